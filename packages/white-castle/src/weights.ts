import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = null;

/** What the evaluation thinks things are worth, in points. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** Goods that can still be spent: the first ones, and what is more than one needs. */
  food: [0.7, 0.25],
  iron: [0.65, 0.25],
  pearl: [0.85, 0.3],
  coin: [0.5, 0.05],
  seal: [0.7, 0.2],
  any: [0.85, 0.85],
  /** So many are needed. */
  enough: { food: 5, iron: 5, pearl: 5, coin: 5, seal: 3 },
  /** How much of all that is left with no, one, two … turns to come. */
  goodsByTurns: [0.15, 0.6, 0.8, 0.95, 1],
  /** A space in the passage of time. */
  time: 0.6,
  /** An average turn that is still to come. */
  turn: 2.5,
  /** What is not yet done may still turn out worse: otherwise nothing would ever be done. */
  pending: 0.95,
  /** Lanterns that a turn will light, and uses of the mat's card. */
  lanternsPerTurn: 0.5,
  cardPerTurn: 0.06,
  /** Figures that an average turn sends: warriors by their value, courtiers into the castle. */
  warriorsPerTurn: 0.22,
  courtiersPerTurn: 0.28,
  /** What a courtier at the gate, on the first and on the second floor can still become. */
  climbing: [1.4, 1.2, 1.2, 0],
  /** With fewer turns than so many to come, that counts for less. */
  climbingTurns: 3,
  /** The chance that dice are left on the bridge of a garden. */
  gardenChance: 0.65,
  /** Actions that are not looked at more closely: at the end of a chain, and still to come. */
  actions: { courtier: 3.5, warrior: 3, gardener: 3.5, domain: 2.5, light: 1.6, tile: 2.2 },
} as const;

export type WhiteCastleWeights = AnyNumbers<typeof WEIGHTS>;
