import type { Card, Shrine } from './components.ts';

/** What things are worth in points to somebody who looks ahead a little. Tuned by play against random seats. */
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
  honor: 0.5,
  /** A figure on the map, besides what it does where it stands. */
  figure: 0.35,
  /** A figure that may still be summoned. */
  recruit: 1.6,
  /** A stronghold in the seasons to come. */
  stronghold: 1.3,
  /** Where it stands: for each point of the province's reward, and where a war is still to come. */
  site: 0.15,
  warSite: 0.6,
  march: 1.2,
  training: 1,
  betrayal: 1.6,
  /** An ally for a whole political phase. */
  ally: 3,
  /** A proposal without coins is accepted about so often; each coin that is given or asked for changes it by so much. */
  accepted: 0.7,
  acceptedByCoin: 0.1,
  refusedByCoin: 0.4,
  /** Who asks for coins and is refused has lost time and goodwill. */
  snub: 1,
  /** How sure it is, at the beginning and at the end of a political phase, that things stay as they are. */
  certain: [0.45, 0.92],
  /** Who wins a province: strength to this power. */
  steepness: 2.5,
  /** Strength that ronin and coins add where somebody fights. */
  roninForce: 0.3,
  coinForce: 0.1,
  /** The rewards of a province for whoever is strongest there, if a harvest comes. */
  harvest: 0.4,
  /** A figure that dies in a lost battle. */
  death: 0.25,
  /** The opponents put this part of their coins into the advantages of one battle. */
  opponentBids: 0.5,
} as const;

/** What a shrine brings whoever is foremost there, each time the kami have a turn. */
export const SHRINE_WORTH: Readonly<Record<Shrine, number>> = {
  amaterasu: 1,
  fujin: 1,
  hachiman: 1.1,
  raijin: 1.5,
  ryujin: 0.8,
  susanoo: 1.5,
  tsukuyomi: 1.1,
};

/** Cards that pay in the whole game, if they were bought at its beginning. Winter upgrades count in the score sheet. */
export const CARD_WORTH: Readonly<Partial<Record<Card, number>>> = {
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
};
