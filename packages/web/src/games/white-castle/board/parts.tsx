import type { ClanMember, Colour, Die } from '@engawa/white-castle';
import { Crest } from '../../../design/crest.tsx';
import { isOpen, type Stand } from '../../stand.ts';
import { DieArt } from '../art/die.tsx';
import { FigureArt, figureWidth } from '../art/figure.tsx';
import type { Figure } from '../pieces.ts';

interface RectProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** Around what can be chosen, is chosen, or was chosen last; whoever walks by keys sees where he is. */
export function Ring({ x, y, width, height, radius = 8, stand }: RectProps & { readonly stand: Stand }) {
  if (!isOpen(stand)) return null;
  const box = { x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: radius + 2 };
  return (
    <g className={`wc-ring wc-ring--${stand.state}`}>
      <rect {...box} className="wc-ring__halo" />
      <rect {...box} className="wc-ring__line" />
      <rect x={x - 6} y={y - 6} width={width + 12} height={height + 12} rx={radius + 6} className="wc-ring__focus" />
      {stand.state === 'legal' ? (
        <circle cx={x + width / 2} cy={y + height + 2} r="3.6" className="wc-ring__dot" />
      ) : (
        <g transform={`translate(${x + width} ${y})`}>
          <circle r="7.5" className="wc-ring__tick" />
          <path d="M-3.4.2l2.4 2.5 4.4-5" className="wc-ring__check" />
        </g>
      )}
    </g>
  );
}

/** What happened last is outlined until something else happens; what is pointed at in the log too. */
export function Trace({ x, y, width, height, radius = 8 }: RectProps) {
  return <rect x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={radius + 2} className="wc-trace" />;
}

interface TagProps {
  /** The middle of its upper edge. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly icon: string;
  readonly tone: 'gain' | 'pay' | 'even';
  readonly isPicked?: boolean;
}

/** What a place brings or costs, on a small label. */
export function Tag({ x, y, text, icon, tone, isPicked = false }: TagProps) {
  const width = 20 + 8 * text.length;
  return (
    <g className={isPicked ? 'wc-tag wc-tag--picked' : 'wc-tag'} data-tone={tone}>
      <rect x={x - width / 2} y={y} width={width} height="17" rx="8.5" className="wc-tag__paper" />
      <text x={x - 8} y={y + 13} textAnchor="middle" className="wc-tag__text">
        {text}
      </text>
      <use href={`#wc-${icon}`} x={x + width / 2 - 18} y={y + 2} width="13" height="13" />
    </g>
  );
}

export function coinTag(coins: number): Pick<TagProps, 'text' | 'icon' | 'tone'> {
  return {
    text: coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '0',
    icon: 'coin',
    tone: coins > 0 ? 'gain' : coins < 0 ? 'pay' : 'even',
  };
}

interface SlotProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Printed under the dice. */
  readonly value: number;
  readonly dice: readonly Die[];
  /** What the dice are called, from the lowest on. */
  readonly names: readonly string[];
  readonly ahead?: { readonly colour: Colour; readonly value: number } | undefined;
}

/** How much higher a die lies that lies on another. */
const STACKED = 8;

/** A die space: its value, the dice on it, and the one that is about to come. */
export function Slot({ x, y, size, value, dice, names, ahead }: SlotProps) {
  const shown = ahead ? [...dice, ahead] : dice;
  const isDeep = shown.length > 2;
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx="8" className="wc-slot" />
      {shown.length === 0 && (
        <text x={x + size / 2} y={y + size * 0.72} textAnchor="middle" className="wc-slot__value">
          {value}
        </text>
      )}
      {shown.map((die, at) => {
        // In the well there is room for all: only the last two are seen.
        if (isDeep && at < shown.length - 2) return null;
        const level = isDeep ? at - (shown.length - 2) : at;
        const isAhead = ahead !== undefined && at === shown.length - 1;
        return (
          <g key={isAhead ? 'ahead' : (names[at] ?? at)} data-piece={isAhead ? undefined : names[at]}>
            <DieArt {...die} x={x + 0.5} y={y - level * STACKED} size={size - 1} isAhead={isAhead} />
          </g>
        );
      })}
    </>
  );
}

interface FiguresProps {
  readonly member: ClanMember;
  readonly figures: readonly Figure[];
  readonly x: number;
  /** Where their feet are. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How high crests may be heaped up, where something lies above them. */
  readonly rise?: number | undefined;
}

/** Figures side by side as far as there is room, then closer, then as crests with numbers. */
export function FigureLine({ member, figures, x, y, width, height, rise }: FiguresProps) {
  if (figures.length === 0) return null;
  const own = figureWidth(member, height);
  const step = figures.length === 1 ? 0 : Math.min(own * 0.86, (width - own) / (figures.length - 1));
  if (figures.length > 1 && step < own * 0.42) return <Crests {...{ figures, x, y, width, rise }} />;
  const left = x + (width - own - step * (figures.length - 1)) / 2;
  return figures.map(({ piece, seat }, i) => (
    <g key={piece} data-piece={piece}>
      <FigureArt member={member} seat={seat} x={left + step * i} y={y - height} height={height} />
    </g>
  ));
}

const CREST = 17;

function Crests({ figures, x, y, width, rise }: Pick<FiguresProps, 'figures' | 'x' | 'y' | 'width' | 'rise'>) {
  const seats = [...new Set(figures.map(({ seat }) => seat))];
  const columns = Math.max(1, Math.min(seats.length, Math.floor(width / 25)));
  const rows = Math.ceil(seats.length / columns);
  const pitch = rise === undefined || rows === 1 ? CREST : Math.min(CREST, (rise - CREST) / (rows - 1));
  return seats.map((seat, i) => {
    const own = figures.filter((figure) => figure.seat === seat);
    const left = x + (width / columns) * (i % columns) + (width / columns - 25) / 2;
    const top = y - CREST - pitch * (rows - 1 - Math.floor(i / columns)) - 1;
    return (
      <g key={seat} data-piece={own.at(-1)!.piece}>
        <rect x={left} y={top} width="25" height="16" rx="8" className="wc-crowd" />
        <Crest seat={seat} size={16} x={left} y={top} />
        <text x={left + 20} y={top + 12} textAnchor="middle" className="wc-crowd__count">
          {own.length}
        </text>
      </g>
    );
  });
}
