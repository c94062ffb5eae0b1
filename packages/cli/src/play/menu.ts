import { type Bot, LEVELS } from '@engawa/bots';
import { type Game, LANGUAGES, type Language } from '@engawa/kernel';
import type { Catalogue } from '../command.ts';
import type { Io } from '../io.ts';
import { TEXTS, type Text } from '../text/text.ts';

/** Undefined at the end of input. */
type Answer<V> = Promise<V | undefined>;

async function number(io: Io, text: Text, question: string, min: number, max: number, usual: number): Answer<number> {
  for (;;) {
    const line = await io.line(`${question} [${text.menuDefault(usual)}] `);
    if (line === undefined) return undefined;
    const typed = line.trim();
    const answer = typed === '' ? usual : /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
    if (answer >= min && answer <= max) return answer;
    io.out(`${text.menuAgain(min, max)}\n`);
  }
}

async function oneOf<V>(
  io: Io,
  text: Text,
  question: string,
  list: readonly { readonly value: V; readonly label: string }[],
  usual = 0,
): Answer<V> {
  io.out(`\n${list.map(({ label }, i) => `  ${i + 1}  ${label}\n`).join('')}`);
  const answer = await number(io, text, question, 1, list.length, usual + 1);
  return answer === undefined ? undefined : list[answer - 1]!.value;
}

/** Asked in all languages at once, because nobody knows yet which one is understood. */
export function askLanguage(io: Io, usual: Language): Answer<Language> {
  const list = LANGUAGES.map((value) => ({ value, label: TEXTS[value].languageName }));
  return oneOf(io, TEXTS[usual], 'Language · Язык · Мова', list, LANGUAGES.indexOf(usual));
}

export function askGame(io: Io, language: Language, catalogue: Catalogue): Answer<Game> {
  const text = TEXTS[language];
  const list = catalogue.map((value) => ({ value, label: value.words[language].name }));
  return oneOf(io, text, text.menuGame, list);
}

export function askSeats(io: Io, text: Text, { seats: { min, max } }: Game): Answer<number> {
  if (min === max) return Promise.resolve(min);
  io.out('\n');
  return number(io, text, text.menuSeats(min, max), min, max, min);
}

/** The best bot first; nobody for people only. */
export function askBots(io: Io, text: Text): Answer<Bot[]> {
  const bots = LEVELS.toReversed().map((bot) => ({ value: [bot], label: text.menuBot(text.bot(bot.name)) }));
  return oneOf<Bot[]>(io, text, text.menuBots, [...bots, { value: [], label: text.menuHotSeat }]);
}
