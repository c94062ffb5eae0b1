import type { TokaidoStep } from '@engawa/tokaido';

/** The chapters of the rules, in the order in which they are read. */
export const CHAPTERS = [
  'aim',
  'preparation',
  'road',
  'village',
  'panorama',
  'farm-spring',
  'temple',
  'encounter',
  'inn',
  'achievements',
  'end',
  'two-players',
  'variants',
  'travellers',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** One language of the rules: a missing chapter does not compile. */
export type RulesText = Readonly<Record<ChapterId, { readonly title: string; readonly text: string }>>;

/** Where the rules open while a step is asked. */
const CHAPTER_OF_STEP: Readonly<Record<TokaidoStep['do'], ChapterId>> = {
  chooseTraveller: 'travellers',
  showTraveller: 'travellers',
  lineUp: 'preparation',
  nextTraveller: 'road',
  move: 'road',
  moveNeutral: 'two-players',
  buySouvenirs: 'village',
  pickPanorama: 'panorama',
  temple: 'temple',
  pickEncounter: 'encounter',
  meal: 'inn',
  freeMeal: 'inn',
  buyMeal: 'inn',
  journeysEnd: 'end',
};

export function chapterOf(step: Pick<TokaidoStep, 'do'> | undefined): ChapterId {
  return step === undefined ? 'aim' : CHAPTER_OF_STEP[step.do];
}
