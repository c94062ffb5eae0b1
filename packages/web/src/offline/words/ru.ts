import type { OfflineWords } from './en.ts';

export const ru: OfflineWords = {
  ready: 'Готова новая версия сайта.',
  takeOver: 'Обновить сейчас',
};
