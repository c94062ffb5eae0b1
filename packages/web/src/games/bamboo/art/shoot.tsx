import { COLOURS, SHOOTS, type Shoot, type ShootKind } from '@engawa/bamboo';

interface ShootArtProps {
  readonly shoot: Shoot;
  /** The left upper corner; a shoot is 48 wide and 54 high before it is scaled. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly isFaint?: boolean;
}

/** A piece of bamboo in the colour of its temple, with the sign of its action. */
export function ShootArt({ shoot, x, y, scale = 1, isFaint = false }: ShootArtProps) {
  const { colour, symbol } = SHOOTS[shoot]!;
  return <Stem {...{ x, y, scale, symbol, isFaint }} colour={COLOURS[colour]!} />;
}

interface StemProps {
  readonly colour: string;
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isFaint: boolean;
}

function Stem({ colour, symbol, x, y, scale, isFaint }: StemProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={isFaint ? 'bb-faint' : undefined}>
      <use href={`#bb-shoot-${colour}`} width="48" height="54" />
      <use href={`#bb-act-${symbol}`} x="13.5" y="15" width="21" height="21" />
    </g>
  );
}

/** A shoot among words. */
export function ShootMark({ kind, className = 'bb-mark' }: { readonly kind: ShootKind; readonly className?: string }) {
  const [colour, symbol] = kind.split('-') as [string, string];
  return (
    <svg className={className} viewBox="0 0 54 56" aria-hidden="true" focusable="false">
      <Stem colour={colour} symbol={symbol} x={1} y={1} scale={1} isFaint={false} />
    </svg>
  );
}
