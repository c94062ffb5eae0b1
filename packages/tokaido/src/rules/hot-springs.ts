import { draw } from '@engawa/kernel';
import { SPRINGS } from '../components.ts';
import { powersOf, score } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Spaces, "Hot springs", with the traveller Mitsukuni. */
export const hotSprings: Chapter<'hotSpring'> = {
  // One card, two or three points, and one more for Mitsukuni. Ours: "may take" is always taken, refusing never helps.
  hotSpring: {
    run(state, { seat }, { luck, tell }) {
      const card = draw(state.springs, luck);
      if (card === undefined) return;
      const points = SPRINGS[card].points + powersOf(state, seat).perSpring;
      state.players[seat]!.springs.push(card);
      score(state, seat, points);
      tell?.({ is: 'spring', seat, card, points });
    },
  },
};
