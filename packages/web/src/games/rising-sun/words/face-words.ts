import type { Shrine } from '@engawa/rising-sun';

/** An answer that may be given every time, as step and choice. */
export type StandingAnswer =
  | 'serpent charge'
  | 'serpent free'
  | 'ready ready'
  | 'mercy spare'
  | 'mercy kill'
  | 'amaterasu use'
  | 'hireRonin use'
  | 'build skip'
  | 'monkey decline'
  | 'ninja decline'
  | 'teaTurn withdraw';

/** What the drawn table says besides the words of the rules: labels, names of parts, short hints. */
export interface FaceWords {
  readonly board: string;
  readonly battle: string;
  readonly mat: string;
  readonly you: string;
  readonly honorHelp: string;
  readonly warOrder: string;
  readonly alliances: string;
  readonly noAlliances: string;
  /** What a kami offers: one or two lines of no more than fifteen letters. */
  readonly kami: Readonly<Record<Shrine, readonly string[]>>;
  warNumber(n: number): string;
  readonly warSettled: string;
  harvest(goods: string): string;

  tokenWorth(points: number): string;
  readonly bidsHidden: string;
  readonly bidsOpen: string;
  readonly screenUp: string;
  readonly bidMade: string;
  readonly bidsNow: string;
  readonly outcome: string;
  readonly outcomeHelp: string;
  wonBy(name: string): string;
  fallen(n: number): string;
  readonly stageNow: string;
  forceWord(n: number): string;
  coins(n: number): string;
  ronin(n: number): string;
  honorRank(n: number): string;

  readonly reserve: string;
  readonly ownCards: string;
  readonly cards: string;
  readonly noCards: string;
  readonly seasonCards: string;
  setName(name: string): string;
  readonly noSeasonCards: string;
  price(coins: number): string;
  /** War tokens of so many different provinces, and what the set is worth. */
  tokens(different: number, points: number): string;
  readonly tokensHelp: string;
  readonly hostages: string;

  readonly purse: string;
  readonly offer: string;
  readonly nothingToGive: string;
  /** In the header, while an offer waits for an answer. */
  offerFrom(name: string): string;
  readonly youGive: string;
  readonly youAsk: string;

  readonly ahead: string;
  readonly emptySlot: string;
  readonly kamiTurn: string;
  readonly war: string;

  readonly answers: string;
  /** Where the other answers of a decision lie. */
  readonly onBoard: Readonly<Record<'province' | 'piece' | 'shrine' | 'card', string>>;
  readonly aSeason: string;
  teaRound(n: number): string;
  allyOf(name: string): string;
  /** What a proposal says; coins below 0 are asked for. */
  proposal(coins: number): string;
  readonly mayStillSummon: string;
  readonly anywhere: string;
  bidOn(advantage: string): string;

  readonly forceThere: string;
  readonly youLead: string;
  readonly youTrail: string;

  readonly standing: Readonly<Record<StandingAnswer, string>>;
}
