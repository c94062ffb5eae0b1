import type { GameEvent, Standing } from '@engawa/kernel';
import * as z from 'zod/mini';
import { type ClockSettings, saltSchema } from './settings.ts';
import type { ShownSeat, TableStatus } from './shown.ts';

const seat = z.number().check(z.int(), z.minimum(0), z.maximum(7));
const secret = z.string().check(z.maxLength(64));

export const sitSchema = z.strictObject({
  /** The first free one, if absent. */
  seat: z.optional(seat),
  invitation: z.optional(secret),
  salt: z.optional(saltSchema),
});
export const seatSchema = z.strictObject({ seat });
export const placeBotSchema = z.strictObject({ seat, bot: z.string().check(z.minLength(1), z.maxLength(40)) });

/** A table in a list. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly seats: readonly ShownSeat[];
  readonly clock: ClockSettings;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The reader's own seat, and whether the table waits for it. */
  readonly seat: number | null;
  readonly waitsForYou: boolean;
}

/** What whoever opens a table is given. The invitation is shown only to them. */
export interface OpenedTable {
  readonly table: string;
  readonly invitation: string;
}

export const importSchema = z.strictObject({ record: z.string() });

/** A replay's eyes: those of a seat, or of a spectator. Absent: one's own while the game runs, all-seeing afterwards. */
export type ReplayAs = number | 'spectator';

/** A game as it stood after its first `at` choices of `length`. */
export interface Position {
  readonly at: number;
  readonly length: number;
  readonly view: unknown;
  /** What the last of these choices told. */
  readonly events: readonly GameEvent[];
  readonly places: readonly Standing[] | null;
}
