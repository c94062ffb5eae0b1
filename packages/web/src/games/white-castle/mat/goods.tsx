import {
  DICTIONARIES,
  LANTERNS,
  type LanternCard,
  MOST_RESOURCES,
  MOST_SEALS,
  type Player,
  RESOURCE_POINTS,
  RESOURCES,
} from '@engawa/white-castle';
import { Crest } from '../../../design/crest.tsx';
import { Effects, Fan, Mark } from '../art/effect-art.tsx';
import { frameOf } from '../board/card-art.tsx';
import { Exchanges } from '../choice-button.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { effectWords } from '../describe.ts';
import { faceWords } from '../words/index.ts';

interface GoodsProps {
  readonly props: CastleDeciding;
  readonly player: Player;
  readonly of: number;
}

const CELL = 18.6;
const SPACES = Array.from({ length: MOST_RESOURCES + 1 }, (_, n) => n);

/** The three tracks; the steps that score at the end carry a fan. */
export function Tracks({ props, player, of }: GoodsProps) {
  const words = DICTIONARIES[props.language];
  return (
    <svg
      className="wc-mat__tracks"
      viewBox="0 0 204 128"
      width="204"
      height="128"
      role="img"
      aria-label={words.table.goods(player)}
    >
      {RESOURCES.map((resource, row) => (
        <g key={resource} transform={`translate(0 ${row * 42.5})`}>
          <use href={`#wc-${resource}`} x="0" y="12" width="25" height="25" />
          <text x="38" y="33" textAnchor="middle" className="wc-track__amount">
            {player[resource]}
          </text>
          {SPACES.map((n) => {
            const points = RESOURCE_POINTS[n]!;
            const scores = points > (RESOURCE_POINTS[n - 1] ?? 0);
            const x = 53 + n * CELL;
            return (
              <g key={n}>
                <rect
                  x={x}
                  y="13"
                  width={CELL - 1.2}
                  height="24"
                  rx="5"
                  fill={scores ? 'var(--wc-yellow)' : 'var(--wc-card)'}
                  className="wc-edge"
                />
                <text x={x + 8.7} y="29.5" textAnchor="middle" className="wc-time-number">
                  {n}
                </text>
                {scores && <Fan x={x - 1} y={1} width={19} text={`${points}`} />}
                {player[resource] === n && (
                  <g data-piece={`${resource}-${of}`}>
                    <Crest seat={of} size={19} x={x - 0.8} y={15.5} />
                  </g>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** Cards of the lantern area, each with its one symbol. */
export function LanternArea({ props, player }: Omit<GoodsProps, 'of'>) {
  const { language } = props;
  const words = DICTIONARIES[language];
  const cards = player.lantern;
  return (
    <ul className="wc-lantern" data-many={cards.length > 6 || undefined}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike, and nothing is ever taken away
        <li key={i} title={`${words.card(card)}: ${words.effect(LANTERNS[card])}`}>
          <LanternBack card={card} />
          <span className="visually-hidden">{effectWords(language, [LANTERNS[card]])}</span>
        </li>
      ))}
      {cards.length === 0 && <li className="wc-lantern__none">{faceWords[language].nothingYet}</li>}
    </ul>
  );
}

function LanternBack({ card }: { readonly card: LanternCard }) {
  return (
    <svg viewBox="0 0 56 40" width="56" height="40" aria-hidden="true" focusable="false">
      <g data-piece={card.startsWith('action') ? undefined : `card-${card}`}>
        <rect x="1" y="1" width="54" height="38" rx="6" fill={frameOf(card)} className="wc-outline" />
        <rect x="4" y="4" width="48" height="32" rx="4" fill="var(--wc-card)" className="wc-edge" />
        <Effects effects={[LANTERNS[card]]} x={4} y={4} width={48} height={32} most={1.25} />
      </g>
    </svg>
  );
}

/** Coins, the five places for seals, and what seals can be exchanged for. */
export function Purse({ props, player, of }: GoodsProps) {
  const { step, language } = props;
  const words = DICTIONARIES[language];
  const isAsked = step !== undefined && 'seat' in step && step.seat === of;
  return (
    <div className="wc-purse-part">
      <p className="wc-purse-part__coins" title={words.table.coins(player.coins)}>
        <Mark name="coin" /> <span className="visually-hidden">{faceWords[language].coins}: </span>
        {player.coins}
      </p>
      <p className="wc-purse-part__seals" title={`${faceWords[language].seals}: ${player.seals}`}>
        <span className="visually-hidden">
          {faceWords[language].seals}: {player.seals}
        </span>
        {Array.from({ length: MOST_SEALS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seal is its place
          <span key={i} aria-hidden="true" className={i < player.seals ? '' : 'wc-purse-part__free'}>
            {i < player.seals && <Mark name="seal" />}
          </span>
        ))}
      </p>
      {isAsked && <Exchanges props={props} />}
    </div>
  );
}
