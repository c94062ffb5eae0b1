import { once } from 'node:events';
import type { Seat } from '@engawa/kernel';
import { WebSocket } from 'ws';
import { cellOf, emptyBoard, isFour, noHeights, STONES } from '../../connect-four/board.ts';
import type { Ports } from '../process/server-answers.ts';
import { type Clients, SEATS, type Seen } from './clients.ts';
import { stonesIn } from './stones.ts';

interface Choose {
  readonly is: 'choose';
  readonly table: number;
  readonly column: number;
}

/** Behind a relay the clients know the rules, and each keeps the board for itself. */
export async function sitDownAtRelay({ live }: Ports, table: number, seen: Seen): Promise<Clients> {
  const sockets = SEATS.map(() => new WebSocket(`ws://127.0.0.1:${live}/${table}`, { perMessageDeflate: false }));
  let boards = SEATS.map(() => new Board());
  SEATS.forEach((seat) => {
    sockets[seat]!.on('message', (text) => {
      const { column } = JSON.parse(`${text}`) as Choose;
      drop(seat, column);
    });
  });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));

  function drop(seat: Seat, column: number): void {
    const board = boards[seat]!;
    const ending = board.drop(column);
    seen(seat, stonesIn(board.heights), ending);
  }

  return {
    async newGame() {
      boards = SEATS.map(() => new Board());
    },
    choose(seat, column) {
      const frame: Choose = { is: 'choose', table, column };
      sockets[seat]!.send(JSON.stringify(frame));
      drop(seat, column);
    },
  };
}

class Board {
  readonly heights = noHeights();
  private readonly cells = emptyBoard();

  drop(column: number): { winner: Seat | null } | undefined {
    const seat = stonesIn(this.heights) % 2;
    const cell = cellOf(column, this.heights[column]!++);
    this.cells[cell] = seat + 1;
    if (isFour(this.cells, cell)) return { winner: seat };
    return stonesIn(this.heights) === STONES ? { winner: null } : undefined;
  }
}
