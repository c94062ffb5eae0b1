/** What the guess at a score thinks that things are worth, in points. Found by letting greedy bots play each other. */
export const WEIGHTS = {
  /** A resource, an amulet by its value, a movement point, a step of a kodama, a step back of another's. */
  resource: 1.1,
  /** What is more than so many of wood and stone, or of jade and sake, is worth less. */
  usefulResources: 4,
  spareResource: 0.45,
  amulet: [0.9, 1.6, 2.2],
  /** An amulet is worth so much more for every year in which the die that it raises will still act. */
  amuletYear: 0.3,
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
  /** What a die of each value does when it is placed. */
  die: [0, 1.1, 2.1, 2.9, 4.3, 4.6, 6.2],
  /** A die that is free, and one in the Forest that can still cross. */
  unlocked: 0.25,
  crossing: 2.4,
  /** How much of a card's worth is had a year, and of the virtue that it would bring. */
  card: 0.8,
  virtue: [0.85, 0.55, 0.45, 0.35],
  /** Deeds a year, for crystals of memory. */
  deeds: { build: 0.9, crystal: 1, mitama: 0.9, unite: 0.8, vision: 1, visit: 1, cross: 2, arrive: 0.9 },
  mastery: 0.85,
  dream: 1,
  /** A pilgrim awake on the mat; more than so many are of little use. */
  awake: 1.5,
  usefulPilgrims: 5,
  /** What is lost with a pilgrim who is sent away. */
  sacrifice: 1.6,
  walker: 0.85,
  /** What a step still costs when a pilgrim's goal is weighed. */
  pathStep: 1.2,
  /** A bitoku card that is not visited yet, and how much less the next one behind it. */
  unvisited: 0.8,
  fartherBitoku: 0.85,
  waitingMitama: 1.3,
  waitingDragonfly: 0.55,
  kodamaStep: 0.3,
  /** For an iwakura: open cells beside it, and pilgrims beside it that wait for more to count. */
  openRock: 0.3,
  watchedRock: 0.5,
  visionChance: 0.72,
  owner: 0.35,
  pending: 0.97,
} as const;
