import { begin, choicesOf, choose, deciders, type Luck, readOptions, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  CASTLE_CARDS,
  COLOURS,
  colourOfTile,
  diceOn,
  FIRST_SLOT,
  ROOMS,
  STARTING_RESOURCES,
  type WhiteCastle,
  type WhiteCastleOptions,
  whiteCastle,
} from '../src/index.ts';

function laidOut(seats: number, luck: Luck, options: Partial<WhiteCastleOptions> = {}): WhiteCastle {
  return begin(whiteCastle, seats, readOptions(whiteCastle.options, seats, options), { luck });
}
const many = (seats: number) => Array.from({ length: 60 }, (_, seed) => laidOut(seats, SearchLuck.seeded(seed + 1)));

describe('the castle', () => {
  it('never shows the same dark action on all five cards', () => {
    for (const state of [...many(2), ...many(4)]) {
      const dark = state.rooms.map((card) => {
        const { blocks, dark: slot } = CASTLE_CARDS[card!];
        return blocks[slot]!.join().replace(/.*>/, '');
      });
      expect(new Set(dark).size).toBeGreaterThan(1);
    }
  });

  it('is dealt anew when all dark actions are the same', () => {
    // The first four lots of every deal pick courtiers; the first deal ends with one too, the second does not.
    const courtiers = ['steward-01', 'steward-02', 'steward-03', 'diplomat-01'];
    const wanted = [...courtiers, 'diplomat-02', ...courtiers, 'diplomat-05'];
    const after = SearchLuck.seeded(1);
    const luck: Luck = {
      below(n, among) {
        const next = wanted.shift();
        return next === undefined ? after.below(n) : among!.indexOf(next);
      },
    };
    expect(laidOut(4, luck).rooms).toEqual([...courtiers, 'diplomat-05']);
  });

  it('keeps the marked cards in the box with one or two players', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { rooms, stewards, diplomats } = laidOut(seats, SearchLuck.seeded(seats));
      const cards = [...rooms, ...stewards, ...diplomats].map((card) => CASTLE_CARDS[card!]);
      expect(cards.filter(({ marked }) => marked)).toHaveLength(seats > 2 ? 9 : 0);
      expect(cards).toHaveLength(seats > 2 ? 27 : 18);
    }
  });

  it('has two or three colours in every room, one of each on the marked places, and the last two tiles in the well', () => {
    for (const { tiles, well } of many(3)) {
      expect(
        ROOMS.slice(0, 3)
          .map((_, room) => tiles[FIRST_SLOT[room]!])
          .sort(),
      ).toEqual([...COLOURS].sort());
      ROOMS.forEach((_, room) => {
        expect(new Set(tiles.slice(FIRST_SLOT[room], FIRST_SLOT[room + 1])).size).toBeGreaterThan(1);
      });
      const all = [...tiles, ...well.map(colourOfTile)];
      expect(COLOURS.map((colour) => all.filter((one) => one === colour).length)).toEqual([5, 5, 5]);
    }
  });

  it('R2: a tile that would make a room plain goes to the next place', () => {
    // Room 1: coral on top (marked), coral in the middle (place 1). Place 6 closes it: the coral tile drawn for it goes
    // to place 7, which closes room 2 (black, black), and the white one drawn after it comes here.
    const colours = ['coral', 'black', 'white', 'coral', 'black', 'white', 'coral', 'black', 'coral', 'white'];
    const after = SearchLuck.seeded(1);
    const luck: Luck = {
      below(n, among) {
        // The marked places: a shuffle that leaves the order of the colours as it is.
        if (among === undefined) return n - 1;
        if (!/^(coral|black|white)-/.test(`${among[0]}`)) return after.below(n);
        const colour = colours.shift();
        const at = among.findIndex((tile) => `${tile}`.startsWith(`${colour}-`));
        return at < 0 ? after.below(n) : at;
      },
    };
    const { tiles } = laidOut(4, luck);
    expect(tiles.slice(0, 6)).toEqual(['coral', 'coral', 'white', 'black', 'black', 'coral']);
  });

  it('begins the first game with fixed cards, tiles and well; everything else is dealt', () => {
    const first = laidOut(2, SearchLuck.seeded(1), { 'first-game': true });
    const second = laidOut(2, SearchLuck.seeded(2), { 'first-game': true });
    expect(first.rooms).toEqual(['steward-02', 'steward-04', 'steward-07', 'diplomat-03', 'diplomat-06']);
    expect([second.rooms, second.tiles, second.well]).toEqual([first.rooms, first.tiles, first.well]);
    expect(first.well).toEqual(['coral-pearl', 'black-iron']);
    expect(first.stewards).toHaveLength(6);
    expect([second.gardens, second.yards]).not.toEqual([first.gardens, first.yards]);
  });
});

describe('the board', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 5],
  ])('with %i players every bridge has %i dice, rising from left to right', (seats, dice) => {
    for (const bridge of laidOut(seats, SearchLuck.seeded(7)).bridges) {
      const values = diceOn(bridge);
      expect(values).toHaveLength(dice);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });

  it('has a plant and a stone garden under every bridge and four different yard tiles', () => {
    for (const { gardens, yards } of many(2)) {
      expect(gardens.map((card) => card.split('-')[0])).toEqual(['plant', 'stone', 'plant', 'stone', 'plant', 'stone']);
      expect(new Set(gardens).size).toBe(6);
      expect(new Set(yards).size).toBe(4);
    }
  });
});

describe('the players', () => {
  it('stand in a random order, and choose starting cards from the last to the first', () => {
    const orders = new Set(many(4).map(({ order }) => order.join()));
    expect(orders.size).toBeGreaterThan(10);
    const state = laidOut(3, SearchLuck.seeded(4));
    expect(state.influence).toEqual(state.order);
    expect(state.pairs).toHaveLength(4);
    const luck = SearchLuck.seeded(5);
    const asked: number[] = [];
    while (state.pairs.length > 0) {
      const [seat] = deciders(whiteCastle, state) as [number];
      if (state.agenda.at(-1)!.do === 'choosePair') asked.push(seat);
      choose(whiteCastle, state, seat, choicesOf(whiteCastle, state, seat)[0]!, { luck });
    }
    expect(asked).toEqual([...state.order].reverse());
  });

  it('get what the card shows, with its decree in the lantern area', () => {
    const state = laidOut(2, SearchLuck.seeded(1));
    const seat = state.order[1]!;
    state.pairs = [{ resource: 'resource-1', action: 'action-warrior' }, ...state.pairs.slice(1)];
    choose(whiteCastle, state, seat, 'resource-1', { luck: SearchLuck.seeded(1) });
    expect(state.players[seat]).toMatchObject({
      food: 2,
      iron: 1,
      coins: 2,
      seals: 1,
      card: 'action-warrior',
      lantern: ['resource-1', 'decree-coin'],
    });
  });

  it('choose the resources that are left to them one by one', () => {
    const state = laidOut(2, SearchLuck.seeded(1));
    const seat = state.order[1]!;
    state.pairs = [{ resource: 'resource-2', action: 'action-warrior' }, ...state.pairs.slice(1)];
    const luck = SearchLuck.seeded(1);
    choose(whiteCastle, state, seat, 'resource-2', { luck });
    expect(state.agenda.at(-1)).toEqual({ do: 'chooseResource', seat, count: 2 });
    choose(whiteCastle, state, seat, 'pearl', { luck });
    choose(whiteCastle, state, seat, 'iron', { luck });
    expect(state.players[seat]).toMatchObject({ pearl: 1, iron: 1, coins: 4, seals: 2 });
    expect(deciders(whiteCastle, state)).toEqual([state.order[0]]);
  });
});

describe('alone', () => {
  it.each([
    ['easy', 0, 0, [0, 1]],
    ['medium', 3, 1, [1, 0]],
    ['hard', 8, 3, [1, 0]],
  ] as const)('the %s rival has %i points and stands on space %i', (level, points, time, order) => {
    const state = whiteCastle.setup(1, readOptions(whiteCastle.options, 1, { level }), { luck: SearchLuck.seeded(3) });
    expect(state.rival).toMatchObject({ points, time, coins: 0 });
    expect(state.order).toEqual(order);
    expect(state.influence).toEqual(order);
    expect(state.solo.over).toHaveLength(1);
  });

  it('one pair of starting cards is dealt, without a choice', () => {
    const state = laidOut(1, SearchLuck.seeded(2));
    const { card, lantern } = state.players[0]!;
    expect(card).toMatch(/^action-/);
    expect(lantern[0]! in STARTING_RESOURCES).toBe(true);
    expect(state.pairs).toEqual([]);
  });
});
