/** The box: everything that is printed, as tables. Where the figures come from is in docs/fidelity.md. */
import type { Effect } from './effects.ts';
import {
  ANCIENT_BUILDINGS,
  AREA_CELLS,
  BITOKU_VISITS,
  BUILDINGS,
  type BuildingFacts,
  type Counted,
  DECK_YOKAI,
  DRAGONFLIES,
  DRAGONFLY_COPIES,
  type DREAM_CRYSTALS,
  type IWAKURA,
  type LAKE_TREASURES,
  type MASTERY_CRYSTALS,
  type MEMORY_CRYSTALS,
  STARTING_YOKAI,
  TENGU_CARDS,
  type TenguCardFacts,
  type TORII_TILES,
  VISIONS,
  type VisionFacts,
  type YokaiFacts,
} from './reconstructed/index.ts';

export const ROUNDS = 4;
export const PHASES = ['spring', 'summer', 'autumn', 'winter', 'ascension'] as const;
export type Phase = (typeof PHASES)[number];

/** The five regions of the Forest from left to right, in this order in the state. */
export const REGIONS = ['yomi', 'steps', 'house', 'glade', 'forges'] as const;
export type Region = (typeof REGIONS)[number];
export const HOUSE = 2;

/** Every region but the house has a hill across the river and an inhabited area: in this order in the state. */
export const HILLS = ['yomi', 'steps', 'glade', 'forges'] as const;
export type Hill = (typeof HILLS)[number];
/** Region to hill (-1 for the house) and back. */
export const HILL_OF_REGION: readonly number[] = [0, 1, -1, 2, 3];
export const REGION_OF_HILL: readonly number[] = [0, 1, 3, 4];

/** One forest action: what the die must show, and what it does. */
export interface ForestRow {
  readonly id: string;
  readonly needs: number;
  readonly effect: Effect;
}
const row = (id: string, needs: number, ...effect: Effect): ForestRow => ({ id, needs, effect });
const KODAMA_ROW = row('row-1', 1, 'here:1');

/** P. 19 to 21. The last row of yomi and the forges has one discount: for the one tile or for the other. */
export const FOREST: Readonly<Record<Hill, readonly ForestRow[]>> = {
  yomi: [
    KODAMA_ROW,
    row('row-2', 2, 'mitama:0/dragonfly:0'),
    row('row-3', 3, 'mitama:1/dragonfly:0'),
    row('row-4', 4, 'mitama:1/dragonfly:1'),
    row('row-6-mitama', 6, 'mitama:1', 'dragonfly:0'),
    row('row-6-dragonfly', 6, 'mitama:0', 'dragonfly:1'),
  ],
  steps: [
    KODAMA_ROW,
    row('row-2', 2, 'mp:1'),
    row('row-3', 3, 'mp:2'),
    row('row-4', 4, 'mp:3'),
    row('row-6', 6, 'mp:4'),
  ],
  glade: [
    KODAMA_ROW,
    row('row-2', 2, 'wood:1/jade:1'),
    row('row-3', 3, 'any:1'),
    row('row-4', 4, 'any:2'),
    row('row-6', 6, 'any:3'),
  ],
  forges: [
    KODAMA_ROW,
    row('row-2', 2, 'build:0'),
    row('row-3', 3, 'crystal:0/build:0'),
    row('row-4', 4, 'crystal:1/build:1'),
    row('row-6-crystal', 6, 'crystal:1', 'build:0'),
    row('row-6-building', 6, 'crystal:0', 'build:1'),
  ],
};

/** P. 20: the spaces of the house and their actions; the last one copies another player's die. */
export const HOUSE_EFFECTS = {
  'house-1': ['amulet:2'],
  'house-2': ['amulet:1', 'vision'],
  'house-3': ['amulet:1', 'any:1'],
  'house-4': ['amulet:1', 'mp:1'],
  'house-5': ['amulet:1', 'mp:1/any:1'],
  'house-6': [],
} as const satisfies Record<string, Effect>;
export type HouseSpace = keyof typeof HOUSE_EFFECTS;
export const COPY_SPACE: HouseSpace = 'house-6';
/** From top to bottom. */
export const SMALL_HOUSE: readonly HouseSpace[] = ['house-1', 'house-2', 'house-5', 'house-6'];
export const LARGE_HOUSE: readonly HouseSpace[] = ['house-1', 'house-2', 'house-3', 'house-4'];

/** P. 10: what waits on every hill, each once a round; two different ones of the last. */
export const HILL_REWARDS = ['bitoku', 'yokai', 'pick'] as const;
export type HillReward = (typeof HILL_REWARDS)[number];
export const PICK_TWO: Effect = ['vision', 'iwakura', 'pilgrim', 'kodama:1'];
export const PICKS = 2;

/** P. 22: types of buildings, four cells to an inhabited area. With few players the third is an ancient building's. */
export const BUILDING_TYPES = ['temple', 'onsen', 'farm', 'ryokan'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];
export const AREA_POSITIONS = ['tl', 'tr', 'bl', 'br'] as const;
export const ANCIENT_POSITION = 2;
/** Hills whose area has an ancient building, by the number of players. */
export const ANCIENT_AREAS: readonly (readonly number[])[] = [[], [0, 1, 2, 3], [0, 1, 2, 3], [0, 2], []];
/** Sixteen cells: those of the hills one after the other. */
export const CELL_TYPES: readonly BuildingType[] = HILLS.flatMap((hill) => [...AREA_CELLS[hill]]);
export const CELLS = CELL_TYPES.length;
export const cellId = (cell: number): string => `${HILLS[cell >> 2]}-${AREA_POSITIONS[cell & 3]}`;

export type BuildingTile = keyof typeof BUILDINGS;
export type AncientTile = keyof typeof ANCIENT_BUILDINGS;
export const BUILDING_FACTS: Readonly<Record<BuildingTile, BuildingFacts>> = BUILDINGS;
export const USE_OF_BUILDING: Readonly<Record<BuildingTile | AncientTile, Pick<BuildingFacts, 'needs' | 'action'>>> = {
  ...BUILDINGS,
  ...ANCIENT_BUILDINGS,
};
export const typeOfBuilding = (tile: BuildingTile): BuildingType => tile.slice(0, tile.indexOf('-')) as BuildingType;
export const MOST_BUILDINGS = 6;

export type LakeTreasure = keyof typeof LAKE_TREASURES;
export const NEUTRAL_KODAMA_CELL = 4;

/** P. 25: crystals. */
export type CrystalKind = 'dream' | 'memory' | 'mastery';
export type DreamCrystal = keyof typeof DREAM_CRYSTALS;
export type MemoryCrystal = keyof typeof MEMORY_CRYSTALS;
export type MasteryCrystal = keyof typeof MASTERY_CRYSTALS;
export type CrystalTile = DreamCrystal | MemoryCrystal | MasteryCrystal;
export const kindOfCrystal = (tile: CrystalTile): CrystalKind => tile.slice(0, tile.indexOf('-')) as CrystalKind;
export const FIRST_MEMORY_SLOT = 3;
export const FIRST_MASTERY_SLOT = 5;

/** P. 24: mitama. Shinigami stand for any other. */
export const MITAMA_KINDS = ['ara', 'nigi', 'saki', 'kushi'] as const;
export type MitamaKind = (typeof MITAMA_KINDS)[number] | 'shinigami';
export const MITAMA = {
  ...copies('mitama-ara', 5, ['any:1/amulet:1']),
  ...copies('mitama-nigi', 5, ['unlock', 'amulet:1']),
  ...copies('mitama-saki', 5, ['mp:1/amulet:1']),
  ...copies('mitama-kushi', 5, ['kodama:1/amulet:1']),
  'mitama-shinigami-1': ['any:1'],
  'mitama-shinigami-2': ['mp:1'],
  'mitama-shinigami-3': ['kodama:1', 'back:1'],
  'mitama-shinigami-4': ['amulet:1/unlock'],
} as const satisfies Record<string, Effect>;
export type MitamaTile = keyof typeof MITAMA;
export const kindOfMitama = (tile: MitamaTile): MitamaKind => tile.slice('mitama-'.length, -2) as MitamaKind;

type Numbered<Name extends string> = `${Name}-${1 | 2 | 3 | 4 | 5}`;
function copies<Name extends string>(name: Name, count: number, effect: Effect): Record<Numbered<Name>, Effect> {
  const all = Array.from({ length: count }, (_, i) => [`${name}-${i + 1}`, effect]);
  return Object.fromEntries(all) as Record<Numbered<Name>, Effect>;
}

export type DragonflyKind = keyof typeof DRAGONFLIES;
export type DragonflyTile = `${DragonflyKind}${'a' | 'b'}`;
export const ALL_DRAGONFLIES = (Object.keys(DRAGONFLIES) as DragonflyKind[]).flatMap((kind) =>
  (['a', 'b'] as const).slice(0, DRAGONFLY_COPIES).map((copy): DragonflyTile => `${kind}${copy}`),
);
export const kindOfDragonfly = (tile: DragonflyTile): DragonflyKind => tile.slice(0, -1) as DragonflyKind;

export type ToriiTile = keyof typeof TORII_TILES;

export type Iwakura = keyof typeof IWAKURA;
export type IwakuraFamily = (typeof IWAKURA)[Iwakura]['of'];

/** P. 6: yokai cards. Yamauba stand for any other type when iwakura are counted. */
export const YOKAI_TYPES = ['kappa', 'imomushi', 'nezumi', 'kitsune', 'shin-okami'] as const;
export type YokaiType = (typeof YOKAI_TYPES)[number] | 'yamauba';
export type StartingYokai = keyof typeof STARTING_YOKAI;
export type DeckYokai = keyof typeof DECK_YOKAI;
export type YokaiCard = StartingYokai | DeckYokai;
export const YOKAI: Readonly<Record<YokaiCard, YokaiFacts>> = { ...STARTING_YOKAI, ...DECK_YOKAI };
export const isStarting = (card: YokaiCard): card is StartingYokai => card.startsWith('start-');
export const typeOfYokai = (card: YokaiCard): YokaiType =>
  (isStarting(card) ? card.slice('start-'.length) : card.slice(0, card.lastIndexOf('-'))) as YokaiType;
export const CARD_SLOTS = ['left', 'middle', 'right'] as const;
export type CardSlot = (typeof CARD_SLOTS)[number];
/** P. 13: virtue of the spirits gives at most so much, and only to who has so many cards. */
export const MOST_VIRTUE = 12;
export const CARDS_FOR_VIRTUE = 5;
export const SPRING_HAND = 4;
export const SUMMER_HAND = 3;

/** P. 12: bitoku cards. Rarity is the number of copies; what sets of different kinds score is on p. 14. */
export const BITOKU_COPIES = { makoto: 5, chugi: 5, yu: 4, jin: 4, rei: 3, gi: 2, meiyo: 1 } as const;
export type BitokuKind = keyof typeof BITOKU_COPIES;
export const BITOKU_KINDS = Object.keys(BITOKU_COPIES) as BitokuKind[];
export const BITOKU: Readonly<Record<BitokuKind, { readonly vp: number; readonly action: Effect }>> = BITOKU_VISITS;
export const BITOKU_SET_POINTS: readonly number[] = [0, 1, 2, 4, 7, 11, 16, 22];

export type VisionCard = keyof typeof VISIONS;
export const VISION_FACTS: Readonly<Record<VisionCard, VisionFacts>> = VISIONS;

/** The player. */
export const PLAYER_DICE: readonly number[] = [3, 2, 1];
export const PILGRIMS = 11;
export const AWAKE_PILGRIMS = 3;
export const STARTING_GOODS = { wood: 1, stone: 0, jade: 1, sake: 0 } as const;
/** P. 10: the humility of who crosses the river. */
export const humbled = (value: number): number => (value === 6 ? 3 : value - 1);
export const HIGHEST_DIE = 6;

/** The Ascension. */
export const FIRST_AMONG_EQUALS = 3;
export const GUARDIANS_DIVISOR = 4;

/** The Tengu. */
export type TenguCard = keyof typeof TENGU_CARDS;
export const TENGU_FACTS: Readonly<Record<TenguCard, TenguCardFacts>> = TENGU_CARDS;
export const TENGU_DICE: readonly number[] = [2, 3, 4];
export const TENGU_SCORES = { match: 3, startingYokai: 3, yokai: 6, resource: 1, crystal: 2, region: 3 } as const;

/** The open tiles that are refilled in winter. */
export const DISPLAYS = ['mitama', 'dragonfly', 'building', 'crystal'] as const;
export type Display = (typeof DISPLAYS)[number];

export * from './reconstructed/index.ts';
export type { Counted };
