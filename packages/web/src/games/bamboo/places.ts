interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a group of the drawing lies. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Things that lie in columns and rows. */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  readonly cell: Size;
}

export const cellOf = ({ x, y, across, down, cell }: Grid, column: number, row: number): Box => ({
  x: x + across * column,
  y: y + down * row,
  ...cell,
});

/** The grove: the ground line and the cells of a groove lie at the same heights in both shapes of the board. */
export interface GroveLayout extends Box {
  /** How much of the sky is cut off. */
  readonly top: number;
  /** The middle of every groove. */
  readonly centres: readonly number[];
  readonly hasNumbers: boolean;
}

export const SHOOT: Size = { width: 46, height: 52 };
export const SHOOT_SCALE = 46 / 48;
export const CELL_TOPS = [78, 128, 178, 243, 299] as const;
export const HOLE: Size = { width: 50, height: 53 };
export const HOLE_TOPS = [242, 298] as const;
export const GROUND = 232;
export const GROVE_HEIGHT = 360;

/** The places of a board; on a phone they lie on pages of their own, each from its own upper left corner. */
export interface Layout {
  readonly id: 'wide' | 'upright';
  readonly grove: GroveLayout;
  /** The land behind the temples, and how large each of the four is drawn. */
  readonly temples: Box & { readonly first: number; readonly pitch: number; readonly scale: number };
  readonly harmony: Grid;
  readonly market: Grid;
  readonly food: Grid;
  readonly shelf: Box;
  readonly gifts: Grid;
}

export const WIDE_SIZE: Size = { width: 852, height: 360 };

export const WIDE: Layout = {
  id: 'wide',
  grove: { x: 0, y: 0, width: 260, height: GROVE_HEIGHT, top: 0, centres: [37, 99, 161, 223], hasNumbers: true },
  temples: { x: 268, y: 0, width: 548, height: 122, first: 273, pitch: 134.5, scale: 1 },
  harmony: { x: 268, y: 148, across: 84, down: 58.5, cell: { width: 80, height: 55 } },
  market: { x: 549, y: 148, across: 146, down: 44, cell: { width: 88, height: 41 } },
  food: { x: 306, y: 322, across: 46, down: 0, cell: { width: 38, height: 34 } },
  shelf: { x: 268, y: 324, width: 548, height: 35 },
  gifts: { x: 642, y: 324, across: 43, down: 0, cell: { width: 34, height: 31 } },
};

/** A phone is so wide, and a page of its board as high as the window through which it is seen. */
export const PAGE: Size = { width: 390, height: 520 };

export const UPRIGHT: Layout = {
  id: 'upright',
  temples: { x: 0, y: 0, width: 390, height: 92, first: 1, pitch: 97, scale: 0.72 },
  grove: { x: 0, y: 92, width: 390, height: 318, top: 36, centres: [50, 147, 243, 340], hasNumbers: false },
  harmony: { x: 8, y: 24, across: 126, down: 70, cell: { width: 122, height: 66 } },
  market: { x: 38, y: 254, across: 190, down: 54, cell: { width: 118, height: 51 } },
  food: { x: 46, y: 474, across: 48, down: 0, cell: { width: 40, height: 40 } },
  shelf: { x: 6, y: 474, width: 378, height: 45 },
  gifts: { x: 292, y: 480, across: 24, down: 0, cell: { width: 22, height: 28 } },
};

/** The shelf of a phone while a gift is picked: food makes room for the gifts, which a finger must meet. */
export const PICKING: Layout = {
  ...UPRIGHT,
  food: { x: 8, y: 480, across: 33, down: 0, cell: { width: 30, height: 30 } },
  gifts: { x: 180, y: 471, across: 52, down: 0, cell: { width: 48, height: 44 } },
};

/** Under the grove on a phone: what is needed of the mat. */
export const STRIP: Box = { x: 0, y: 410, width: 390, height: 110 };

/** A house with its plaques, its rooms and its porch; on the desk in the middle of the mat, on a phone on its own page. */
export interface HouseLayout extends Size {
  readonly id: Layout['id'];
  readonly plaques: readonly Box[];
  readonly roof: Box;
  readonly rooms: Grid;
  readonly porch: Box;
}

const PLAQUE_WIDE: Size = { width: 87, height: 68 };

export const WIDE_HOUSE: HouseLayout = {
  id: 'wide',
  width: 552,
  height: 254,
  plaques: [3, 92, 189, 278, 375, 464].map((x) => ({ x, y: 4, ...PLAQUE_WIDE })),
  roof: { x: 6, y: 74, width: 544, height: 29 },
  rooms: { x: 28, y: 104, across: 100, down: 41, cell: { width: 100, height: 41 } },
  porch: { x: 6, y: 228, width: 544, height: 26 },
};

export const UPRIGHT_HOUSE: HouseLayout = {
  id: 'upright',
  width: 390,
  height: 427,
  // The two of a part stand one above the other.
  plaques: [0, 1, 2].flatMap((part) => [2, 77].map((y) => ({ x: 8 + part * 126, y, width: 122, height: 72 }))),
  roof: { x: 0, y: 152, width: 390, height: 32 },
  rooms: { x: 14, y: 186, across: 72.4, down: 64, cell: { width: 72.4, height: 64 } },
  porch: { x: 0, y: 379, width: 390, height: 48 },
};

/** Happiness stands on a stalk that is so high, and begins anew above it. */
export const LAP = 50;
export const STALK: Box = { x: 834, y: 22, width: 16, height: 330 };

/** Where a marker of happiness stands, and how often it has been round. */
export function happinessSpot(points: number): { readonly y: number; readonly laps: number } {
  const laps = Math.floor(points / LAP);
  return { y: 346 - 6.3 * (points - laps * LAP), laps };
}
