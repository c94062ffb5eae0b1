import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = { date: '2026-11-16', seats: 5, games: 1600, share: 0.352, low: 0.307, high: 0.401 };

/** What the evaluation thinks things are worth, in points. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** A stop of the road still ahead: whoever is behind will make more stops. */
  stopAhead: 1.7,
  /** A coin that can still be spent, and one that most likely cannot. */
  coin: 1.77,
  spareCoin: 0.265,
  /** Coins that a village or temple ahead, and an inn ahead, will take. */
  spentAtStop: 1.49,
  spentAtInn: 1.93,
  /** The chance to eat at the next inn with no, one, two or more coins; and at any inn after it. */
  mealChance: [0.22, 0.744, 0.743, 0.899],
  laterMealChance: 0.612,
  /** The part of the stops ahead at which one adds to a panorama, and how much of the better fragments is really reached. */
  panoramaStops: 0.551,
  fragmentsAhead: 0.525,
  /** A fragment is compared with what an ordinary stop gives. */
  ordinaryStop: 1.86,
  /** Being on the way to finishing a panorama first. */
  firstPanorama: 2.21,
  /** The next souvenir of the best set, for each village ahead, up to so many. */
  nextSouvenir: 0.169,
  usefulVillages: 2.55,
  /** The chance of a final achievement by how far one is ahead (-2 or less … 2 or more), and before anything is known. */
  achievementChance: [0.0994, 0.228, 0.482, 0.637, 0.867],
  achievementPrior: 0.376,
  /** What the temple ranking brings on average to who has given, and to who has not yet. */
  templePrior: 3.86,
  templePriorWithoutGift: 5.27,
  /** An encounter not yet known. */
  encounter: 3.11,
} as const;

export type TokaidoWeights = AnyNumbers<typeof WEIGHTS>;
