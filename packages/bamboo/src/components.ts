/** The box: everything that is printed, as tables. Where the figures come from is in docs/fidelity.md. */
import {
  BOARD_SHOOTS,
  COMFORT,
  DRAFT_SHOOTS,
  HARMONY,
  MARKET,
  NIGHT_MARKS,
  NOT_WITH_TWO,
  PLAYER_SETS,
  TEMPLE_CELLS,
} from './reconstructed.ts';

/** Temples, areas of the mat and shoots; in this order in the state. They are not the colours of the players. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a shoot, a gift or a spirit can let one do. */
export const ACTIONS = ['harmony', 'home', 'income', 'cook'] as const;
export type Action = (typeof ACTIONS)[number];
export type ShootSymbol = Action | 'joker';

/** A bamboo shoot: its number in `SHOOTS`. */
export type Shoot = number;
/** What a shoot looks like. Two that look alike are worth the same. */
export type ShootKind = `${Colour}-${ShootSymbol}`;
interface ShootFacts {
  readonly colour: number;
  readonly symbol: ShootSymbol;
  readonly kind: ShootKind;
  /** The mark at its foot: for the players, for the board, or none. It matters only when the game is prepared. */
  readonly mark: 'player' | 'board' | 'none';
}
const shoot = (colour: number, symbol: ShootSymbol, mark: ShootFacts['mark']): ShootFacts => ({
  colour,
  symbol,
  kind: `${COLOURS[colour]!}-${symbol}`,
  mark,
});
/** All 36: the four sets of the players, the 12 of the board, the 8 without a mark. */
export const SHOOTS: readonly ShootFacts[] = [
  ...PLAYER_SETS.flatMap((set) => set.map((symbol, colour) => shoot(colour, symbol, 'player'))),
  ...BOARD_SHOOTS.flatMap((symbols, colour) => symbols.map((symbol) => shoot(colour, symbol, 'board'))),
  ...DRAFT_SHOOTS.flatMap((symbols, colour) => symbols.map((symbol) => shoot(colour, symbol, 'none'))),
];

/** The bamboo field: grooves from left to right, as choices. */
export const GROOVES = ['g1', 'g2', 'g3', 'g4'] as const;
export type Groove = (typeof GROOVES)[number];
/** Cells with the symbol in a groove, from the top; between turns just these hold a shoot. */
export const GROOVE_CELLS = 3;
export const MOST_PLANTED = 2;
/** Shoots that belong to a player. */
export const OWN_SHOOTS = 6;

/** Home tiles. */
export const KINDS = ['decoration', 'faith', 'garden', 'item'] as const;
export type Kind = (typeof KINDS)[number];
export const TYPES = ['I', 'II'] as const;
export type Type = (typeof TYPES)[number];
export type HomeTile = `home-${'i' | 'ii'}-${Kind}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
interface HomeFacts {
  readonly type: Type;
  readonly kind: Kind;
  /** Its place among the eight of its type and kind, from 1: for its name. */
  readonly number: number;
  readonly comfort: number;
  /** Stays in the box with two players. */
  readonly marked: boolean;
}
/** All 64. */
export const HOME_TILES = Object.fromEntries(
  TYPES.flatMap((type) =>
    KINDS.flatMap((kind) =>
      COMFORT[type].map((comfort, i): [string, HomeFacts] => {
        const marked = (NOT_WITH_TWO[type] as readonly number[]).includes(i + 1);
        return [`home-${type.toLowerCase()}-${kind}-${i + 1}`, { type, kind, number: i + 1, comfort, marked }];
      }),
    ),
  ),
) as Readonly<Record<HomeTile, HomeFacts>>;
/** The columns of the home market have so many rows. */
export const MARKET_ROWS = 4;

/** A home: 3 rows of 5 cells, numbered from the top left. */
export const HOME_ROWS = 3;
export const HOME_COLUMNS = 5;
export type Cell = `r${1 | 2 | 3}c${1 | 2 | 3 | 4 | 5}`;
export const CELLS = Array.from(
  { length: HOME_ROWS * HOME_COLUMNS },
  (_, at) => `r${Math.floor(at / HOME_COLUMNS) + 1}c${(at % HOME_COLUMNS) + 1}`,
) as readonly Cell[];
/** Parts of a home: two columns on either side, or all five. In this order in the state. */
export const PARTS = ['left', 'whole', 'right'] as const;
export type Part = (typeof PARTS)[number];
export const PART_COLUMNS: Readonly<Record<Part, { readonly from: number; readonly to: number }>> = {
  left: { from: 0, to: 2 },
  whole: { from: 0, to: 5 },
  right: { from: 3, to: 5 },
};
/** What the night side asks for in each cell of a home; null where anything goes. */
export const MARKS: readonly (Kind | null)[] = NIGHT_MARKS.flat();

/** Harmony tiles, 24 left, 20 whole, 24 right. What their codes mean is read in conditions.ts. */
export type HarmonyTile = keyof typeof HARMONY;
interface HarmonyFacts {
  readonly part: number;
  readonly code: string;
  readonly points: number;
}
const PART_OF = { l: 0, w: 1, r: 2 } as const;
export const HARMONY_TILES = Object.fromEntries(
  Object.entries(HARMONY).map(([id, [code, points]]): [string, HarmonyFacts] => [
    id,
    { part: PART_OF[id.charAt(1) as 'l'], code, points },
  ]),
) as Readonly<Record<HarmonyTile, HarmonyFacts>>;
/** Rows of a column on the board; cells of each type on a mat. */
export const HARMONY_ROWS = 3;
export const HARMONY_CELLS = 2;

/** Forest spirits: seven kinds, three of each, and the coins that wake one. */
export const SPIRITS = ['kappa', 'tanuki', 'rokurokubi', 'kitsune', 'okami', 'bakeneko', 'tengu'] as const;
export type Spirit = (typeof SPIRITS)[number];
export const SPIRIT_COPIES = 3;
export const SPIRITS_IN_STACK = 4;
export const WAKING: Readonly<Record<Spirit, number>> = {
  kappa: 1,
  tanuki: 1,
  rokurokubi: 1,
  kitsune: 0,
  okami: 2,
  bakeneko: 1,
  tengu: 1,
};
export const OKAMI_FOOD = 4;

/** Forest gifts: one for every action. */
export type Gift = Action;
/** How many sticks of the ghost the four temple tiles show. */
export const TEMPLE_TILES = [0, 2, 3, 3] as const;

export const FOODS = ['tea', 'rice', 'ramen'] as const;
export type Food = (typeof FOODS)[number];
export const FOOD_VALUES: Readonly<Record<Food, number>> = { tea: 1, rice: 2, ramen: 3 };
export const FOOD_COPIES: Readonly<Record<Food, number>> = { tea: 6, rice: 12, ramen: 8 };
export const FOOD_CELLS = 5;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const ROUNDS = 4;

export const STICKS = 7;
export const STICKS_AT_START = 3;
export const COINS_AT_START = 3;
export const HAPPINESS_AT_START = 5;
export const INCOME = 2;
/** Happiness for every kind of spirit, and lost for every comfort that one side of the home has more than the other. */
export const POINTS_PER_SPIRIT = 2;
export const POINTS_PER_IMBALANCE = 2;

export { MARKET, TEMPLE_CELLS };
