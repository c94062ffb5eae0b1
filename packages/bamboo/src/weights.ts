import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = null;

/** What the evaluation thinks things are worth, in happiness. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** What part of a harmony tile's value is as good as had when it is fulfilled, and when the plan has room for it. */
  fulfilled: 0.9,
  planned: 0.86,
  /** The same for tiles that still lie on the board, where somebody else may take them. */
  onBoard: 0.26,
  /** How much less a plan is worth that is only partly within reach. */
  partly: 0.92,
  /** A tile that could be taken, by how many home tiles are missing for it. */
  taking: [0.51, 0.32, 0.17, 0.12, 0.15, 0.026],
  /** A free cell for harmony tiles on the mat. */
  freeCell: 0.72,
  /** A tile that can no longer be fulfilled only takes up its cell. */
  dead: -2,
  /** Home tiles that an activation to come will bring. */
  tilesPerActivation: 0.09,
  /** A coin, as long as there are activations to spend it, so many each; and what is more. */
  coin: [0.37, 0.35],
  coinsPerActivation: 1.1,
  /** A food that is missing: in this winter, and in a later one. How long a tile that is still to be bought will eat. */
  hungerNow: 0.77,
  hungerLater: 0.54,
  appetite: 0.46,
  /** How much of the imbalance of a home will still be there in the end: now, and with many activations to come. */
  balance: [0.6, 0.21],
  manyActivations: 2.3,
  /** A comfort anywhere in the home. */
  comfort: 0.43,
  /** Night: a marked cell that may still be filled. */
  mark: 0.46,
  /** What is not yet done may still turn out worse: otherwise nothing would ever be done. */
  pending: 0.95,
  /** An average activation that is still to come. */
  activation: 0.8,
  /** Shoots by what they can do. */
  actions: { harmony: 1.3, home: 3.3, income: 1.6, cook: 0.97, joker: 2.8 },
  /** A home improvement with no coins, and what each coin adds, up to so many. */
  home: [0.45, 3.3],
  coinsForTile: 4,
  /** The same action a second time in a turn is worth less. */
  repeated: 0.21,
  /** How much of the best visit, and of all shoots, counts beforehand. */
  hand: [0.18, 0.075],
  /** What a spirit does for one in a year. */
  powers: { kappa: 0.44, tanuki: 3.2, rokurokubi: 1.2, kitsune: 0.3, okami: 1.5, bakeneko: 1.8, tengu: 0.74 },
  /** How much of that counts for years to come, and for this one if it is awake. */
  later: 0.16,
  awake: 0.49,
  /** How likely one gets a spirit: when ahead, by each stick more, less for each stick that others still have; when behind. */
  temple: { ahead: 0.22, stick: 0.32, rivals: 0.045, behind: 0.18, own: 0.24 },
} as const;

export type BambooWeights = AnyNumbers<typeof WEIGHTS>;
