import type { SavedTable, Seat } from '@engawa/kernel';
import type { ClosedBy, Proposal, ShownClock, TableStatus, Told } from '@engawa/wire';
import type { Mark, Winding } from './clocks.ts';
import type { SavedFuss } from './fuss.ts';
import type { Settings } from './what.ts';

/** What is known of a table before the first entry of its log. */
export interface Opening {
  readonly id: string;
  readonly owner: string;
  readonly isPublic: boolean;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
}

export interface Holder {
  readonly person: string | null;
  readonly bot: string | null;
}

/** Something that the others are asked. */
export interface Pending {
  readonly number: number;
  readonly by: Seat;
  readonly what: Proposal;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** When they were asked. Snapshots of old do not say it. */
  readonly at?: number;
  /** Nothing is asked any more. Logs of old go on to answer it all the same, and what they say has happened. */
  readonly isOff?: true;
}

/** A sitting as plain data, for a snapshot. */
export interface SavedSitting {
  readonly number: number;
  readonly status: TableStatus;
  readonly closed: ClosedBy | null;
  readonly holders: readonly Holder[];
  readonly salts: readonly string[];
  readonly paused: boolean;
  readonly late: readonly Seat[];
  readonly proposal: Pending | null;
  readonly rematch: string | null;
  readonly clocks: readonly ShownClock[];
  /** Snapshots of old lack these two. */
  readonly windings?: readonly Winding[];
  readonly marks?: readonly (Mark | null)[];
  readonly numbers: readonly number[];
  readonly times: readonly number[];
  readonly gains: readonly number[];
  readonly notes: readonly Told[];
  /** Snapshots of old did not count it. */
  readonly fuss?: SavedFuss;
  readonly lots: number;
  readonly table: SavedTable | null;
}
