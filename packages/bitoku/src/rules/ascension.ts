import { total } from '@engawa/kernel';
import { ascensionRows, isTenguBeaten, sheetOf, tenguSheet } from '../scoring.ts';
import { type Bitoku, type BitokuAside, type Spirit, TENGU } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** P. 14 and 15: after the last harvest everything is counted, see scoring.ts. */
export const ascension: Chapter<'endGame'> = {
  endGame: {
    run(state, _, aside) {
      const { tell } = aside;
      // Iwakura count the cards of every hand, so now all are shown.
      aside.reveal?.();
      if (tell === undefined) return;
      state.players.forEach((_, seat) => {
        count(state, seat, aside);
        tell({ is: 'total', seat, points: total(sheetOf(state, seat)) });
      });
      if (state.tengu !== null) {
        count(state, TENGU, aside);
        tell({ is: 'tenguTotal', points: total(tenguSheet(state)), isBeaten: isTenguBeaten(state) });
      }
      tell({ is: 'gameEnds' });
    },
  },
};

function count(state: Bitoku, spirit: Spirit, { tell }: BitokuAside): void {
  for (const { row, points } of ascensionRows(state, spirit)) {
    if (points !== 0) tell?.({ is: 'counts', spirit, row, points, solo: state.tengu !== null });
  }
}
