import type { Choice, Seat, State } from '@engawa/kernel';

/** All that a bot is told: a view, never a state. */
export interface BotJob {
  readonly game: string;
  readonly view: State;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: number;
  /** Milliseconds that the bot may think. */
  readonly time: number;
}

/** What the server tells the process in which bots think. `job` is JSON. */
export type Order =
  | { readonly is: 'think'; readonly id: number; readonly job: string; readonly cap: number }
  | { readonly is: 'cancel'; readonly id: number };

/** What it hears from there. */
export type Report =
  | { readonly is: 'ready' }
  | { readonly is: 'answered'; readonly id: number; readonly choice: Choice }
  | { readonly is: 'late'; readonly id: number }
  | { readonly is: 'failed'; readonly id: number; readonly error: string };

export interface BotProcessSettings {
  /** The bundle that each thread runs. */
  readonly worker: string;
  readonly threads: number;
  /** Megabytes for each thread. */
  readonly memory: number;
}

const LONGEST_CHOICE = 1000;

export function isChoice(answer: unknown): answer is Choice {
  return (
    (typeof answer === 'number' && Number.isFinite(answer)) ||
    (typeof answer === 'string' && answer.length <= LONGEST_CHOICE)
  );
}
