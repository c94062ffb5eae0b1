import type { AnyNumbers, Tuned } from '@engawa/kernel';

/** How the weights below were found; null: by hand. */
export const TUNED: Tuned | null = null;

/** What things are worth in points to somebody who looks ahead a little. One table, so that it can be tuned as data. */
export const WEIGHTS = {
  /** What having tokens of so many different provinces is worth while more can come. */
  set: [0, 3, 6.5, 11, 14.5, 20.5, 24, 30, 30],
  coin: 0.5,
  /** From this coin on, while there is something to buy. */
  spareCoin: 0.25,
  enoughCoins: 6,
  /** A coin when all that is left to do with it are battles. */
  warCoin: 0.3,
  ronin: 0.5,
  /** Battles to come in which they count: at most, and before it is known where the wars will be. */
  usefulBattles: 3,
  battlesAhead: 1.5,
  /** Each rank of honor, and how much of that is left at the very end. */
  honor: 0.5,
  honorAtLast: 0.3,
  /** A figure on the map, besides what it does where it stands, and how much of that is left in the last season. */
  figure: 0.35,
  figureAtLast: 0.3,
  /** A figure that may still be summoned. */
  recruit: 1.6,
  /** A stronghold in the seasons to come. */
  stronghold: 1.3,
  /** Where it stands: for each point of the province's reward, and where a war is still to come. */
  site: 0.15,
  warSite: 0.6,
  march: 1.2,
  /** The wind of Fujin, before it is known whom it carries. */
  wind: 0.1,
  training: 1,
  /** A figure that may still be betrayed: how much of it counts beforehand, and what one that is chosen adds. */
  betrayal: 1.6,
  betrayalAhead: 0.5,
  betrayalChosen: 0.3,
  /** An ally for a whole political phase. */
  ally: 3,
  /** A proposal without coins is accepted about so often; each coin that is given or asked for changes it by so much. */
  accepted: 0.7,
  acceptedByCoin: 0.1,
  refusedByCoin: 0.4,
  /** Who asks for coins and is refused has lost time and goodwill. */
  snub: 1,
  /** Whoever is so many points ahead finds friends less easily, by this part. */
  farAhead: 10,
  envy: 0.2,
  /** How sure it is, at the beginning and at the end of a political phase, that things stay as they are. */
  certain: [0.45, 0.92],
  /** The part of a province to expect when all is still open, with figures there and without. */
  open: [0.3, 0.1],
  /** Who wins a province: strength to this power. */
  steepness: 2.5,
  /** Strength that ronin and coins add where somebody fights. */
  roninForce: 0.3,
  coinForce: 0.1,
  /** Of equals the most honorable wins: what a rank is worth in force. */
  honorForce: 0.05,
  /** The rewards of a province for whoever is strongest there, if a harvest comes. */
  harvest: 0.4,
  /** Harvests in a season that is still to come. */
  harvestsLater: 0.4,
  /** A figure that dies in a lost battle. */
  death: 0.25,
  /** The opponents put this part of their coins into the advantages of one battle. */
  opponentBids: 0.5,
  /** Who wins a battle with an advantage: force to this power. */
  bidSteepness: 3,
  /** What a hostage brings besides, a figure that dies before the poets, and one that dies by its own hand. */
  hostage: 1.2,
  poem: 0.6,
  seppuku: 1.4,
  /** What a coin costs that is bid: in the last battle, and more for each battle that follows. */
  bid: [0.4, 0.3],
  /** What a shrine brings whoever is foremost there, each time the kami have a turn. */
  shrines: {
    amaterasu: 1,
    fujin: 1,
    hachiman: 1.1,
    raijin: 1.5,
    ryujin: 0.8,
    susanoo: 1.5,
    tsukuyomi: 1.1,
  },
  /** How much of that is hoped for by others who worship there, and how much is won by drawing level. */
  worshipping: 0.2,
  drawnLevel: 0.5,
  /** Cards that pay in the whole game, if they were bought at its beginning. Winter upgrades count in the score sheet. */
  cards: {
    righteousness: 4,
    'way-of-the-shogun': 4,
    'path-of-the-lion': 2,
    komainu: 3,
    'oni-of-skulls': 3,
    respect: 2,
    'way-of-the-ronin': 4,
    'way-of-bushido': 5,
    'path-of-the-serpent': 1,
    yurei: 4,
    'way-of-the-moneylender': 5,
    'path-of-the-dragon': 7,
    'river-dragon': 8,
    courage: 7,
    'way-of-the-righteous': 4,
    'path-of-the-ninja': 2,
    mercy: 3,
    'path-of-the-monkey': 2,
    'oni-of-blood': 4,
    'path-of-the-spirit': 5,
    'oni-of-hate': 4,
    'oni-of-spite': 5,
    honesty: 7,
    'path-of-the-warlord': 3,
    'path-of-the-patron': 4,
    loyalty: 6,
    'way-of-the-merchant': 4,
    'oni-of-souls': 4,
    'path-of-the-unrighteous': 2,
    benevolence: 4,
    'path-of-the-kenin': 5,
    'path-of-the-light': 3,
    justice: 6,
    'path-of-the-samurai': 6,
    'way-of-the-katana': 7,
  },
  /** Even at the end of autumn a war is still to come: this much of a card is always left. */
  cardAtLast: 0.25,
} as const;

export type RisingSunWeights = AnyNumbers<typeof WEIGHTS>;
