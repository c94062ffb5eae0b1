import type { Choice, Options, Seat } from '@engawa/kernel';
import type { ClockSettings, ClosedBy, Proposal } from '@engawa/wire';

/** What was decided when the table was opened: it never changes. */
export interface Settings {
  readonly options: Options;
  readonly clock: ClockSettings;
  readonly absent: 'bot' | 'wait';
  readonly watchers: boolean;
  readonly autostart: boolean;
  /** Who sat where in the game before: they may sit down without the invitation. */
  readonly expected: readonly (string | null)[];
}

/** What one entry of a table's log says. The words are a storage format: old ones stay readable for ever. */
export type What =
  | { readonly do: 'sit'; readonly seat: Seat; readonly person: string; readonly salt: string }
  | { readonly do: 'place-bot'; readonly seat: Seat; readonly bot: string }
  /** The seat is empty again: its person left, or was sent away before the start. */
  | { readonly do: 'stand-up'; readonly seat: Seat }
  | { readonly do: 'start'; readonly version: number; readonly lots?: readonly number[] }
  | { readonly do: 'choose'; readonly choice: Choice; readonly lots?: readonly number[]; readonly aside?: true }
  | { readonly do: 'undo'; readonly count: number; readonly agreed: readonly Seat[] }
  | { readonly do: 'propose'; readonly proposal: Proposal; readonly asked: readonly Seat[] }
  /** The last yes carries the proposal out. */
  | { readonly do: 'answer'; readonly yes: boolean }
  | { readonly do: 'hand-over'; readonly seat: Seat; readonly bot: string; readonly why: 'left' | 'time' | 'vote' }
  | { readonly do: 'take-back'; readonly seat: Seat }
  | { readonly do: 'late'; readonly seat: Seat }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'rules'; readonly version: number; readonly how: 'replayed' | 'restored' }
  | { readonly do: 'rematch'; readonly table: string }
  | { readonly do: 'close'; readonly why: ClosedBy };

/** An entry of the log, read. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  /** Whose entry it is; null when the table itself or somebody without a seat did it. */
  readonly seat: Seat | null;
  readonly what: What;
}
