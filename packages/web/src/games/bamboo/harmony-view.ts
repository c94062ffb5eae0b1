import {
  CELLS,
  type Cell,
  CONDITIONS,
  type Fulfilment,
  fulfilmentOf,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_COLUMNS,
  type Kind,
  type Player,
} from '@engawa/bamboo';

interface PatternCell {
  readonly row: number;
  readonly column: number;
  readonly kind: Kind | null;
  readonly isThere: boolean;
}

const rowOf = (cell: number) => Math.floor(cell / HOME_COLUMNS);
const columnOf = (cell: number) => cell % HOME_COLUMNS;

/** The signs of a harmony tile as they are printed, each full or dashed. A sum has one sign, full when it is reached. */
export function patternOf(tile: HarmonyTile, { is, cells, missing }: Fulfilment): readonly PatternCell[] {
  const { shape, places, kinds } = CONDITIONS[tile];
  if (shape === 'sum') return [{ row: 0, column: 0, kind: kinds[0]!, isThere: true }];
  const looked = new Set<Cell>([...cells, ...missing.map(({ cell }) => cell)]);
  const place = places.find((one) => one.every((cell) => looked.has(CELLS[cell]!))) ?? places[0]!;
  const [top, left] = [Math.min(...place.map(rowOf)), Math.min(...place.map(columnOf))];
  return place.map((cell, i) => ({
    row: rowOf(cell) - top,
    column: columnOf(cell) - left,
    kind: kinds[i]!,
    isThere: is !== 'impossible' && cells.includes(CELLS[cell]!),
  }));
}

/** A wish of a harmony tile for a room of the home. */
export interface Wish {
  readonly tile: HarmonyTile;
  readonly kind: Kind | null;
  readonly points: number;
}

/**
 * What the tiles on a mat would like to see in its rooms: only where one more tile is enough, unless one of them is
 * looked at, on the mat or in the market; then all that it wants.
 */
export function wishesOf(
  player: Player,
  night: boolean,
  looked: HarmonyTile | null,
): ReadonlyMap<Cell, readonly Wish[]> {
  const wishes = new Map<Cell, Wish[]>();
  for (const tile of looked === null ? player.harmony.flat() : [looked]) {
    const { is, missing } = fulfilmentOf(player.home, tile, night);
    if (is !== 'open' || (looked === null && missing.length !== 1)) continue;
    for (const { cell, kind } of missing) {
      wishes.set(cell, [...(wishes.get(cell) ?? []), { tile, kind, points: HARMONY_TILES[tile].points }]);
    }
  }
  return wishes;
}

/** The rooms whose tiles count for a harmony tile. */
export function roomsOf(player: Player, night: boolean, tile: HarmonyTile): readonly Cell[] {
  return fulfilmentOf(player.home, tile, night).cells;
}
