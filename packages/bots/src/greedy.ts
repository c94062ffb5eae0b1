import {
  type Choice,
  choicesOf,
  choose,
  copyOf,
  type Game,
  type Luck,
  SearchLuck,
  type Seat,
  type State,
} from '@engawa/kernel';
import type { Bot } from './bot.ts';
import { lead } from './search/worth.ts';

const SEEDS = 2 ** 31;

/**
 * Looks one choice ahead: what does the game think of me after it, compared with the best of the others? The unknown is
 * imagined `imagined` times. Every choice is tried in the same imagined states with the same luck, so that no choice
 * looks better only because it was luckier.
 */
export function greedyWith(imagined: number): Bot {
  return {
    name: 'greedy',
    choose(game, view, seat, luck) {
      const list = choicesOf(game, view, seat);
      if (list.length === 1) return list[0]!;
      const sums = new Array<number>(list.length).fill(0);
      for (let i = 0; i < imagined; i++) {
        const state = game.imagine(view, seat, luck);
        const seed = luck.below(SEEDS);
        list.forEach((choice, at) => {
          sums[at]! += worth(game, state, seat, choice, SearchLuck.seeded(seed));
        });
      }
      return list[sums.indexOf(Math.max(...sums))]!;
    },
  };
}

/** Eight imagined states are enough to see what usually happens, and cheap enough for the arena. */
export const greedy: Bot = greedyWith(8);

function worth<S extends State>(game: Game<S>, before: S, seat: Seat, choice: Choice, luck: Luck): number {
  const state = copyOf(game, before);
  choose(game, state, seat, choice, { luck });
  return lead(game.evaluate(state), seat);
}
