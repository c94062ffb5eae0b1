import type { Aside, Deck, Seat, Slot, State } from '@engawa/kernel';
import {
  ANCIENT_AREAS,
  type AncientTile,
  type BitokuKind,
  BOARDS,
  type BuildingTile,
  type CrystalTile,
  type DragonflyTile,
  HILLS,
  type HouseSpace,
  type Iwakura,
  LARGE_HOUSE,
  type LakeTreasure,
  type MitamaTile,
  type Phase,
  SMALL_HOUSE,
  type TenguCard,
  type ToriiTile,
  type VisionCard,
  type YokaiCard,
} from './components.ts';
import type { BitokuEvent } from './events.ts';
import type { BitokuOptions } from './options.ts';
import type { BitokuStep } from './steps.ts';

export * from './steps.ts';
export type BitokuAside = Aside<BitokuEvent>;

/** A seat, or alone against the Tengu he. */
export type Spirit = number;
export const TENGU: Spirit = 1;
export const NO_ONE: Spirit = -1;
/** Who decides what belongs to nobody else in a game of one. */
export const HUMAN: Seat = 0;

/** `place`: the region in the Forest, or the bank of the hills; `space`: which of its die spaces. -1 on the mat. */
export interface Die {
  value: number;
  at: 'locked' | 'unlocked' | 'forest' | 'hill';
  place: number;
  space: number;
}

export interface Pair {
  readonly mitama: MitamaTile;
  readonly dragonfly: DragonflyTile;
}

/** Where points during the game come from, in the order of `points`. */
export const POINT_SOURCES = ['buildings', 'crystals', 'mitama', 'paths', 'bitoku', 'virtue', 'house'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];
/** What is counted at the Ascension; the last two only for the Tengu. */
export type AscensionRow =
  | 'first'
  | 'set'
  | 'lake'
  | 'iwakura'
  | 'guardians'
  | 'visions'
  | 'markers'
  | 'slots'
  | 'followers'
  | 'goods';

/** What belongs to one spirit: a player, or the Tengu. */
export interface Realm {
  /** By `POINT_SOURCES`. */
  points: number[];
  wood: number;
  stone: number;
  jade: number;
  sake: number;
  /** Beside the left, the middle and the right card space. */
  dice: Die[];
  /** The cell on the track of every region, from 1. */
  kodama: number[];
  /** Bitoku cards from left to right; the first `visited` of them have been visited. */
  path: BitokuKind[];
  visited: number;
  /** Pilgrims awake on the mat. */
  awake: number;
  /** Pilgrims on the main cells, eight to a path. Those beside the paths are in `sides` of the table. */
  walkers: number[];
  /** Not united. */
  mitama: MitamaTile[];
  dragonflies: DragonflyTile[];
  pairs: Pair[];
  iwakura: Iwakura[];
}

export interface Player extends Realm {
  /** Amulets +1, +2 and +3. */
  amulets: number[];
  /** What lies on every one of `CRYSTAL_SLOTS`; a pilgrim sleeps where nothing does. */
  crystals: (CrystalTile | null)[];
  /** Cells of the stone path with a pilgrim: one bit each. */
  stones: number;
  /** Pilgrims that left the game to free a die. */
  lost: number;
  /** From the own deck, or from a hill for all to see. */
  hand: Slot<YokaiCard>[];
  /** In the hand too: cards out of the common deck, which the others have not seen. */
  taken: Slot<YokaiCard>[];
  deck: Deck<YokaiCard>;
  discard: YokaiCard[];
  /** On the three card spaces. */
  mat: (YokaiCard | null)[];
  /** Removed by virtue of the spirits. */
  removed: YokaiCard[];
  visions: VisionCard[];
}

export interface Tengu extends Realm {
  /** He may have any number of any kind. */
  crystals: CrystalTile[];
  yokai: YokaiCard[];
  /** Three open cards from left to right; of the others any may come next. */
  row: TenguCard[];
  deck: TenguCard[];
  discard: TenguCard[];
  /** The behaviour token. */
  isActive: boolean;
}

export interface HillCards {
  bitoku: BitokuKind | null;
  yokai: YokaiCard | null;
  /** Rewards under a Hikaru marker, one bit for each of `HILL_REWARDS`. */
  covered: number;
}

/** A building on its cell; ancient ones belong to nobody. */
export interface Built {
  readonly tile: BuildingTile | AncientTile;
  readonly owner: Spirit;
}

/** One entry for each of `DISPLAYS`. */
export interface Tiles<Mitama, Dragonfly, Building, Crystal> {
  mitama: Mitama[];
  dragonfly: Dragonfly[];
  building: Building[];
  crystal: Crystal[];
}
/** Face-up spaces from the one nearest to the centre to the one beside the stack; null where a tile was taken. */
export type OpenTiles = Tiles<MitamaTile | null, DragonflyTile | null, BuildingTile | null, CrystalTile | null>;
export type TileStacks = Tiles<MitamaTile, DragonflyTile, BuildingTile, CrystalTile>;

export interface Bitoku extends State<BitokuStep> {
  options: BitokuOptions;
  /** From 1 to 4. */
  round: number;
  phase: Phase;
  /** The turn order track, first to last. */
  order: Spirit[];
  /** The place in `order` of who has the turn; -1 before the first. */
  turn: number;
  /** Who has passed in this summer: one bit each. */
  passed: number;
  /** Four to a path, in the order of its main cells. */
  torii: readonly ToriiTile[];
  /** One for each region. */
  treasures: readonly LakeTreasure[];
  /** Sixteen cells, see `CELL_TYPES`. */
  cells: (Built | null)[];
  hills: HillCards[];
  yokai: Deck<YokaiCard>;
  yokaiDiscard: YokaiCard[];
  bitoku: Deck<BitokuKind>;
  bitokuDiscard: BitokuKind[];
  visions: Deck<VisionCard>;
  /** The cards that somebody looks at before keeping one. */
  lookedYokai: Slot<YokaiCard>[];
  lookedBitoku: Slot<BitokuKind>[];
  lookedVisions: Slot<VisionCard>[];
  open: OpenTiles;
  /** Nobody knows their order, so they have none: any tile may come next. */
  stacks: TileStacks;
  /** Tiles that left the game. */
  gone: TileStacks;
  /** The Rock Garden; null where an iwakura was taken. Iwakura that the Tengu's winters took are in `goneIwakura`. */
  garden: (Iwakura | null)[];
  goneIwakura: Iwakura[];
  /** Beside every main cell of the paths: whose pilgrims stand there, from the fork outwards. */
  sides: Spirit[][];
  players: Player[];
  /** Only in a game of one. */
  tengu: Tengu | null;
}

/** How many take turns. */
export function spiritsOf(state: Bitoku): number {
  return state.tengu === null ? state.players.length : 2;
}

export function isTengu({ tengu }: Bitoku, spirit: Spirit): boolean {
  return tengu !== null && spirit === TENGU;
}

export function realmOf(state: Bitoku, spirit: Spirit): Realm {
  return state.tengu !== null && spirit === TENGU ? state.tengu : state.players[spirit]!;
}

/** What the board of so many players has room for. */
export function boardOf({ players }: Bitoku): (typeof BOARDS)[number] {
  return BOARDS[players.length]!;
}

/** One and two players share the board with shared banks, the copying space and neutral kodama. */
export function isSmall({ players }: Bitoku): boolean {
  return players.length <= 2;
}

/** From top to bottom. */
export function houseOf(state: Bitoku): readonly HouseSpace[] {
  return isSmall(state) ? SMALL_HOUSE : LARGE_HOUSE;
}

/** With one or two players the two hills on a side of the house share their die spaces. */
export function bankOf(state: Bitoku, hill: number): number {
  return isSmall(state) ? hill >> 1 : hill;
}

const PAIRED_HILLS: readonly (readonly number[])[] = [
  [0, 1],
  [2, 3],
];
const SINGLE_HILLS: readonly (readonly number[])[] = HILLS.map((_, hill) => [hill]);

/** The hills that a bank leads to. */
export function hillsOf(state: Bitoku, bank: number): readonly number[] {
  return (isSmall(state) ? PAIRED_HILLS : SINGLE_HILLS)[bank]!;
}

export function banksOf(state: Bitoku): number {
  return isSmall(state) ? PAIRED_HILLS.length : SINGLE_HILLS.length;
}

/** Whether the third cell of an area is for ancient buildings only. */
export function hasAncient({ players }: Bitoku, hill: number): boolean {
  return ANCIENT_AREAS[players.length]!.includes(hill);
}

export function totalPoints({ points }: Realm): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) sum += points[i]!;
  return sum;
}

export function resourcesOf({ wood, stone, jade, sake }: Realm): number {
  return wood + stone + jade + sake;
}

export function buildingsOf({ cells }: Bitoku, spirit: Spirit): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const built = cells[cell];
    if (built != null && built.owner === spirit) count++;
  }
  return count;
}

export function hasPassed({ passed }: Bitoku, spirit: Spirit): boolean {
  return (passed & (1 << spirit)) !== 0;
}
