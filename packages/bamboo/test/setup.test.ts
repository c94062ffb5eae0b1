import { begin, cardsLeft, choose, type Luck, readOptions, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Bamboo, bamboo, HARMONY_TILES, HOME_TILES, happinessOf, SHOOTS } from '../src/index.ts';

function laidOut(seats: number, luck: Luck): Bamboo {
  return begin(bamboo, seats, readOptions(bamboo.options, seats), { luck });
}
const many = (seats: number) => Array.from({ length: 30 }, (_, seed) => laidOut(seats, SearchLuck.seeded(seed + 1)));

describe('the board', () => {
  it('has the twelve marked shoots in its grooves, three in each', () => {
    for (const { grooves } of many(3)) {
      expect(grooves.map((cells) => cells.length)).toEqual([3, 3, 3, 3]);
      expect(grooves.flat().every((shoot) => SHOOTS[shoot]!.mark === 'board')).toBe(true);
    }
    expect(new Set(many(3).map(({ grooves }) => grooves.flat().join())).size).toBeGreaterThan(20);
  });

  it.each([
    [2, 15, 21, 20, 4],
    [3, 14, 21, 28, 6],
    [4, 13, 21, 28, 8],
  ])(
    'with %i players has %i whole, %i side harmony tiles and %i home tiles in every stack, %i shoots to draft',
    (seats, whole, side, home, draft) => {
      const state = laidOut(seats, SearchLuck.seeded(5));
      expect(state.harmonyStacks.map(cardsLeft)).toEqual([side, whole, side]);
      expect(state.homeStacks.map(cardsLeft)).toEqual([home, home]);
      expect(state.draft).toHaveLength(draft);
      expect(state.harmony.map((column) => column.length)).toEqual([3, 3, 3]);
      expect(state.market.map((column) => column.length)).toEqual([4, 4]);
      expect(state.food.every((food) => food !== null)).toBe(true);
      expect(state.supply).toHaveLength(21);
    },
  );

  it('leaves the marked home tiles in the box with two players only', () => {
    for (const seats of [2, 3]) {
      const { market, homeStacks } = laidOut(seats, SearchLuck.seeded(seats));
      const tiles = [...market.flat(), ...homeStacks.flatMap(({ bag }) => bag)];
      expect(tiles.filter((tile) => HOME_TILES[tile].marked)).toHaveLength(seats === 2 ? 0 : 16);
    }
  });

  it('shows one spirit of each temple, three lie below it unseen, five stay in the box', () => {
    for (const { temples, unseen } of many(4)) {
      expect(temples.every(({ spirit, below }) => spirit !== null && below === 3)).toBe(true);
      expect(unseen).toHaveLength(12 + 5);
    }
  });
});

describe('the players', () => {
  it('begin with 5 happiness, 3 coins, 3 sticks and one on every cell of the rounds', () => {
    for (const player of laidOut(4, SearchLuck.seeded(1)).players) {
      expect(player).toMatchObject({ coins: 3, sticks: 3, roundSticks: 4, marker: -1 });
      expect(happinessOf(player)).toBe(5);
    }
  });

  it('A1: have one harmony tile for the whole home', () => {
    for (const { players } of many(3)) {
      for (const { harmony } of players) {
        expect(harmony.map((own) => own.length)).toEqual([0, 1, 0]);
        expect(HARMONY_TILES[harmony[1]![0]!].part).toBe(1);
      }
    }
  });

  it('A37: have a shoot of every colour, with four different actions, from whole sets dealt at random', () => {
    for (const { players } of many(4)) {
      for (const { areas } of players) {
        expect(areas.map((area) => area.length)).toEqual([1, 1, 1, 1]);
        expect(areas.map(([shoot], colour) => SHOOTS[shoot!]!.colour === colour)).toEqual([true, true, true, true]);
        expect(areas.map(([shoot]) => SHOOTS[shoot!]!.symbol).sort()).toEqual([...ACTIONS].sort());
      }
    }
    expect(new Set(many(4).map(({ players }) => players[0]!.areas.flat().join())).size).toBe(4);
  });

  it('have a first player drawn among them', () => {
    expect(new Set(many(3).map(({ first }) => first))).toEqual(new Set([0, 1, 2]));
  });
});

describe('the draft', () => {
  it('goes twice round the table in turn order, and everybody then has six shoots', () => {
    const luck = SearchLuck.seeded(8);
    const state = laidOut(3, luck);
    const asked: number[] = [];
    while (state.draft.length > 0) {
      const step = state.agenda.at(-1)!;
      expect(step.do).toBe('draftShoot');
      if (!('seat' in step)) throw new Error('nobody is asked');
      asked.push(step.seat);
      const [first] = state.draft;
      const kind = SHOOTS[first!]!.kind;
      play(state, step.seat, kind, luck);
    }
    const { first } = state;
    const once = [first, (first + 1) % 3, (first + 2) % 3];
    expect(asked).toEqual([...once, ...once]);
    for (const { areas } of state.players) expect(areas.flat()).toHaveLength(6);
  });

  it('A35: a shoot goes to the area of its colour, which always has room', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const luck = SearchLuck.seeded(seed);
      const state = laidOut(4, luck);
      while (state.draft.length > 0) {
        const step = state.agenda.at(-1)! as { seat: number };
        play(state, step.seat, SHOOTS[state.draft[0]!]!.kind, luck);
      }
      for (const { areas } of state.players) {
        areas.forEach((area, colour) => {
          for (const shoot of area) expect(SHOOTS[shoot]!.colour).toBe(colour);
        });
      }
    }
  });
});

function play(state: Bamboo, seat: number, choice: string, luck: Luck): void {
  choose(bamboo, state, seat, choice, { luck });
}
