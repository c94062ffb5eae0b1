/** The box: everything that is printed, as tables. Where the figures come from is in docs/fidelity.md. */
import { ARCHWAY } from './cards/archway.ts';
import { type CardFacts, SEASONS, type Season } from './cards/card.ts';
import { CORE } from './cards/core.ts';
import { HORSEMAN } from './cards/horseman.ts';
import { TEAPOT } from './cards/teapot.ts';

export { type CardFacts, type CardType, SEASONS, type Season } from './cards/card.ts';

/** In this order everywhere: a province is its number in states and steps, its name in choices and events. */
export const PROVINCES = ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'shikoku', 'kyushu'] as const;
export type Province = (typeof PROVINCES)[number];

interface Reward {
  readonly points: number;
  readonly coins: number;
  readonly ronin: number;
}

/** What a harvest brings whoever is strongest there. */
export const REWARDS: Readonly<Record<Province, Reward>> = {
  hokkaido: { points: 0, coins: 0, ronin: 2 },
  oshu: { points: 0, coins: 3, ronin: 0 },
  edo: { points: 2, coins: 2, ronin: 0 },
  kyoto: { points: 4, coins: 0, ronin: 0 },
  kansai: { points: 3, coins: 0, ronin: 0 },
  nagato: { points: 1, coins: 1, ronin: 1 },
  shikoku: { points: 0, coins: 3, ronin: 0 },
  kyushu: { points: 1, coins: 1, ronin: 1 },
};

type Edge = readonly [Province, Province];
/** Two-coloured borders. */
export const BORDERS: readonly Edge[] = [
  ['oshu', 'kyoto'],
  ['oshu', 'edo'],
  ['edo', 'kyoto'],
  ['kyoto', 'kansai'],
  ['kansai', 'nagato'],
];
/** A sea route is its number in this list. */
export const SEA_ROUTES: readonly Edge[] = [
  ['hokkaido', 'oshu'],
  ['hokkaido', 'kansai'],
  ['hokkaido', 'kyushu'],
  ['kansai', 'kyushu'],
  ['kansai', 'shikoku'],
  ['shikoku', 'kyushu'],
];

/** In the order of their printed honor, which is also the order around the table. */
export const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const;
export type Clan = (typeof CLANS)[number];

interface ClanFacts {
  /** The printed starting honor; the numbers between belong to other boxes. */
  readonly honor: number;
  readonly income: number;
  readonly home: Province;
}
export const CLAN_FACTS: Readonly<Record<Clan, ClanFacts>> = {
  koi: { honor: 1, income: 5, home: 'edo' },
  lotus: { honor: 3, income: 7, home: 'nagato' },
  turtle: { honor: 4, income: 6, home: 'kyoto' },
  dragonfly: { honor: 5, income: 6, home: 'hokkaido' },
  bonsai: { honor: 7, income: 4, home: 'kyushu' },
};

/** A clan's own figures first, then the eight monsters. A kind is its number in states and steps. */
export const KINDS = [
  'bushi',
  'shinto',
  'daimyo',
  'komainu',
  'oni-of-skulls',
  'oni-of-blood',
  'oni-of-souls',
  'oni-of-hate',
  'oni-of-spite',
  'yurei',
  'river-dragon',
] as const;
export type Kind = (typeof KINDS)[number];
export const BUSHI = 0;
export const SHINTO = 1;
export const DAIMYO = 2;
/** Monsters are numbered from 0 among themselves: `kind - FIRST_MONSTER`. */
export const FIRST_MONSTER = 3;
export const KOMAINU = 3;
export const SKULLS = 4;
export const BLOOD = 5;
export const SOULS = 6;
export const HATE = 7;
export const SPITE = 8;
export const YUREI = 9;
export const RIVER_DRAGON = 10;

export const MONSTERS = [
  'komainu',
  'oni-of-skulls',
  'oni-of-blood',
  'oni-of-souls',
  'oni-of-hate',
  'oni-of-spite',
  'yurei',
  'river-dragon',
] as const satisfies readonly Kind[];
export type Monster = (typeof MONSTERS)[number];

interface MonsterFacts {
  readonly force: number;
  /** Where its owner has the lowest honor of all who are there. */
  readonly lowForce: number;
  readonly isOni: boolean;
}
/** In the order of `MONSTERS`. */
export const MONSTER_FACTS: readonly MonsterFacts[] = [
  { force: 1, lowForce: 1, isOni: false },
  { force: 1, lowForce: 3, isOni: true },
  { force: 2, lowForce: 4, isOni: true },
  { force: 1, lowForce: 1, isOni: true },
  { force: 1, lowForce: 1, isOni: true },
  { force: 1, lowForce: 1, isOni: true },
  { force: 2, lowForce: 2, isOni: false },
  { force: 5, lowForce: 5, isOni: false },
];

/** What a clan has of each. */
export const BUSHI_COUNT = 6;
export const SHINTO_COUNT = 3;
export const STRONGHOLDS = 4;
export const STRONGHOLD_COST = 3;

export const MANDATES = ['recruit', 'marshal', 'train', 'harvest', 'betray'] as const;
export type Mandate = (typeof MANDATES)[number];
export const TILES_EACH = 2;
/** How many tiles the active player looks at. */
export const TILES_SEEN = 4;
export const MANDATES_A_SEASON = 7;
/** After so many mandates of a season the kami have a turn. */
export const KAMI_AFTER: readonly number[] = [3, 5, 7];

export const SHRINES = ['amaterasu', 'fujin', 'hachiman', 'raijin', 'ryujin', 'susanoo', 'tsukuyomi'] as const;
export type Shrine = (typeof SHRINES)[number];
export const SHRINES_IN_PLAY = 4;
/** The row for a first game, left to right. */
export const RECOMMENDED_SHRINES: readonly Shrine[] = ['amaterasu', 'fujin', 'hachiman', 'tsukuyomi'];
export const HACHIMAN_RONIN = 2;
export const TSUKUYOMI_COINS = 2;
export const FUJIN_MOVES = 2;

/** Left to right; the outcome of the battle stands between the third and the last. */
export const ADVANTAGES = ['seppuku', 'hostage', 'ronin', 'poets'] as const;
export type Advantage = (typeof ADVANTAGES)[number];

/** War provinces of a season: so many more than players. */
export const MORE_WARS_THAN_PLAYERS = 2;
/** A war province token at the end, by its season. */
export const TOKEN_POINTS: readonly number[] = [1, 2, 3];
/** Tokens of so many different provinces. */
export const SET_POINTS: readonly number[] = [0, 0, 0, 10, 10, 20, 20, 30, 30];

export const CARD_SETS = { horseman: HORSEMAN, teapot: TEAPOT, archway: ARCHWAY };
export type CardSet = keyof typeof CARD_SETS;
export const SETS = Object.keys(CARD_SETS) as CardSet[];

const ALL_CARDS = { ...CORE, ...HORSEMAN, ...TEAPOT, ...ARCHWAY };
export type Card = keyof typeof ALL_CARDS;
export const CARDS: Readonly<Record<Card, CardFacts>> = ALL_CARDS;
/** All forty. A card is its number in this list in states and steps, its name in choices and events. */
export const CARD_NAMES = Object.keys(ALL_CARDS) as Card[];
/** The number of a card. */
export const CARD = Object.fromEntries(CARD_NAMES.map((card, at) => [card, at])) as Readonly<Record<Card, number>>;
export const CARD_COSTS: readonly number[] = CARD_NAMES.map((card) => CARDS[card].cost);
export const VIRTUES: readonly number[] = CARD_NAMES.flatMap((card, at) => (CARDS[card].type === 'virtue' ? [at] : []));
/** The kind of figure that comes with a card; -1 for none. */
export const FIGURE_OF_CARD: readonly number[] = CARD_NAMES.map((card) => KINDS.indexOf(card as Kind));
/** The card that brings a monster, in the order of `MONSTERS`. */
export const CARD_OF_MONSTER: readonly number[] = MONSTERS.map((monster) => CARD[monster]);

/** How many copies of every card are laid out in a season: the core and one set. */
export function displayOf(season: Season, set: CardSet): number[] {
  const copies = new Array<number>(CARD_NAMES.length).fill(0);
  for (const cards of [CORE, CARD_SETS[set]] as Readonly<Record<string, CardFacts>>[]) {
    for (const [card, facts] of Object.entries(cards)) {
      if (facts.season === season) copies[CARD[card as Card]] = facts.copies;
    }
  }
  return copies;
}
export const CARDS_A_SEASON = 12;
export const SEASON_COUNT = SEASONS.length;

/** Where a card acts once a season, when the war begins. */
export const SHOGUN_COINS = 3;
export const RONIN_CARD_RONIN = 2;
export const BUSHIDO_COINS = 2;
export const BUSHIDO_POINTS = 2;
export const MONEYLENDER_COINS = 5;
/** Points of the winter upgrades, for each thing that they count. */
export const WINTER_POINTS = 3;
