import { FRAGMENTS, type Panorama } from '@engawa/tokaido';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classes } from '../../design/class-names.ts';
import { Art } from './art/art.tsx';
import './strip.css';

/** Every fragment is as wide as this in the drawing of its panorama. */
const WIDTH = 120;
const HEIGHT = 220;

interface PieceProps {
  readonly of: Panorama;
  /** Fragments from `from` (0 is the first) up to `to`. */
  readonly from: number;
  readonly to: number;
  readonly className?: string;
}

/** A part of the one drawing. */
function Print({ of, from, to, className }: PieceProps) {
  return (
    <svg
      className={classes('tk-print', className)}
      viewBox={`${WIDTH * from} 0 ${WIDTH * (to - from)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      style={{ gridColumn: `${from + 1} / ${to + 1}` }}
    >
      <use href={`#tk-pan-${of}`} width={WIDTH * FRAGMENTS[of]} height={HEIGHT} />
    </svg>
  );
}

/** How many fragments were there when this was first seen, or after the last printing was done. */
function useSettled(owned: number): number {
  const [settled, setSettled] = useState(owned);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (owned === settled) return;
    timer.current = setTimeout(() => setSettled(owned), owned > settled ? 900 : 0);
    return () => clearTimeout(timer.current);
  }, [owned, settled]);
  return Math.min(settled, owned);
}

interface StripProps {
  readonly of: Panorama;
  readonly owned: number;
  /** The next fragment is about to be gained. */
  readonly isAhead?: boolean;
  /** The seal of its achievement is stamped on it. */
  readonly isSealed?: boolean;
  readonly className?: string;
}

/**
 * A panorama as far as it is printed: fragments that assemble into one picture, the rest as an unprinted block with the
 * numbers of what is missing. A new fragment is printed in three steps, from light to dark.
 */
export function Strip({ of, owned, isAhead = false, isSealed = false, className }: StripProps) {
  const all = FRAGMENTS[of];
  const settled = useSettled(owned);
  const missing = Array.from({ length: all - owned }, (_, i) => owned + i);
  return (
    <div
      className={classes('tk-strip', className)}
      style={{ '--tk-fragments': all } as CSSProperties}
      aria-hidden="true"
    >
      {owned < all && <Print of={of} from={owned} to={all} className="tk-key" />}
      {settled > 0 && <Print of={of} from={0} to={settled} />}
      {owned > settled && <Print of={of} from={settled} to={all} className="tk-key" />}
      {owned > settled && <Print of={of} from={settled} to={owned} className="tk-print--new" />}
      {isAhead && owned < all && <Print of={of} from={owned} to={owned + 1} className="tk-print--ahead" />}
      {Array.from({ length: all - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cut is its place
        <i key={i} className="tk-strip__cut" style={{ gridColumn: i + 1 }} />
      ))}
      {missing.map((fragment) =>
        isAhead && fragment === owned ? (
          <span key={fragment} className="tk-strip__ahead" style={{ gridColumn: fragment + 1 }}>
            <b>+{fragment + 1}</b>
          </span>
        ) : (
          <span key={fragment} className="tk-strip__number" style={{ gridColumn: fragment + 1 }}>
            {fragment + 1}
          </span>
        ),
      )}
      {isSealed && <Art name={`ach-${of}`} className="tk-strip__seal" />}
    </div>
  );
}

/** The same at the size of a stamp, for the plates. What is missing stays blank: nobody could see its lines. */
export function StampStrip({ of, owned }: { readonly of: Panorama; readonly owned: number }) {
  const all = FRAGMENTS[of];
  return (
    <span className="tk-stamp" style={{ '--tk-fragments': all } as CSSProperties} aria-hidden="true">
      {owned > 0 && <Print of={of} from={0} to={owned} />}
      {Array.from({ length: all - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cut is its place
        <i key={i} className="tk-stamp__cut" style={{ gridColumn: i + 1 }} />
      ))}
    </span>
  );
}
