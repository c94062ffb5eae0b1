import { Mon } from '../../../design/crest.tsx';
import './figures.css';

interface DieProps {
  readonly value: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** On the board a die shows whose it is by its crest too. */
  readonly hasCrest?: boolean;
}

/** Where the pips lie, in parts of the die. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

export function DieArt({ value, seat, x, y, size, hasCrest = false }: DieProps) {
  const middle = { x: x + size / 2, y: y + size / 2 };
  const crest = size * 0.34;
  return (
    <g data-seat={seat}>
      <rect x={x} y={y} width={size} height={size} rx={size * 0.23} className="bt-die" />
      <rect x={x + 1.8} y={y + 1.8} width={size - 3.6} height={size - 3.6} rx={size * 0.2} className="bt-die__face" />
      {PIPS[value]!.map(([dx, dy]) => (
        <circle
          key={`${dx} ${dy}`}
          cx={middle.x + dx * size * 0.23}
          cy={middle.y + dy * size * 0.23}
          r={size * 0.085}
          className="bt-die__pip"
        />
      ))}
      {hasCrest && (
        <g className="bt-die__crest">
          <circle cx={x + size - 1} cy={y + 1} r={crest * 0.66} />
          <Mon seat={seat} size={crest} x={x + size - 1 - crest / 2} y={y + 1 - crest / 2} />
        </g>
      )}
    </g>
  );
}

export function DieMark({ value, seat }: Pick<DieProps, 'value' | 'seat'>) {
  return (
    <svg className="bt-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <DieArt value={value} seat={seat} x={1} y={1} size={22} />
    </svg>
  );
}

interface FigureProps {
  readonly kind: 'kodama' | 'pilgrim' | 'pilgrim-asleep' | 'building-marker';
  /** Whose; nobody's kodama are grey. */
  readonly seat: number | undefined;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the crest lies on a figure: how far down, and how large. */
const CREST_ON = {
  kodama: [0.22, 0.5],
  pilgrim: [0.52, 0.36],
  'pilgrim-asleep': [0.56, 0.36],
  'building-marker': [0.56, 0.32],
} as const;

export function FigureArt({ kind, seat, x, y, size }: FigureProps) {
  const [down, part] = CREST_ON[kind];
  const crest = size * part;
  return (
    <g data-seat={seat} className={seat === undefined ? 'bt-figure bt-figure--nobody' : 'bt-figure'}>
      <use href={`#bt-${kind}`} x={x} y={y} width={size} height={size} />
      {seat === undefined ? (
        <path
          d={`M${x + size * 0.34} ${y + size * 0.3}l${size * 0.32} ${size * 0.32}m0 ${-size * 0.32}l${-size * 0.32} ${size * 0.32}`}
          className="bt-figure__cross"
        />
      ) : (
        <Mon seat={seat} size={crest} x={x + (size - crest) / 2} y={y + size * down} />
      )}
    </g>
  );
}
