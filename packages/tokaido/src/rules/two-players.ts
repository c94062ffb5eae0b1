import { type Choice, mixCards, takeAt, todo } from '@engawa/kernel';
import { roadOf, type Tokaido, type TokaidoAside } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { layMeals } from './inns.ts';
import { fullStops, walkTo } from './travelling.ts';
import { nextTurn } from './turn-order.ts';

/** Chapter "Two players": the neutral traveller. */
export const twoPlayers: Chapter<'moveNeutral'> = {
  // He moves like everybody when he is last. Ours: with no coins and no collection he may stop at any free space.
  moveNeutral: {
    choices(state) {
      const list: Choice[] = [];
      const road = roadOf(state);
      const from = state.pieces[NEUTRAL]!.at;
      const full = fullStops(state, from);
      let at = from + 1;
      for (; road[at]!.space !== 'inn'; at++) if ((full & (1 << (at - from))) === 0) list.push(road[at]!.id);
      list.push(road[at]!.id);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      const from = roadOf(state)[state.pieces[NEUTRAL]!.at]!;
      const to = walkTo(state, NEUTRAL, choice);
      aside.tell?.({ is: 'movesNeutral', seat, from: from.id, to: to.id });
      if (to.space === 'temple') {
        // At a temple a coin from the reserve goes into his cup.
        state.reserve -= 1;
        state.neutralDonated += 1;
        aside.tell?.({ is: 'neutralDonates', coins: 1 });
      }
      if (to.space === 'inn') discardMeal(state, aside);
      todo(state, nextTurn(state, aside));
    },
  },
};

/**
 * At an inn a random meal goes under the deck, face down; if he is the first there, the meals are laid before. Ours:
 * nobody looks, not even who moved him.
 */
function discardMeal(state: Tokaido, aside: TokaidoAside): void {
  const set = layMeals(state, aside);
  if (set.length === 0) return;
  // Whoever has seen the meals no longer knows which of them lie here and which one is gone.
  mixCards(set, state.pieces[NEUTRAL]!.at);
  state.meals.under.push(takeAt(set, aside.luck.below(set.length)));
  aside.tell?.({ is: 'neutralDiscardsMeal', meals: set.length });
}

/** The piece that belongs to nobody, in a game of two. */
export const NEUTRAL = 2;
