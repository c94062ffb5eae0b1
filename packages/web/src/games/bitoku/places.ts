interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Size, Point {}

/** Where a group of the drawing lies, and how much larger than in its own units it is drawn. */
export interface Placement extends Point {
  readonly scale: number;
}
export const placedAt = ({ x, y, scale }: Placement): string => `translate(${x} ${y}) scale(${scale})`;

/** The groups of the board in their own units. */
export const REGION: Size = { width: 202, height: 158 };
export const HOUSE_SIZE: Size = { width: 168, height: 158 };

/** The paths of wisdom: main cells, the cells beside them from the fork outwards, and the tile of a torii at their end. */
export interface WisdomLayout {
  /** The first torii. */
  readonly start: Box;
  /** How large a cell is: its radius. */
  readonly radius: number;
  readonly isUpright: boolean;
  cell(path: number, cell: number): Point;
  side(path: number, cell: number, at: number): Point;
  /** The middle of the tile, behind so many side cells. */
  tile(path: number, cell: number, cells: number): Point;
}

/** The board in one of its two shapes. On a phone its groups lie on pages, each with its own upper left corner. */
export interface Layout {
  readonly id: 'wide' | 'upright';
  readonly regions: readonly Placement[];
  readonly hills: readonly Placement[];
  /** Die spaces that two hills share, with few players. */
  readonly banks: readonly Placement[];
  readonly order: Placement;
  readonly mitama: Placement & { readonly width: number };
  readonly dragonfly: Placement & { readonly width: number };
  readonly building: Placement & { readonly width: number };
  readonly crystal: Placement & { readonly width: number };
  readonly garden: Placement;
  wisdom(paths: number): WisdomLayout;
}

export const WIDE_SIZE: Size = { width: 1016, height: 450 };
const COLUMNS = [8, 216, 424, 598, 806] as const;
const HILL_COLUMNS = [COLUMNS[0], COLUMNS[1], COLUMNS[3], COLUMNS[4]] as const;

export const WIDE: Layout = {
  id: 'wide',
  regions: COLUMNS.map((x) => ({ x, y: 225, scale: 1 })),
  hills: HILL_COLUMNS.map((x) => ({ x, y: 112, scale: 1 })),
  banks: [213, 803].map((x) => ({ x, y: 171, scale: 1 })),
  order: { x: 508, y: 118, scale: 1 },
  mitama: { x: 4, y: 387, scale: 1, width: 236 },
  dragonfly: { x: 247, y: 387, scale: 1, width: 174 },
  garden: { x: 426, y: 387, scale: 1 },
  building: { x: 598, y: 387, scale: 1, width: 204 },
  crystal: { x: 808, y: 387, scale: 1, width: 204 },
  wisdom(paths) {
    // The second path lies above the first, and its side cells above it.
    const main = paths === 1 ? [62] : [64, 41];
    const aside = paths === 1 ? [28] : [90, 15];
    const x = (cell: number) => 96 + 116 * cell;
    return {
      start: { x: 14, y: paths === 1 ? 38 : 30, width: 44, height: 44 },
      radius: 9.5,
      isUpright: false,
      cell: (path, cell) => ({ x: x(cell), y: main[path]! }),
      side: (path, cell, at) => ({ x: x(cell) + 14 + 21.5 * at, y: aside[path]! }),
      tile: (path, cell, cells) => ({ x: x(cell) + 14 + 21.5 * cells + 13, y: aside[path]! }),
    };
  },
};

/** A phone is so wide, and a page of its board as high as the window through which it is seen. */
export const PAGE: Size = { width: 390, height: 540 };
const HALVES = [3, 197] as const;
const HALF = 190 / REGION.width;

export const UPRIGHT: Layout = {
  id: 'upright',
  regions: [
    { x: HALVES[0], y: 4, scale: HALF },
    { x: HALVES[1], y: 4, scale: HALF },
    { x: HALVES[0], y: 316, scale: 190 / HOUSE_SIZE.width },
    { x: HALVES[0], y: 160, scale: HALF },
    { x: HALVES[1], y: 160, scale: HALF },
  ],
  hills: [
    { x: HALVES[0], y: 6, scale: HALF },
    { x: HALVES[1], y: 6, scale: HALF },
    { x: HALVES[0], y: 100, scale: HALF },
    { x: HALVES[1], y: 100, scale: HALF },
  ],
  banks: [
    { x: 195, y: 62, scale: 1 },
    { x: 195, y: 156, scale: 1 },
  ],
  order: { x: 292, y: 332, scale: 1.25 },
  garden: { x: 199, y: 356, scale: 1.12 },
  mitama: { x: 4, y: 4, scale: 1.9, width: 201 },
  dragonfly: { x: 4, y: 138, scale: 1.9, width: 201 },
  building: { x: 4, y: 272, scale: 1.9, width: 201 },
  crystal: { x: 4, y: 406, scale: 1.9, width: 201 },
  wisdom(paths) {
    const x = (cell: number) => 30 + 47.2 * cell;
    const main = paths === 1 ? [400] : [388, 342];
    const outwards = paths === 1 ? [-1] : [1, -1];
    return {
      start: { x: 2, y: paths === 1 ? 420 : 351, width: 28, height: 28 },
      radius: 11,
      isUpright: true,
      cell: (path, cell) => ({ x: x(cell), y: main[path]! }),
      side: (path, cell, at) => ({ x: x(cell), y: main[path]! + outwards[path]! * (31 + 26 * at) }),
      tile: (path, cell, cells) => ({ x: x(cell), y: main[path]! + outwards[path]! * (31 + 26 * cells) }),
    };
  },
};

/** Where the pads of a pond lie in the units of its region: their middle. */
export function padSpot(pond: Box, cell: number): Point {
  return { x: pond.x + 1 + ((pond.width - 50) / 7) * (cell - 0.5), y: pond.y + pond.height / 2 + 1 };
}
export const POND: Box = { x: 4, y: 125, width: 194, height: 31 };
export const HOUSE_POND: Box = { x: 4, y: 125, width: 160, height: 31 };
