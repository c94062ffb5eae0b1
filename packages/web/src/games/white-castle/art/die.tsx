import type { Colour } from '@engawa/white-castle';

const LEFT = 8.5;
const MIDDLE = 16;
const RIGHT = 23.5;
const TOP = 8;
const CENTRE = 15.5;
const BOTTOM = 23;

/** Where the pips lie, on a grid of 32. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, CENTRE]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [MIDDLE, CENTRE],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [RIGHT, TOP],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [RIGHT, TOP],
    [MIDDLE, CENTRE],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
  [
    [LEFT, TOP],
    [RIGHT, TOP],
    [LEFT, CENTRE],
    [RIGHT, CENTRE],
    [LEFT, BOTTOM],
    [RIGHT, BOTTOM],
  ],
];

interface DieProps {
  readonly colour: Colour;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Not placed yet. */
  readonly isAhead?: boolean;
}

/** A die seen a little from above. A single pip is red on white, as dice are in Japan. */
export function DieArt({ colour, value, x, y, size, isAhead = false }: DieProps) {
  const pip = colour !== 'white' ? 'var(--paper)' : value === 1 ? 'var(--wc-round)' : 'var(--wc-k)';
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <rect x="-1.2" y="-1.2" width="34.4" height="37.4" rx="9" fill="var(--paper)" />
      <rect
        x="1"
        y="4"
        width="30"
        height="30.5"
        rx="7"
        fill={`var(--wc-${colour}-deep)`}
        stroke="var(--wc-k)"
        strokeWidth="1.8"
      />
      <rect
        x="1"
        y="1"
        width="30"
        height="29.5"
        rx="7"
        fill={`var(--wc-${colour})`}
        stroke="var(--wc-k)"
        strokeWidth="1.8"
      />
      <path
        d="M4.2 11V9c0-3 1.8-4.8 4.8-4.8h6"
        fill="none"
        stroke={`var(--wc-${colour}-shine)`}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      {PIPS[value]!.map(([cx, cy]) => (
        <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={value === 1 ? 4.4 : 3.15} fill={pip} />
      ))}
      {isAhead && (
        <g fill="none" strokeWidth="2.4">
          <rect x="0" y="0" width="32" height="35" rx="8" stroke="var(--paper)" />
          <rect x="0" y="0" width="32" height="35" rx="8" stroke="var(--wc-k)" strokeDasharray="5 4" />
        </g>
      )}
    </g>
  );
}

/** A die among words. */
export function DieMark({ colour, value }: { readonly colour: Colour; readonly value: number }) {
  return (
    <svg className="wc-mark wc-mark--one" viewBox="-2 -2 36 39" aria-hidden="true" focusable="false">
      <DieArt colour={colour} value={value} x={0} y={0} size={32} />
    </svg>
  );
}
