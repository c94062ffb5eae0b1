import type { Seat } from '@engawa/kernel';
import type { KnownTable, Position, Wish } from '@engawa/wire';

/** Everything a table may be asked, without saying which table. */
export type TableWish = Wish extends infer W ? (W extends { table: string } ? Omit<W, 'table'> : never) : never;

/**
 * Where a table comes from: the server, this browser (hot-seat, bots in a worker), or a lesson. The table's screen knows
 * only this, so all of them look and play the same.
 */
export interface TableSource {
  /** What is known now; undefined until the first answer. The object changes whenever anything does. */
  readonly known: () => KnownTable | undefined;
  /** Calls back after every change; `skipped` is true when the table came whole and nothing should be animated. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when it is stored; rejects with `Refused`. */
  readonly ask: (wish: TableWish) => Promise<number>;
  readonly close: () => void;
  /** What only some sources can do. */
  readonly abilities: {
    /** People far away: chat, presence, invitations, proposals, clocks. */
    readonly company: boolean;
    /** Whether a bot may be asked what it would do; a lesson tells that itself. */
    readonly hints: boolean;
    /** Hot-seat: the screen is handed over to this seat next; null when nobody has to be hidden from anybody. */
    readonly handover?: (known: KnownTable) => Seat | null;
  };
  /** Hot-seat: this seat now looks. */
  readonly look?: (seat: Seat) => void;
  /** The game as it stood after so many choices, through the same eyes: to show again what somebody has missed. */
  readonly past?: (choices: number) => Promise<Pick<Position, 'view'>>;
  /** Opens a table for the same seats once more; the address where it is. */
  readonly again?: () => Promise<string>;
  /** Addresses of pages around this table. */
  readonly links?: {
    /** Where the way back leads. */
    readonly leave: string;
    /** A finished game after so many of its choices. */
    readonly replay?: (choices: number) => string;
    /** The file of a finished game's record. */
    readonly record?: string;
    /** The table where the same people play again. */
    readonly table?: (table: string) => string;
  };
}
