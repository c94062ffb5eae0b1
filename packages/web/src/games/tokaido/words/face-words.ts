import type { EncounterCard, Traveller } from '@engawa/tokaido';
import type { Pile } from '../collection.ts';
import type { Why } from '../gains.ts';

type Reason = 'noCoins' | 'complete' | 'occupied' | 'tooDear' | 'eaten';

export type StandingAnswer =
  | 'buySouvenirs done'
  | 'pickPanorama decline'
  | 'freeMeal take'
  | 'freeMeal decline'
  | 'buyMeal skip';

/** What the drawn table says besides the words of the rules: labels, short reasons, names of parts. */
export interface FaceWords {
  /** On the flag of the piece that must move. */
  readonly you: string;
  readonly neutral: string;
  /** Shorter than the rules say it: there is room for one word. */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly road: string;
  readonly roadBack: string;
  /** The letters of the cities on the small road in the header. */
  readonly kyoto: string;
  readonly edo: string;
  /** A stop for whoever listens: its name, whether two may stand there, who does. */
  stop(name: string, isDouble: boolean, names: readonly string[]): string;
  progress(leg: number, who: string): string;

  readonly mat: string;
  ofAll(n: number, all: number): string;
  readonly souvenirs: string;
  readonly meals: string;
  readonly encounters: string;
  readonly springs: string;
  readonly offerings: string;
  readonly nothingYet: string;
  points(n: number): string;
  coins(n: number): string;
  /** Two lines at most. */
  readonly powers: Readonly<Record<Traveller, string>>;

  mealTable(inn: string): string;
  mealsLeft(n: number, all: number): string;
  readonly nobodyYet: string;
  readonly faceDown: string;
  eaten(dish: string, who: string): string;
  readonly temple: string;
  readonly rankGives: string;
  cup(who: string, coins: number, points: number): string;
  readonly achievements: string;
  /** Before a point's star: "3 each". */
  each(n: number): string;
  readonly leaders: string;
  achievementOf(name: string, who: readonly string[]): string;
  achievementFree(name: string): string;
  readonly piles: string;
  readonly pile: Readonly<Record<Pile, string>>;

  /** After the number and its star, in the action bar. */
  why(why: Why): string;
  /** On the foot of an encounter's card. */
  readonly effect: Readonly<Partial<Record<EncounterCard, string>>>;
  readonly inBasket: string;
  readonly setComplete: string;
  /** "You pay 2, 1 left", in pieces around the coins. */
  readonly pay: string;
  readonly left: string;
  readonly buyNothing: string;
  buyFor(coins: number): string;
  readonly noMeal: string;
  readonly declineMeal: string;
  readonly declinePanorama: string;
  gourmet(own: number, others: readonly { readonly who: string; readonly coins: number }[]): string;
  /** What somebody answers every time, by the step and the answer. */
  readonly standing: Readonly<Record<StandingAnswer, string>>;
  readonly copies: (n: number) => string;
}
