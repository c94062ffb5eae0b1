export type StandingAnswer =
  | 'checkpoint pay'
  | 'checkpoint stop'
  | 'chooseResource food'
  | 'chooseResource iron'
  | 'chooseResource pearl'
  | 'lastExchange done';

/** What the drawn table says besides the words of the rules: labels, names of parts, short hints. */
export interface FaceWords {
  readonly board: string;
  readonly round: string;
  readonly turn: string;
  /** "2 of 3". */
  ofAll(n: number, all: number): string;
  /** The floors on their roofs: there is room for one or two words. */
  readonly floors: Readonly<Record<'daimyo' | 'diplomat' | 'steward', string>>;
  readonly deckOf: Readonly<Record<'steward' | 'diplomat', (n: number) => string>>;
  inHand(colour: string, value: number): string;
  readonly climbPrices: string;
  bridge(colour: string, dice: readonly number[]): string;
  readonly well: string;
  outside(n: number): string;
  readonly or: string;
  readonly gate: string;

  readonly mat: string;
  readonly domain: string;
  readonly card: string;
  readonly resources: string;
  readonly lantern: string;
  readonly purse: string;
  readonly coins: string;
  readonly seals: string;
  readonly worth: string;
  readonly nothingYet: string;

  estimate(points: number): string;
  figures(facts: { courtiers: number; gardeners: number; warriors: number }): string;

  readonly now: string;
  readonly later: string;
  readonly isLast: string;
  /** Parts of a chain that have no printed symbol. */
  readonly signs: Readonly<Record<'card' | 'light' | 'die' | 'favour', string>>;

  readonly pays: string;
  readonly gets: string;
  readonly either: string;
  readonly lights: string;
  readonly onBoard: Readonly<Record<'castleAction' | 'warrior' | 'gardener' | 'courtier' | 'favour', string>>;
  checkpoint(space: number): string;

  readonly nextDie: string;
  readonly at: Readonly<Record<'left' | 'centre' | 'right', string>>;
  rivalCards(n: number): string;

  /** What somebody answers every time, by the step and the answer. */
  readonly standing: Readonly<Record<StandingAnswer, string>>;
}
