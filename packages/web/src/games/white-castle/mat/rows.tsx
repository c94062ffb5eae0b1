import {
  COLOURS,
  DICTIONARIES,
  FIGURES,
  figuresOn,
  MAT,
  type Player,
  ROW_VALUE,
  ROWS,
  type Row,
} from '@engawa/white-castle';
import { group } from '../../named.ts';
import { isOpen, standAt } from '../../stand.ts';
import { Effects } from '../art/effect-art.tsx';
import { FigureArt } from '../art/figure.tsx';
import { coinTag, Ring, Slot, Tag, Trace } from '../board/parts.tsx';
import { Place } from '../board/place.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { effectWords } from '../describe.ts';
import { placesIn } from '../last.ts';
import { coinsFor, rowGives } from '../outcome.ts';
import { diceNames, dieInHand, figuresAt, MAT_PLACE } from '../pieces.ts';
import { faceWords } from '../words/index.ts';

const ROWS_SIZE = { width: 306, height: 128 } as const;
const PITCH = 42.5;
const ROW = { width: 302, height: 40 } as const;
const CELL = { width: 38.5, height: 32 } as const;

interface RowsProps {
  readonly props: CastleDeciding;
  readonly player: Player;
  readonly of: number;
  /** A second picture of the mat: its pieces are not those that walk. */
  readonly isCopy?: boolean;
}

/** The three rows of the mat: a space for a die, what the row gives, and the figures that still cover the rest of it. */
export function Rows({ props, player, of, isCopy = false }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes
    <svg
      className="wc-mat__rows"
      viewBox={`0 0 ${ROWS_SIZE.width} ${ROWS_SIZE.height}`}
      width={ROWS_SIZE.width}
      height={ROWS_SIZE.height}
      {...group(faceWords[props.language].domain)}
    >
      {ROWS.map((row) => (
        <MatRow key={row} {...{ props, player, of, row, isCopy }} />
      ))}
    </svg>
  );
}

function MatRow({ props, player, of, row, isCopy }: RowsProps & { readonly row: Row }) {
  const { view, step, language, last, pointed } = props;
  const at = ROWS.indexOf(row);
  const colour = COLOURS[at]!;
  const { figure: member, rewards } = MAT[row];
  const isAsked = step?.do === 'placeDie' && step.seat === of;
  const stand = isAsked ? standAt(props, ['placeDie'], row) : ({ state: 'plain' } as const);
  const hand = isAsked ? dieInHand(view) : undefined;
  const gone = FIGURES - figuresOn(player, row);
  const waiting = figuresAt(view, member, MAT_PLACE).filter(({ clan }) => clan === of);
  const value = player.rows[at]!;
  const isPicked = stand.state === 'picked';
  const name = `${DICTIONARIES[language].spaces[row]}: ${effectWords(language, rowGives(player, row))}`;
  const isLast = placesIn([...last, ...pointed]).has(`${row} ${of}`);
  return (
    <Place {...{ props, stand, name }} choice={row} area={ROW} place={row} transform={`translate(2 ${1 + at * PITCH})`}>
      <rect {...ROW} rx="8" fill={`var(--wc-${colour}-pale)`} className="wc-outline" />
      <rect
        width="48"
        height="40"
        rx="8"
        fill={`var(--wc-${colour}${colour === 'white' ? '-rail' : ''})`}
        className="wc-outline"
      />
      {rewards.map((effect, i) => {
        const x = 53 + i * 41;
        const isCovered = i > gone;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reward is its place
          <g key={i}>
            <rect
              x={x}
              y="4"
              {...CELL}
              rx="6"
              fill={isCovered ? 'var(--wc-covered)' : 'var(--wc-card)'}
              className="wc-edge"
            />
            {!isCovered && <Effects effects={[effect]} x={x} y={4} {...CELL} most={1.25} />}
          </g>
        );
      })}
      {rewards.slice(gone + 1).map((effect, i) => {
        const x = 53 + (gone + 1 + i) * 41;
        const figure = waiting[i];
        if (!figure) return null;
        return (
          <g key={figure.piece}>
            <g data-piece={isCopy ? undefined : figure.piece}>
              <FigureArt member={member} seat={figure.seat} x={x + 1} y={2} height={35} />
            </g>
            <g className="wc-covered-badge">
              <rect x={x + 19} y="18" width="20" height="18" rx="5" />
              <Effects effects={[effect]} x={x + 19} y={18} width={20} height={18} />
            </g>
          </g>
        );
      })}
      <Slot
        x={8}
        y={4}
        size={31}
        value={ROW_VALUE}
        dice={value > 0 ? [{ colour, value }] : []}
        names={isCopy ? [] : [diceNames(view, colour).rowDie(of)]}
        ahead={isPicked && hand ? hand : undefined}
      />
      {isLast && <Trace x={8} y={4} width={31} height={33} />}
      <Ring x={8} y={4} width={31} height={32} stand={stand} />
      {hand && isOpen(stand) && <Tag x={24} y={26} {...coinTag(coinsFor(view, row, hand.value))} isPicked={isPicked} />}
    </Place>
  );
}
