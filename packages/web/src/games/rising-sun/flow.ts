import { sizeOf } from './art/marks.tsx';
import type { Cluster, Group } from './pieces.ts';
import type { Box } from './places.ts';

/** A group of a cluster where it is drawn: `y` is the line on which it stands. */
export interface PlacedGroup extends Group {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many figures are drawn; more than these are a number beside them. */
  readonly drawn: number;
  readonly pitch: number;
}

export interface PlacedCluster extends Omit<Cluster, 'groups'> {
  readonly pill: Box | undefined;
  readonly groups: readonly PlacedGroup[];
}

export interface Flow {
  readonly scale: number;
  readonly clusters: readonly PlacedCluster[];
}

const PILL = { width: 37, height: 19 };
/** A pill is read: it never becomes as small as figures do. */
const SMALLEST_PILL = 0.8;
const ROW = 33;
const GAP = 5;
const NUMBER = 15;
/** From how it looks best to how everything fits: how many figures of a group are drawn, and how large. */
const MODES = [
  { most: 3, scale: 1 },
  { most: 2, scale: 1 },
  { most: 1, scale: 1 },
  { most: 1, scale: 0.82 },
  { most: 1, scale: 0.66 },
  { most: 1, scale: 0.54 },
] as const;

function widthOf({ kind, count }: Group, most: number, scale: number) {
  const { width, height } = sizeOf(kind);
  const drawn = count <= most ? count : 1;
  const pitch = width * 0.72 * scale;
  const all = width * scale + (drawn - 1) * pitch + (count > drawn ? NUMBER * Math.max(scale, 0.8) : 0);
  return { width: all, height: height * scale, drawn, pitch };
}

/** Puts clusters into the field of a province, row after row, as large as they fit. */
export function flowIn(clusters: readonly Cluster[], field: Box, size: number): Flow {
  let flow: Flow = { scale: size, clusters: [] };
  for (const { most, scale } of MODES) {
    const [placed, fits] = tryFlow(clusters, field, most, scale * size);
    flow = { scale: scale * size, clusters: placed };
    if (fits) break;
  }
  return flow;
}

function tryFlow(clusters: readonly Cluster[], field: Box, most: number, scale: number): [PlacedCluster[], boolean] {
  const pillScale = Math.max(scale, SMALLEST_PILL);
  const row = ROW * Math.max(scale, SMALLEST_PILL * 0.7);
  const right = field.x + field.width;
  let x = field.x;
  let base = field.y + row;
  let fits = true;
  const breakLine = () => {
    x = field.x;
    base += row;
  };
  const placed = clusters.map((cluster): PlacedCluster => {
    const groups = cluster.groups.map((group) => ({ group, ...widthOf(group, most, scale) }));
    const pillWidth = cluster.force > 0 ? PILL.width * pillScale : 0;
    const width = pillWidth + groups.reduce((sum, one) => sum + one.width, 0);
    if (x > field.x && x + width > right) breakLine();
    const pill =
      cluster.force > 0
        ? { x, y: base - PILL.height * pillScale, width: pillWidth, height: PILL.height * pillScale }
        : undefined;
    x += pillWidth;
    const laid = groups.map(({ group, width: wide, height, drawn, pitch }): PlacedGroup => {
      if (x > field.x && x + wide > right + 3) breakLine();
      const at = { ...group, x, y: base, width: wide, height, drawn, pitch };
      x += wide;
      return at;
    });
    x += GAP;
    return { ...cluster, pill, groups: laid };
  });
  if (base > field.y + field.height + 1) fits = false;
  return [placed, fits];
}
