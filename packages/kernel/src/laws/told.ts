import { isTogether, type Seat, type State, type StepOf } from '../agenda.ts';
import { choicesOf, deciders, interjectionsOf, stepOf } from '../engine.ts';
import type { Game, GameEvent } from '../game.ts';
import type { Luck } from '../luck.ts';
import { LANGUAGES, type Language, type Words } from '../words.ts';
import { bytes, type Report } from './law.ts';
import { notPlain } from './plain.ts';

type Say = (what: string, text: unknown) => void;

/** Names without letters of any alphabet, so that whatever letters appear come from the texts. */
const anybody = (seat: Seat): string => `#${seat + 1}`;

/** What no sentence for people contains. In Russian and Ukrainian no Latin letter either: it would be a raw key. */
function isProper(text: unknown, language: Language): boolean {
  if (typeof text !== 'string' || text.trim() === '') return false;
  if (/undefined|NaN|\[object|null|[{}]|_/.test(text)) return false;
  return language === 'en' || !/[A-Za-z]/.test(text);
}

function inEveryLanguage<S extends State>(
  game: Game<S>,
  report: Report,
  check: (words: Words<S>, say: Say, language: Language) => void,
): void {
  for (const language of LANGUAGES) {
    const say: Say = (what, text) => {
      if (!isProper(text, language)) report('told', `${what} has no proper words in ${language}: ${bytes(text)}`);
    };
    try {
      check(game.words[language], say, language);
    } catch (error) {
      report('told', `something cannot be said in ${language}: ${(error as Error).message}`);
    }
  }
}

/** Law 9 for what the lobby shows: the game and its options. */
export function checkTitles<S extends State>(game: Game<S>, report: Report): void {
  inEveryLanguage(game, report, (words, say) => {
    say('the game', words.name);
    for (const [key, { values }] of Object.entries(game.options)) {
      const { name, help } = words.option(key);
      say(`the option ${key}`, name);
      say(`the help for ${key}`, help);
      const texts = values.map((value) => words.optionValue(key, value));
      values.forEach((value, i) => {
        say(`the value ${value} of ${key}`, texts[i]);
      });
      if (new Set(texts).size !== texts.length) report('told', `two values of ${key} read alike: ${bytes(texts)}`);
    }
  });
}

/** Law 9 for the log. */
export function checkEvents<S extends State>(game: Game<S>, told: readonly GameEvent[], report: Report): void {
  for (const event of told) {
    const odd = notPlain(event, `the event ${event.is}`);
    if (odd !== undefined) report('plain', odd);
  }
  inEveryLanguage(game, report, (words, say) => {
    for (const event of told) say(`the event ${event.is}`, words.event(event, anybody));
  });
}

/**
 * Law 9: everything that can be read has words in every language. The drawn table is long and changes little from state
 * to state: it is looked at in one language at a time.
 */
export function checkTold<S extends State>(game: Game<S>, state: S, seats: number, luck: Luck, report: Report): void {
  const drawnIn = LANGUAGES[luck.below(LANGUAGES.length)];
  const views = Array.from({ length: seats }, (_, seat) => game.hide(state, seat));
  const asked = deciders(game, state).map((seat) => ({ seat, view: views[seat]! }));
  const rows = new Set(game.standings(state).flatMap(({ sheet }) => sheet.map(({ row }) => row)));
  inEveryLanguage(game, report, (words, say, language) => {
    for (const { seat, view } of asked) {
      const step = stepOf(view, seat)!;
      say(`the step ${step.do}`, words.prompt(step, view));
      const list = choicesOf(game, view, seat);
      const texts = list.map((choice) => words.choice(choice, step, view));
      list.forEach((choice, i) => {
        say(`the choice ${bytes(choice)} of ${step.do}`, texts[i]);
      });
      if (new Set(texts).size !== texts.length) report('told', `two choices of ${step.do} read alike: ${bytes(texts)}`);
      for (const { why } of game.whyNot?.(view, seat) ?? []) say(`the reason ${why}`, words.whyNot(why));
    }
    views.forEach((view, seat) => {
      for (const choice of interjectionsOf(game, view, seat)) {
        say(`the interjection ${bytes(choice)}`, words.interjection?.(choice, view, seat));
      }
    });
    for (const row of rows) say(`the score row ${row}`, words.scoreRow(row));
    for (const seat of [0, null]) {
      const view = seat === null ? game.hide(state, null) : views[seat]!;
      for (const step of stepsOf(view)) {
        const text = words.stillToCome(step, anybody);
        if (text !== undefined) say(`the pending step ${step.do}`, text);
      }
      if (language !== drawnIn) continue;
      const picture = words.table(view, seat, anybody).flat();
      say('the table', picture.map((span) => (typeof span === 'string' ? span : span.text)).join(''));
    }
  });
}

function stepsOf<S extends State>(view: S): StepOf<S>[] {
  const steps = view.agenda.flatMap((one) => (isTogether(one) ? one.parts.flatMap((part) => part.agenda) : [one]));
  return steps as StepOf<S>[];
}
