import { type CSSProperties, Fragment } from 'react';

/** Woodblock lines have round ends. */
export const ROUND = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Numbers that belong together: `12,35,9,5 20,33,7,5`. */
function read(points: string): number[][] {
  return points.split(' ').map((point) => point.split(',').map(Number));
}

/** Bands of mist (x, y, width, height), outlined as one shape. */
export function Cloud({ bars }: { bars: string }) {
  const all = read(bars).map(([x, y, width, height]) => (
    <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} rx={height! / 2} />
  ));
  return (
    <>
      <g fill="var(--tk-mist)" stroke="var(--tk-cloud-line)" strokeWidth="2.4">
        {all}
      </g>
      <g fill="var(--tk-mist)">{all}</g>
    </>
  );
}

interface BlobsProps {
  /** Centre and radii. */
  readonly of: string;
  readonly fill: string;
  readonly light?: string;
  readonly line: number;
  /** How far the fill stays inside the outline. */
  readonly inset: number;
}

/** Foliage, foam, stones: round shapes that melt into one outline, lit from above. */
export function Blobs({ of, fill, light, line, inset }: BlobsProps) {
  const blobs = read(of) as [number, number, number, number][];
  return (
    <>
      <g fill={fill} stroke="var(--tk-k)" strokeWidth={line}>
        {blobs.map(([cx, cy, rx, ry]) => (
          <ellipse key={`${cx},${cy}`} cx={cx} cy={cy} rx={rx} ry={ry} />
        ))}
      </g>
      <g fill={fill}>
        {blobs.map(([cx, cy, rx, ry]) => (
          <ellipse key={`${cx},${cy}`} cx={cx} cy={cy} rx={Math.max(0, rx - inset)} ry={Math.max(0, ry - inset)} />
        ))}
      </g>
      {light && (
        <g fill={light}>
          {blobs.map(([cx, cy, rx, ry]) => (
            <ellipse key={`${cx},${cy}`} cx={cx - rx * 0.12} cy={cy - ry * 0.32} rx={rx * 0.55} ry={ry * 0.3} />
          ))}
        </g>
      )}
    </>
  );
}

/** The same thing in many places: x, y, width. */
export function Planted({ what, ratio, at }: { what: string; ratio: number; at: string }) {
  return read(at).map(([x, y, width]) => (
    <use key={`${x},${y}`} href={`#tk-${what}`} x={x} y={y} width={width} height={width! * ratio} />
  ));
}

/** Fields with one outline: `pigment|path`. */
export function Fields({ ink, of }: { ink: number; of: readonly string[] }) {
  return (
    <g stroke="var(--tk-k)" strokeWidth={ink}>
      {of.map((field) => {
        const [pigment, d] = field.split('|');
        return <path key={d} d={d} fill={`var(--tk-${pigment})`} />;
      })}
    </g>
  );
}

/** A row of fields from left to right, each with the bank on its far side: `pigment|path|bank`. */
export function Terrace({ ink, earth, fields }: { ink: number; earth: number; fields: readonly string[] }) {
  return fields.map((field) => {
    const [pigment, d, bank] = field.split('|');
    return (
      <Fragment key={d}>
        <path d={d} fill={`var(--tk-${pigment})`} />
        <Ridge d={bank!} ink={ink} earth={earth} />
      </Fragment>
    );
  });
}

/** A bank of earth between two fields. */
export function Ridge({ d, ink, earth }: { d: string; ink: number; earth: number }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--tk-k)" strokeWidth={ink} />
      <path d={d} fill="none" stroke="var(--tk-earth-2)" strokeWidth={earth} />
    </>
  );
}

/** Young rice: a small V at every point. */
export function tufts(size: number, points: string): string {
  return points
    .split(' ')
    .map((point) => `M${point}l${size} ${2 * size} ${size}-${2.15 * size}`)
    .join('');
}

/** Small waves: a low arch at every point. */
export function ripples(half: number, height: number, points: string): string {
  return points
    .split(' ')
    .map((point) => `M${point}q${half}-${height} ${2 * half} 0`)
    .join('');
}

const BOTTOM = 470;

/** A row of swell along the lower edge of the board: arches of one width between two heights, cusps downwards. */
export function swell(from: number, width: number, cusp: number, crest: number): string {
  const arches = Math.ceil((776 - from) / width);
  return `M${from} ${BOTTOM}V${cusp}${`q${width / 2}-${2 * (cusp - crest)} ${width} 0`.repeat(arches)}V${BOTTOM}z`;
}

/** The colour of what somebody in the landscape wears. */
export function robe(pigment: string): CSSProperties {
  return { '--tk-robe': `var(--tk-${pigment})` } as CSSProperties;
}
