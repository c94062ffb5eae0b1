import type { BitokuStep } from '@engawa/bitoku';

/** The chapters of the rules, in the order in which they are read. */
export const CHAPTERS = [
  'aim',
  'spring',
  'summer',
  'card',
  'die',
  'house',
  'crossing',
  'kodama',
  'movement',
  'buildings',
  'mitama',
  'crystals',
  'iwakura',
  'visions',
  'goods',
  'winter',
  'end',
  'solo',
  'variants',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** One language of the rules: a missing chapter does not compile. */
export type RulesText = Readonly<Record<ChapterId, { readonly title: string; readonly text: string }>>;

/** Where the rules open while a step is asked; all others belong to the summer. */
const CHAPTER_OF_STEP: Readonly<Partial<Record<BitokuStep['do'], ChapterId>>> = {
  spring: 'spring',
  springDiscard: 'spring',
  harvest: 'spring',
  pickDream: 'spring',
  chooseSlot: 'card',
  playOrder: 'card',
  placeDie: 'die',
  overSix: 'variants',
  resolve: 'die',
  copyDie: 'house',
  copyRow: 'house',
  ownerBonus: 'buildings',
  crossReward: 'crossing',
  pickTwo: 'crossing',
  payFor: 'goods',
  chooseResource: 'goods',
  payMixed: 'goods',
  payAny: 'goods',
  kodama: 'kodama',
  back: 'kodama',
  move: 'movement',
  keepYokai: 'card',
  keepBitoku: 'movement',
  keepVision: 'visions',
  iwakura: 'iwakura',
  pilgrim: 'iwakura',
  mitama: 'mitama',
  dragonfly: 'mitama',
  unite: 'mitama',
  build: 'buildings',
  buildCell: 'buildings',
  crystal: 'crystals',
  crystalSlot: 'crystals',
  diceOrder: 'winter',
  virtue: 'winter',
  endGame: 'end',
  tenguTurn: 'solo',
};

export function chapterOf(step: Pick<BitokuStep, 'do'> | undefined): ChapterId {
  return step === undefined ? 'aim' : (CHAPTER_OF_STEP[step.do] ?? 'summer');
}
