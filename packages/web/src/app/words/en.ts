import { counting } from '../../words/counting.ts';

const count = counting('en');

export const en = {
  sections: 'Sections',
  games: 'Games',
  tables: 'Tables',
  lessons: 'Lessons',
  records: 'Game records',
  recordsShort: 'Records',
  waiting: (n: number) => `${count(n, 'table waits', 'tables wait')} for you`,
  language: 'Language',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system says',
  nextTheme: (now: string) => `Theme: ${now}. Change it`,
  signIn: 'Sign in',
  you: (name: string) => `${name}: your account`,
  settings: 'Settings',
  about: 'About',
  toContent: 'To the content',
  footer: 'Free, without ads. An independent fan project.',
  oops: 'Something on this page broke',
  oopsText:
    'Your games are safe: every choice is stored as soon as it is made. Reload the page; if it breaks again, go to the front page.',
  reload: 'Reload',
  frontPage: 'Front page',
  notFound: 'There is no such page',
  notFoundText: 'The address may be misspelt, or the table is long gone. The veranda is still here.',
};

export type AppWords = typeof en;
