import { cardsLeft, total } from '@engawa/kernel';
import { DICTIONARIES, type Household, rivalSheet, SOLO_CARDS } from '@engawa/white-castle';
import { Crest } from '../../design/index.ts';
import { Fan, Mark } from './art/effect-art.tsx';
import { chainOf, chainSeat } from './chain.ts';
import { ChainView } from './chain-view.tsx';
import type { CastleDeciding } from './deciding.ts';
import { clanName } from './describe.ts';
import { RIVAL_SEAT } from './pieces.ts';
import { FiguresOut, figuresOut } from './plate.tsx';
import './side.css';
import { faceWords } from './words/index.ts';

/** Beside the board: what of the turn is still to come, and alone the visiting clan. */
export function Side(props: CastleDeciding) {
  const { view } = props;
  return (
    <div className="wc-side">
      <Turn {...props} />
      {view.rival !== null && <Rival props={props} rival={view.rival} />}
    </div>
  );
}

/** Whose turn it is, and the chain of what it has started. */
function Turn({ view, language, who }: CastleDeciding) {
  const say = faceWords[language];
  const seat = chainSeat(view);
  const links = chainOf(view);
  if (seat === undefined) return null;
  return (
    <section className="wc-side__turn" data-seat={seat}>
      <h3 className="wc-side__head">
        <Crest seat={seat} size={18} /> {say.now}: {who(seat)}
      </h3>
      {links.length > 0 ? (
        <ChainView links={links} language={language} />
      ) : (
        <p className="wc-side__none">
          {DICTIONARIES[language].table.order(view.order.map((clan) => clanName({ view, language, who }, clan)))}
        </p>
      )}
    </section>
  );
}

/** The visiting clan: its points, its figures, and the die that its next card asks for. */
function Rival({ props, rival }: { readonly props: CastleDeciding; readonly rival: Household }) {
  const { view, language } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const top = view.solo.over.at(-1)?.card;
  const points = total(rivalSheet(view, rival));
  return (
    <section className="wc-side__rival" data-seat={RIVAL_SEAT}>
      <h3 className="wc-side__head">
        <Crest seat={RIVAL_SEAT} size={18} /> {words.rival}
      </h3>
      <p className="wc-side__numbers">
        <span title={say.estimate(points)}>
          <svg className="wc-mark" viewBox="0 0 36 26" aria-hidden="true" focusable="false">
            <Fan x={0} y={0} width={36} text={`${points}`} />
          </svg>
          <span className="visually-hidden">{say.estimate(points)}</span>
        </span>
        <span title={words.table.coins(rival.coins)}>
          <Mark name="coin" /> <span className="visually-hidden">{say.coins}: </span>
          {rival.coins}
        </span>
        <FiguresOut household={rival} seat={RIVAL_SEAT} name={say.figures(figuresOut(rival))} />
      </p>
      {top !== undefined && (
        <p className="wc-side__next">
          {say.nextDie}: <Mark name={`tile-${SOLO_CARDS[top].bridge}`} /> {say.at[SOLO_CARDS[top].at]} ›{' '}
          {words.spaces[SOLO_CARDS[top].place]}
        </p>
      )}
      <p className="wc-side__none">{say.rivalCards(cardsLeft(view.solo))}</p>
    </section>
  );
}
