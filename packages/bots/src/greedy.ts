import { choicesOf } from '@engawa/kernel';
import type { Bot } from './bot.ts';
import { leadsAfter } from './search/judgement.ts';

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
        const leads = leadsAfter(game, game.imagine(view, seat, luck), seat, list, luck);
        for (let at = 0; at < leads.length; at++) sums[at]! += leads[at]!;
      }
      return list[sums.indexOf(Math.max(...sums))]!;
    },
  };
}

/** Eight imagined states are enough to see what usually happens, and cheap enough for the arena. */
export const greedy: Bot = greedyWith(8);
