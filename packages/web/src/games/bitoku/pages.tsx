import type { Bitoku, BitokuEvent } from '@engawa/bitoku';
import type { PagedBoard } from '../face.ts';
import { Mark } from './art/text.tsx';
import { ForestPage, HillsPage, MarketPage } from './board.tsx';
import type { BitokuDeciding, StepName } from './deciding.ts';
import { MatPage } from './mat.tsx';
import { PAGE } from './places.ts';
import { faceWords } from './words/index.ts';

type Page = 'forest' | 'hills' | 'market' | 'mat';

/** Where a decision is made. Those that are not here are made in the tray, over whatever page is open. */
const PAGES: Readonly<Partial<Record<StepName, readonly Page[]>>> = {
  springDiscard: ['mat'],
  basic: ['mat', 'forest'],
  chooseSlot: ['mat'],
  unlock: ['mat'],
  crystalSlot: ['mat'],
  pilgrim: ['mat'],
  virtue: ['mat'],
  placeDie: ['forest'],
  resolve: ['forest'],
  copyDie: ['forest'],
  copyRow: ['forest'],
  kodama: ['forest'],
  back: ['forest'],
  buildCell: ['forest'],
  iwakura: ['forest'],
  crossReward: ['hills'],
  move: ['hills'],
  mitama: ['market'],
  dragonfly: ['market'],
  build: ['market'],
  crystal: ['market'],
};

export function pagesOf({ step, choices }: BitokuDeciding): readonly Page[] {
  if (step === undefined) return [];
  const pages = PAGES[step.do] ?? [];
  // Nothing lies in the forest but dice that may cross the river.
  if (step.do !== 'basic') return pages;
  const own = choices.some((choice) => !`${choice}`.startsWith('cross'));
  const crosses = choices.some((choice) => `${choice}`.startsWith('cross'));
  return [...(own ? (['mat'] as const) : []), ...(crosses ? (['forest'] as const) : [])];
}

const named = (page: Page) => ({
  en: faceWords.en.pages[page],
  ru: faceWords.ru.pages[page],
  uk: faceWords.uk.pages[page],
});

/** On a phone: the forest, the hills with the paths, the displays, the own mat. */
export const upright: PagedBoard<Bitoku, BitokuEvent> = {
  boardSize: PAGE,
  pages: [
    { id: 'mat', name: named('mat'), icon: <Mark name="hand" />, Board: MatPage },
    { id: 'forest', name: named('forest'), icon: <Mark name="kod-r" />, Board: ForestPage },
    { id: 'hills', name: named('hills'), icon: <Mark name="torii" />, Board: HillsPage },
    { id: 'market', name: named('market'), icon: <Mark name="mitama" />, Board: MarketPage },
  ],
  pagesOf,
};
