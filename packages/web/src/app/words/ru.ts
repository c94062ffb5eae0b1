import { counting } from '../../words/counting.ts';
import type { AppWords } from './en.ts';

const count = counting('ru');

export const ru: AppWords = {
  sections: 'Разделы',
  games: 'Игры',
  tables: 'Столы',
  lessons: 'Уроки',
  records: 'Записи партий',
  recordsShort: 'Записи',
  waiting: (n) => `Ждут вас: ${count(n, 'стол', 'стола', 'столов')}`,
  language: 'Язык',
  theme: 'Тема',
  light: 'Светлая',
  dark: 'Тёмная',
  system: 'Как в системе',
  nextTheme: (now) => `Тема: ${now.toLowerCase()}. Сменить`,
  signIn: 'Войти',
  you: (name) => `${name}: ваша учётная запись`,
  settings: 'Настройки',
  about: 'О сайте',
  toContent: 'К содержанию',
  footer: 'Бесплатно и без рекламы. Независимый любительский проект.',
  oops: 'На этой странице что-то сломалось',
  oopsText:
    'С партиями всё в порядке: каждое решение сохраняется сразу. Перезагрузите страницу; если не поможет, вернитесь на главную.',
  reload: 'Перезагрузить',
  frontPage: 'На главную',
  notFound: 'Такой страницы нет',
  notFoundText: 'Возможно, в адресе опечатка или этот стол давно убран. Веранда на месте.',
};
