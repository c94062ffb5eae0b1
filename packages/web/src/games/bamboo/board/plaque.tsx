import { CONDITIONS, type Fulfilment, HARMONY_TILES, type HarmonyTile, HOME_COLUMNS, type Kind } from '@engawa/bamboo';
import { ORNAMENT } from '../../named.ts';
import { Digits, KindArt } from '../art/marks.tsx';
import { patternOf } from '../harmony-view.ts';
import type { Box } from '../places.ts';
import './plaque.css';

interface PlaqueProps extends Box {
  readonly tile: HarmonyTile;
  readonly fulfilment: Fulfilment;
  /** Below the condition: what is missing, in a word. */
  readonly strip?: { readonly text: string; readonly kinds: readonly (Kind | null)[] } | undefined;
}

const STRIP = 16;

/** The outline of a plaque with its little roof. */
export function PlaqueShape({ x, y, width, height, className }: Box & { readonly className: string }) {
  const [right, bottom] = [x + width, y + height];
  return (
    <path
      className={className}
      d={`M${x + 3} ${y + 6}L${x + width / 2} ${y}L${right - 3} ${y + 6}Q${right} ${y + 6.6} ${right} ${y + 10}V${bottom - 4}Q${right} ${bottom} ${right - 4} ${bottom}H${x + 4}Q${x} ${bottom} ${x} ${bottom - 4}V${y + 10}Q${x} ${y + 6.6} ${x + 3} ${y + 6}Z`}
    />
  );
}

/** A harmony tile: full signs for what is there, dashed ones for what is missing; gold when it is fulfilled. */
export function Plaque({ tile, fulfilment, strip, ...box }: PlaqueProps) {
  const { x, y, width, height } = box;
  const { is } = fulfilment;
  const low = strip ? STRIP : 0;
  return (
    <g className={`bb-plaque bb-plaque--${is}`}>
      <PlaqueShape {...box} className="bb-plaque__paper" />
      <path d={`M${x + 5} ${y + 7}L${x + width / 2} ${y + 1.8}L${x + width - 5} ${y + 7}Z`} fill="var(--bb-wood)" />
      <Condition tile={tile} fulfilment={fulfilment} x={x} y={y + 8} width={width} height={height - 8 - low} />
      {strip && <Strip {...box} strip={strip} isDone={is === 'fulfilled'} />}
      {is === 'fulfilled' && !strip && <Tick x={x + width - 9} y={y + 10} />}
      {is === 'impossible' && <Barred x={x + width - 9} y={y + 10} />}
    </g>
  );
}

type ConditionProps = Omit<PlaqueProps, 'strip'>;

/** Signs in the shape that they must have, the comfort that they must have together, and what it is worth. */
function Condition({ tile, fulfilment, x, y, width, height }: ConditionProps) {
  const { shape, comfort, kinds } = CONDITIONS[tile];
  const cells = patternOf(tile, fulfilment);
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const isWide = columns === HOME_COLUMNS;
  // The points need room beside the pattern, or below it when it is as wide as a home.
  const room = isWide ? { width: width - 8, height: height - 22 } : { width: width - 36, height: height - 4 };
  const most = kinds.length === 1 ? 0.56 * height : 0.46 * height;
  const size = Math.min(room.width / columns, room.height / rows, most) - 1;
  const pitch = size + 1;
  const left = isWide ? x + (width - pitch * columns) / 2 : x + 4 + (room.width - pitch * columns) / 2;
  const top = isWide ? y + 3 : y + (height - pitch * rows) / 2;
  const number = Math.min(20, 10 + height / 8);
  const pointsY = isWide ? y + height - 5 : comfort > 0 ? y + height * 0.42 : y + height / 2 + number * 0.36;
  return (
    <>
      {cells.map(({ row, column, kind, isThere }) => (
        <Sign
          key={`${row} ${column}`}
          kind={kind}
          isMissing={!isThere}
          x={left + column * pitch}
          y={top + row * pitch}
          size={size}
        />
      ))}
      <use
        href="#bb-happiness"
        x={x + width - 9 - number * (HARMONY_TILES[tile].points > 9 ? 1.95 : 1.4)}
        y={pointsY - number * 0.78}
        width={number * 0.82}
        height={number * 0.82}
      />
      <Digits x={x + width - 6} y={pointsY} size={number} anchor="end" className="bb-on-tile">
        {HARMONY_TILES[tile].points}
      </Digits>
      {comfort > 0 && (
        <>
          <use href="#bb-comfort" x={x + width - 40} y={y + height - 15} width="11" height="11" />
          <Digits x={x + width - 6} y={y + height - 5} size={12} anchor="end" className="bb-on-tile">
            {shape === 'sum' || fulfilment.is !== 'impossible' ? `${comfort - fulfilment.comfort}/${comfort}` : comfort}
          </Digits>
        </>
      )}
    </>
  );
}

interface SignProps {
  readonly kind: Kind | null;
  readonly isMissing: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A kind, or any tile at all. */
export function Sign({ kind, isMissing, x, y, size }: SignProps) {
  if (kind !== null) return <KindArt {...{ kind, isMissing, x, y, size }} />;
  return (
    <g className={isMissing ? 'bb-any bb-any--missing' : 'bb-any'}>
      <rect x={x} y={y} width={size} height={size} rx="3" />
      {!isMissing && <circle cx={x + size / 2} cy={y + size / 2} r={size * 0.16} />}
    </g>
  );
}

function Strip({
  x,
  y,
  width,
  height,
  strip,
  isDone,
}: Box & Required<Pick<PlaqueProps, 'strip'>> & { isDone: boolean }) {
  if (!strip) return null;
  const top = y + height - STRIP;
  const size = 12.6;
  return (
    <g className={isDone ? 'bb-strip bb-strip--done' : 'bb-strip'}>
      <path
        d={`M${x + 0.75} ${top}h${width - 1.5}v${STRIP - 4}q0 3.2-3.25 3.2h-${width - 8}q-3.25 0-3.25-3.2z`}
        className="bb-strip__ground"
      />
      <path d={`M${x} ${top}h${width}`} className="bb-strip__edge" />
      {isDone && <path d={`M${x + 6} ${top + 8}l3.4 3.6 6-7`} className="bb-strip__check" />}
      <text x={x + (isDone ? 19 : 5)} y={top + 11.8} className="bb-strip__text" {...ORNAMENT}>
        {strip.text}
      </text>
      {strip.kinds.map((kind, i) => (
        <Sign
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may be missing
          key={i}
          kind={kind}
          isMissing={false}
          x={x + width - 3 - (strip.kinds.length - i) * (size + 1.4)}
          y={top + 1.7}
          size={size}
        />
      ))}
    </g>
  );
}

export function Tick({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7.5" className="bb-tick" />
      <path d="M-3.2.3l2.3 2.5 4.2-4.6" className="bb-tick__check" />
    </g>
  );
}

/** It can never be fulfilled any more. */
function Barred({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="bb-barred">
      <circle r="6.5" />
      <path d="M-4.2 4.2l8.4-8.4" />
    </g>
  );
}
