import type { Seat } from '@engawa/kernel';
import type { Ports } from '../process/server-answers.ts';

/** How a server says that a game ended. */
export interface Ending {
  readonly winner: Seat | null;
}

/** A client has a new state, read and ready to be drawn: so many stones lie on the board. */
export type Seen = (seat: Seat, stones: number, ending: Ending | undefined) => void;

/** The two clients of a table, each with a connection of its own. */
export interface Clients {
  /** Resolves when both have the new game's first state. */
  newGame(): Promise<void>;
  choose(seat: Seat, column: number): void;
}

/** Connects two clients. `table` is a number that no other table of this server has. */
export type SitDown = (ports: Ports, table: number, seen: Seen) => Promise<Clients>;

export const SEATS: readonly Seat[] = [0, 1];
