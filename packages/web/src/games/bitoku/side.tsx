import { Crest } from '../../design/crest.tsx';
import { useNarrow } from '../narrow.ts';
import { chainOf, chainSeat } from './chain.ts';
import { ChainView } from './chain-view.tsx';
import type { BitokuDeciding } from './deciding.ts';
import { dictionary } from './naming.ts';
import './side.css';
import { TenguBoard } from './tengu.tsx';
import { faceWords } from './words/index.ts';

/** Beside the board: what of the turn is still to come, and alone the board of the Tengu. */
export function Side(props: BitokuDeciding) {
  const { view, language, who } = props;
  const say = faceWords[language];
  const seat = chainSeat(view);
  // What is asked now is written under the board: a chain begins with what comes behind it.
  const hasChain = seat !== undefined && chainOf(view).length > 1;
  const isNarrow = useNarrow();
  if (!hasChain && view.tengu === null) {
    // On a phone all this is a page of its own, which is never empty.
    const order = view.order.map(who);
    return isNarrow ? <p className="bt-side">{dictionary(language).table.order(order)}</p> : null;
  }
  return (
    <div className="bt-side">
      {hasChain && (
        <section data-seat={seat}>
          <h3 className="bt-side__head">
            <Crest seat={seat} size={18} /> {say.stillToCome} <small>{who(seat)}</small>
          </h3>
          <ChainView {...props} />
        </section>
      )}
      {view.tengu !== null && <TenguBoard {...props} tengu={view.tengu} />}
    </div>
  );
}
