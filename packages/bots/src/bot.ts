import type { Choice, Game, Luck, Seat, State } from '@engawa/kernel';

export interface Limit {
  /** Milliseconds for one choice. A bot that does not search is always quicker and may ignore it. */
  readonly time?: number;
}

/** Somebody who plays. It is given what its seat sees and luck of its own, never a state: it cannot cheat. */
export interface Bot {
  readonly name: string;
  choose<S extends State>(game: Game<S>, view: S, seat: Seat, luck: Luck, limit?: Limit): Choice;
}
