import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = null;

/** What the evaluation thinks things are worth, in points. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** A stop of the road still ahead: whoever is behind will make more stops. */
  stopAhead: 0.9,
  /** A coin that can still be spent, and one that most likely cannot. */
  coin: 0.9,
  spareCoin: 0.2,
  /** Coins that a village or temple ahead, and an inn ahead, will take. */
  spentAtStop: 1,
  spentAtInn: 2,
  /** The chance to eat at the next inn with no, one, two or more coins; and at any inn after it. */
  mealChance: [0.3, 0.65, 0.9, 0.97],
  laterMealChance: 0.85,
  /** The part of the stops ahead at which one adds to a panorama, and how much of the better fragments is really reached. */
  panoramaStops: 0.5,
  fragmentsAhead: 0.45,
  /** A fragment is compared with what an ordinary stop gives. */
  ordinaryStop: 2,
  /** Being on the way to finishing a panorama first. */
  firstPanorama: 1.5,
  /** The next souvenir of the best set, for each village ahead, up to so many. */
  nextSouvenir: 0.25,
  usefulVillages: 3,
  /** The chance of a final achievement by how far one is ahead (-2 or less … 2 or more), and before anything is known. */
  achievementChance: [0.08, 0.3, 0.6, 0.78, 0.9],
  achievementPrior: 0.4,
  /** What the temple ranking brings on average to who has given, and to who has not yet. */
  templePrior: 5.5,
  templePriorWithoutGift: 4,
  /** An encounter not yet known. */
  encounter: 2.7,
} as const;

export type TokaidoWeights = AnyNumbers<typeof WEIGHTS>;
