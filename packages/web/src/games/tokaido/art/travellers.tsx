import type { ReactNode } from 'react';
import { ROUND } from './brush.tsx';

/** Who walks for which seat, in the order of the seats; the last belongs to nobody. */
export const FIGURES = ['hat', 'staff', 'child', 'basket', 'fan', 'neutral'] as const;
export type Figure = (typeof FIGURES)[number];

const LEGS = 'M15 51h5l-.5 7.5h-5zM24 51h5l.5 7.5h-5z';
const SANDALS = 'M12.5 59h8M23 59h8';

const PAPER = 'var(--tk-paper)';
const ROBE = 'var(--tk-robe)';
const COLLAR = 'var(--tk-collar)';
const SKIN = 'var(--tk-skin)';
const HAIR = 'var(--tk-hair)';
const INK = 'var(--tk-k)';

interface Shape {
  readonly d?: string;
  /** A circle: centre and radius. */
  readonly c?: readonly [number, number, number];
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

const BODIES: Readonly<Record<Figure, readonly Shape[]>> = {
  hat: [
    { d: LEGS, fill: PAPER },
    { d: SANDALS, width: 3 },
    { d: 'M15 23C10 30 7 41 6 52h32c-1-11-4-22-9-29z', fill: ROBE },
    { d: 'M22 24l-7 8M22 24l6 7', fill: 'none', stroke: COLLAR, width: 2.4 },
    { c: [22, 18, 6.5], fill: SKIN },
    { d: 'M1 19C8 6 15 1 22 1s14 5 21 18c-12-5-30-5-42 0z', fill: 'var(--tk-straw)' },
    { d: 'M22 2v13M14 4.5L9 16M30 4.5l5 11.5', fill: 'none', width: 1.2 },
  ],
  staff: [
    { d: LEGS, fill: PAPER },
    { d: SANDALS, width: 3 },
    { d: 'M39 6v53', stroke: INK, width: 5 },
    { d: 'M39 6v53', stroke: 'var(--tk-earth)', width: 2.2 },
    { c: [39, 3, 4], fill: 'none', width: 2.4 },
    { d: 'M15 23C10 30 7 41 6 52h32c-1-11-4-22-9-29z', fill: ROBE },
    { d: 'M27 27c5 1 9 4 12 8l-3 5c-4-3-8-5-11-6z', fill: ROBE },
    { c: [38.5, 37, 3], fill: SKIN },
    { d: 'M22 25l-6 7M22 25l5 6', fill: 'none', stroke: COLLAR, width: 2.4 },
    { d: 'M13 14c0-7 4-11 9-11s9 4 9 11-4 11-9 11-9-4-9-11z', fill: SKIN },
    { d: 'M12.5 13C12 5 17 1 22 1.5S32 5 31.5 13c-6-4-13-4-19 0z', fill: PAPER },
    { d: 'M31 9l7 4-6 3', fill: PAPER },
  ],
  child: [
    { d: 'M14 51h5l-.5 7.5h-5zM21 51h5l.5 7.5h-5z', fill: PAPER },
    { d: 'M11.5 59h7M20 59h7', width: 3 },
    { d: 'M14 23C9 30 6 41 5 52h27c-1-11-3-22-7-29z', fill: ROBE },
    { d: 'M34 42c-3 4-4 9-4.5 13h14.5c-.5-5-2-10-5-13z', fill: ROBE },
    { d: 'M33.5 56v3M40.5 56v3', width: 3 },
    { d: 'M24 30l7 12 4 0', fill: 'none', stroke: INK, width: 5.5 },
    { d: 'M24 30l7 11 4 1', fill: 'none', stroke: ROBE, width: 2.6 },
    { c: [37, 36, 6], fill: SKIN },
    { d: 'M31 35c0-4 3-6 6-6s6 2 6 6c-4-3-8-3-12 0zM36 29c-1-3 2-4 3-2', fill: HAIR },
    { c: [20, 15, 7.5], fill: SKIN },
    { d: 'M11.5 17C9 8 13 3 20 3c6 0 10 5 8.5 12-3-5-7-5-10-5-3 0-5 3-7 7z', fill: HAIR },
    { d: 'M16 3c-1-4 8-4 7 0', fill: HAIR },
    { d: 'M20 24l-6 7M20 24l4 5', fill: 'none', stroke: COLLAR, width: 2.4 },
  ],
  basket: [
    { d: LEGS, fill: PAPER },
    { d: SANDALS, width: 3 },
    { d: 'M17 23C12 30 8 41 7 52h31c0-11-3-22-8-29z', fill: ROBE },
    { d: 'M-1 9h19l-1 31c-6 2-12 2-17-1z', fill: 'var(--tk-earth-2)' },
    { d: 'M-2 4h21v6H-2z', fill: 'var(--tk-earth)' },
    { d: 'M5 10l1 30M11.5 10l.5 31M0 20h18M0 30h18', fill: 'none', width: 1.2 },
    { d: 'M18 22l9 11', stroke: INK, width: 4.5 },
    { d: 'M18 22l9 11', stroke: 'var(--tk-straw)', width: 2 },
    { c: [27, 15, 7.5], fill: SKIN },
    { d: 'M19 14c0-6 4-9 8-9s8 3 8 8c-5-3-11-3-16 1z', fill: PAPER },
    { d: 'M19 13l-5-3 1 6z', fill: PAPER },
  ],
  fan: [
    { d: LEGS, fill: PAPER },
    { d: SANDALS, width: 3 },
    { d: 'M15 23C10 30 6 41 4 52h34c-1-11-4-22-9-29z', fill: ROBE },
    { d: 'M27 25c4-3 7-7 9-11l5 2c-1 8-5 14-11 18z', fill: ROBE },
    { d: 'M37 15L35-3c6 0 11 2 14 6z', fill: PAPER },
    { d: 'M37 15L40-1.5M37 15l8-14', width: 1.2 },
    { d: 'M35.5 1c4 0 8 1.5 10.5 4', fill: 'none', stroke: 'var(--tk-sun)', width: 2.6 },
    { c: [21, 15, 7.5], fill: SKIN },
    { d: 'M12.5 17C10 8 14 3 21 3c6 0 10 5 8.5 12-3-5-7-5-10-5-3 0-5 3-7 7z', fill: HAIR },
    { c: [19, 1.5, 4.2], fill: HAIR },
    { d: 'M10 0l18 3', stroke: 'var(--tk-coin)', width: 2 },
    { d: 'M21 24l-6 7M21 24l5 6', fill: 'none', stroke: COLLAR, width: 2.4 },
  ],
  neutral: [
    { d: LEGS, fill: PAPER },
    { d: SANDALS, width: 3 },
    { d: 'M14 24L5 52h34L30 24z', fill: 'var(--tk-straw)' },
    { d: 'M13 28l-4 24M18 25l-3 27M22 25v27M26 25l3 27M31 28l4 24M8 42h28', fill: 'none', width: 1.2 },
    { d: 'M4 20C9 8 15 3 22 3s13 5 18 17c-9 5-27 5-36 0z', fill: 'var(--tk-earth-2)' },
    { d: 'M22 4v18', width: 1.2 },
  ],
};

/** The robe once more, for the pattern of the seat over it. */
export const ROBES: Readonly<Record<Figure, string>> = {
  hat: BODIES.hat[2]!.d!,
  staff: BODIES.staff[5]!.d!,
  child: BODIES.child[2]!.d!,
  basket: BODIES.basket[2]!.d!,
  fan: BODIES.fan[2]!.d!,
  neutral: BODIES.neutral[2]!.d!,
};

function shapes(body: readonly Shape[], isPainted: boolean): ReactNode {
  return body.map(({ d, c, fill, stroke, width }) => {
    const paint = isPainted ? { fill, stroke, strokeWidth: width } : {};
    return c ? (
      <circle key={`${c}`} cx={c[0]} cy={c[1]} r={c[2]} {...paint} />
    ) : (
      <path key={`${d}${stroke}`} d={d} {...paint} />
    );
  });
}

/** A body on a grid of 70 by 80, its feet at (22, 59): a ring of paper and a ring of ink are built from its own outline. */
export function Travellers() {
  return FIGURES.map((figure) => {
    const outline = shapes(BODIES[figure], false);
    return (
      <symbol key={figure} id={`tk-traveller-${figure}`} viewBox="-10 -12 70 80" {...ROUND}>
        <g fill="var(--tk-outer, none)" stroke="var(--tk-outer, none)" strokeWidth="16.5">
          {outline}
        </g>
        <g fill="var(--tk-k)" stroke="var(--tk-k)" strokeWidth="9.6">
          {outline}
        </g>
        <g fill="var(--tk-ring)" stroke="var(--tk-ring)" strokeWidth="7">
          {outline}
        </g>
        <g stroke="var(--tk-k)" strokeWidth="2">
          {shapes(BODIES[figure], true)}
        </g>
      </symbol>
    );
  });
}
