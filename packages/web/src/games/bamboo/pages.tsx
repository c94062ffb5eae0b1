import type { Bamboo, BambooEvent, BambooStep } from '@engawa/bamboo';
import { isCall } from '@engawa/bamboo';
import type { PagedBoard } from '../face.ts';
import { Mark } from './art/marks.tsx';
import { GrovePage, HomePage, MarketPage } from './board.tsx';
import type { BambooDeciding } from './deciding.ts';
import { PAGE } from './places.ts';
import { faceWords } from './words/index.ts';

type Page = 'grove' | 'market' | 'home';

const FIRST: Readonly<Partial<Record<BambooStep['do'], Page>>> = {
  pickGift: 'market',
  harmony: 'market',
  home: 'market',
  cook: 'market',
  tengu: 'market',
  tenguTakes: 'market',
  furnish: 'home',
  wake: 'home',
  okami: 'home',
  chooseFood: 'home',
  endTurn: 'home',
};

/** Where something can be chosen; a page with nothing but a spirit to call or a tile to score comes after the others. */
export function pagesOf({ step, choices }: BambooDeciding): readonly Page[] {
  if (step === undefined) return [];
  const first = FIRST[step.do] ?? 'grove';
  const scores = choices.filter((choice) => `${choice}`.startsWith('score:'));
  if (step.do === 'harmony' && scores.length > 0) {
    return choices.some((choice) => `${choice}`.startsWith('take:')) ? ['market', 'home'] : ['home'];
  }
  return first !== 'home' && choices.some(isCall) ? [first, 'home'] : [first];
}

const named = (page: Page) => ({
  en: faceWords.en.pages[page],
  ru: faceWords.ru.pages[page],
  uk: faceWords.uk.pages[page],
});

/** On a phone: the grove, the markets, the own home. */
export const upright: PagedBoard<Bamboo, BambooEvent> = {
  boardSize: PAGE,
  pages: [
    { id: 'grove', name: named('grove'), icon: <Mark name="emblem-green" />, Board: GrovePage },
    { id: 'market', name: named('market'), icon: <Mark name="act-income" />, Board: MarketPage },
    { id: 'home', name: named('home'), icon: <Mark name="act-home" />, Board: HomePage },
  ],
  pagesOf,
};
