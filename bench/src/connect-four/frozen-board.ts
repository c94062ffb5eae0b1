import { ALL_COLUMNS, NEXT_COLUMN, ROWS } from './board.ts';

/*
 * The same functions as in board.ts once more, for boardgame.io alone. It freezes its arrays, and V8 compiles a function
 * for the arrays that it has met: shared, these would at times make the kernel and the bare loop half as fast.
 */

export function openColumns(heights: readonly number[]): number[] {
  return ALL_COLUMNS.filter((column) => heights[column]! < ROWS);
}

/** True when the stone in this cell is part of a row of four. */
export function isFour(board: readonly number[], cell: number): boolean {
  return (
    reach(board, cell, -1) >= 3 ||
    reach(board, cell, NEXT_COLUMN) + reach(board, cell, -NEXT_COLUMN) >= 3 ||
    reach(board, cell, NEXT_COLUMN + 1) + reach(board, cell, -NEXT_COLUMN - 1) >= 3 ||
    reach(board, cell, NEXT_COLUMN - 1) + reach(board, cell, 1 - NEXT_COLUMN) >= 3
  );
}

/** How many stones of the same seat follow in this direction. */
function reach(board: readonly number[], cell: number, step: number): number {
  const stone = board[cell];
  let stones = 0;
  for (let next = cell + step; board[next] === stone; next += step) stones++;
  return stones;
}
