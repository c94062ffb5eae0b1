import { describe, expect, it } from 'vitest';
import {
  begin,
  choicesOf,
  choose,
  copy,
  copyOf,
  deciders,
  type Game,
  interjectionsOf,
  isOver,
  playOut,
  SearchLuck,
  type Seat,
  type Step,
  scripted,
  stepOf,
  todo,
  together,
} from '../src/index.ts';
import { type Errands, errands } from './games/errands.ts';
import { sealedBids } from './games/sealed-bids.ts';
import { type Sketch, sketch } from './games/sketch.ts';

const noLuck = { luck: scripted() };

type Round =
  | { do: 'pick'; seat: Seat; more: number }
  | { do: 'maybe'; seat: Seat }
  | { do: 'show'; seat: Seat; what: string }
  | { do: 'close' };

/** Seats pick letters in secret, as many as `more` says; a `maybe` is skipped when the log says so. */
const rules: Parameters<typeof sketch<Round>>[0] = {
  pick: {
    choices: () => ['a', 'b'],
    choose(state, { seat, more }, choice) {
      const show: Round = { do: 'show', seat, what: `${choice}` };
      if (more > 1) todo<Round>(state, { do: 'pick', seat, more: more - 1 }, show);
      else todo<Round>(state, show);
    },
  },
  maybe: {
    skip: ({ log }, { seat }) => log.includes(`skip ${seat}`),
    choices: () => ['yes'],
    choose: ({ log }, { seat }) => void log.push(`yes ${seat}`),
  },
  show: { run: ({ log }, { seat, what }) => void log.push(`${seat} shows ${what}`) },
  close: { run: ({ log }) => void log.push('closed') },
};
const picks = (seat: Seat, more: number) => ({ seat, steps: [{ do: 'pick', seat, more }] satisfies Round[] });
const logging = (state: Sketch<Round>, line: string) => void state.log.push(line);

describe('a decision', () => {
  it('belongs to one seat; the others have no choices', () => {
    const state = begin(errands, 2, {}, noLuck);
    expect(deciders(errands, state)).toEqual([0]);
    expect(choicesOf(errands, state, 0)).toEqual(['bathe', 'drinkTea']);
    expect(choicesOf(errands, state, 1)).toEqual([]);
    expect(stepOf(state, 0)).toEqual({ do: 'ask', seat: 0, left: 4 });
    expect(stepOf(state, 1)).toBeUndefined();
  });

  it('passes by unasked when there is nothing to decide', () => {
    const game = sketch<Round>(rules, { do: 'maybe', seat: 0 }, { do: 'maybe', seat: 1 }, { do: 'close' });
    const state = begin({ ...game, setup: (...all) => ({ ...game.setup(...all), log: ['skip 0'] }) }, 2, {}, noLuck);
    expect(deciders(game, state)).toEqual([1]);
    choose(game, state, 1, 'yes', noLuck);
    expect(state.log).toEqual(['skip 0', 'yes 1', 'closed']);
    expect(isOver(state)).toBe(true);
    expect(deciders(game, state)).toEqual([]);
  });

  it('without a rule is an error that names it', () => {
    const game = sketch<Step>({}, { do: 'nowhere' });
    expect(() => begin(game, 1, {}, noLuck)).toThrow('sketch has no rule for the step "nowhere"');
  });
});

describe('effects that feed each other', () => {
  it('are stopped with an error that names one of them', () => {
    type Loop = { do: 'ping' } | { do: 'pong' };
    const game = sketch<Loop>(
      {
        ping: { run: (state) => todo<Loop>(state, { do: 'pong' }) },
        pong: { run: (state) => todo<Loop>(state, { do: 'ping' }) },
      },
      { do: 'ping' },
    );
    expect(() => begin(game, 1, {}, noLuck)).toThrow(
      /^sketch does not come to rest: "p[io]ng" happens again and again$/,
    );
  });

  it('may be many, as long as they end', () => {
    type Count = { do: 'count'; left: number };
    const game = sketch<Count>(
      {
        count: {
          run(state, { left }) {
            if (left === 0) state.log.push('done');
            else todo<Count>(state, { do: 'count', left: left - 1 });
          },
        },
      },
      { do: 'count', left: 9_000 },
    );
    expect(begin(game, 1, {}, noLuck).log).toEqual(['done']);
  });
});

describe('a common decision', () => {
  const game = sketch<Round>(rules, together<Round>([picks(2, 1), picks(0, 2), picks(1, 1)]), { do: 'close' });

  it('is open for every seat that has not finished, in the order of their numbers', () => {
    const state = begin(game, 3, {}, noLuck);
    expect(deciders(game, state)).toEqual([0, 1, 2]);
    choose(game, state, 1, 'a', noLuck);
    expect(deciders(game, state)).toEqual([0, 2]);
    choose(game, state, 0, 'a', noLuck);
    expect(deciders(game, state)).toEqual([0, 2]);
    expect(choicesOf(game, state, 0)).toEqual(['a', 'b']);
    expect(choicesOf(game, state, 1)).toEqual([]);
    expect(choicesOf(game, state, 3)).toEqual([]);
  });

  it('lets what follows from a pick wait until all have finished; then it happens in the order of the parts', () => {
    const state = begin(game, 3, {}, noLuck);
    for (const [seat, pick] of [
      [0, 'a'],
      [1, 'b'],
      [0, 'b'],
    ] as const)
      choose(game, state, seat, pick, noLuck);
    expect(state.log).toEqual([]);
    choose(game, state, 2, 'a', noLuck);
    expect(state.log).toEqual(['2 shows a', '0 shows b', '0 shows a', '1 shows b', 'closed']);
    expect(isOver(state)).toBe(true);
  });

  it('gives the same, whoever is quicker', () => {
    const play = (...order: [Seat, string][]) => {
      const state = begin(game, 3, {}, noLuck);
      for (const [seat, pick] of order) choose(game, state, seat, pick, noLuck);
      return state;
    };
    expect(play([2, 'b'], [0, 'a'], [0, 'b'], [1, 'a'])).toEqual(play([0, 'a'], [1, 'a'], [0, 'b'], [2, 'b']));
  });

  it('that nobody has to take part in passes by', () => {
    const state = begin(sketch<Round>(rules, together<Round>([]), { do: 'close' }), 2, {}, noLuck);
    expect(state.log).toEqual(['closed']);
  });
});

describe('a part of a common decision in which there is nothing to decide', () => {
  const maybes = together<Round>([0, 1].map((seat) => ({ seat, steps: [{ do: 'maybe', seat }] })));
  const sound = sketch<Round>(rules, maybes, { do: 'close' });
  const startingWith = (...log: string[]): Game<Sketch<Round>> => ({
    ...sound,
    setup: (...all) => ({ ...sound.setup(...all), log }),
  });

  it('is ready at once, also when it is not the first part', () => {
    const game = startingWith('skip 1');
    const state = begin(game, 2, {}, noLuck);
    expect(choicesOf(game, state, 1)).toEqual([]);
    expect(deciders(game, state)).toEqual([0]);
  });

  it('is the same before and after somebody asks who decides', () => {
    const game = startingWith('skip 1');
    const state = begin(game, 2, {}, noLuck);
    const before = copy(state);
    deciders(game, state);
    expect(state).toEqual(before);
  });

  it('closes the round when it is the last one', () => {
    expect(begin(startingWith('skip 0', 'skip 1'), 2, {}, noLuck).log).toEqual(['skip 0', 'skip 1', 'closed']);
  });

  it('stays open once it was asked, whatever the others pick', () => {
    const game = sketch<Round>(
      { ...rules, pick: { choices: () => ['a'], choose: (state) => logging(state, 'skip 1') } },
      together<Round>([picks(0, 1), { seat: 1, steps: [{ do: 'maybe', seat: 1 }] }]),
    );
    const state = begin(game, 2, {}, noLuck);
    choose(game, state, 0, 'a', noLuck);
    expect(deciders(game, state)).toEqual([1]);
    choose(game, state, 1, 'yes', noLuck);
    expect(isOver(state)).toBe(true);
  });
});

describe('playing out', () => {
  it('plays whole games at random and counts the decisions', () => {
    const state = begin(sealedBids, 4, { purse: 4, gifts: true }, { luck: SearchLuck.seeded(3) });
    const decisions = playOut(sealedBids, state, SearchLuck.seeded(4));
    expect(isOver(state)).toBe(true);
    expect(decisions).toBeGreaterThan(8);
    expect(decisions).toBeLessThanOrEqual(sealedBids.longest);
  });

  it('stops at the limit', () => {
    const state = begin(errands, 1, {}, noLuck);
    expect(playOut(errands, state, SearchLuck.seeded(1), 3)).toBe(3);
    expect(state.agenda).toEqual([{ do: 'ask', seat: 0, left: 1 }]);
    expect(playOut(errands, state, SearchLuck.seeded(1))).toBe(1);
    expect(playOut(errands, state, SearchLuck.seeded(1))).toBe(0);
  });

  it('is the same for the same luck', () => {
    const play = () => {
      const state = begin(sealedBids, 3, { purse: 2, gifts: true }, { luck: SearchLuck.seeded(8) });
      playOut(sealedBids, state, SearchLuck.seeded(9));
      return JSON.stringify(state);
    };
    expect(play()).toBe(play());
  });
});

describe('a copy to play on', () => {
  it('is made by the game, if it has its own way to copy', () => {
    const state = begin(errands, 1, {}, noLuck);
    expect(copyOf(errands, state)).toEqual(state);
    expect(copyOf({ ...errands, copy: (): Errands => ({ agenda: [], diaries: [['sip']] }) }, state).diaries).toEqual([
      ['sip'],
    ]);
  });
});

describe('interjections', () => {
  it('are none in a game without them, and none when the game is over', () => {
    expect(interjectionsOf(errands, begin(errands, 1, {}, noLuck), 0)).toEqual([]);
    const state = begin(sealedBids, 2, { purse: 4, gifts: true }, { luck: SearchLuck.seeded(3) });
    expect(interjectionsOf(sealedBids, state, 1)).toEqual(['gift-0']);
    state.agenda = [];
    expect(interjectionsOf(sealedBids, state, 1)).toEqual([]);
  });
});
