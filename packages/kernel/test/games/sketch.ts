import {
  copy,
  type Game,
  type Rules,
  rank,
  type State,
  type Step,
  type Together,
  todo,
  type Words,
} from '../../src/index.ts';

/** A state for tests of single facilities: what happened is in the log. */
export interface Sketch<T extends Step> extends State<T> {
  log: string[];
}

const words: Words<State> = {
  name: 'Sketch',
  option: (key) => ({ name: key, help: key }),
  optionValue: (_, value) => `${value}`,
  prompt: (step) => step.do,
  choice: (choice) => `${choice}`,
  stillToCome: (step) => step.do,
  event: ({ is }) => is,
  scoreRow: (row) => row,
  whyNot: (why) => why,
  table: () => [],
};

/** A game of nothing but some rules and the steps it begins with. */
export function sketch<T extends Step>(rules: Rules<Sketch<T>, T>, ...first: (T | Together<T>)[]): Game<Sketch<T>> {
  return {
    id: 'sketch',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    longest: 100,
    rules: rules as Game<Sketch<T>>['rules'],
    words: { en: words, ru: words, uk: words },
    setup() {
      const state: Sketch<T> = { agenda: [], log: [] };
      todo(state, ...copy(first));
      return state;
    },
    hide: (state) => copy(state),
    imagine: (view) => copy(view),
    evaluate: () => [0, 0, 0, 0],
    standings: () => rank([{ seat: 0, score: 0, sheet: [], tieBreakers: [] }]),
    faults: () => [],
  };
}
