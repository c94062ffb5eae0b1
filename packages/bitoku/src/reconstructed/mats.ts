import type { Resource } from '../effects.ts';

/** The player's mat: costs and points that no source told us. */

/** What a building costs, in the order in which they are built, and the points that its marker uncovers. */
export const BUILDING_COSTS: readonly { readonly wood: number; readonly stone: number; readonly vp: number }[] = [
  { wood: 1, stone: 0, vp: 1 },
  { wood: 2, stone: 0, vp: 2 },
  { wood: 1, stone: 1, vp: 3 },
  { wood: 2, stone: 1, vp: 4 },
  { wood: 1, stone: 2, vp: 5 },
  { wood: 2, stone: 2, vp: 6 },
];

/** Places for crystals: what they take, and the points that they uncover. Mastery lies beside a card space. */
export const CRYSTAL_SLOTS = [
  { id: 'dream-1', kind: 'dream', vp: 1 },
  { id: 'dream-2', kind: 'dream', vp: 2 },
  { id: 'dream-3', kind: 'dream', vp: 2 },
  { id: 'memory-1', kind: 'memory', vp: 1 },
  { id: 'memory-2', kind: 'memory', vp: 3 },
  { id: 'mastery-left', kind: 'mastery', vp: 0 },
  { id: 'mastery-middle', kind: 'mastery', vp: 1 },
  { id: 'mastery-right', kind: 'mastery', vp: 2 },
] as const;

/** Iwakura on the stone path, and the cells for pilgrims beside them: which iwakura they touch, what they cost. */
export const ROCK_CELLS = 4;
export const STONE_PATH = [
  { id: 'p1', beside: [0], cost: null },
  { id: 'p12', beside: [0, 1], cost: 'wood' },
  { id: 'p2', beside: [1], cost: null },
  { id: 'p23', beside: [1, 2], cost: 'jade' },
  { id: 'p3', beside: [2], cost: null },
  { id: 'p34', beside: [2, 3], cost: 'stone' },
  { id: 'p4', beside: [3], cost: 'sake' },
] as const satisfies readonly {
  readonly id: string;
  readonly beside: readonly number[];
  readonly cost: Resource | null;
}[];

/** The points under the Tengu's building markers. */
export const TENGU_BUILDING_POINTS: readonly number[] = [1, 1, 2, 2, 3, 3];
