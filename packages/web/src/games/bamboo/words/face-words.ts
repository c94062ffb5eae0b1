import type { Part, Type } from '@engawa/bamboo';
import type { Link } from '../chain.ts';

/** What the drawn table says besides the words of the rules: labels, names of parts, short hints. */
export interface FaceWords {
  readonly board: string;
  /** The three pages of the board on a phone. */
  readonly pages: Readonly<Record<'grove' | 'market' | 'home', string>>;
  readonly grove: string;
  groove(n: number): string;
  /** What a groove will give back. */
  pushes(shoots: readonly string[]): string;
  readonly temples: string;
  readonly noSpirit: string;
  sticksOf(owners: readonly string[]): string;
  leads(name: string): string;

  readonly harmonyMarket: string;
  /** Above the columns: there is room for one or two short words. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly homeMarket: string;
  homeType(type: Type): string;
  stack(n: number): string;
  terms(coins: number, points: number): string;
  readonly food: string;
  readonly foodShort: string;
  supply(n: number): string;
  readonly gifts: string;
  happiness(seats: readonly string[]): string;

  readonly mat: string;
  readonly areas: string;
  readonly house: string;
  hold(shoot: string): string;
  sticks(n: number): string;
  stickWord(n: number): string;
  coins(n: number): string;
  coinWord(n: number): string;

  balance(left: number, right: number, points: number): string;
  leftSide(comfort: number): string;
  rightSide(comfort: number): string;
  difference(difference: number, points: number): string;
  sides(left: number, right: number): string;
  readonly emptyRoom: string;
  marked(kind: string): string;
  /** A tile of this kind, or of any, would complete a harmony tile. */
  wish(kind: string | undefined, points: number): string;

  /** On the strip of a plaque: nothing may be longer than twelve letters. */
  readonly fulfilled: string;
  readonly impossible: string;
  readonly missing: string;
  moreComfort(kind: string | undefined, n: number): string;

  readonly noSpirits: string;
  readonly awake: string;
  asleep(coins: number): string;
  readonly sleeps: string;

  readonly fan: string;
  tiles(n: number): string;
  readonly meal: string;
  mealNote(need: number, food: number): string;
  readonly noFood: string;
  hungry(n: number): string;
  readonly ifItEnded: string;
  readonly total: string;
  /** Rows of the sheet that only the end brings, in a word or two. */
  readonly atTheEnd: Readonly<Record<'spirits' | 'balance' | 'unscored' | 'marks', string>>;

  activations(n: number): string;
  readonly fulfils: string;

  readonly first: string;
  readonly year: string;
  progress(round: number, season: string): string;
  readonly now: string;
  readonly nothingAhead: string;
  readonly afterwards: string;
  readonly isLast: string;
  readonly yourChoice: string;
  readonly links: Readonly<Record<Link['is'], string>>;
  /** Where on the board the other answers of a decision lie. */
  readonly onBoard: Readonly<Record<'activate' | 'harmony' | 'home' | 'cook' | 'tengu', string>>;

  /** What somebody answers every time. */
  readonly always: {
    gift(action: string): string;
    food(food: string): string;
    readonly wakeNobody: string;
    readonly endTurn: string;
  };
}
