import { GAMES } from '@engawa/games';
import {
  begin,
  copy,
  type Game,
  type Rules,
  rank,
  readOptions,
  SearchLuck,
  type State,
  todo,
  together,
} from '@engawa/kernel';
import { tokaido } from '@engawa/tokaido';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { botByName, playBots, runArena, Search, searching } from '../src/index.ts';
import { endTurns } from '../src/search/judgement.ts';
import { fans } from './fans.ts';

type ToyStep = { do: 'first' | 'second'; seat: number } | { do: 'open' };

/** A game of a few choices: they are written down, and counted in the end. */
interface Toy extends State<ToyStep> {
  made: string[][];
}

interface ToyPlan {
  readonly start: Toy['agenda'];
  readonly lists: Readonly<Record<'first' | 'second', readonly string[]>>;
  /** What follows a choice. */
  readonly after?: (state: Toy, choice: string) => void;
  readonly points: (made: readonly (readonly string[])[]) => number[];
}

function toy({ start, lists, after, points }: ToyPlan): Game<Toy> {
  const decision = (kind: 'first' | 'second') => ({
    choices: () => [...lists[kind]],
    choose(state: Toy, { seat }: { seat: number }, choice: number | string) {
      state.made[seat]!.push(`${choice}`);
      after?.(state, `${choice}`);
    },
  });
  const rules: Rules<Toy, ToyStep> = {
    first: decision('first'),
    second: decision('second'),
    open: { run: () => undefined },
  };
  return {
    ...(fans as unknown as Game<Toy>),
    id: 'toy',
    rules,
    setup: () => ({ agenda: copy(start), made: [[], []] }),
    copy: undefined,
    hide: (state: Toy) => copy(state),
    imagine: (view: Toy) => copy(view),
    evaluate: (state: Toy) => points(state.made),
    standings: (state: Toy) =>
      rank(points(state.made).map((score, seat) => ({ seat, score, sheet: [], tieBreakers: [] }))),
  } as unknown as Game<Toy>;
}

function searched(game: Game<Toy>, iterations = 400): Search<Toy> {
  const luck = SearchLuck.seeded(1);
  const search = new Search(game, begin(game, 2, {}, { luck }), 0, luck);
  for (let i = 0; i < iterations; i++) search.iterate();
  return search;
}

/** Whoever grabs is ahead at once, and far behind after the answer. */
const trap = toy({
  start: [{ do: 'first', seat: 0 }],
  lists: { first: ['grab', 'wait'], second: ['spare', 'punish'] },
  after: (state, choice) => choice === 'grab' && todo(state, { do: 'second', seat: 1 }),
  points: ([mine, theirs]) => [mine!.includes('grab') ? 3 : 1, theirs!.includes('punish') ? 9 : 0],
});

/** Both show a side of a coin at once; the first seat wants them to be the same. */
const pennies = toy({
  start: [together<ToyStep>([0, 1].map((seat) => ({ seat, steps: [{ do: 'first', seat }] }))) as Toy['agenda'][number]],
  lists: { first: ['heads', 'tails'], second: [] },
  points: ([mine, theirs]) => {
    if (mine!.length === 0 || theirs!.length === 0) return [0, 0];
    return mine![0] === theirs![0] ? [9, 0] : [0, 9];
  },
});

/** Two choices in secret, one after the other: whoever remembers the first one can make the second one match. */
const pairs = toy({
  start: [
    together<ToyStep>(
      [0, 1].map((seat) => ({
        seat,
        steps: [
          { do: 'first', seat },
          { do: 'second', seat },
        ],
      })),
    ) as Toy['agenda'][number],
  ],
  lists: { first: ['red', 'blue'], second: ['red', 'blue'] },
  points: (made) => made.map(([one, other]) => (one !== undefined && one === other ? 9 : 0)),
});

/** The first seat ends its turn with a second choice, and only that one counts; then the other one chooses. */
const turns = toy({
  start: [
    { do: 'second', seat: 1 },
    { do: 'second', seat: 0 },
  ],
  lists: { first: [], second: ['bad', 'good', 'fair'] },
  points: (made) => made.map((one) => (one.includes('good') ? 9 : one.includes('fair') ? 5 : 0)),
});

/** Whoever grabs is ahead until eight more choices were made, and far behind from then on. */
const debt = toy({
  start: [...[1, 0, 1, 0, 1, 0, 1, 0].map((seat) => ({ do: 'second', seat }) as const), { do: 'first', seat: 0 }],
  lists: { first: ['grab', 'wait'], second: ['a', 'b', 'c', 'd', 'e', 'f'] },
  points: ([mine, theirs]) => [!mine!.includes('grab') ? 1 : mine!.length + theirs!.length < 9 ? 3 : -9, 0],
});

const LONG = { turns: 1, isAlone: false, end: Number.POSITIVE_INFINITY };

describe('the end of a turn', () => {
  it.each([
    [1, [['good'], []]],
    [2, [['good'], ['good']]],
    [3, [['good'], ['good']]],
  ])('%i of them: everybody does what the game thinks best', (count, made) => {
    const state = begin(turns, 2, {}, { luck: SearchLuck.seeded(1) });
    endTurns(turns, state, 0, { ...LONG, turns: count }, SearchLuck.seeded(1));
    expect(state.made).toEqual(made);
  });

  it('of who has just chosen is over when another one decides', () => {
    const state = begin(turns, 2, {}, { luck: SearchLuck.seeded(1) });
    endTurns(turns, state, 1, LONG, SearchLuck.seeded(1));
    expect(state.made).toEqual([[], []]);
  });

  it('is not waited for when the time is up', () => {
    const state = begin(turns, 2, {}, { luck: SearchLuck.seeded(1) });
    endTurns(turns, state, 0, { ...LONG, turns: 2, end: 0 }, SearchLuck.seeded(1));
    expect(state.made).toEqual([[], []]);
  });

  it('never comes alone: only the next few choices are made', () => {
    const long = toy({
      start: Array.from({ length: 20 }, () => ({ do: 'second' as const, seat: 0 })),
      lists: { first: [], second: ['bad', 'good'] },
      points: (made) => [made[0]!.filter((one) => one === 'good').length],
    });
    const state = begin(long, 1, {}, { luck: SearchLuck.seeded(1) });
    endTurns(long, state, 0, { ...LONG, isAlone: true }, SearchLuck.seeded(1));
    expect(state.made[0]).toEqual(Array.from({ length: 6 }, () => 'good'));
  });
});

describe('a search', () => {
  it('sees the answer to a choice that looks good at once', () => {
    const view = begin(trap, 2, {}, { luck: SearchLuck.seeded(1) });
    expect(botByName('greedy').choose(trap, view, 0, SearchLuck.seeded(1))).toBe('grab');
    expect(searched(trap).best()).toBe('wait');
  });

  it('is settled when the iterations that are left cannot change its answer', () => {
    const search = searched(trap);
    const [first, second] = search
      .findings()
      .map(({ visits }) => visits)
      .sort((a, b) => b - a) as [number, number];
    expect(first).toBeGreaterThan(second);
    expect(search.isSettled(first - second - 1)).toBe(true);
    expect(search.isSettled(first - second)).toBe(false);
    expect(search.isSettled(0)).toBe(true);
  });

  it('does not let the others see what is chosen in secret', () => {
    for (const { worth } of searched(pennies, 2_000).findings()) {
      expect(worth).toBeGreaterThan(0.25);
      expect(worth).toBeLessThan(0.8);
    }
  });

  it('remembers what its own seat chose in secret', () => {
    // Both match their own pair: they share the victory. Whoever forgot would match only half of the time.
    for (const { worth } of searched(pairs, 2_000).findings()) expect(worth).toBeGreaterThan(0.45);
    const made = [['red', 'red'], []];
    expect(pairs.evaluate({ agenda: [], made })).toEqual([9, 0]);
  });

  it('counts every iteration once, and says the same with the same luck', () => {
    const [one, other] = [searched(trap, 100), searched(trap, 100)];
    expect(one.findings()).toEqual(other.findings());
    expect(one.findings().reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
    expect(one.iterations).toBe(100);
  });
});

/** A clock that goes on by a millisecond whenever the game judges; tells at what times a game was imagined. */
function timed(time: number, limit?: number): number[] {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const imagined: number[] = [];
  const game: Game<Toy> = {
    ...trap,
    imagine(view, seat, luck) {
      imagined.push(now);
      return trap.imagine(view, seat, luck);
    },
    evaluate(state) {
      now++;
      return trap.evaluate(state);
    },
  };
  const luck = SearchLuck.seeded(1);
  const bot = searching('search', { time });
  expect(['grab', 'wait']).toContain(
    bot.choose(game, begin(game, 2, {}, { luck }), 0, luck, limit === undefined ? {} : { time: limit }),
  );
  return imagined;
}

describe('a bot that searches', () => {
  it('imagines nothing more when its time is up, be it its own or the table’s', () => {
    for (const imagined of [timed(40), timed(1_000, 40)]) {
      expect(imagined.length).toBeGreaterThan(5);
      expect(imagined.at(-1)).toBeLessThan(40);
      expect(imagined.at(-1)).toBeGreaterThan(30);
    }
  });

  it('uses ample time to look further', () => {
    const chosen = ['master:40', 'master:160'].map((name) => {
      const luck = SearchLuck.seeded(1);
      return botByName(name).choose(debt, begin(debt, 2, {}, { luck }), 0, luck);
    });
    expect(chosen).toEqual(['grab', 'wait']);
  });

  it('looks as far as the game asks for, with ample time too', () => {
    const iterations: number[] = [];
    const chosen = [1, 3].map((foresight) => {
      const luck = SearchLuck.seeded(1);
      const far = { ...debt, foresight };
      return botByName('master:40').choose(far, begin(far, 2, {}, { luck }), 0, luck);
    });
    expect(chosen).toEqual(['grab', 'wait']);
    const iterate = vi.spyOn(Search.prototype, 'iterate');
    onTestFinished(() => iterate.mockRestore());
    for (const game of [debt, { ...debt, foresight: 3 }]) {
      const luck = SearchLuck.seeded(1);
      botByName('master:160').choose(game, begin(game, 2, {}, { luck }), 0, luck);
      iterations.push(iterate.mock.calls.length);
      iterate.mockClear();
    }
    // A third as often, three times as far; a game that says how far is played on as often as there is time.
    expect(iterations[0]).toBeLessThanOrEqual(54);
    expect(iterations[1]).toBeGreaterThan(54);
  });

  it('has an answer even when there was no time at all', () => {
    expect(timed(0)).toHaveLength(2);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('plays %s to its end by the rules', (_, game) => {
    const bot = searching('search', { iterations: 3 });
    const seats = Math.max(2, game.seats.min);
    const [luck, thinking] = [SearchLuck.seeded(1), SearchLuck.seeded(2)];
    const { state } = playBots(game, readOptions(game.options, seats), new Array(seats).fill(bot), luck, thinking);
    expect(state.agenda).toEqual([]);
  });

  it('wins against one that looks a single choice ahead', () => {
    const bots = [searching('search', { iterations: 150 }), botByName('greedy')];
    const { bots: rows } = runArena(tokaido, { bots, games: 8, seats: 2, seed: 1 });
    expect(rows[0]!.share).toBeGreaterThan(0.7);
  });
});
