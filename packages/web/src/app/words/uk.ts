import { counting } from '../../words/counting.ts';
import type { AppWords } from './en.ts';

const count = counting('uk');

export const uk: AppWords = {
  sections: 'Розділи',
  games: 'Ігри',
  tables: 'Столи',
  lessons: 'Уроки',
  records: 'Записи партій',
  recordsShort: 'Записи',
  waiting: (n) => `Чекають на вас: ${count(n, 'стіл', 'столи', 'столів')}`,
  language: 'Мова',
  theme: 'Тема',
  light: 'Світла',
  dark: 'Темна',
  system: 'Як у системі',
  nextTheme: (now) => `Тема: ${now.toLowerCase()}. Змінити`,
  signIn: 'Увійти',
  you: (name) => `${name}: ваш обліковий запис`,
  settings: 'Налаштування',
  about: 'Про сайт',
  toContent: 'До змісту',
  footer: 'Безкоштовно й без реклами. Незалежний аматорський проєкт.',
  oops: 'На цій сторінці щось зламалося',
  oopsText:
    'З партіями все гаразд: кожне рішення зберігається одразу. Перезавантажте сторінку; якщо не допоможе, поверніться на головну.',
  reload: 'Перезавантажити',
  frontPage: 'На головну',
  notFound: 'Такої сторінки немає',
  notFoundText: 'Можливо, в адресі описка або цей стіл давно прибрали. Веранда на місці.',
};
