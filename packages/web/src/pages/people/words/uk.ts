import { counting } from '../../../words/counting.ts';
import type { PeopleWords } from './en.ts';

const count = counting('uk');

export const uk: PeopleWords = {
  account: 'Гравець',
  program: 'Програма',
  since: (month) => `На веранді від: ${month}`,
  finished: (n) => count(n, 'зіграна партія', 'зіграні партії', 'зіграних партій'),
  ratings: 'Рейтинг',
  ratingsHelp: 'Те, чого гравець досягає майже напевно: оцінка мінус непевність у ній.',
  noRatings: 'Рейтингових партій поки немає.',
  games: (n) => count(n, 'партія', 'партії', 'партій'),
  tables: 'Останні відкриті партії',
  noTables: 'Відкритих партій поки немає.',
  replay: 'Повтор',
  loading: 'Хвилинку…',
  nobody: 'Такого гравця немає',
  nobodyText: 'Гості не мають власної сторінки, а обліковий запис могли видалити.',
  frontPage: 'На головну',
  mute: 'Не чути в чаті',
  unmute: 'Знову чути в чаті',
  muted: 'Репліки цього гравця тепер приховано.',
  unmuted: 'Репліки цього гравця знову видно.',
};
