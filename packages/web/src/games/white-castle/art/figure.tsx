import type { ClanMember } from '@engawa/white-castle';
import { Mon } from '../../../design/crest.tsx';

/** How wide a figure is to its height, and where on it the crest is worn. */
const SHAPES: Readonly<Record<ClanMember, { readonly width: number; readonly crest: readonly [number, number] }>> = {
  courtier: { width: 30 / 39.5, crest: [0.5, 0.66] },
  warrior: { width: 35.5 / 39.5, crest: [0.45, 0.64] },
  gardener: { width: 35 / 39.5, crest: [0.46, 0.66] },
};

interface FigureProps {
  readonly member: ClanMember;
  readonly seat: number;
  /** The left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** A clan member in the colours of its clan, with its crest: colour is never the only thing that tells them apart. */
export function FigureArt({ member, seat, x, y, height }: FigureProps) {
  const { width, crest } = SHAPES[member];
  const size = height * 0.3;
  return (
    <g className="wc-clan wc-figure" data-seat={seat}>
      <use href={`#wc-fig-${member}`} x={x} y={y} width={height * width} height={height} />
      <Mon
        seat={seat}
        size={size}
        x={x + height * width * crest[0] - size / 2}
        y={y + height * crest[1] - size / 2}
        style={{ color: 'var(--wc-clan-glyph)' }}
      />
    </g>
  );
}

export const figureWidth = (member: ClanMember, height: number): number => height * SHAPES[member].width;

/** A figure among words. */
export function FigureMark({ member, seat }: { readonly member: ClanMember; readonly seat: number }) {
  const width = 40 * SHAPES[member].width;
  return (
    <svg className="wc-mark" viewBox={`0 0 ${width} 40`} aria-hidden="true" focusable="false">
      <FigureArt member={member} seat={seat} x={0} y={0} height={40} />
    </svg>
  );
}
