import type { OfflineWords } from './en.ts';

export const uk: OfflineWords = {
  ready: 'Готова нова версія сайту.',
  takeOver: 'Оновити зараз',
};
