import { takeAt, todo } from '@engawa/kernel';
import { ACTIONS, type Gift } from '../components.ts';
import { type BambooStep, turnOrder } from '../state.ts';
import { performAction } from './actions.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "Phase 1. Spring", p. 7. */
export const spring: Chapter<'spring' | 'pickGift'> = {
  // Everybody takes a stick from the first round cell that has one. The gifts are shuffled, and as many as there are
  // players are laid out for all to see.
  spring: {
    run(state, _, { luck, tell }) {
      state.season = 'spring';
      tell?.({ is: 'season', round: state.round, season: 'spring' });
      const gifts: Gift[] = [...ACTIONS];
      while (gifts.length > state.players.length) takeAt(gifts, luck.below(gifts.length, gifts));
      state.gifts = gifts;
      tell?.({ is: 'gifts', gifts: gifts.slice() });
      const picks = turnOrder(state).map((seat): BambooStep => ({ do: 'pickGift', seat }));
      for (const player of state.players) {
        player.roundSticks -= 1;
        player.sticks += 1;
      }
      todo(state, ...picks, { do: 'summer' });
    },
  },

  // In turn order everybody picks a gift and does its action at once.
  pickGift: {
    choices: (state) => state.gifts.slice(),
    choose(state, { seat }, choice, aside) {
      const gift = choice as Gift;
      state.gifts.splice(state.gifts.indexOf(gift), 1);
      aside.tell?.({ is: 'picksGift', seat, gift });
      todo(state, ...performAction(state, seat, gift, aside));
    },
  },
};
