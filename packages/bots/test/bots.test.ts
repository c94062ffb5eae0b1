import {
  begin,
  choicesOf,
  deciders,
  type Game,
  isOver,
  type Luck,
  SearchLuck,
  type State,
  scripted,
} from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, type Bot, botByName, greedyWith, lineUp, playBots, rotate } from '../src/index.ts';
import { fans } from './fans.ts';

const options = { long: false, kept: 'double' };

function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** One seat chooses a number; more is better. The other one never decides. */
interface Pick extends State<{ do: 'pick'; seat: number } | { do: 'over' }> {
  points: number[];
}
function pickGame(worth: (choice: number, luck: Luck) => number, list: number[]): Game<Pick> {
  return {
    ...(fans as unknown as Game<Pick>),
    id: 'pick',
    rules: {
      pick: {
        choices: () => list,
        choose(state, { seat }, choice, { luck }) {
          state.points[seat] = worth(choice as number, luck);
        },
      },
      over: { run: () => undefined },
    },
    setup: () => ({ agenda: [{ do: 'pick', seat: 0 }], points: [0, 0] }),
    hide: (state) => state,
    imagine: (view) => view,
    evaluate: (state) => state.points,
  };
}

describe('an apprentice', () => {
  it('usually takes the best, sometimes what is nearly as good, and never what is far worse', () => {
    const game = pickGame((choice) => choice / 10, [0, 999, 1000]);
    const luck = SearchLuck.seeded(1);
    const state = begin(game, 2, {}, { luck });
    const taken = Array.from({ length: 300 }, () => botByName('apprentice').choose(game, state, 0, luck));
    const times = (choice: number) => taken.filter((one) => one === choice).length;
    expect(times(0)).toBe(0);
    expect(times(999)).toBeGreaterThan(10);
    expect(times(1000)).toBeGreaterThan(times(999));
  });
});

describe('a bot', () => {
  for (const bot of BOTS) {
    it(`named ${bot.name} is given frozen views and nothing else, and leaves them as they are`, () => {
      const handedOut = new WeakSet<object>();
      const guarded: Game<ReturnType<typeof fans.hide>> = {
        ...(fans as unknown as Game<ReturnType<typeof fans.hide>>),
        hide(state, seat) {
          const view = deepFreeze(fans.hide(state, seat));
          handedOut.add(view);
          return view;
        },
      };
      let asked = 0;
      const watched: Bot = {
        name: bot.name,
        choose(game, view, seat, luck) {
          asked++;
          expect(handedOut.has(view)).toBe(true);
          return bot.choose(game, view, seat, luck);
        },
      };
      const { state, decisions } = playBots(
        guarded,
        options,
        [watched, watched, watched],
        SearchLuck.seeded(1),
        SearchLuck.seeded(2),
      );
      expect(isOver(state)).toBe(true);
      expect(asked).toBe(decisions);
    });

    it(`named ${bot.name} chooses the same from the same view with the same luck, whatever is hidden from it`, () => {
      for (let seed = 0; seed < 20; seed++) {
        const state = begin(fans, 3, options, { luck: SearchLuck.seeded(seed) });
        const view = fans.hide(state, 1);
        const other = fans.imagine(view, 1, SearchLuck.seeded(seed + 100));
        const choices = [view, fans.hide(other, 1)].map((one) => bot.choose(fans, one, 1, SearchLuck.seeded(7)));
        expect(choices[0]).toBe(choices[1]);
        expect(choicesOf(fans, state, 1)).toContain(choices[0]);
      }
    });
  }

  it('can be found by its name', () => {
    expect(botByName('greedy').name).toBe('greedy');
    expect(() => botByName('genius')).toThrow(
      'There is no bot "genius". The bots are: random, apprentice, greedy, traveller, master.',
    );
    expect(botByName('master:800').name).toBe('master:800');
    expect(() => botByName('master:0')).toThrow('There is no bot');
  });
});

describe('greedy', () => {
  const greedy = botByName('greedy');
  const luck = () => SearchLuck.seeded(3);

  it('takes the best, and the first of equals', () => {
    const game = pickGame((choice) => choice % 10, [3, 17, 7, 5]);
    const state = begin(game, 2, {}, { luck: luck() });
    expect(deciders(game, state)).toEqual([0]);
    expect(greedy.choose(game, state, 0, luck())).toBe(17);
  });

  it('draws no luck when there is nothing to choose', () => {
    const game = pickGame(() => 0, [4]);
    const state = begin(game, 2, {}, { luck: luck() });
    expect(greedy.choose(game, state, 0, scripted())).toBe(4);
  });

  it('compares choices with the same luck: where only luck differs, all are equal and the first is taken', () => {
    const game = pickGame((_, drawn) => drawn.below(1000), [1, 2, 3, 4, 5]);
    const state = begin(game, 2, {}, { luck: luck() });
    for (let seed = 0; seed < 20; seed++) expect(greedyWith(2).choose(game, state, 0, SearchLuck.seeded(seed))).toBe(1);
  });

  it('looks at the lead, not at its own points alone', () => {
    const game: Game<Pick> = {
      ...pickGame((choice) => choice, [1, 5]),
      // Five points for me, but nine for the best of the others.
      evaluate: ({ points: [mine] }) => (mine === 5 ? [5, 0, 9] : [1, 0, 0]),
    };
    const state = begin(game, 2, {}, { luck: luck() });
    expect(greedy.choose(game, state, 0, luck())).toBe(1);
  });

  it('plays alone for its own points', () => {
    const game: Game<Pick> = { ...pickGame((choice) => choice, [1, 5, 2]), evaluate: ({ points }) => [points[0]!] };
    const state = begin(game, 1, {}, { luck: luck() });
    expect(greedy.choose(game, state, 0, luck())).toBe(5);
  });
});

describe('a table of bots', () => {
  const [random, greedy] = ['random', 'greedy'].map(botByName) as [Bot, Bot];

  it('gives each named bot a seat, and the rest to the last one', () => {
    expect(lineUp([greedy, random], 4).map((bot) => bot.name)).toEqual(['greedy', 'random', 'random', 'random']);
    expect(() => lineUp([greedy, random], 1)).toThrow('2 bots do not fit at 1 seats.');
    expect(() => lineUp([], 2)).toThrow('At least one bot is needed.');
  });

  it('puts everybody into each seat once in as many games as there are seats', () => {
    const where = Array.from({ length: 5 }, (_, game) => rotate(['a', 'b', 'c', 'd', 'e'], game));
    for (let seat = 0; seat < 5; seat++) {
      expect(where.map((seated) => seated[seat]).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    }
  });

  it('refuses a choice that is not on the list', () => {
    const cheat: Bot = { name: 'cheat', choose: () => 'win' };
    const play = () => playBots(fans, options, [cheat, cheat], SearchLuck.seeded(1), SearchLuck.seeded(2));
    expect(play).toThrow('The bot cheat chose "win", which is not on its list.');
  });
});
