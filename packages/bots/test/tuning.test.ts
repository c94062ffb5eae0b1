import type { Game, Weights } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  beginTuning,
  botByName,
  gamesOf,
  isDone,
  outcomeOf,
  readTuning,
  type TuningPlan,
  type TuningState,
  tuneOn,
} from '../src/index.ts';
import { duel, thinkingWith } from '../src/tuning/duel.ts';
import { namesOf, valuesOf, withValues } from '../src/tuning/flat.ts';
import { orchard } from './orchard.ts';

const asGame = (game: ReturnType<typeof orchard>) => game as unknown as Game;
/** Somebody to whom all fruit is alike, and somebody who knows. */
const wrong = asGame(orchard([2, 2, 2]));
const right = asGame(orchard([1, 2, 4]));
const plan: TuningPlan = { seats: 2, games: 1600, seed: 5 };

function finish(game: Game, begun: TuningState): TuningState {
  let state = begun;
  while (!isDone(state)) state = tuneOn(game, state);
  return state;
}

describe('weights', () => {
  const weights: Weights = { coin: [0.5, 2], temple: { ahead: -1, deep: { in: 3 } }, last: 4 };

  it('are numbers by name, in the order in which they are written', () => {
    expect(namesOf(weights)).toEqual(['coin.0', 'coin.1', 'temple.ahead', 'temple.deep.in', 'last']);
    expect(valuesOf(weights)).toEqual([0.5, 2, -1, 3, 4]);
  });

  it('are the same table with other values', () => {
    expect(withValues(weights, [1, 2, 3, 4, 5])).toEqual({
      coin: [1, 2],
      temple: { ahead: 3, deep: { in: 4 } },
      last: 5,
    });
    expect(valuesOf(weights)).toEqual([0.5, 2, -1, 3, 4]);
  });
});

describe('a duel', () => {
  const greedy = botByName('greedy');

  it('is the same game from every seat', () => {
    const same = thinkingWith(greedy, right, right.tuning!.weights);
    const [first, second] = duel(right, [same, same], 7);
    expect(first!.map(({ score }) => score)).toEqual(second!.map(({ score }) => score).reverse());
    expect(first!.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(second!.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('lets each play with its own weights, and leaves the game its own', () => {
    const players = [right, wrong].map((game) => thinkingWith(greedy, wrong, game.tuning!.weights));
    const results = [1, 2, 3, 4, 5].flatMap((seed) => duel(wrong, players, seed));
    const mean = (player: number) => results.reduce((sum, all) => sum + all[player]!.score, 0) / results.length;
    expect(mean(0)).toBeGreaterThan(mean(1));
    const state = wrong.setup(2, {}, { luck: { below: () => 1 } });
    expect(wrong.evaluate(state)).toEqual([0, 0]);
  });
});

describe('tuning', () => {
  it('finds weights nearly as good as the best, and is sure of it', () => {
    const { after, share, low, isBetter, games } = outcomeOf(wrong, finish(wrong, beginTuning(wrong, plan)));
    const [apple, pear, plum, nothing] = valuesOf(after) as [number, number, number, number];
    expect(plum / apple).toBeGreaterThan(2);
    expect(plum / apple).toBeLessThan(6);
    expect(pear / apple).toBeGreaterThan(1.1);
    expect(pear / apple).toBeLessThan(3);
    expect(nothing).toBe(0);
    expect(share).toBeGreaterThan(0.55);
    expect(low).toBeGreaterThan(0.5);
    expect(isBetter).toBe(true);
    expect(games).toBe(gamesOf(plan));
  });

  it('compares with a third at three seats', () => {
    const three = { ...plan, seats: 3, games: 900 };
    const { share, low, isBetter } = outcomeOf(wrong, finish(wrong, beginTuning(wrong, three)));
    expect(share).toBeGreaterThan(1 / 3);
    expect(isBetter).toBe(low > 1 / 3);
    expect(isBetter).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6])('does not take what is no better than the best (seed %i)', (seed) => {
    const { isBetter } = outcomeOf(right, finish(right, beginTuning(right, { seats: 2, games: 320, seed })));
    expect(isBetter).toBe(false);
  });

  it('takes nothing before the confirmation is over', () => {
    let state = beginTuning(wrong, plan);
    while (!isDone(state)) {
      expect(outcomeOf(wrong, state).isBetter).toBe(false);
      state = tuneOn(wrong, state);
    }
    expect(outcomeOf(wrong, state).isBetter).toBe(true);
  });

  it('goes on from what was written down as if it had never stopped', () => {
    const short = { seats: 2, games: 160, seed: 9 };
    const whole = finish(wrong, beginTuning(wrong, short));
    let broken: TuningState | undefined = beginTuning(wrong, short);
    for (let i = 0; i < 7; i++) broken = readTuning(JSON.stringify(tuneOn(wrong, broken!)));
    expect(finish(wrong, broken!)).toEqual(whole);
    expect(finish(wrong, beginTuning(wrong, { ...short, seed: 10 }))).not.toEqual(whole);
  });

  it('refuses to read what is no state', () => {
    const state = beginTuning(wrong, plan);
    expect(readTuning(JSON.stringify(state))).toEqual(state);
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      JSON.stringify({ ...state, at: [0] }),
      JSON.stringify({ ...state, wins: '1' }),
    ])
      expect(readTuning(text)).toBeUndefined();
  });

  it('needs weights', () => {
    const { tuning: _, ...none } = wrong;
    expect(() => beginTuning(none, plan)).toThrow('The game orchard has no weights that could be tuned.');
  });
});
