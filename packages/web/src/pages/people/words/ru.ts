import { counting } from '../../../words/counting.ts';
import type { PeopleWords } from './en.ts';

const count = counting('ru');

export const ru: PeopleWords = {
  account: 'Игрок',
  program: 'Программа',
  since: (month) => `На веранде с: ${month}`,
  finished: (n) => count(n, 'сыгранная партия', 'сыгранные партии', 'сыгранных партий'),
  ratings: 'Рейтинг',
  ratingsHelp: 'То, чего игрок достигает почти наверняка: оценка за вычетом неуверенности в ней.',
  noRatings: 'Рейтинговых партий пока нет.',
  games: (n) => count(n, 'партия', 'партии', 'партий'),
  tables: 'Последние открытые партии',
  noTables: 'Открытых партий пока нет.',
  replay: 'Повтор',
  loading: 'Минутку…',
  nobody: 'Такого игрока нет',
  nobodyText: 'У гостей нет своей страницы, а учётную запись могли удалить.',
  frontPage: 'На главную',
  mute: 'Не слышать в чате',
  unmute: 'Снова слышать в чате',
  muted: 'Реплики этого игрока теперь скрыты.',
  unmuted: 'Реплики этого игрока снова видны.',
};
