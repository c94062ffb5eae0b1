/** Connect-four as all of the three play it: the same cells, the same list of columns, the same look for a row of four. */
export const COLUMNS = 7;
export const ROWS = 6;
export const STONES = COLUMNS * ROWS;

/** From a cell to the one in the next column. Between two columns lies a cell that stays empty. */
export const NEXT_COLUMN = ROWS + 1;

/**
 * The cells, column by column, in a rim of cells that stay empty: whoever walks along a line of stones stops at the rim
 * without having to count. 0 is empty, otherwise the seat of the stone + 1.
 */
const EMPTY_BOARD: readonly number[] = zeros((COLUMNS + 2) * NEXT_COLUMN + 1);
const NO_HEIGHTS: readonly number[] = zeros(COLUMNS);
export const ALL_COLUMNS: readonly number[] = NO_HEIGHTS.map((_, column) => column);

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

/** A slice of a full array: `new Array(n).fill(0)` would leave V8 looking for holes at every cell. */
export function emptyBoard(): number[] {
  return EMPTY_BOARD.slice();
}

export function noHeights(): number[] {
  return NO_HEIGHTS.slice();
}

/** Row 0 is the lowest. */
export function cellOf(column: number, row: number): number {
  return (column + 1) * NEXT_COLUMN + row + 1;
}

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
