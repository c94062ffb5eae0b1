import type { Choice, Seat, State, StepOf } from './agenda.ts';
import type { GameEvent } from './game.ts';
import type { OptionValue } from './options.ts';

export type Language = 'en' | 'ru' | 'uk';
export const LANGUAGES: readonly Language[] = ['en', 'ru', 'uk'];

/** How the people at the table are called: always as the subject of a sentence. */
export type Who = (seat: Seat) => string;

/** A piece of a drawn table: plain text, or text with a meaning that a screen may colour. */
export type Span = string | { readonly text: string; readonly seat?: Seat; readonly tone?: Tone };
export type Tone = 'strong' | 'dim' | 'good' | 'warn';
export type Line = readonly Span[];

/** Everything a person reads of one game in one language. */
export interface Words<S extends State = State, E extends GameEvent = GameEvent> {
  /** The game's name. */
  readonly name: string;
  option(key: string): { readonly name: string; readonly help: string };
  optionValue(key: string, value: OptionValue): string;
  /** What the seat is asked. */
  prompt(step: StepOf<S>, view: S): string;
  choice(choice: Choice, step: StepOf<S>, view: S): string;
  interjection?(choice: Choice, view: S, seat: Seat): string;
  /** A pending step for the list of what is still to come; undefined when there is nothing to say about it. */
  stillToCome(step: StepOf<S>, who: Who): string | undefined;
  event(event: E, who: Who): string;
  scoreRow(row: string): string;
  whyNot(why: string): string;
  /** The table as text: for the terminal, and for whoever listens to it. */
  table(view: S, seat: Seat | null, who: Who): Line[];
}

/** The right form of a word after a number: `count('монета', 'монеты', 'монет')` in Russian. */
export function plurals(language: Language): (n: number, one: string, few: string, many?: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, few, many = few) => {
    const form = rules.select(n);
    return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
  };
}
