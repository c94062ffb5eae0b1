import type { SearchLuck } from '@engawa/kernel';
import { cellOf, emptyBoard, isFour, noHeights, openColumns, STONES } from './board.ts';
import type { Outcome } from './outcome.ts';

/** The limit: connect-four as a loop that knows no other game. */
export function playBare(luck: SearchLuck): Outcome {
  const board = emptyBoard();
  const heights = noHeights();
  let seat = 0;
  for (let stones = 1; stones <= STONES; stones++) {
    const open = openColumns(heights);
    const column = open[luck.below(open.length)]!;
    const cell = cellOf(column, heights[column]!++);
    board[cell] = seat + 1;
    if (isFour(board, cell)) return { winner: seat, decisions: stones };
    seat = 1 - seat;
  }
  return { winner: null, decisions: STONES };
}
