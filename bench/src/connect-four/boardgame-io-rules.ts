import type { Game } from 'boardgame.io';
import { cellOf, emptyBoard, noHeights, ROWS } from './board.ts';
import { isFour } from './frozen-board.ts';

export interface Board {
  board: number[];
  heights: number[];
  /** The cell of the latest stone; 0, which no stone ever enters, before the first one. */
  latest: number;
}

/** Connect-four for boardgame.io, which is loaded by whoever plays it and hands in its word for a refused move. */
export function boardgameIoRules(invalidMove: 'INVALID_MOVE'): Game<Board> {
  return {
    name: 'connect-four',
    setup: () => ({ board: emptyBoard(), heights: noHeights(), latest: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    // Nobody takes anything back here, and without undo boardgame.io is faster.
    disableUndo: true,
    moves: {
      drop({ G, playerID }, column: number) {
        const height = G.heights[column];
        if (height === undefined || height >= ROWS) return invalidMove;
        G.latest = cellOf(column, height);
        G.board[G.latest] = Number(playerID) + 1;
        G.heights[column] = height + 1;
        return undefined;
      },
    },
    endIf({ G }) {
      if (G.latest > 0 && isFour(G.board, G.latest)) return { winner: G.board[G.latest]! - 1 };
      return G.heights.every((height) => height === ROWS) ? { winner: null } : undefined;
    },
  };
}
