import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = { date: '2026-11-16', seats: 3, games: 3204, share: 0.408, low: 0.375, high: 0.442 };

/** What things are worth in points to somebody who looks ahead a little. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** What having tokens of so many different provinces is worth while more can come. */
  set: [0, 2.74, 6.78, 9.86, 13, 18.9, 21.8, 22.5, 29.8],
  coin: 0.435,
  /** From this coin on, while there is something to buy. */
  spareCoin: 0.207,
  enoughCoins: 4.89,
  /** A coin when all that is left to do with it are battles. */
  warCoin: 0.185,
  ronin: 0.414,
  /** Battles to come in which they count: at most, and before it is known where the wars will be. */
  usefulBattles: 3.28,
  battlesAhead: 1.42,
  /** Each rank of honor, and how much of that is left at the very end. */
  honor: 0.568,
  honorAtLast: 0.291,
  /** A figure on the map, besides what it does where it stands, and how much of that is left in the last season. */
  figure: 0.338,
  figureAtLast: 0.258,
  /** A figure that may still be summoned. */
  recruit: 2.16,
  /** A stronghold in the seasons to come. */
  stronghold: 2.23,
  /** Where it stands: for each point of the province's reward, and where a war is still to come. */
  site: 0.145,
  warSite: 0.485,
  march: 1.46,
  /** The wind of Fujin, before it is known whom it carries. */
  wind: 0.093,
  training: 1.04,
  /** A figure that may still be betrayed: how much of it counts beforehand, and what one that is chosen adds. */
  betrayal: 1.53,
  betrayalAhead: 0.464,
  betrayalChosen: 0.307,
  /** An ally for a whole political phase. */
  ally: 3.55,
  /** A proposal without coins is accepted about so often; each coin that is given or asked for changes it by so much. */
  accepted: 0.928,
  acceptedByCoin: 0.082,
  refusedByCoin: 0.306,
  /** Who asks for coins and is refused has lost time and goodwill. */
  snub: 0.766,
  /** Whoever is so many points ahead finds friends less easily, by this part. */
  farAhead: 11.8,
  envy: 0.218,
  /** How sure it is, at the beginning and at the end of a political phase, that things stay as they are. */
  certain: [0.404, 0.638],
  /** The part of a province to expect when all is still open, with figures there and without. */
  open: [0.259, 0.143],
  /** Who wins a province: strength to this power. */
  steepness: 1.54,
  /** Strength that ronin and coins add where somebody fights. */
  roninForce: 0.229,
  coinForce: 0.0981,
  /** Of equals the most honorable wins: what a rank is worth in force. */
  honorForce: 0.071,
  /** The rewards of a province for whoever is strongest there, if a harvest comes. */
  harvest: 0.504,
  /** Harvests in a season that is still to come. */
  harvestsLater: 0.303,
  /** A figure that dies in a lost battle. */
  death: 0.364,
  /** The opponents put this part of their coins into the advantages of one battle. */
  opponentBids: 0.45,
  /** Who wins a battle with an advantage: force to this power. */
  bidSteepness: 3.19,
  /** What a hostage brings besides, a figure that dies before the poets, and one that dies by its own hand. */
  hostage: 1.44,
  poem: 0.594,
  seppuku: 1.84,
  /** What a coin costs that is bid: in the last battle, and more for each battle that follows. */
  bid: [0.353, 0.234],
  /** What a shrine brings whoever is foremost there, each time the kami have a turn. */
  shrines: {
    amaterasu: 1.03,
    fujin: 0.817,
    hachiman: 0.63,
    raijin: 1.13,
    ryujin: 1.5,
    susanoo: 1.34,
    tsukuyomi: 0.685,
  },
  /** How much of that is hoped for by others who worship there, and how much is won by drawing level. */
  worshipping: 0.18,
  drawnLevel: 0.412,
  /** Cards that pay in the whole game, if they were bought at its beginning. Winter upgrades count in the score sheet. */
  cards: {
    righteousness: 3.37,
    'way-of-the-shogun': 2.92,
    'path-of-the-lion': 1.79,
    komainu: 2.45,
    'oni-of-skulls': 3.5,
    respect: 1.55,
    'way-of-the-ronin': 3.64,
    'way-of-bushido': 4.99,
    'path-of-the-serpent': 1.03,
    yurei: 3.21,
    'way-of-the-moneylender': 4.43,
    'path-of-the-dragon': 7.3,
    'river-dragon': 7.26,
    courage: 5.05,
    'way-of-the-righteous': 4.49,
    'path-of-the-ninja': 1.69,
    mercy: 2.74,
    'path-of-the-monkey': 1.85,
    'oni-of-blood': 6.06,
    'path-of-the-spirit': 5.52,
    'oni-of-hate': 4.66,
    'oni-of-spite': 5.58,
    honesty: 5.55,
    'path-of-the-warlord': 2.5,
    'path-of-the-patron': 3.05,
    loyalty: 6.44,
    'way-of-the-merchant': 4.57,
    'oni-of-souls': 4.36,
    'path-of-the-unrighteous': 1.52,
    benevolence: 5.55,
    'path-of-the-kenin': 4.09,
    'path-of-the-light': 3.09,
    justice: 5.14,
    'path-of-the-samurai': 7.38,
    'way-of-the-katana': 5.95,
  },
  /** Even at the end of autumn a war is still to come: this much of a card is always left. */
  cardAtLast: 0.244,
} as const;

export type RisingSunWeights = AnyNumbers<typeof WEIGHTS>;
