import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = { date: '2026-11-16', seats: 2, games: 3200, share: 0.647, low: 0.614, high: 0.68 };

/** What the evaluation thinks things are worth, in points. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** Goods that can still be spent: the first ones, and what is more than one needs. */
  food: [0.494, 0.268],
  iron: [0.59, 0.229],
  pearl: [1.17, 0.302],
  coin: [0.552, 0.0635],
  seal: [0.858, 0.195],
  any: [0.935, 0.874],
  /** So many are needed. */
  enough: { food: 3.78, iron: 4.48, pearl: 5.21, coin: 5.62, seal: 3.01 },
  /** How much of all that is left with no, one, two … turns to come. */
  goodsByTurns: [0.122, 0.633, 0.814, 0.87, 0.945],
  /** A space in the passage of time. */
  time: 0.548,
  /** An average turn that is still to come. */
  turn: 2.37,
  /** What is not yet done may still turn out worse: otherwise nothing would ever be done. */
  pending: 1.19,
  /** Lanterns that a turn will light, and uses of the mat's card. */
  lanternsPerTurn: 0.491,
  cardPerTurn: 0.0554,
  /** Figures that an average turn sends: warriors by their value, courtiers into the castle. */
  warriorsPerTurn: 0.316,
  courtiersPerTurn: 0.206,
  /** What a courtier at the gate, on the first and on the second floor can still become. */
  climbing: [1.36, 1.21, 1.68, 0],
  /** With fewer turns than so many to come, that counts for less. */
  climbingTurns: 3.36,
  /** The chance that dice are left on the bridge of a garden. */
  gardenChance: 0.482,
  /** Actions that are not looked at more closely: at the end of a chain, and still to come. */
  actions: { courtier: 3.3, warrior: 2.38, gardener: 3.27, domain: 3.11, light: 3.38, tile: 1.85 },
} as const;

export type WhiteCastleWeights = AnyNumbers<typeof WEIGHTS>;
