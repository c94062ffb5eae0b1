import type { RisingSunStep } from '@engawa/rising-sun';

/** The chapters of the rules, in the order in which they are read. */
export const CHAPTERS = [
  'aim',
  'clans',
  'season',
  'tea',
  'mandates',
  'recruit',
  'marshal',
  'train',
  'harvest',
  'betray',
  'kami',
  'gifts',
  'war',
  'battle',
  'cards',
  'end',
] as const;
type ChapterId = (typeof CHAPTERS)[number];

/** One language of the rules: a missing chapter does not compile. */
export type RulesText = Readonly<Record<ChapterId, { readonly title: string; readonly text: string }>>;

/** Where the rules open while a step is asked; steps that nobody is asked have none. */
const CHAPTER_OF_STEP: Readonly<Partial<Record<RisingSunStep['do'], ChapterId>>> = {
  chooseClan: 'clans',
  teaTurn: 'tea',
  teaTerms: 'tea',
  teaReply: 'tea',
  pickMandate: 'mandates',
  nameMandate: 'mandates',
  recruit: 'recruit',
  recruitProvince: 'recruit',
  worship: 'recruit',
  marshal: 'marshal',
  marshalTo: 'marshal',
  serpent: 'marshal',
  build: 'marshal',
  train: 'train',
  benevolence: 'train',
  placeMonster: 'train',
  betray: 'betray',
  betrayWith: 'betray',
  amaterasu: 'kami',
  fujin: 'kami',
  fujinTo: 'kami',
  raijin: 'kami',
  ryujin: 'kami',
  orderNext: 'cards',
  orderOwn: 'cards',
  kenin: 'cards',
  samurai: 'cards',
  light: 'cards',
  lightShrine: 'cards',
  ninja: 'cards',
  monkey: 'cards',
  hate: 'cards',
  mercy: 'cards',
  ready: 'war',
  bid: 'battle',
  seppuku: 'battle',
  hostage: 'battle',
  hireRonin: 'battle',
  reparation: 'battle',
};

export function chapterOf(step: Pick<RisingSunStep, 'do'> | undefined): string {
  return (step && CHAPTER_OF_STEP[step.do]) ?? 'season';
}
