import { choicesOf, type Game, rank, type State } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, botByName, runArena, wilson } from '../src/index.ts';
import { fans } from './fans.ts';

const [random, greedy] = ['random', 'greedy'].map(botByName) as [Bot, Bot];

/** Always takes the first choice, and notes in which seats it sat. */
function sitter(name: string, satIn: number[]): Bot {
  return {
    name,
    choose(game, view, seat) {
      satIn.push(seat);
      return choicesOf(game, view, seat)[0]!;
    },
  };
}

/** A game of one choice a seat, in which everybody has the same number of points. */
const draw: Game<State<{ do: 'nod'; seat: number }>> = {
  ...(fans as unknown as Game<State<{ do: 'nod'; seat: number }>>),
  id: 'draw',
  options: {},
  rules: { nod: { choices: () => ['nod'], choose: () => undefined } },
  setup: (seats) => ({ agenda: Array.from({ length: seats }, (_, seat) => ({ do: 'nod', seat })) }),
  hide: (state) => state,
  standings: () => rank([0, 1, 2].map((seat) => ({ seat, score: 7, sheet: [], tieBreakers: [] }))),
};

describe("Wilson's interval", () => {
  // Newcombe (1998), Two-sided confidence intervals for the single proportion, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i out of %i is the published one', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('stays between 0 and 1, and knows nothing without games', () => {
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the arena', () => {
  it('shows that greedy beats random clearly', () => {
    const { bots } = runArena(fans, { bots: [greedy, random], games: 200, seed: 1 });
    expect(bots[0]).toMatchObject({ bot: 'greedy' });
    expect(bots[0]!.low).toBeGreaterThan(0.8);
    expect(bots[0]!.meanScore).toBeGreaterThan(bots[1]!.meanScore + 3);
    expect(bots[0]!.wins + bots[1]!.wins).toBeCloseTo(200);
  });

  it('gives the same result for the same seed, and another one for another', () => {
    const run = (seed: number) => runArena(fans, { bots: [greedy, random], games: 30, seats: 3, seed });
    expect(run(5)).toEqual(run(5));
    expect(run(5)).not.toEqual(run(6));
  });

  it('puts each bot into each seat equally often', () => {
    const sat = { a: [] as number[], b: [] as number[], c: [] as number[] };
    const bots = [sitter('a', sat.a), sitter('b', sat.b), sitter('c', sat.c)];
    runArena(draw, { bots, games: 6, seats: 3, seed: 1 });
    for (const seats of Object.values(sat)) expect(seats.slice().sort()).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('shares a tie equally', () => {
    const { bots } = runArena(draw, { bots: [greedy, random], games: 10, seats: 3, seed: 1 });
    const [one, two] = bots as [(typeof bots)[0], (typeof bots)[0]];
    expect(one).toMatchObject({ bot: 'greedy', meanScore: 7 });
    expect(one.wins).toBeCloseTo(10 / 3);
    expect(one.share).toBeCloseTo(1 / 3);
    expect(two.wins).toBeCloseTo(20 / 3);
    expect(two.share).toBeCloseTo(1 / 3);
    const { low, high } = wilson(20 / 3, 10);
    expect([two.low, two.high].map((edge) => edge * 2)).toEqual([expect.closeTo(low), expect.closeTo(high)]);
  });

  it('lists a bot that is named twice once', () => {
    const { bots, seats } = runArena(fans, { bots: [random, greedy, random], games: 3, seed: 1 });
    expect(seats).toBe(3);
    expect(bots.map((row) => row.bot)).toEqual(['random', 'greedy']);
  });

  it('takes as many seats as it needs: one for each bot, and the fewest of the game at least', () => {
    expect(runArena(fans, { bots: [random], games: 1, seed: 1 }).seats).toBe(2);
    expect(runArena(fans, { bots: [random, random, greedy], games: 1, seed: 1 }).seats).toBe(3);
    const tooMany = () => runArena(fans, { bots: [random], games: 1, seats: 9, seed: 1 });
    expect(tooMany).toThrow('fans is played with 2 to 4 seats.');
  });

  it('tells how far it is, hands the time limit on and refuses bad options', () => {
    const told: number[] = [];
    const limits = new Set<number | undefined>();
    const timed: Bot = {
      name: 'timed',
      choose(game, view, seat, _luck, limit) {
        limits.add(limit?.time);
        return choicesOf(game, view, seat)[0]!;
      },
    };
    runArena(fans, { bots: [timed], games: 3, seed: 1, time: 50, progress: (done) => told.push(done) });
    expect(told).toEqual([1, 2, 3]);
    expect([...limits]).toEqual([50]);
    const bad = () => runArena(fans, { bots: [random], games: 1, seed: 1, options: { colour: 'red' } });
    expect(bad).toThrow('There is no option "colour".');
  });

  it('says so when a game does not end', () => {
    const endless = { ...fans, longest: 3 };
    expect(() => runArena(endless, { bots: [random], games: 1, seed: 1 })).toThrow('did not end within 3 choices');
  });
});
