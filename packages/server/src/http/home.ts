import type { Language } from '@engawa/kernel';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import type { Call } from './env.ts';

interface HomeWords {
  readonly title: string;
  readonly about: string;
  readonly games: string;
  readonly seats: (min: number, max: number) => string;
  readonly tables: (count: number) => string;
  readonly more: string;
}

const WORDS: Readonly<Record<Language, HomeWords>> = {
  en: {
    title: 'Engawa: a table server',
    about: 'People and programs play board games at the tables of this server. Its web site has not been built here.',
    games: 'Games',
    seats: (min, max) => `${min}–${max} seats`,
    tables: (count) => `Public tables that still have room: ${count}.`,
    more: 'The games and their options, for programs',
  },
  ru: {
    title: 'Engawa: сервер столов',
    about: 'За столами этого сервера люди и программы играют в настольные игры. Сайт здесь не собран.',
    games: 'Игры',
    seats: (min, max) => `мест: ${min}–${max}`,
    tables: (count) => `Открытых столов со свободными местами: ${count}.`,
    more: 'Игры и их настройки, для программ',
  },
  uk: {
    title: 'Engawa: сервер столів',
    about: 'За столами цього сервера люди й програми грають у настільні ігри. Сайт тут не зібрано.',
    games: 'Ігри',
    seats: (min, max) => `місць: ${min}–${max}`,
    tables: (count) => `Відкритих столів із вільними місцями: ${count}.`,
    more: 'Ігри та їхні налаштування, для програм',
  },
};

/** The front page of a server without a site. */
export function homePage({ games, store: { db } }: Context) {
  return async (call: Call): Promise<Response> => {
    const { language } = call.var;
    const words = WORDS[language];
    const { count } = await db
      .selectFrom('tables')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where('status', '=', 'open')
      .where('is_public', '=', 1)
      .executeTakeFirstOrThrow();
    const list = games.map(
      ({ words: inWords, seats }) => html`<li>${inWords[language].name} (${words.seats(seats.min, seats.max)})</li>`,
    );
    call.header('Vary', 'Accept-Language, Cookie');
    return call.html(
      page(
        language,
        words.title,
        html`<p>${words.about}</p>
<h2>${words.games}</h2>
<ul>${list}</ul>
<p>${words.tables(Number(count))}</p>
<p><a href="/api/games">${words.more}</a></p>`,
      ),
    );
  };
}

export function page(language: Language, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
