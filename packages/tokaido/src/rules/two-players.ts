import { type Choice, type Seat, takeAt, todo } from '@engawa/kernel';
import { roadOf, type Tokaido } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { layMeals } from './inns.ts';
import { travellersAt, walkTo } from './travelling.ts';

/** Chapter "Two players": the neutral traveller. */
export const twoPlayers: Chapter<'moveNeutral' | 'neutralInn'> = {
  // He moves like everybody when he is last. Ours: with no coins and no collection he may stop at any free space.
  moveNeutral: {
    choices(state) {
      const list: Choice[] = [];
      const road = roadOf(state);
      let at = state.pieces[NEUTRAL]!.at + 1;
      for (; road[at]!.space !== 'inn'; at++) if (travellersAt(state, at) === 0) list.push(road[at]!.id);
      list.push(road[at]!.id);
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const from = roadOf(state)[state.pieces[NEUTRAL]!.at]!;
      const to = walkTo(state, NEUTRAL, choice);
      tell?.({ is: 'movesNeutral', seat, from: from.id, to: to.id });
      if (to.space === 'temple') {
        // At a temple a coin from the reserve goes into his cup.
        state.reserve -= 1;
        state.neutralDonated += 1;
        tell?.({ is: 'neutralDonates', coins: 1 });
      }
      if (to.space === 'inn') todo(state, { do: 'neutralInn' }, { do: 'nextTraveller' });
      else todo(state, { do: 'nextTraveller' });
    },
  },

  // At an inn a random meal goes under the deck, face down; if he is the first there, the meals are laid before. Ours:
  // nobody looks, not even who moved him.
  neutralInn: {
    run(state, _, aside) {
      const set = layMeals(state, aside);
      if (set.length === 0) return;
      // Whoever has seen the meals no longer knows which of them lie here and which one is gone.
      const inn = state.pieces[NEUTRAL]!.at;
      for (const slot of set) slot.mix = inn;
      state.meals.under.push(takeAt(set, aside.luck.below(set.length)));
      aside.tell?.({ is: 'neutralDiscardsMeal', meals: set.length });
    },
  },
};

/** The piece that belongs to nobody, in a game of two. */
export const NEUTRAL = 2;

/** The player nearest to the destination moves him; within one inn, who stands nearer to the road. */
export function moverOfNeutral(state: Tokaido): Seat {
  const [a, b] = state.pieces as [Tokaido['pieces'][0], Tokaido['pieces'][0]];
  if (a.at !== b.at) return a.at > b.at ? 0 : 1;
  return a.slot < b.slot ? 0 : 1;
}
