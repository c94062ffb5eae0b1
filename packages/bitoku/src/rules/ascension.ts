import { total } from '@engawa/kernel';
import { isTenguBeaten, sheetOf, tenguSheet } from '../scoring.ts';
import type { Chapter } from './chapter.ts';

/** P. 14 and 15: after the last harvest everything is counted, see scoring.ts. */
export const ascension: Chapter<'endGame'> = {
  endGame: {
    run(state, _, { tell }) {
      state.players.forEach((_, seat) => {
        tell?.({ is: 'total', seat, points: total(sheetOf(state, seat)) });
      });
      if (state.tengu !== null) {
        tell?.({ is: 'tenguTotal', points: total(tenguSheet(state)), isBeaten: isTenguBeaten(state) });
      }
      tell?.({ is: 'gameEnds' });
    },
  },
};
