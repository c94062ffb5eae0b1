import { type Luck, SearchLuck, type Seat } from '@engawa/kernel';
import { cellOf, emptyBoard, isFour, noHeights, openColumns } from '../../connect-four/board.ts';

/** A game of connect-four that was played before anybody plays it: the same for every server. */
export interface Script {
  readonly columns: readonly number[];
  readonly winner: Seat;
}

/** A random game takes 21.3 choices. If none is much longer, all tables end together, and none plays on alone. */
const LENGTHS: readonly number[] = [21, 22];

/** Scripts without end, half of them won by either seat. */
export class Scripts {
  private readonly luck: Luck;
  private given = 0;

  constructor(seed: number) {
    this.luck = SearchLuck.seeded(seed);
  }

  next(): Script {
    const length = LENGTHS[this.given++ % LENGTHS.length]!;
    for (;;) {
      const columns = playedOut(this.luck, length);
      if (columns !== undefined) return { columns, winner: (length - 1) % 2 };
    }
  }
}

/** A random game, if it is won with the last of so many choices. */
function playedOut(luck: Luck, length: number): number[] | undefined {
  const board = emptyBoard();
  const heights = noHeights();
  const columns: number[] = [];
  while (columns.length < length) {
    const open = openColumns(heights);
    const column = open[luck.below(open.length)]!;
    const cell = cellOf(column, heights[column]!++);
    board[cell] = (columns.length % 2) + 1;
    columns.push(column);
    if (isFour(board, cell)) return columns.length === length ? columns : undefined;
  }
  return undefined;
}
