import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  CELLS,
  COLOURS,
  FOOD_COPIES,
  FOOD_VALUES,
  GROOVE_CELLS,
  GROOVES,
  HARMONY_TILES,
  HOME_TILES,
  KINDS,
  MARKET,
  MARKET_ROWS,
  MARKS,
  PARTS,
  SHOOTS,
  SPIRIT_COPIES,
  SPIRITS,
  STICKS,
  TEMPLE_CELLS,
  TEMPLE_TILES,
  TYPES,
  WAKING,
} from '../src/index.ts';

const homes = Object.values(HOME_TILES);
const harmony = Object.values(HARMONY_TILES);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('the box is complete', () => {
  it('has the counts of the component list', () => {
    expect(homes).toHaveLength(64);
    expect(harmony).toHaveLength(68);
    expect(PARTS.map((_, part) => harmony.filter((tile) => tile.part === part).length)).toEqual([24, 20, 24]);
    expect(SPIRITS.length * SPIRIT_COPIES).toBe(21);
    expect(TEMPLE_TILES).toHaveLength(4);
    expect(ACTIONS).toHaveLength(4);
    const marks = (['player', 'board', 'none'] as const).map(
      (mark) => SHOOTS.filter((one) => one.mark === mark).length,
    );
    expect(marks).toEqual([16, 12, 8]);
    expect(FOOD_COPIES).toEqual({ tea: 6, rice: 12, ramen: 8 });
    expect(FOOD_VALUES).toEqual({ tea: 1, rice: 2, ramen: 3 });
    expect(4 * STICKS + 1).toBe(29);
  });

  it('has what wakes the spirits', () => {
    expect(WAKING).toEqual({ kappa: 1, tanuki: 1, rokurokubi: 1, kitsune: 0, okami: 2, bakeneko: 1, tengu: 1 });
  });

  it('has a place in the grooves for every shoot of the board', () => {
    expect(GROOVES.length * GROOVE_CELLS).toBe(SHOOTS.filter(({ mark }) => mark === 'board').length);
  });

  it('has exactly the brown sticks that the temple tiles of two players show', () => {
    expect(sum(TEMPLE_TILES)).toBe(STICKS + 1);
    expect(new Set(TEMPLE_TILES)).toEqual(new Set([0, 2, 3]));
  });
});

describe('what is reconstructed fits what the rulebook says', () => {
  it('the sets of the players have every colour and every action once', () => {
    const own = SHOOTS.filter(({ mark }) => mark === 'player');
    for (let set = 0; set < 4; set++) {
      const four = own.slice(set * 4, set * 4 + 4);
      expect(four.map(({ colour }) => colour)).toEqual([0, 1, 2, 3]);
      expect(four.map(({ symbol }) => symbol).sort()).toEqual([...ACTIONS].sort());
    }
  });

  it('every colour has nine shoots, two of each action and a joker, which no player begins with', () => {
    COLOURS.forEach((_, colour) => {
      const symbols = SHOOTS.filter((one) => one.colour === colour).map(({ symbol }) => symbol);
      expect(symbols).toHaveLength(9);
      for (const action of ACTIONS) expect(symbols.filter((one) => one === action)).toHaveLength(2);
    });
    expect(SHOOTS.filter(({ symbol }) => symbol === 'joker').map(({ mark }) => mark)).toEqual(
      new Array(4).fill('board'),
    );
  });

  it('A34: no visit can take more than four sticks, and a player with three red shoots can have a full green area', () => {
    expect(Math.max(...TEMPLE_CELLS)).toBe(4);
    const [red, , green] = TEMPLE_CELLS;
    expect(red).toBeGreaterThanOrEqual(3);
    expect(3 + green).toBeLessThanOrEqual(6);
    // Six shoots always find room.
    expect(sum(TEMPLE_CELLS)).toBeGreaterThanOrEqual(6);
  });

  it('home tiles are alike in number for every kind, worth 1 to 3, and a quarter stays in the box with two', () => {
    for (const type of TYPES) {
      for (const kind of KINDS) {
        const some = homes.filter((tile) => tile.type === type && tile.kind === kind);
        expect(some).toHaveLength(8);
        expect(some.filter(({ marked }) => marked)).toHaveLength(2);
      }
    }
    const comfort = (n: number) => homes.filter((tile) => tile.comfort === n);
    expect([1, 2, 3].map((n) => comfort(n).length)).toEqual([20, 28, 16]);
    expect([1, 2, 3].map((n) => comfort(n).filter(({ marked }) => !marked).length)).toEqual([16, 20, 12]);
  });

  it('the market is dearer and brings more from row to row', () => {
    for (const type of TYPES) {
      const rows = MARKET[type];
      expect(rows).toHaveLength(MARKET_ROWS);
      expect(rows.map(({ coins }) => coins)).toEqual([...rows.map(({ coins }) => coins)].sort());
      expect(rows.map(({ points }) => points)).toEqual([0, 1, 2, 3]);
    }
  });

  it('the tiles of the final example exist: one whose half is 3, one whose half is 1', () => {
    const halves = harmony.map(({ points }) => Math.ceil(points / 2));
    expect(halves).toContain(3);
    expect(halves).toContain(1);
  });

  it('the shown tiles are there: a garden on the right for 2, and the patterns of the examples', () => {
    expect(HARMONY_TILES['hr-03']).toEqual({ part: 2, code: 'single G', points: 2 });
    const codes = new Set(harmony.map(({ code }) => code));
    const shown = [
      'single D',
      'row GF',
      'col DF',
      'col GFD',
      'diamond FGDI',
      'row **GG*',
      'sum F>=7',
      'row I*>=4',
      'square>=9',
    ];
    for (const code of shown) expect(codes, code).toContain(code);
  });

  it('no two harmony tiles are the same', () => {
    expect(new Set(harmony.map(({ part, code }) => `${part} ${code}`)).size).toBe(68);
  });

  it('the night side has six marks, none of them in the middle row', () => {
    expect(MARKS.filter((mark) => mark !== null)).toHaveLength(6);
    expect(CELLS.filter((_, at) => MARKS[at] !== null)).toEqual(['r1c1', 'r1c3', 'r1c5', 'r3c1', 'r3c3', 'r3c5']);
    expect(new Set(MARKS.filter((mark) => mark !== null)).size).toBe(4);
  });
});
