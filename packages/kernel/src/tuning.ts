import type { Seat, State } from './agenda.ts';

/** What an evaluation thinks things are worth: numbers by name, in tables and lists. */
export type Weights = number | readonly Weights[] | { readonly [name: string]: Weights };

/** The same table with any numbers in it. */
export type AnyNumbers<T> = T extends number ? number : { readonly [K in keyof T]: AnyNumbers<T[K]> };

/** Where weights come from that were found by play, and how much better they are than those before them. */
export interface Tuned {
  /** The day, as in 2026-01-31. */
  readonly date: string;
  readonly seats: number;
  readonly games: number;
  /** What a single seat with the new weights won among seats with the old ones, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Judge<S extends State> {
  /** What each seat can expect to score in the end, as a good player would guess it. */
  evaluate(state: S): number[];
  /** The same for a single seat: several times as fast, where the others do not matter. Absent: they always do. */
  expect?(state: S, seat: Seat): number;
}

/** How a game is told to judge otherwise than it usually does. Nothing is shared between two judges. */
export interface Tuning<S extends State, W extends Weights = Weights> {
  /** Those that the game itself uses. */
  readonly weights: W;
  /** Null: they were found by hand. */
  readonly tuned: Tuned | null;
  judge(weights: W): Judge<S>;
}
