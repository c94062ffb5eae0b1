import {
  begin,
  type Game,
  type Luck,
  playOut,
  type Rules,
  rank,
  type Seat,
  type State,
  type Step,
  todo,
} from '@engawa/kernel';
import { COLUMNS, cellOf, emptyBoard, isFour, noHeights, openColumns, ROWS, STONES } from './board.ts';
import type { Outcome } from './outcome.ts';
import { words } from './words.ts';

interface Turn extends Step {
  readonly do: 'turn';
  readonly seat: Seat;
}

export interface ConnectFour extends State<Turn> {
  board: number[];
  /** The stones in every column. */
  heights: number[];
  winner: Seat | null;
}

export type ConnectFourEvent =
  | { readonly is: 'drops'; readonly seat: Seat; readonly column: number }
  | { readonly is: 'connects'; readonly seat: Seat };

const rules: Rules<ConnectFour, Turn, ConnectFourEvent> = {
  // Drop a stone into a column that is not full. Four in a row win.
  turn: {
    choices: (state) => openColumns(state.heights),
    choose(state, { seat }, choice, { tell }) {
      const column = choice as number;
      const cell = cellOf(column, state.heights[column]!++);
      state.board[cell] = seat + 1;
      tell?.({ is: 'drops', seat, column });
      if (isFour(state.board, cell)) {
        state.winner = seat;
        tell?.({ is: 'connects', seat });
      } else if (!isFull(state)) todo(state, { do: 'turn', seat: 1 - seat });
    },
  },
};

function isFull(state: ConnectFour): boolean {
  return state.heights.every((height) => height === ROWS);
}

export const connectFour: Game<ConnectFour, Record<string, never>, ConnectFourEvent> = {
  id: 'connect-four',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  longest: STONES,
  rules,
  words,
  setup: () => ({ agenda: [{ do: 'turn', seat: 0 }], board: emptyBoard(), heights: noHeights(), winner: null }),
  // Nothing is hidden: a view is the state.
  hide: copied,
  imagine: copied,
  evaluate,
  standings: (state) =>
    rank(
      [0, 1].map((seat) => {
        const score = seat === state.winner ? 1 : 0;
        return { seat, score, sheet: [{ row: 'four', points: score }], tieBreakers: [] };
      }),
    ),
  faults,
};

/** Written out, as every game does it. */
function copied({ agenda, board, heights, winner }: ConnectFour): ConnectFour {
  return { agenda: agenda.slice(), board: board.slice(), heights: heights.slice(), winner };
}

/** Stones in the middle columns are part of more rows of four than those at the sides. */
function evaluate(state: ConnectFour): number[] {
  if (state.winner !== null) return [0, 1].map((seat) => (seat === state.winner ? 1 : 0));
  if (isFull(state)) return [0, 0];
  const worth = [1, 1];
  eachStone(state, (seat, column) => {
    worth[seat]! += Math.min(column, COLUMNS - 1 - column);
  });
  return worth.map((mine) => mine / (worth[0]! + worth[1]!));
}

function eachStone(state: ConnectFour, visit: (seat: Seat, column: number) => void): void {
  state.heights.forEach((height, column) => {
    for (let row = 0; row < height; row++) visit(state.board[cellOf(column, row)]! - 1, column);
  });
}

function faults(state: ConnectFour, before?: ConnectFour): string[] {
  const found: string[] = [];
  const stones = [0, 0];
  eachStone(state, (seat) => {
    if (seat !== 0 && seat !== 1) found.push('a stone belongs to nobody');
    else stones[seat]!++;
  });
  const lying = stones[0]! + stones[1]!;
  const lead = stones[0]! - stones[1]!;
  if (lead !== 0 && lead !== 1) found.push('the seats did not take turns');
  if (state.board.filter((stone) => stone !== 0).length !== lying) found.push('a stone floats');
  if (state.heights.some((height) => height < 0 || height > ROWS)) found.push('a column is too high');
  if ((state.agenda.length === 0) !== (state.winner !== null || isFull(state))) found.push('the end is missed');
  if (before && before.heights.reduce((sum, height) => sum + height, 0) !== lying - 1) found.push('not one stone fell');
  return found;
}

/** One game at random, from the layout to the end, as every simulation plays it. */
export function playKernel(luck: Luck): Outcome {
  const state = begin(connectFour, 2, {}, { luck });
  const decisions = playOut(connectFour, state, luck);
  return { winner: state.winner, decisions };
}
