import {
  type Choice,
  type Game,
  LANGUAGES,
  type Language,
  type Luck,
  type Seat,
  type State,
  stepOf,
} from '@engawa/kernel';
import { type Foreseen, Search } from '../search/search.ts';
import { chancesOf } from './chances.ts';

export interface Effort {
  /** Iterations of the search for a decision. */
  readonly iterations: number;
  /** How often the best choice and the one that was made are then tried side by side. */
  readonly tries: number;
}

/** A choice of a line, with its words. */
export interface LineStep {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly words: Readonly<Record<Language, string>>;
}

export interface Judgement {
  /** The chances of all seats if the seat does what the search would do. */
  readonly before: readonly number[];
  /** The chances of all seats after the choice that was made. */
  readonly after: readonly number[];
  /** What would have been clearly better, and what might have followed; null if nothing was. */
  readonly better: readonly LineStep[] | null;
}

/** A smaller difference is not worth a word. */
const CLEARLY = 0.02;
/** A difference below so many standard errors may be chance, and counts as none. */
const SURELY = 2;
const LONGEST_LINE = 6;

/** Judges a choice by what its seat sees, and by nothing else. */
export function judge<S extends State>(
  game: Game<S>,
  view: S,
  seat: Seat,
  choice: Choice,
  { iterations, tries }: Effort,
  par: number,
  luck: Luck,
): Judgement {
  const { search, best } = searched(game, view, seat, iterations, luck);
  // Both are tried anew: whatever the search picked may have looked good by luck alone.
  const made = Array.from({ length: tries }, () =>
    search.tryOut(best === choice ? [choice] : [choice, best]).map((state) => chancesOf(game, state, par)),
  );
  const after = meanOf(made.map(([mine]) => mine!));
  const gains = made.map(([mine, other]) => (other === undefined ? 0 : other[seat]! - mine![seat]!));
  const { mean, error } = spreadOf(gains);
  if (Math.abs(mean) <= SURELY * error) return { before: after, after, better: null };
  const before = meanOf(made.map(([, other]) => other!));
  return { before, after, better: mean > CLEARLY ? lineOf(game, search, best) : null };
}

/** The points that a seat alone can expect if it does what the search would do. */
export function parOf<S extends State>(game: Game<S>, view: S, seat: Seat, effort: Effort, luck: Luck): number {
  const { search, best } = searched(game, view, seat, effort.iterations, luck);
  const points = Array.from({ length: effort.tries }, () => game.evaluate(search.tryOut([best])[0]!)[seat]!);
  return spreadOf(points).mean;
}

function searched<S extends State>(game: Game<S>, view: S, seat: Seat, iterations: number, luck: Luck) {
  const search = new Search(game, view, seat, luck);
  while (search.iterations < iterations) search.iterate();
  return { search, best: search.best() };
}

/** What the search expects after a choice, in words. */
function lineOf<S extends State>(game: Game<S>, search: Search<S>, choice: Choice): LineStep[] {
  return search.foreseen(choice, LONGEST_LINE).map((one) => inWords(game, one));
}

/** As whoever decides would read it: what others hold is only imagined. */
function inWords<S extends State>(game: Game<S>, { seat, choice, state }: Foreseen<S>): LineStep {
  const view = game.hide(state, seat);
  const step = stepOf(view, seat)!;
  const [en, ru, uk] = LANGUAGES.map((language) => game.words[language].choice(choice, step, view)) as [
    string,
    string,
    string,
  ];
  return { seat, choice, words: { en, ru, uk } };
}

function meanOf(rows: readonly (readonly number[])[]): number[] {
  return rows[0]!.map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0) / rows.length);
}

function spreadOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
