/**
 * Values that no source told us: made up to fit what the rulebook says about them. Whoever owns a box can put the
 * printed ones here. What they must satisfy is checked in the tests; see docs/fidelity.md.
 */

/**
 * Shoots, by colour from red to yellow. The sixteen of the players are four sets with every colour and every action
 * once; all jokers lie on the board.
 */
export const PLAYER_SETS = [
  ['harmony', 'home', 'income', 'cook'],
  ['home', 'income', 'cook', 'harmony'],
  ['income', 'cook', 'harmony', 'home'],
  ['cook', 'harmony', 'home', 'income'],
] as const;
export const BOARD_SHOOTS = [
  ['joker', 'income', 'cook'],
  ['joker', 'harmony', 'home'],
  ['joker', 'cook', 'harmony'],
  ['joker', 'home', 'income'],
] as const;
export const DRAFT_SHOOTS = [
  ['harmony', 'home'],
  ['income', 'cook'],
  ['home', 'income'],
  ['harmony', 'cook'],
] as const;

/** How many shoots fit into the red, the blue, the green and the yellow area of a mat. */
export const TEMPLE_CELLS = [4, 4, 3, 3] as const;

/** Coins and happiness beside the rows of the home market, from the bottom to the top. */
export const MARKET = {
  I: [
    { coins: 1, points: 0 },
    { coins: 2, points: 1 },
    { coins: 3, points: 2 },
    { coins: 4, points: 3 },
  ],
  II: [
    { coins: 2, points: 0 },
    { coins: 3, points: 1 },
    { coins: 4, points: 2 },
    { coins: 5, points: 3 },
  ],
} as const;

/** The eight tiles of every kind: their comfort, and which of them stay in the box with two players. */
export const COMFORT = { I: [1, 1, 1, 1, 1, 2, 2, 2], II: [2, 2, 2, 2, 3, 3, 3, 3] } as const;
export const NOT_WITH_TWO = { I: [5, 8], II: [4, 8] } as const;

/** Marks on the night side of a mat, row by row from the top. */
export const NIGHT_MARKS = [
  ['faith', null, 'item', null, 'garden'],
  [null, null, null, null, null],
  ['garden', null, 'decoration', null, 'faith'],
] as const;

/**
 * Harmony tiles: the condition and what it is worth. `D F G I` are the kinds of home tiles, `*` is any tile.
 * `row` reads from left to right, `col` from the top down, `diamond` top, right, bottom, left around a cell; `square` is
 * two by two of any kind. A number behind `>=` is the comfort that these tiles have together at least; with `sum` that of
 * all tiles of the kind. The rulebook shows ten of the conditions, and that `hr-03` is worth 2.
 */
export const HARMONY = {
  'hl-01': ['single D', 2],
  'hl-02': ['single F', 2],
  'hl-03': ['single G', 2],
  'hl-04': ['single I', 2],
  'hl-05': ['row DF', 4],
  'hl-06': ['row FG', 4],
  'hl-07': ['row GI', 4],
  'hl-08': ['row ID', 4],
  'hl-09': ['col DF', 4],
  'hl-10': ['col FG', 4],
  'hl-11': ['col GI', 4],
  'hl-12': ['col ID', 4],
  'hl-13': ['col GFD', 8],
  'hl-14': ['col FDI', 8],
  'hl-15': ['col DIG', 8],
  'hl-16': ['col IGF', 8],
  'hl-17': ['sum D>=5', 5],
  'hl-18': ['sum F>=5', 5],
  'hl-19': ['sum G>=5', 5],
  'hl-20': ['sum I>=5', 5],
  'hl-21': ['row G*>=4', 3],
  'hl-22': ['row I*>=4', 3],
  'hl-23': ['square>=7', 9],
  'hl-24': ['square>=9', 11],
  'hw-01': ['row **GG*', 10],
  'hw-02': ['row *DD**', 10],
  'hw-03': ['row F***F', 10],
  'hw-04': ['row *I*I*', 10],
  'hw-05': ['diamond FGDI', 9],
  'hw-06': ['diamond GDIF', 9],
  'hw-07': ['diamond DIFG', 9],
  'hw-08': ['diamond IFGD', 9],
  'hw-09': ['sum D>=7', 6],
  'hw-10': ['sum F>=7', 6],
  'hw-11': ['sum G>=7', 6],
  'hw-12': ['sum I>=7', 6],
  'hw-13': ['row DD', 4],
  'hw-14': ['row FF', 4],
  'hw-15': ['row GG', 4],
  'hw-16': ['row II', 4],
  'hw-17': ['row DFG', 6],
  'hw-18': ['row FGI', 6],
  'hw-19': ['row GID', 6],
  'hw-20': ['row IDF', 6],
  'hr-01': ['single D', 2],
  'hr-02': ['single F', 2],
  'hr-03': ['single G', 2],
  'hr-04': ['single I', 2],
  'hr-05': ['row FD', 4],
  'hr-06': ['row GF', 4],
  'hr-07': ['row IG', 4],
  'hr-08': ['row DI', 4],
  'hr-09': ['col FD', 4],
  'hr-10': ['col GF', 4],
  'hr-11': ['col IG', 4],
  'hr-12': ['col DI', 4],
  'hr-13': ['col DFG', 8],
  'hr-14': ['col IDF', 8],
  'hr-15': ['col GID', 8],
  'hr-16': ['col FGI', 8],
  'hr-17': ['sum D>=5', 5],
  'hr-18': ['sum F>=5', 5],
  'hr-19': ['sum G>=5', 5],
  'hr-20': ['sum I>=5', 5],
  'hr-21': ['row *D>=4', 3],
  'hr-22': ['row *F>=4', 3],
  'hr-23': ['square>=7', 9],
  'hr-24': ['square>=9', 11],
} as const;
