import type { WhiteCastleStep } from '@engawa/white-castle';

/** The chapters of the rules, in the order in which they are read. */
export const CHAPTERS = [
  'aim',
  'preparation',
  'turn',
  'castle',
  'outside-well',
  'domain',
  'courtier',
  'warrior',
  'gardener',
  'lantern',
  'goods',
  'time',
  'round',
  'end',
  'symbols',
  'two-players',
  'solo',
  'variants',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** One language of the rules: a missing chapter does not compile. */
export type RulesText = Readonly<Record<ChapterId, { readonly title: string; readonly text: string }>>;

/** Where the rules open while a step is asked. */
const CHAPTER_OF_STEP: Readonly<Record<WhiteCastleStep['do'], ChapterId>> = {
  choosePair: 'preparation',
  nextTurn: 'turn',
  takeDie: 'turn',
  placeDie: 'turn',
  rewards: 'symbols',
  pick: 'symbols',
  chooseResource: 'goods',
  outside: 'outside-well',
  castleAction: 'symbols',
  chooseRow: 'domain',
  cardBeside: 'domain',
  warrior: 'warrior',
  gardener: 'gardener',
  courtier: 'courtier',
  lightBlock: 'courtier',
  refillRoom: 'courtier',
  favour: 'courtier',
  passTime: 'time',
  checkpoint: 'time',
  endRound: 'round',
  gardens: 'round',
  newRound: 'round',
  lastExchange: 'end',
  endGame: 'end',
  rivalTurn: 'solo',
  rivalGardens: 'solo',
  rivalAction: 'solo',
  rivalGarden: 'solo',
  rivalRoom: 'solo',
};

export function chapterOf(step: Pick<WhiteCastleStep, 'do'> | undefined): ChapterId {
  return step === undefined ? 'aim' : CHAPTER_OF_STEP[step.do];
}
