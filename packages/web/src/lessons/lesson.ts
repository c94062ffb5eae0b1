import type { Choice, Options, Seat } from '@engawa/kernel';
import type { ByLanguage } from '../games/face.ts';

/** Something that the guide says. */
export interface Saying {
  readonly title: string;
  /** Paragraphs, with **bold**, as in the rules. */
  readonly text: string;
}

/**
 * A step of a lesson. The guide says something and points at it. If there is something to `choose`, the learner goes on by
 * doing it; afterwards the others do what the script says.
 */
export interface LessonStep<K extends string = string> {
  readonly id: K;
  /** Selectors of what is cut out of the veil; the first is what is talked about, and the guide never covers it. */
  readonly point?: readonly string[];
  /** The only choices that may be made, the one that "show me" takes first; `any`: all that the rules allow. */
  readonly choose?: readonly Choice[] | 'any';
  /** The step lasts as long as the learner is asked this, such as a basket that is filled card by card. */
  readonly while?: string;
  /** What happens next, by seat. What is not on the list by then is replaced by the first choice that is. */
  readonly after?: readonly (readonly [Seat, Choice])[];
  /** Nobody wants to watch all of `after`: it has happened already. */
  readonly isQuick?: boolean;
}

/** All that a game supplies for its lesson. */
export interface Lesson<K extends string = string> {
  readonly game: string;
  /** The learner sits on seat 0. */
  readonly seats: number;
  readonly options: Options;
  /** The lots, in order, by number or by the name of what is drawn; then luck goes on from `seed`. */
  readonly lots: readonly (number | string)[];
  readonly seed: number;
  readonly minutes: number;
  readonly steps: readonly LessonStep<K>[];
  readonly sayings: ByLanguage<Readonly<Record<K, Saying>>>;
}

/** Where the table puts decisions that are not made on the board. */
export const TRAY = '.table-mine__tray, .table-phone__tray';

export const LEARNER: Seat = 0;
