import { copy, type Game, type Rules, rank, type Seat, type State, type Weights, type Words } from '@engawa/kernel';

/*
 * Orchard, a game for tests of tuning: everything is open, and it is known what is best. In turn everybody takes one of
 * three crates of fruit, and in the end an apple is worth 1, a pear 2, a plum 4. Whoever weighs them like that plays best.
 */
const WORTH = [1, 2, 4];
const ROUNDS = 6;
const CRATES = 3;

interface Orchard extends State<{ do: 'pick'; seat: Seat }> {
  crates: number[][][];
  baskets: number[][];
}

const rules: Rules<Orchard, { do: 'pick'; seat: Seat }> = {
  pick: {
    choices: () => Array.from({ length: CRATES }, (_, at) => `${at}`),
    choose(state, { seat }, choice) {
      const crate = state.crates.pop()![Number(choice)]!;
      state.baskets[seat] = state.baskets[seat]!.map((fruit, kind) => fruit + crate[kind]!);
    },
  },
};

const words: Words<Orchard> = {
  name: 'Orchard',
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

const worthOf = (basket: readonly number[], weights: readonly number[]): number =>
  basket.reduce((sum, fruit, kind) => sum + fruit * weights[kind]!, 0);

type OrchardWeights = { readonly fruit: readonly number[]; readonly nothing: number } & Weights;

const judge = ({ fruit, nothing }: OrchardWeights) => ({
  evaluate: ({ baskets }: Orchard) => baskets.map((basket) => worthOf(basket, fruit) + nothing),
});

/** The game as somebody would write it who thinks that fruit is worth this. */
export function orchard(fruit: readonly number[], seats = { min: 2, max: 3 }): Game<Orchard> {
  const weights = { fruit, nothing: 0 };
  return {
    id: 'orchard',
    version: 1,
    seats,
    options: {},
    longest: 100,
    rules,
    words: { en: words, ru: words, uk: words },
    setup(players, _, { luck }) {
      const turns = ROUNDS * players;
      const fruits = () => WORTH.map(() => luck.below(6));
      return {
        agenda: Array.from({ length: turns }, (_, turn) => ({ do: 'pick' as const, seat: turn % players })),
        crates: Array.from({ length: turns }, () => Array.from({ length: CRATES }, fruits)),
        baskets: Array.from({ length: players }, () => WORTH.map(() => 0)),
      };
    },
    hide: (state) => copy(state),
    imagine: (view) => copy(view),
    ...judge(weights),
    tuning: { weights, tuned: null, judge },
    standings: ({ baskets }) =>
      rank(baskets.map((basket, seat) => ({ seat, score: worthOf(basket, WORTH), sheet: [], tieBreakers: [] }))),
    faults: () => [],
  };
}
