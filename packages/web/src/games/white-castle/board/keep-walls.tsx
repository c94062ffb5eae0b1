import { CASTLE, KEEP } from '../places.ts';

const LINE = { stroke: 'var(--wc-k)', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

interface RoofProps {
  /** The eaves. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far the ridge is shorter than the eaves, on either side. */
  readonly inset: number;
  /** How high the eaves curl. */
  readonly curl?: number;
}

/** A tiled roof with curled eaves and gilded ends. */
export function Roof({ left, right, top, bottom, inset, curl = 7 }: RoofProps) {
  const eave = bottom - curl;
  const ridge = { left: left + inset, right: right - inset };
  const rows = Math.round((ridge.right - ridge.left) / 9.2);
  const tiles = Array.from({ length: rows }, (_, i) => {
    const part = (i + 1) / (rows + 1);
    const from = ridge.left + (ridge.right - ridge.left) * part;
    const to = left + 20 + (right - left - 40) * part;
    return `M${from.toFixed(1)} ${top + 2}L${to.toFixed(1)} ${bottom - 2}`;
  });
  const caps = Math.round((right - left - 40) / 11.5);
  return (
    <>
      <path
        d={`M${left} ${eave}C${left + 10} ${bottom - 1} ${left + 16} ${bottom} ${left + 30} ${bottom}H${right - 30}C${right - 16} ${bottom} ${right - 10} ${bottom - 1} ${right} ${eave}C${right - 14} ${eave - 2} ${ridge.right + 6} ${top + 6} ${ridge.right} ${top}H${ridge.left}C${ridge.left - 6} ${top + 6} ${left + 14} ${eave - 2} ${left} ${eave}z`}
        fill="var(--wc-roof)"
        strokeWidth="1.6"
        {...LINE}
      />
      <path d={tiles.join('')} fill="none" strokeWidth="1" {...LINE} stroke="var(--wc-roof-line)" />
      <g fill="var(--wc-roof-cap)" stroke="var(--wc-k)" strokeWidth="1">
        {Array.from({ length: caps + 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cap is its place
          <circle key={i} cx={(left + 20 + ((right - left - 40) / caps) * i).toFixed(1)} cy={bottom} r="2.5" />
        ))}
      </g>
      <path
        d={`M${left + 1} ${eave}c-4-1-6-4-6-7 3 2 6 3 10 4zM${right - 1} ${eave}c4-1 6-4 6-7-3 2-6 3-10 4z`}
        fill="var(--wc-gilt)"
        strokeWidth="1.1"
        {...LINE}
      />
    </>
  );
}

interface RoomProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A room with its ceiling beams and its floor. */
function Chamber({ x, y, width, height }: RoomProps) {
  const boards = Array.from(
    { length: Math.floor((width - 10) / 22) },
    (_, i) => `M${x + 16 + i * 22} ${y + height - 7}v6`,
  );
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="3" fill="var(--wc-room)" strokeWidth="1.4" {...LINE} />
      <path d={`M${x} ${y + 12}h${width}M${x} ${y + 6}h${width}`} fill="none" stroke="var(--wc-room-line)" />
      <rect x={x} y={y + height - 8} width={width} height="8" fill="var(--wc-floor)" strokeWidth="1.2" {...LINE} />
      <path d={boards.join('')} fill="none" stroke="var(--wc-floor-line)" />
    </>
  );
}

/** Two courses of the foot of the wall: where its stones meet. */
const STONES = [320, 332]
  .map((y, course) => {
    const widths = [28, 34, 22, 26, 26, 28, 22, 22, 22, 26, 34, 22, 28, 34, 34];
    let x = course === 0 ? -4 : -8;
    return (course === 0 ? widths : [...widths].reverse())
      .map((width) => {
        const path = `M${x} ${y}q${width / 2} -2 ${width} 0l2 11`;
        x += width;
        return path;
      })
      .join('');
  })
  .join('');

/** The keep without anything that changes: three floors under three roofs on a foot of stone. */
export function KeepWalls() {
  const { rooms } = KEEP;
  return (
    <>
      <path
        d={`M10 318C2 330-6 338-10 ${CASTLE.height}H414C410 338 402 330 394 318z`}
        fill="var(--wc-stone)"
        strokeWidth="1.5"
        {...LINE}
      />
      <path d={STONES} fill="none" strokeWidth="1.1" {...LINE} stroke="var(--wc-stone-line)" />
      <rect x="94" y="44" width="216" height="56" fill="var(--wc-wall)" strokeWidth="1.6" {...LINE} />
      <Chamber x={102} y={48} width={200} height={52} />
      <Roof left={84} right={320} top={14} bottom={44} inset={32} curl={9} />
      <path d="M152 33L202-2L252 33z" fill="var(--wc-wall)" strokeWidth="1.6" {...LINE} />
      <path d="M202-2L252 33h-13L202 7L165 33h-13z" fill="var(--wc-roof)" strokeWidth="1.4" {...LINE} />
      <rect x="112" y="10" width="180" height="6" rx="3" fill="var(--wc-roof-cap)" strokeWidth="1.4" {...LINE} />
      <path
        d="M118 10c-2-5-1-9 3-11 1 3 3 4 6 3-2 3-2 5-1 8zM286 10c2-5 1-9-3-11-1 3-3 4-6 3 2 3 2 5 1 8z"
        fill="var(--wc-gilt)"
        strokeWidth="1.2"
        {...LINE}
      />
      <rect x="36" y="117" width="332" height="78" fill="var(--wc-wall)" strokeWidth="1.6" {...LINE} />
      <Chamber {...rooms['diplomat-1']} />
      <Chamber {...rooms['diplomat-2']} />
      <Roof left={44} right={360} top={98} bottom={118} inset={40} />
      <rect x="0" y="212" width="404" height="108" fill="var(--wc-wall)" strokeWidth="1.6" {...LINE} />
      <Chamber {...rooms['steward-1']} />
      <Chamber {...rooms['steward-2']} />
      <Chamber {...rooms['steward-3']} />
      <Roof left={-3} right={407} top={193} bottom={213} inset={27} />
    </>
  );
}
