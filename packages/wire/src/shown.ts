import type { Choice, Delta, GameEvent, LuckProof, Options, Standing as Place, Seat, WhyNot } from '@engawa/kernel';
import type { HeardBy, Proposal, Standing } from './frames.ts';
import type { Refusal } from './refusals.ts';
import type { ClockSettings } from './settings.ts';

export type TableStatus = 'open' | 'running' | 'over' | 'closed';

/** Somebody as the others see them. */
export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'program' | 'gone';
}

export interface ShownSeat {
  readonly person: Someone | null;
  /** The bot that plays this seat: for good if nobody sits there, otherwise until its person takes it back. */
  readonly bot: string | null;
}

/** A seat's time: `left` milliseconds at `since`, when the clock began to run; it stands still while `since` is null. */
export interface ShownClock {
  readonly left: number;
  readonly since: number | null;
}

export interface ShownProposal {
  readonly number: number;
  readonly by: Seat;
  readonly what: Proposal;
  /** The seats that have agreed, and those that are still asked. */
  readonly agreed: readonly Seat[];
  readonly asked: readonly Seat[];
  /** When they were asked, by the server's clock. */
  readonly at?: number;
}

/** Everything that one seat, or a spectator, may see of a table: it travels whole once, then as differences. */
export interface Shown {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly public: boolean;
  readonly owner: string;
  readonly status: TableStatus;
  /** Why a closed table is closed. */
  readonly closed: ClosedBy | null;
  readonly absent: 'bot' | 'wait';
  readonly clock: ClockSettings;
  readonly paused: boolean;
  readonly seats: readonly ShownSeat[];
  readonly clocks: readonly ShownClock[];
  readonly luck: LuckProof;
  readonly proposal: ShownProposal | null;
  /** The table where the same people play again. */
  readonly rematch: string | null;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  /** From here on only while a game runs or is over. */
  readonly view: unknown;
  /** Whom the table waits for. */
  readonly deciders: readonly Seat[];
  readonly choices: readonly Choice[];
  readonly interjections: readonly Choice[];
  readonly whyNot: readonly WhyNot[];
  /** How many choices the seat may take back by itself; `asked` is one more if it may ask the others for that. */
  readonly undo: { readonly own: number; readonly asked: number };
  readonly standing: readonly Standing[];
  readonly places: readonly Place[] | null;
}

/** What happened at one number of the table, as far as this seat may know. */
export interface Told {
  readonly number: number;
  readonly at: number;
  /** What the rules told: the log and the animations. */
  readonly events: readonly GameEvent[];
  /** The numbers at which the choices were made that are taken back here. */
  readonly undone?: readonly number[];
  /** What happened at the table besides the game. */
  readonly note?: Note;
}

/** Something of the table's own life that its log tells. */
export type Note =
  | { readonly is: 'start' | 'pause' | 'resume' }
  /** A bot plays on for somebody who left, ran out of time, or was voted away. */
  | { readonly is: 'hand-over'; readonly seat: Seat; readonly why: 'left' | 'time' | 'vote' }
  | { readonly is: 'take-back'; readonly seat: Seat }
  /** Out of time, and the others wait. */
  | { readonly is: 'late'; readonly seat: Seat }
  /** The table goes on under newer rules: its record replays the same, or it goes on from where it stood. */
  | { readonly is: 'rules'; readonly version: number; readonly how: 'replayed' | 'restored' }
  | { readonly is: 'close'; readonly why: ClosedBy };

export type ClosedBy = 'owner' | 'vote' | 'broken' | 'idle' | 'rules';

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly from: Someone;
  readonly seat: Seat | null;
  readonly to: HeardBy;
  readonly text: string;
}

export type ServerFrame =
  | { readonly is: 'hello'; readonly you: Someone | null; readonly time: number }
  /** The whole table: after `watch`, and whenever the client could not follow. `told`: since the number it had seen. */
  | {
      readonly is: 'table';
      readonly table: string;
      readonly number: number;
      readonly shown: Shown;
      readonly told: readonly Told[];
      readonly chat: readonly ChatLine[];
    }
  /** What changed since the frame before. */
  | {
      readonly is: 'moved';
      readonly table: string;
      readonly from: number;
      readonly number: number;
      readonly change?: Delta;
      readonly told: readonly Told[];
    }
  /** The request is done and stored; `number` is its place in the log (or among the chat's lines). */
  | { readonly is: 'done'; readonly table: string; readonly id: string; readonly number: number }
  | {
      readonly is: 'refused';
      readonly table?: string;
      readonly id?: string;
      readonly why: Refusal;
      readonly words: string;
    }
  | { readonly is: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly is: 'presence'; readonly table: string; readonly here: readonly Seat[]; readonly watchers: number }
  | { readonly is: 'pong'; readonly time: number };
