/**
 * Values of the board that no source told us: made up to fit what the rulebook says about them. Whoever owns a box can
 * put the printed ones here. What they must satisfy is checked in the tests; see docs/fidelity.md.
 */

/** By the number of players: 1 and 2 share a board. */
interface BoardFacts {
  /** Die spaces in each region but the house. */
  readonly dieSpaces: number;
  /** Die spaces on each bank of the hills. */
  readonly bankSpaces: number;
  /** Cells of the Rock Garden. */
  readonly garden: number;
  /** Paths of wisdom that leave the first torii. */
  readonly paths: number;
  /** Side cells at a torii; those of insight are always `INSIGHT_CELLS`. */
  readonly toriiCells: number;
  /** From the space nearest to the centre to the one beside the stack. */
  readonly crystalCosts: readonly number[];
  readonly mitamaCosts: readonly MitamaCost[];
  /** Resources of any kind: paid if below 0, gained if above. */
  readonly dragonflyGains: readonly number[];
  readonly buildingSpaces: number;
}

export interface MitamaCost {
  readonly jade: number;
  readonly sake: number;
  /** What the space under it scores. */
  readonly vp: number;
}

const cost = (jade: number, sake: number, vp: number): MitamaCost => ({ jade, sake, vp });

const SMALL: BoardFacts = {
  dieSpaces: 1,
  bankSpaces: 2,
  garden: 6,
  paths: 1,
  toriiCells: 2,
  crystalCosts: [0, 1, 1, 2],
  mitamaCosts: [cost(2, 0, 2), cost(1, 1, 3), cost(1, 2, 5), cost(2, 2, 7)],
  dragonflyGains: [1, 0, -1, -2],
  buildingSpaces: 4,
};
const MIDDLE: BoardFacts = {
  dieSpaces: 2,
  bankSpaces: 2,
  garden: 7,
  paths: 2,
  toriiCells: 2,
  crystalCosts: [0, 1, 1, 2, 2],
  mitamaCosts: [cost(2, 0, 2), cost(1, 1, 3), cost(2, 1, 4), cost(1, 2, 5), cost(2, 2, 7)],
  dragonflyGains: [1, 0, 0, -1, -2],
  buildingSpaces: 5,
};
const LARGE: BoardFacts = {
  dieSpaces: 3,
  bankSpaces: 3,
  garden: 8,
  paths: 2,
  toriiCells: 3,
  crystalCosts: [0, 0, 1, 1, 2, 2],
  mitamaCosts: [cost(2, 0, 2), cost(1, 1, 3), cost(0, 2, 3), cost(2, 1, 4), cost(1, 2, 5), cost(2, 2, 7)],
  dragonflyGains: [1, 0, 0, -1, -1, -2],
  buildingSpaces: 6,
};
/** The first entry is for nobody. */
export const BOARDS: readonly BoardFacts[] = [SMALL, SMALL, SMALL, MIDDLE, LARGE];

/** The cells of every inhabited area: top left, top right, bottom left, bottom right; see `ANCIENT_AREAS`. */
export const AREA_CELLS = {
  yomi: ['temple', 'onsen', 'farm', 'ryokan'],
  steps: ['farm', 'temple', 'onsen', 'ryokan'],
  glade: ['onsen', 'ryokan', 'temple', 'farm'],
  forges: ['farm', 'temple', 'ryokan', 'onsen'],
} as const;

/** The last cell of a kodama track takes only one kodama. */
export const LAST_KODAMA_CELL = 7;

/** A cell beside a path of wisdom. */
interface SideCell {
  readonly vp: number;
  readonly amulet: 0 | 1 | 2 | 3;
}
/** What branches off a cell of the path: insight, or a torii of type A or B. `cells` from the fork outwards. */
interface SidePath {
  readonly kind: 'insight' | 'a' | 'b';
  readonly cells: readonly SideCell[];
}

const cell = (vp: number, amulet: SideCell['amulet'] = 0): SideCell => ({ vp, amulet });

/** One for each main cell of a path, from the first torii on. The third cell of a torii is for four players. */
export const SIDE_PATHS: readonly SidePath[] = [
  { kind: 'insight', cells: [cell(1, 1), cell(1)] },
  { kind: 'a', cells: [cell(2), cell(1), cell(1)] },
  { kind: 'insight', cells: [cell(4, 1), cell(3)] },
  { kind: 'a', cells: [cell(2), cell(1), cell(1)] },
  { kind: 'insight', cells: [cell(5, 1), cell(4)] },
  { kind: 'b', cells: [cell(3), cell(2), cell(2)] },
  { kind: 'insight', cells: [cell(7, 2), cell(6, 1)] },
  { kind: 'b', cells: [cell(4), cell(3), cell(3)] },
];
export const INSIGHT_CELLS = 2;

/** How many visited bitoku it takes to walk on from a cell: the bridges stand behind the third and the fifth. */
export const BRIDGES: readonly number[] = [0, 0, 1, 0, 2, 0, 0, 0];
