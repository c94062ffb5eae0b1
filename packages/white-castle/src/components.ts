/** The box: everything that is printed, as tables. Where the figures come from is in docs/fidelity.md. */
import type { Action, ClanMember, Colour, Effect, Resource } from './effects.ts';
import { SOLO_CARDS } from './reconstructed.ts';

/** What one place on a card shows: its symbols, all of them to be had in any order. */
export type Block = readonly Effect[];

/** From the lower floor to the upper one, from left to right. */
export const ROOMS = ['steward-1', 'steward-2', 'steward-3', 'diplomat-1', 'diplomat-2'] as const;
export type Room = (typeof ROOMS)[number];

/** The die spaces of the main board, in this order in the state. */
export const BOARD_SPACES = [...ROOMS, 'outside-1', 'outside-2', 'well'] as const;
export type BoardSpace = (typeof BOARD_SPACES)[number];

/** The rows of a mat from top to bottom, each named after the die that it takes. */
export const ROWS = ['domain-coral', 'domain-black', 'domain-white'] as const;
export type Row = (typeof ROWS)[number];
export type Space = BoardSpace | Row;

/** Printed values, in the order of the spaces. */
export const SPACE_VALUES: readonly number[] = [3, 3, 3, 4, 4, 5, 5, 1];
export const ROW_VALUE = 6;
export const OUTSIDE: Readonly<Record<'outside-1' | 'outside-2', readonly [ClanMember, ClanMember]>> = {
  'outside-1': ['gardener', 'courtier'],
  'outside-2': ['warrior', 'courtier'],
};

/** A tile stands beside every block of a room's card: three to a room on the lower floor, two on the upper one. */
export const SLOT_NAMES = { steward: ['top', 'middle', 'bottom'], diplomat: ['upper', 'lower'] } as const;
/** Where the tiles of a room begin among all thirteen, and after the last room their number. */
export const FIRST_SLOT: readonly number[] = [0, 3, 6, 9, 11, 13];

/** Fifteen dice tiles: a colour on one side, what the well gives on the other. */
export const DICE_TILES = (['coral', 'black', 'white'] as const).flatMap((colour) =>
  (['food', 'iron', 'pearl', 'any', 'coin'] as const).map((gift) => `${colour}-${gift}` as const),
);
export type DiceTile = (typeof DICE_TILES)[number];
export const colourOfTile = (tile: DiceTile): Colour => tile.slice(0, tile.indexOf('-')) as Colour;
export const giftOfTile = (tile: DiceTile): Effect => `${tile.slice(tile.indexOf('-') + 1)}:1` as Effect;

/** What a row of the mat gives: always the first, and one more for each figure that has left it. */
export interface MatRow {
  readonly figure: ClanMember;
  readonly rewards: readonly Effect[];
}
export const MAT: Readonly<Record<Row, MatRow>> = {
  'domain-coral': { figure: 'courtier', rewards: ['food:1', 'food:1', 'food:1', 'coin:2', 'food:1', 'seal:1'] },
  'domain-black': { figure: 'gardener', rewards: ['iron:1', 'iron:1', 'iron:1', 'lantern', 'iron:1', 'coin:2'] },
  'domain-white': { figure: 'warrior', rewards: ['pearl:1', 'pearl:1', 'pearl:1', 'seal:1', 'pearl:1', 'lantern'] },
};

/** A card of the castle: its blocks, which of them is dark, whether it stays in the box with one or two players. */
interface CastleCardFacts {
  readonly blocks: readonly Block[];
  readonly dark: number;
  readonly marked: boolean;
  /** Which block lies beside which row of the mat. */
  readonly beside: readonly [number, number, number];
  readonly lantern: Effect;
}

const steward = (dark: number, marked: boolean, ...blocks: Block[]): CastleCardFacts => ({
  blocks,
  dark,
  marked,
  beside: [0, 1, 2],
  lantern: 'coin:1',
});
/** `upper`: how many rows of the mat the upper block covers. */
const diplomat = (dark: number, marked: boolean, upper: 1 | 2, ...blocks: Block[]): CastleCardFacts => ({
  blocks,
  dark,
  marked,
  beside: upper === 1 ? [0, 1, 1] : [0, 0, 1],
  lantern: 'vp:1',
});

/** 15 stewards. */
export const STEWARDS = {
  'steward-01': steward(0, true, ['seal:1>courtier'], ['seal:1', 'vp:1'], ['food:1', 'lantern']),
  'steward-02': steward(0, false, ['seal:1>courtier'], ['time:1'], ['iron:2']),
  'steward-03': steward(0, true, ['seal:1>courtier'], ['lantern'], ['vp:2']),
  'steward-04': steward(0, false, ['seal:1>warrior'], ['coin:1', 'well'], ['lantern']),
  'steward-05': steward(0, false, ['seal:1>warrior'], ['food:1', 'pearl:1'], ['iron:1', 'lantern']),
  'steward-06': steward(1, true, ['iron:1', 'lantern'], ['seal:1>gardener'], ['any:2']),
  'steward-07': steward(1, false, ['time:1'], ['seal:1>gardener'], ['food:2']),
  'steward-08': steward(1, true, ['coin:1', 'well'], ['seal:1>gardener'], ['time:1']),
  'steward-09': steward(1, false, ['coin:1', 'well'], ['seal:1>courtier'], ['food:2']),
  'steward-10': steward(1, false, ['seal:1', 'any:1'], ['seal:1>courtier'], ['iron:1', 'food:1']),
  'steward-11': steward(2, true, ['any:2'], ['pearl:1', 'lantern'], ['seal:1>warrior']),
  'steward-12': steward(2, false, ['pearl:2'], ['seal:1', 'vp:1'], ['seal:1>gardener']),
  'steward-13': steward(2, false, ['iron:2'], ['lantern'], ['seal:1>gardener']),
  'steward-14': steward(2, true, ['vp:2'], ['seal:1', 'any:1'], ['seal:1>warrior']),
  'steward-15': steward(2, false, ['time:1'], ['pearl:2'], ['seal:1>warrior']),
} as const satisfies Record<string, CastleCardFacts>;
export type StewardCard = keyof typeof STEWARDS;

/** 12 diplomats. */
export const DIPLOMATS = {
  'diplomat-01': diplomat(0, true, 1, ['courtier'], ['any:3']),
  'diplomat-02': diplomat(0, false, 1, ['courtier'], ['time:2']),
  'diplomat-03': diplomat(0, false, 1, ['courtier'], ['vp:2', 'well']),
  'diplomat-04': diplomat(0, false, 1, ['courtier'], ['seal:1', 'lantern']),
  'diplomat-05': diplomat(0, false, 1, ['warrior'], ['any:3']),
  'diplomat-06': diplomat(0, false, 1, ['warrior'], ['time:2']),
  'diplomat-07': diplomat(1, false, 1, ['time:2'], ['gardener']),
  'diplomat-08': diplomat(1, false, 1, ['vp:2', 'well'], ['gardener']),
  'diplomat-09': diplomat(1, true, 2, ['vp:2', 'well'], ['warrior']),
  'diplomat-10': diplomat(1, false, 2, ['coin:2', 'lantern'], ['warrior']),
  'diplomat-11': diplomat(1, false, 2, ['time:1', 'lantern'], ['gardener']),
  'diplomat-12': diplomat(1, true, 2, ['any:3'], ['gardener']),
} as const satisfies Record<string, CastleCardFacts>;
export type DiplomatCard = keyof typeof DIPLOMATS;

export const CASTLE_CARDS = { ...STEWARDS, ...DIPLOMATS };
export type CastleCard = keyof typeof CASTLE_CARDS;

/** 6 starting actions, two of each: the same action beside every row. */
const starting = (action: Action): CastleCardFacts => ({
  blocks: [[action]],
  dark: -1,
  marked: false,
  beside: [0, 0, 0],
  lantern: 'time:1',
});
export const STARTING_ACTIONS = {
  'action-courtier': starting('courtier'),
  'action-warrior': starting('warrior'),
  'action-gardener': starting('gardener'),
} as const;
export type StartingAction = keyof typeof STARTING_ACTIONS;
export const STARTING_ACTION_COPIES = 2;

/** A card that can lie in the card slot of a mat. */
export const ACTION_CARDS: Readonly<Record<ActionCard, CastleCardFacts>> = { ...CASTLE_CARDS, ...STARTING_ACTIONS };
export type ActionCard = CastleCard | StartingAction;

/** 9 starting resources: what they give at once, what they show in the lantern area, the decree that comes with them. */
export const STARTING_RESOURCES = {
  'resource-1': { gives: ['food:2', 'iron:1', 'coin:2', 'seal:1'], lantern: 'pearl:1', decree: 'decree-coin' },
  'resource-2': { gives: ['any:2', 'coin:4', 'seal:2'], lantern: 'pearl:1', decree: null },
  'resource-3': { gives: ['iron:2', 'pearl:1', 'coin:5', 'seal:1'], lantern: 'pearl:1', decree: null },
  'resource-4': { gives: ['pearl:2', 'iron:1', 'coin:4'], lantern: 'iron:1', decree: 'decree-seal' },
  'resource-5': { gives: ['any:3', 'coin:4', 'seal:1'], lantern: 'iron:1', decree: null },
  'resource-6': { gives: ['food:1', 'iron:2', 'pearl:1', 'coin:3', 'seal:1'], lantern: 'iron:1', decree: null },
  'resource-7': { gives: ['any:1', 'coin:2', 'seal:2'], lantern: 'food:1', decree: 'decree-vp' },
  'resource-8': { gives: ['food:2', 'iron:2', 'pearl:1', 'coin:4', 'seal:1'], lantern: 'food:1', decree: null },
  'resource-9': { gives: ['food:4', 'iron:2', 'coin:3', 'seal:2'], lantern: 'food:1', decree: null },
} as const;
export type StartingResource = keyof typeof STARTING_RESOURCES;

export const DECREES = { 'decree-coin': 'coin:1', 'decree-seal': 'seal:1', 'decree-vp': 'vp:1' } as const;
export type Decree = keyof typeof DECREES;

/** A card in the lantern area, and the symbol that it shows there. */
export type LanternCard = StartingResource | Decree | ActionCard;
export const LANTERNS: Readonly<Record<LanternCard, Effect>> = Object.fromEntries([
  ...Object.entries({ ...ACTION_CARDS, ...STARTING_RESOURCES }).map(([card, { lantern }]) => [card, lantern]),
  ...Object.entries(DECREES),
]) as Record<LanternCard, Effect>;

/** 9 daimyo cards: three favours from left to right. */
export const DAIMYOS = {
  'daimyo-01': ['well', 'vp:2', 'seal:2'],
  'daimyo-02': ['well', 'pearl:2', 'coin:3'],
  'daimyo-03': ['well', 'food:2', 'time:2'],
  'daimyo-04': ['lantern', 'iron:2', 'seal:2'],
  'daimyo-05': ['lantern', 'time:2', 'coin:3'],
  'daimyo-06': ['lantern', 'food:2', 'vp:2'],
  'daimyo-07': ['light', 'pearl:2', 'vp:2'],
  'daimyo-08': ['light', 'time:2', 'seal:2'],
  'daimyo-09': ['light', 'iron:2', 'coin:3'],
} as const satisfies Record<string, readonly Effect[]>;
export type DaimyoCard = keyof typeof DAIMYOS;

interface GardenFacts {
  readonly food: number;
  readonly points: number;
  readonly action: Effect;
}
export const PLANT_GARDENS = {
  'plant-1': { food: 3, points: 5, action: 'coin:4>domain' },
  'plant-2': { food: 4, points: 7, action: 'coin:3>courtier' },
  'plant-3': { food: 4, points: 7, action: 'coin:3>gardener' },
  'plant-4': { food: 4, points: 7, action: 'coin:3>warrior' },
  'plant-5': { food: 5, points: 9, action: 'coin:4>tile:any' },
} as const satisfies Record<string, GardenFacts>;
export const STONE_GARDENS = {
  'stone-1': { food: 1, points: 1, action: 'coin:3' },
  'stone-2': { food: 1, points: 1, action: 'any:2' },
  'stone-3': { food: 2, points: 3, action: 'seal:2' },
  'stone-4': { food: 2, points: 3, action: 'light' },
  'stone-5': { food: 3, points: 5, action: 'well' },
} as const satisfies Record<string, GardenFacts>;
export type PlantGarden = keyof typeof PLANT_GARDENS;
export type StoneGarden = keyof typeof STONE_GARDENS;
export type GardenCard = PlantGarden | StoneGarden;
export const GARDENS: Readonly<Record<GardenCard, GardenFacts>> = { ...PLANT_GARDENS, ...STONE_GARDENS };

/** 8 yard tiles: blue side, yellow side. */
export const YARD_TILES = {
  'yard-tile-1': ['courtier', 'pearl:3'],
  'yard-tile-2': ['warrior', 'time:2'],
  'yard-tile-3': ['gardener', 'food:3'],
  'yard-tile-4': ['tile:coral', 'well'],
  'yard-tile-5': ['tile:white', 'seal:2'],
  'yard-tile-6': ['tile:black', 'coin:5'],
  'yard-tile-7': ['tile:any', 'light'],
  'yard-tile-8': ['domain', 'vp:2'],
} as const satisfies Record<string, readonly [Effect, Effect]>;
export type YardTile = keyof typeof YARD_TILES;

/** The training yards, and which of the four tiles lie there with which side up. */
export const YARDS = ['yard-5', 'yard-3', 'yard-1'] as const;
export type Yard = (typeof YARDS)[number];
interface YardFacts {
  readonly iron: number;
  readonly value: number;
  readonly tiles: readonly { readonly tile: number; readonly side: 0 | 1 }[];
}
export const YARD_FACTS: Readonly<Record<Yard, YardFacts>> = {
  'yard-5': {
    iron: 5,
    value: 2,
    tiles: [
      { tile: 0, side: 0 },
      { tile: 1, side: 1 },
    ],
  },
  'yard-3': { iron: 3, value: 1, tiles: [{ tile: 2, side: 0 }] },
  'yard-1': { iron: 1, value: 1, tiles: [{ tile: 3, side: 1 }] },
};

/** The passage of time: the spaces on which the seasons begin, what it costs to enter them, what they score. */
export const SEASONS = [
  { from: 0, seals: 0, points: 0 },
  { from: 6, seals: 1, points: 3 },
  { from: 11, seals: 2, points: 6 },
  { from: 15, seals: 3, points: 10 },
] as const;
/** From the fourth season on every space scores one more. */
export const LAST_SPACE = 20;

export const LEVEL_POINTS: readonly number[] = [1, 3, 6, 10];
export const AUDIENCE_COINS = 2;
/** Mother-of-pearl for one level and for two. */
export const CLIMB_PEARLS: readonly number[] = [2, 5];
export const FIGURES = 5;
export const MOST_RESOURCES = 7;
export const MOST_SEALS = 5;
export const ROUNDS = 3;
export const TURNS_PER_ROUND = 3;
export const SEALS_FOR_RESOURCE = 2;
export const SEALS_FOR_COIN = 1;

/** The end of the game: a point for so many coins and seals, points of a resource by how much is left of it. */
export const COINS_AND_SEALS_PER_POINT = 5;
export const RESOURCE_POINTS: readonly number[] = [0, 0, 0, 1, 1, 1, 1, 2];

/** The visit of the Tokugawa clan. */
export type SoloCard = keyof typeof SOLO_CARDS;
export type RivalAction = (typeof SOLO_CARDS)[SoloCard]['actions'][number];
export const LEVELS = {
  easy: { points: 0, isFirst: false, time: 0 },
  medium: { points: 3, isFirst: true, time: 1 },
  hard: { points: 8, isFirst: true, time: 3 },
} as const;
export type Level = keyof typeof LEVELS;
/** The rival turns in so many coins for points: when it goes first, and when not. */
export const RIVAL_COINS = { first: 3, second: 5 } as const;

export type { Resource };
export { SOLO_CARDS };
