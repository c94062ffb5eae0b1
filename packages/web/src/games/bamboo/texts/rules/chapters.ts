import type { BambooStep } from '@engawa/bamboo';

/** The chapters of the rules, in the order in which they are read. */
export const CHAPTERS = [
  'aim',
  'preparation',
  'spring',
  'turn',
  'offering',
  'planting',
  'new-shoots',
  'actions',
  'harmony',
  'harmony-tiles',
  'home',
  'spirits',
  'autumn',
  'winter',
  'end',
  'two-players',
  'night',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** One language of the rules: a missing chapter does not compile. */
export type RulesText = Readonly<Record<ChapterId, { readonly title: string; readonly text: string }>>;

/** Where the rules open while a step is asked. */
const CHAPTER_OF_STEP: Readonly<Record<BambooStep['do'], ChapterId>> = {
  draftShoot: 'preparation',
  spring: 'spring',
  pickGift: 'spring',
  summer: 'turn',
  nextTurn: 'turn',
  visit: 'turn',
  offer: 'offering',
  plant: 'planting',
  activate: 'planting',
  push: 'new-shoots',
  bringHome: 'new-shoots',
  keepInColour: 'new-shoots',
  placeOverflow: 'new-shoots',
  endTurn: 'spirits',
  harmony: 'harmony',
  home: 'home',
  furnish: 'home',
  cook: 'actions',
  tengu: 'spirits',
  tenguTakes: 'spirits',
  autumn: 'autumn',
  winter: 'winter',
  wake: 'winter',
  meal: 'winter',
  okami: 'winter',
  eat: 'winter',
  chooseFood: 'winter',
  renew: 'winter',
  endGame: 'end',
};

export function chapterOf(step: Pick<BambooStep, 'do'> | undefined): ChapterId {
  return step === undefined ? 'aim' : CHAPTER_OF_STEP[step.do];
}
