import {
  CELLS,
  type Cell,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_COLUMNS,
  HOME_ROWS,
  HOME_TILES,
  type HomeTile,
  type Kind,
  MARKS,
  PART_COLUMNS,
  PARTS,
  type Part,
} from './components.ts';

/** P. 12 and 13: what a harmony tile asks for. */
export interface Condition {
  readonly part: Part;
  readonly shape: 'single' | 'row' | 'col' | 'square' | 'diamond' | 'sum';
  /** The kinds of the shape's cells in its order; null is any kind. For a sum the one kind that counts. */
  readonly kinds: readonly (Kind | null)[];
  /** Comfort that these tiles have together at least; 0 if it does not matter. */
  readonly comfort: number;
  /** Everywhere in the part where the shape fits: its cells by their numbers. A sum has one place, the whole part. */
  readonly places: readonly (readonly number[])[];
}

const LETTERS: Readonly<Record<string, Kind | null>> = {
  D: 'decoration',
  F: 'faith',
  G: 'garden',
  I: 'item',
  '*': null,
};

type Offset = readonly [row: number, column: number];
const SQUARE: readonly Offset[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
/** Top, right, bottom, left. The cell in the middle does not matter. */
const DIAMOND: readonly Offset[] = [
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 0],
];

function offsetsOf(shape: Condition['shape'], length: number): readonly Offset[] {
  switch (shape) {
    case 'square':
      return SQUARE;
    case 'diamond':
      return DIAMOND;
    case 'col':
      return Array.from({ length }, (_, i): Offset => [i, 0]);
    default:
      return Array.from({ length }, (_, i): Offset => [0, i]);
  }
}

/** Shapes are never turned or mirrored. */
function placesOf(part: Part, offsets: readonly Offset[]): number[][] {
  const { from, to } = PART_COLUMNS[part];
  const places: number[][] = [];
  for (let row = 0; row < HOME_ROWS; row++) {
    for (let column = from; column < to; column++) {
      const cells = offsets.map(([down, right]) => [row + down, column + right] as const);
      if (cells.every(([r, c]) => r < HOME_ROWS && c < to)) places.push(cells.map(([r, c]) => r * HOME_COLUMNS + c));
    }
  }
  return places;
}

/** Reads a code of the table: `col GFD`, `row I*>=4`, `sum F>=7`, `square>=9`. */
function read(tile: HarmonyTile): Condition {
  const { part: at, code } = HARMONY_TILES[tile];
  const part = PARTS[at]!;
  const [, shape, letters = '', comfort = '0'] = /^([a-z]+)(?: ([DFGI*]+))?(?:>=(\d+))?$/.exec(code)!;
  const kinds = shape === 'square' ? [null, null, null, null] : [...letters].map((letter) => LETTERS[letter]!);
  const facts = { part, shape: shape as Condition['shape'], kinds, comfort: Number(comfort) };
  if (shape === 'sum') return { ...facts, places: [placesOf(part, [[0, 0]]).flat()] };
  return { ...facts, places: placesOf(part, offsetsOf(facts.shape, kinds.length)) };
}

export const CONDITIONS = Object.fromEntries(
  (Object.keys(HARMONY_TILES) as HarmonyTile[]).map((tile) => [tile, read(tile)]),
) as Readonly<Record<HarmonyTile, Condition>>;

export type Home = readonly (HomeTile | null)[];

/** How far a home is from a condition. */
export interface Fulfilment {
  /** Tiles never move, so what is fulfilled stays so, and what is impossible stays so too. */
  readonly is: 'fulfilled' | 'open' | 'impossible';
  /** Cells whose tiles count already. */
  readonly cells: readonly Cell[];
  /** Cells that are still empty, and the kind that each wants; null for any kind. */
  readonly missing: readonly { readonly cell: Cell; readonly kind: Kind | null }[];
  /** Comfort that is still missing; for a sum it may stand in any free cell of the part. */
  readonly comfort: number;
}

const MOST_COMFORT = 3;
/** So many tiles are missing when a condition cannot be fulfilled any more. */
export const NEVER = 99;

/** Of the place that is looked at: tiles that are missing, and comfort that is still missing. */
let missing = 0;
let short = 0;

/** Looks at one place. Everything else about fulfilment is asked of this. */
function look(home: Home, condition: Condition, place: readonly number[], night: boolean): void {
  const { kinds } = condition;
  const isSum = condition.shape === 'sum';
  short = condition.comfort;
  missing = 0;
  let free = 0;
  for (let i = 0; i < place.length; i++) {
    const cell = place[i]!;
    const kind = kinds[isSum ? 0 : i]!;
    const tile = home[cell]!;
    if (tile !== null) {
      const facts = HOME_TILES[tile];
      if (kind === null || facts.kind === kind) short -= facts.comfort;
      else if (!isSum) {
        missing = NEVER;
        return;
      }
    } else if (night && kind !== null && MARKS[cell] !== null && MARKS[cell] !== kind) {
      if (isSum) continue;
      missing = NEVER;
      return;
    } else free++;
  }
  if (short < 0) short = 0;
  // A sum wants comfort in any of the free cells, a shape wants a tile in each.
  if (isSum) missing = (short + 1) >> 1;
  else missing = free;
  if (short > free * MOST_COMFORT) missing = NEVER;
}

/** How many tiles are missing in the place that lacks the fewest: 0 when fulfilled, `NEVER` when impossible. */
export function tilesMissing(home: Home, tile: HarmonyTile, night: boolean): number {
  const condition = CONDITIONS[tile];
  let best = NEVER;
  for (let i = 0; i < condition.places.length && best > 0; i++) {
    look(home, condition, condition.places[i]!, night);
    if (missing < best) best = missing;
  }
  return best;
}

export function isFulfilled(home: Home, tile: HarmonyTile): boolean {
  return tilesMissing(home, tile, false) === 0;
}

/** For people: what is there, and what is missing where the fewest tiles are missing. */
export function fulfilmentOf(home: Home, tile: HarmonyTile, night: boolean): Fulfilment {
  const condition = CONDITIONS[tile];
  const fewest = tilesMissing(home, tile, night);
  if (fewest === NEVER) return { is: 'impossible', cells: [], missing: [], comfort: 0 };
  const place = condition.places.find((cells) => {
    look(home, condition, cells, night);
    return missing === fewest;
  })!;
  const comfort = short;
  const isSum = condition.shape === 'sum';
  const wanted = place.map((cell, i) => ({ cell, kind: condition.kinds[isSum ? 0 : i]! }));
  const there = wanted.filter(({ cell, kind }) => {
    const standing = home[cell]!;
    return standing !== null && (kind === null || HOME_TILES[standing].kind === kind);
  });
  const open = isSum ? [] : wanted.filter(({ cell }) => home[cell] === null);
  return {
    is: fewest === 0 ? 'fulfilled' : 'open',
    cells: there.map(({ cell }) => CELLS[cell]!),
    missing: open.map(({ cell, kind }) => ({ cell: CELLS[cell]!, kind })),
    comfort,
  };
}
