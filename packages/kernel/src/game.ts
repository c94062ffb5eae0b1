import type { Choice, Seat, State, Step, StepOf } from './agenda.ts';
import type { Luck } from './luck.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { Standing } from './standings.ts';
import type { Judge, Tuning } from './tuning.ts';
import type { Language, Words } from './words.ts';

/** Something that happened, told to people: the log and the animations. `only` keeps it for one seat. */
export interface GameEvent {
  readonly is: string;
  readonly only?: Seat;
}

/** What a rule is handed besides the state. */
export interface Aside<E extends GameEvent = GameEvent> {
  readonly luck: Luck;
  /**
   * Absent in playouts: write `aside.tell?.({ … })`, and the event is not even built when nobody listens. So nothing in
   * the event may change the state; the law "deterministic" plays every choice once more without a listener.
   */
  readonly tell?: (event: E) => void;
  /** Called by the kernel's card helpers when somebody learns what was hidden: undo stops there. */
  readonly reveal?: () => void;
}

/** A rule that happens by itself. */
export interface Effect<S, T, E extends GameEvent = GameEvent> {
  run(state: S, step: T, aside: Aside<E>): void;
}

/** A rule that waits for one choice of the step's seat. */
export interface Decision<S, T, E extends GameEvent = GameEvent> {
  /** True when there is nothing to decide: the step passes by unasked. */
  skip?(state: S, step: T): boolean;
  /** At least one choice, none twice, none that leads nowhere, always in the same order. */
  choices(state: S, step: T): Choice[];
  choose(state: S, step: T, choice: Choice, aside: Aside<E>): void;
}

/** A table of rules, one for every kind of step: a step without a rule does not compile. */
export type Rules<S, T extends Step, E extends GameEvent = GameEvent> = {
  readonly [K in T['do']]: Effect<S, Extract<T, { do: K }>, E> | Decision<S, Extract<T, { do: K }>, E>;
};

/** Something a seat might have expected to be able to choose, and a word for the reason why it is not on the list. */
export interface WhyNot {
  readonly choice: Choice;
  readonly why: string;
}

export interface Game<S extends State = State, O extends Options = Options, E extends GameEvent = GameEvent>
  extends Judge<S> {
  readonly id: string;
  /** Raised whenever a record of the version before would no longer replay to the same bytes. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<O>;
  /** No game has more choices than this. */
  readonly longest: number;
  readonly rules: Rules<S, StepOf<S>, E>;
  readonly words: Readonly<Record<Language, Words<S, E>>>;
  setup(seats: number, options: O, aside: Aside<E>): S;
  /** A copy that shares nothing that changes. Absent: the kernel's `copy`; a game that searches use may write it out. */
  copy?(state: S): S;
  /** What this seat, or a spectator (null), may see. Nothing else ever leaves the table. */
  hide(state: S, seat: Seat | null): S;
  /** Some full state that agrees with all that the seat knows. */
  imagine(view: S, seat: Seat, luck: Luck): S;
  /** How many rounds are played on before `evaluate` tells much about a choice. Absent: one; short turns need more. */
  readonly foresight?: number;
  /** How `evaluate` can be made better by play. */
  readonly tuning?: Tuning<S>;
  standings(state: S): Standing[];
  /** Sentences about everything that is wrong with this state (and with the way from `before` to it). Empty: all is well. */
  faults(state: S, before?: S): string[];
  /** Greyed-out places and their reasons. */
  whyNot?(view: S, seat: Seat): WhyNot[];
  /** Choices that a seat may make while the table waits for somebody: out of turn, optional, never waited for. */
  interjections?(state: S, seat: Seat): Choice[];
  interject?(state: S, seat: Seat, choice: Choice, aside: Aside<E>): void;
}
