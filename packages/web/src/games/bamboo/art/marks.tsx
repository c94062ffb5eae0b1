import type { Kind } from '@engawa/bamboo';
import type { ReactNode } from 'react';
import { classes } from '../../../design/index.ts';
import { ORNAMENT } from '../../named.ts';

interface MarkProps {
  /** A drawing of the sprite without its prefix. */
  readonly name: string;
  readonly className?: string;
}

/** A drawing among words. */
export function Mark({ name, className }: MarkProps) {
  return (
    <svg className={classes('bb-mark', className)} aria-hidden="true" focusable="false">
      <use href={`#bb-${name}`} width="100%" height="100%" />
    </svg>
  );
}

interface KindArtProps {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Not there yet: an outline instead of a seal. `line` is used on paper that is dark at night. */
  readonly isMissing?: boolean;
  readonly isOnGround?: boolean;
}

/** The sign of a kind: a seal where the tile is there, dashed where it is missing. */
export function KindArt({ kind, x, y, size, isMissing = false, isOnGround = false }: KindArtProps) {
  const glyph = size * 0.66;
  const inset = (size - glyph) / 2;
  const look = isMissing ? (isOnGround ? 'ground' : 'missing') : 'there';
  return (
    <g className={`bb-${kind} bb-kind bb-kind--${look}`}>
      <rect x={x} y={y} width={size} height={size} rx={Math.min(4, size * 0.18)} className="bb-kind__box" />
      <use href={`#bb-kind-${kind}`} x={x + inset} y={y + inset} width={glyph} height={glyph} />
    </g>
  );
}

export function KindMark({ kind }: { readonly kind: Kind }) {
  return (
    <svg className="bb-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <KindArt kind={kind} x={1} y={1} size={22} />
    </svg>
  );
}

interface CountProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number in the drawing: its digits stand on the line. What it belongs to says it to whoever listens. */
export function Digits({ x, y, size, anchor = 'middle', className, children }: CountProps) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} className={classes('bb-digits', className)} {...ORNAMENT}>
      {children}
    </text>
  );
}
