import { KINDS, STRONGHOLD } from '@engawa/rising-sun';
import { Crest, classes } from '../../../design/index.ts';

interface MarkProps {
  /** A drawing of the sprite without its prefix. */
  readonly name: string;
  readonly className?: string;
}

/** A drawing among words. */
export function Mark({ name, className }: MarkProps) {
  return (
    <svg className={classes('rs-mark', className)} aria-hidden="true" focusable="false">
      <use href={`#rs-${name}`} width="100%" height="100%" />
    </svg>
  );
}

/** How a kind of figure is called in the sprite. */
export const drawingOf = (kind: number): string => (kind === STRONGHOLD ? 'stronghold' : KINDS[kind]!);

/** Width and height of a figure on the map: a daimyo is larger than a bushi, and monsters are larger than all. */
export function sizeOf(kind: number): { readonly width: number; readonly height: number } {
  if (kind === STRONGHOLD) return { width: 25, height: 28 };
  if (kind < 2) return { width: 21, height: 28 };
  return kind === 2 ? { width: 26, height: 31 } : { width: 33, height: 35 };
}

interface FigureProps {
  readonly kind: number;
  readonly seat: number;
}

/** A figure among words, in the colour of its clan. */
export function FigureMark({ kind, seat }: FigureProps) {
  return (
    <svg className="rs-mark rs-clan" data-seat={seat} aria-hidden="true" focusable="false">
      <use href={`#rs-${drawingOf(kind)}`} width="100%" height="100%" />
    </svg>
  );
}

interface FigureArtProps extends FigureProps {
  readonly x: number;
  /** Where it stands: its lower edge. */
  readonly y: number;
  readonly scale?: number;
}

/** A figure in the drawing. */
export function FigureArt({ kind, seat, x, y, scale = 1 }: FigureArtProps) {
  const { width, height } = sizeOf(kind);
  return (
    <use
      href={`#rs-${drawingOf(kind)}`}
      className="rs-clan"
      data-seat={seat}
      x={x}
      y={y - height * scale}
      width={width * scale}
      height={height * scale}
    />
  );
}

interface SignProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** A sign in the drawing, by its upper left corner. */
export function Sign({ name, x, y, size, className }: SignProps) {
  return <use href={`#rs-${name}`} className={className} x={x} y={y} width={size} height={size} />;
}

/** A seat's crest in the drawing, by its middle. */
export function CrestArt({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return <Crest seat={seat} size={size} x={x - size / 2} y={y - size / 2} />;
}
