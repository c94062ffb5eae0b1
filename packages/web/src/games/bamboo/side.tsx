import { Crest } from '../../design/index.ts';
import { chainOf, turnSeat } from './chain.ts';
import { ChainView } from './chain-view.tsx';
import type { BambooDeciding } from './deciding.ts';
import './side.css';
import { faceWords } from './words/index.ts';

/** Beside the board: whose turn it is, and what of it is still to come. */
export function Side({ view, language, who }: BambooDeciding) {
  const say = faceWords[language];
  const seat = turnSeat(view);
  if (seat === undefined) return null;
  const links = chainOf(view);
  return (
    <div className="bb-side" data-seat={seat}>
      <h3 className="bb-side__head">
        <Crest seat={seat} size={18} /> {say.now}: {who(seat)}
      </h3>
      {links.length > 0 ? <ChainView links={links} language={language} /> : <p>{say.nothingAhead}</p>}
    </div>
  );
}
