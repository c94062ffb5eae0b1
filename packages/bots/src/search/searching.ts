import { choicesOf } from '@engawa/kernel';
import type { Bot } from '../bot.ts';
import { Search, type SearchSettings, USUAL } from './search.ts';

export interface Budget {
  /** Milliseconds for one choice; a table's own limit may be shorter. */
  readonly time?: number;
  /** With iterations and a seed, and without a time, the same view always gets the same answer. */
  readonly iterations?: number;
}

/** A bot that searches as long as it may. */
export function searching(name: string, budget: Budget, settings: SearchSettings = USUAL): Bot {
  return {
    name,
    choose(game, view, seat, luck, limit) {
      const list = choicesOf(game, view, seat);
      if (list.length === 1) return list[0]!;
      const time = Math.min(budget.time ?? Number.POSITIVE_INFINITY, limit?.time ?? Number.POSITIVE_INFINITY);
      const most = budget.iterations ?? Number.POSITIVE_INFINITY;
      const end = performance.now() + time;
      const search = new Search(game, view, seat, luck, settings);
      do search.iterate(end);
      while (!search.isSettled(most - search.iterations) && performance.now() < end);
      return search.best();
    },
  };
}
