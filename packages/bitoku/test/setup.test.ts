import { begin, readOptions, SearchLuck, total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Bitoku, bitoku, cellId, IWAKURA, sheetOf } from '../src/index.ts';

function dealt(seats: number, seed: number): Bitoku {
  return bitoku.setup(seats, readOptions(bitoku.options, seats), { luck: SearchLuck.seeded(seed) });
}

describe('preparing the game', () => {
  it.each([1, 2, 3, 4])('with %i players everything that the board has room for is laid out', (seats) => {
    const state = dealt(seats, seats);
    const spaces = seats <= 2 ? 4 : seats + 2;
    for (const row of [state.open.mitama, state.open.dragonfly, state.open.building, state.open.crystal]) {
      expect(row).toHaveLength(spaces);
      expect(row).not.toContain(null);
    }
    expect(state.torii).toHaveLength(seats <= 2 ? 4 : 8);
    expect(new Set(state.torii).size).toBe(state.torii.length);
    expect(state.garden).toHaveLength([0, 6, 6, 7, 8][seats]!);
    expect(state.cells.filter((built) => built !== null)).toHaveLength([0, 4, 4, 2, 0][seats]!);
    expect(new Set(state.treasures).size).toBe(5);
    expect(state.hills.every(({ yokai, bitoku: card }) => yokai !== null && card !== null)).toBe(true);
    expect(bitoku.faults(state)).toEqual([]);
  });

  it('torii tiles lie where their letter says', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const letters = dealt(4, seed).torii.map((tile) => tile.charAt(6));
      expect(letters.join('')).toBe('aabbaabb');
    }
  });

  it('everybody starts with dice 3, 2 and 1, three awake pilgrims, a wood, a jade, an amulet, a dragonfly and a vision', () => {
    for (const player of dealt(4, 5).players) {
      expect(player.dice.map(({ value, at }) => `${value} ${at}`)).toEqual(['3 locked', '2 locked', '1 locked']);
      expect(player).toMatchObject({ awake: 3, wood: 1, stone: 0, jade: 1, sake: 0, amulets: [1, 0, 0] });
      expect([player.dragonflies.length, player.visions.length, player.iwakura.length]).toEqual([1, 1, 1]);
      expect(player.deck.bag).toHaveLength(5);
      expect(player.kodama).toEqual([1, 1, 1, 1, 1]);
    }
  });

  it('the turn order is random; alone the Tengu goes first', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, seed) => dealt(3, seed + 1).order.join('')));
    expect(orders.size).toBe(6);
    expect(dealt(1, 1).order).toEqual([1, 0]);
  });

  it('the Tengu’s iwakura are always one for yokai and one for mitama or buildings, with a wood and sake or stone', () => {
    const starts = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const state = dealt(1, seed);
      const { iwakura, wood, stone, jade, sake } = state.tengu!;
      const families = iwakura.map((tile) => IWAKURA[tile].of);
      expect(families.filter((family) => family === 'yokai')).toHaveLength(1);
      const other = families.find((family) => family !== 'yokai')!;
      expect({ wood, stone, jade, sake }).toEqual({
        wood: 1,
        stone: other === 'building' ? 1 : 0,
        jade: 0,
        sake: other === 'mitama' ? 1 : 0,
      });
      starts.add(other);
      expect(state.garden.filter((tile) => tile === null)).toHaveLength(1);
      expect(bitoku.faults(state)).toEqual([]);
    }
    expect([...starts].sort()).toEqual(['building', 'mitama']);
  });

  it('R21: if no undealt iwakura fits, the Tengu’s second one comes from the garden too', () => {
    // Your iwakura is a mitama's; the garden holds all five of yokai, and the mitama's that he gets first.
    const wanted = [
      'iwa-ara',
      ...['kappa', 'imomushi', 'nezumi', 'kitsune', 'shin-okami'].map((type) => `iwa-${type}`),
    ];
    wanted.push('iwa-nigi', 'iwa-nigi');
    const below = (_: number, among: readonly unknown[] = []) => {
      if (!`${among[0]}`.startsWith('iwa-') || wanted.length === 0) return 0;
      return among.indexOf(wanted.shift());
    };
    const state = bitoku.setup(1, readOptions(bitoku.options, 1), { luck: { below } });
    expect(state.tengu!.iwakura).toEqual(['iwa-nigi', 'iwa-kappa']);
    expect(state.garden).toEqual([null, 'iwa-imomushi', 'iwa-nezumi', 'iwa-kitsune', 'iwa-shin-okami', null]);
    expect(bitoku.faults(state)).toEqual([]);
  });

  it('ancient buildings stand in all four areas, with three players in yomi and the glade, with four nowhere', () => {
    const ancient = (seats: number) =>
      dealt(seats, seats).cells.flatMap((built, cell) => (built === null ? [] : [cellId(cell)]));
    expect(ancient(1)).toEqual(['yomi-bl', 'steps-bl', 'glade-bl', 'forges-bl']);
    expect(ancient(2)).toEqual(['yomi-bl', 'steps-bl', 'glade-bl', 'forges-bl']);
    expect(ancient(3)).toEqual(['yomi-bl', 'glade-bl']);
    expect(ancient(4)).toEqual([]);
  });

  it('the first question is which card to discard, for all at once', () => {
    const state = begin(bitoku, 3, readOptions(bitoku.options, 3), { luck: SearchLuck.seeded(3) });
    expect(state.agenda.at(-1)).toMatchObject({ do: 'together' });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
    expect(total(sheetOf(state, 0))).toBeGreaterThanOrEqual(-2);
  });
});
