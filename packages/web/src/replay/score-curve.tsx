import type { Who } from '@engawa/kernel';
import { useMemo, useRef } from 'react';
import { Crest } from '../design/index.ts';
import { curveOf } from './curve.ts';
import './score-curve.css';
import { useWidth } from './use-width.ts';

interface ScoreCurveProps {
  /** Of every seat, position by position: points, or chances out of a hundred. */
  readonly values: readonly (readonly number[])[];
  /** What is read aloud: the values of all seats at this position. */
  readonly help: (values: string) => string;
  readonly at: number;
  /** The positions of the key moments. */
  readonly moments: readonly number[];
  readonly who: Who;
  readonly onChange: (at: number) => void;
}

const HEIGHT = 152;
/** The scrubber under the curve has the same ends: see score-curve.css. */
const LEFT = 30;
const RIGHT = 36;
const TOP = 22;
const BOTTOM = 8;
/** No two lines look the same without colour. */
const DASHES = ['', '7 4', '', '2.5 3.5', '11 4 2.5 4', '5 2.5'];
const CREST = 18;

/** Points or chances of all seats over the whole game, on the same axis as the scrubber. */
export function ScoreCurve({ values, help, at, moments, who, onChange }: ScoreCurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 600);
  const plot = { left: LEFT, right: width - RIGHT, top: TOP, bottom: HEIGHT - BOTTOM };
  const { x, y, grid, paths, ends } = useMemo(
    () => curveOf(values, { left: LEFT, right: width - RIGHT, top: TOP, bottom: HEIGHT - BOTTOM }),
    [values, width],
  );
  const now = (values[at] ?? []).map((value, seat) => `${who(seat)}\u00a0${Math.round(value)}`).join(', ');
  return (
    <div
      ref={box}
      className="score-curve"
      // A place on the curve is a position; whoever uses the keyboard has the scrubber.
      onPointerDown={({ clientX, currentTarget }) => {
        const share = (clientX - currentTarget.getBoundingClientRect().left - LEFT) / (plot.right - LEFT);
        onChange(Math.round(Math.min(1, Math.max(0, share)) * (values.length - 1)));
      }}
    >
      <svg width={width} height={HEIGHT} role="img" aria-label={help(now)}>
        {grid.map((score) => (
          <g key={score}>
            <path className="score-curve__grid" d={`M${LEFT} ${y(score)}H${plot.right}`} />
            <text className="score-curve__number" x={LEFT - 6} y={y(score) + 4} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        <rect className="score-curve__band" x={x(at) - 4} y={TOP - 8} width="8" height={HEIGHT - TOP + 8} />
        <path className="score-curve__now" d={`M${x(at)} ${TOP - 8}V${HEIGHT}`} />
        {paths.map((path, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={seat} data-seat={seat}>
            <path className="score-curve__casing" d={path} strokeDasharray={DASHES[seat]} />
            <path className="score-curve__line" d={path} strokeDasharray={DASHES[seat]} />
          </g>
        ))}
        {ends.map((end, seat) => (
          <Crest
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            size={CREST}
            x={width - CREST - 4}
            y={end - CREST / 2}
          />
        ))}
        {moments.map((moment, i) => (
          <g key={moment} transform={`translate(${x(moment)} 10)`}>
            <circle className="score-curve__mark" r="8.5" />
            <text className="score-curve__mark-number" y="4" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
