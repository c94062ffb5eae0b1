import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = null;

/** What the guess at a score thinks that things are worth, in points. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** A resource, an amulet by its value, a movement point, a step of a kodama, a step back of another's. */
  resource: 1.1,
  /** What is more than so many of wood and stone, or of jade and sake, is worth less. */
  usefulResources: 4,
  spareResource: 0.45,
  amulet: [0.9, 1.6, 2.2],
  /** An amulet is worth so much more for every year in which the die that it raises will still act. */
  amuletYear: 0.3,
  /** And it is worth this part of itself without any. */
  amuletNow: 0.7,
  movement: 1.7,
  kodama: 1,
  back: 0.5,
  unlock: 0.5,
  draw: 0.8,
  yokai: 2.2,
  bitoku: 3.2,
  vision: 2,
  iwakura: 1.4,
  pilgrim: 2.2,
  mitama: 3.4,
  dragonfly: 1.8,
  build: 3.6,
  crystal: 3.8,
  /** Being able to choose between symbols. */
  choice: 0.3,
  /** What a die of each value does when it is placed. */
  die: [0, 1.1, 2.1, 2.9, 4.3, 4.6, 6.2],
  /** A die that is free, and one in the Forest that can still cross. */
  unlocked: 0.25,
  crossing: 2.4,
  /** How much of a card's worth is had a year, and of the virtue that it would bring. */
  card: 0.8,
  virtue: [0.85, 0.55, 0.45, 0.35],
  /** The chance that a spirit in the hand, and one in the deck, will be there for it. */
  virtueChance: [0.9, 0.75],
  /** A card that is not known, and cards that are played in a year to come. */
  unknownCard: 1.5,
  cardsAYear: 3,
  /** Deeds a year, for crystals of memory. */
  deeds: { build: 0.9, crystal: 1, mitama: 0.9, unite: 0.8, vision: 1, visit: 1, cross: 2, arrive: 0.9 },
  mastery: 0.85,
  dream: 1,
  /** A crystal of dreams in what is left of this year, and what any crystal brings besides its use when it is taken. */
  dreamNow: 0.4,
  crystalTaken: 2.4,
  /** A pilgrim awake on the mat; more than so many are of little use. */
  awake: 1.5,
  usefulPilgrims: 5,
  /** What is lost with a pilgrim who is sent away. */
  sacrifice: 1.6,
  walker: 0.85,
  /** What a walker always has before it. */
  wandering: 0.4,
  /** What a step still costs when a pilgrim's goal is weighed. */
  pathStep: 1.2,
  /** A bitoku card that is not visited yet, and how much less the next one behind it. */
  unvisited: 0.8,
  fartherBitoku: 0.85,
  /** The first two that are visited open a bridge each. */
  bridge: 1.2,
  waitingMitama: 1.3,
  waitingDragonfly: 0.55,
  /** A mitama and a dragonfly that become one, and a mitama's colour besides. */
  union: 0.6,
  mitamaColour: 0.5,
  /** A step of a kodama towards a treasure of the usual worth. */
  kodamaStep: 0.3,
  usualTreasure: 5,
  /** For an iwakura: open cells beside it, those that cost something, and pilgrims beside it that wait for more to count. */
  openRock: 0.6,
  costlyCell: 0.7,
  watchedRock: 0.5,
  /** Open cells beyond those for the pilgrims awake that may still be filled, and the rock by itself. */
  cellsToFill: 2,
  rock: 0.3,
  /** A vision that is not fulfilled: how likely it becomes so, by what is missing, at the end and for all the time before. */
  visionChance: 0.72,
  visionReach: [0.6, 9],
  /** How much of a missing element of the first kind counts. */
  firstElement: 0.4,
  /** A building of one's own: at once, and for each year in which others may use it. */
  built: 0.8,
  owner: 0.35,
  /** Each place higher in the house: in the last autumn, and before. */
  order: [0.35, 0.15],
  /** Things count in full while the time that is left (1 to 0) times this is more than 1. */
  lasting: { goods: 2.5, pilgrims: 1.6, walkers: 4, bitoku: 3, tiles: 2, amulets: 6, price: 1.5, paid: 2 },
  /** What is left at the end of a sacrifice, of steps of kodama, of cards to draw, and of other symbols. */
  atLast: { sacrifice: 0.2, kodama: 0.35, cards: 0.3, others: 0.5 },
  /** Steps that are not looked at more closely. */
  steps: { placeDie: 1.44, copyDie: 2, crossReward: 3.6, pickTwo: 1.3, unite: 0.5 },
  pending: 0.97,
} as const;

export type BitokuWeights = AnyNumbers<typeof WEIGHTS>;
