import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { appWords } from '../../src/app/words/index.ts';
import { gameName, LETTERING, PRINTS } from '../../src/art/games.ts';
import { CATALOGUE } from '../../src/games/catalogue.ts';
import { aboutWords } from '../../src/pages/about/words/index.ts';
import { accountWords } from '../../src/pages/account/words/index.ts';
import { homeWords } from '../../src/pages/home/words/index.ts';
import { leaderboardWords } from '../../src/pages/leaderboard/words/index.ts';
import { newPlan, type Plan, setSeat, withPlace } from '../../src/pages/new-table/plan.ts';
import { sentenceOf } from '../../src/pages/new-table/sentence.ts';
import { newTableWords } from '../../src/pages/new-table/words/index.ts';
import { peopleWords } from '../../src/pages/people/words/index.ts';
import { settingsWords } from '../../src/pages/settings/words/index.ts';
import { botsTable } from '../../src/pages/shared/bots.ts';
import { clockWords } from '../../src/pages/shared/clock.ts';
import { dayIn, monthIn } from '../../src/pages/shared/dates.ts';
import { rating } from '../../src/pages/shared/rating.ts';
import { sharedWords } from '../../src/pages/shared/words/index.ts';
import { tablesWords } from '../../src/pages/tables/words/index.ts';
import { usualBot } from '../../src/session/usual-bot.ts';
import { botWords } from '../../src/words/bots.ts';

const BOTS = ['apprentice', 'traveller', 'master'];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function tell(plan: Plan, language: 'en' | 'ru' | 'uk', variants: readonly string[] = []): string {
  const words = newTableWords[language];
  const shared = sharedWords[language];
  return plain(
    sentenceOf(plan, {
      words,
      shared,
      botName: (bot) => botWords(language, bot, BOTS).name,
      gameName: gameName(language, plan.game),
      variants,
    }),
  );
}

describe.each(LANGUAGES)('what the site says of its games in %s', (language) => {
  it.each(CATALOGUE)('$id is named on the page about the site, and has a sentence beside its print', ({ id }) => {
    expect(aboutWords[language].chapters[0]!.text.join(' ')).toContain(gameName(language, id));
    expect(newTableWords[language].about[id]).toMatch(/\p{L}{3}.*\.$/u);
  });
});

describe('the sentence of a new table', () => {
  const bot = { is: 'bot', bot: 'greedy' } as const;
  const plan = setSeat(newPlan('tokaido', { min: 2, max: 5 }), 2, bot);

  it('repeats the whole table', () => {
    expect(tell(plan, 'en')).toBe(
      'Tokaido, 3 seats: you, a guest by the link, and a bot (Traveller). No clock. Only by link.',
    );
    const open: Plan = { ...plan, isPublic: true, clock: { is: 'live', bank: 900, increment: 20 } };
    expect(tell(open, 'ru', ['Дорога обратно'])).toBe(
      'Токайдо, 3 места: вы, гость и бот «Странник». Варианты: «Дорога обратно». Часы: 15 мин + 20 с. Стол открыт для всех.',
    );
    expect(tell({ ...open, clock: { is: 'days', days: 2 } }, 'uk')).toBe(
      'Токайдо, 3 місця: ви, гість і бот «Мандрівник». Годинник: 2 дні на хід. Стіл відкритий для всіх.',
    );
  });

  it('counts bots of a kind, and says that we only watch', () => {
    const bots = setSeat(setSeat(plan, 1, bot), 0, bot);
    expect(tell(bots, 'ru')).toBe('Токайдо, 3 места: 3 бота «Странник» и вы зритель. Без часов. Только по ссылке.');
  });

  it('says no word about clocks at one screen', () => {
    expect(tell(withPlace(plan, 'here'), 'uk')).toBe(
      'Токайдо, 3 місця: 2 людини і бот «Мандрівник». На цьому пристрої.',
    );
  });
});

describe('bots', () => {
  it('have words by name, and by strength when nobody has named them yet', () => {
    expect(botWords('en', 'greedy', BOTS).name).toBe('Traveller');
    expect(botWords('en', 'oracle', [...BOTS, 'oracle']).name).toBe('Strength 4 of 4');
    expect(botWords('en', 'gone', BOTS).name).toBe('gone');
    expect(botWords('en', 'constructor', BOTS).name).toBe('constructor');
  });

  it('sit around us at once, of the middle level, four in all where the game has room', () => {
    expect(usualBot(['weak', 'strong'])).toBe('strong');
    const bot = { bot: 'traveller' };
    expect(botsTable('tokaido', { min: 2, max: 5 }, BOTS)).toEqual({
      game: 'tokaido',
      seats: ['open', bot, bot, bot],
      autostart: true,
    });
    expect(botsTable('duel', { min: 2, max: 2 }, BOTS).seats).toEqual(['open', bot]);
    expect(botsTable('crowd', { min: 5, max: 6 }, BOTS).seats).toHaveLength(5);
  });
});

describe('small words', () => {
  it('say clocks, days and ratings', () => {
    expect(plain(clockWords(sharedWords.ru, { is: 'days', days: 5 }))).toBe('5 дней на ход');
    expect(plain(clockWords(sharedWords.en, { is: 'live', bank: 90, increment: 0 }))).toBe('1.5 min + 0 s');
    expect(clockWords(sharedWords.uk, { is: 'none' })).toBe('без годинника');
    expect(dayIn('ru')(Date.UTC(2026, 10, 14, 12))).toContain('14 ноября 2026');
    expect(monthIn('en', '2026-11')).toBe('November 2026');
    expect(rating('en', 12.345)).toBe('12.3');
    expect(rating('en', -0.01)).toBe('0.0');
    expect(rating('en', -3)).toBe('−3.0');
    expect(rating('ru', 12.345)).toBe('12,3');
  });

  it('never tear a number from its noun', () => {
    expect(homeWords.ru.tables(21)).toBe('21\u00a0стол');
    expect(appWords.uk.waiting(3)).toBe('Чекають на вас: 3\u00a0столи');
  });
});

describe('the lettering of the prints', () => {
  it('keeps its rule: 37 at most, 31 in two lines', () => {
    for (const language of LANGUAGES) {
      for (const print of PRINTS) {
        const { lines, size } = LETTERING[language][print];
        expect(size).toBeLessThanOrEqual(lines.length > 1 ? 31 : 37);
      }
    }
  });

  it('names games that have no print by their id', () => {
    expect(gameName('uk', 'white-castle')).toBe('Білий замок');
    expect(gameName('uk', 'chess')).toBe('chess');
  });
});

describe('the words of all pages', () => {
  const ALL = {
    appWords,
    aboutWords,
    accountWords,
    homeWords,
    leaderboardWords,
    newTableWords,
    peopleWords,
    settingsWords,
    sharedWords,
    tablesWords,
  };

  /** Every sentence of a catalogue; sentences with numbers and names are tried with some. */
  function sentences(words: unknown): string[] {
    if (typeof words === 'string') return [words];
    if (typeof words === 'function') {
      const say = words as (...about: unknown[]) => string;
      return [1, 2, 5].flatMap((n) => {
        try {
          return [say(n, n, ['Ада'])];
        } catch {
          return [];
        }
      });
    }
    return words && typeof words === 'object' ? Object.values(words).flatMap(sentences) : [];
  }

  it.each(Object.entries(ALL))('%s leaves nothing empty and mixes no alphabets', (_, catalogue) => {
    for (const language of LANGUAGES) {
      for (const sentence of sentences(catalogue[language])) {
        expect(sentence.trim()).not.toBe('');
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
        expect(sentence).not.toMatch(/[a-z][а-яіїєґ]|[а-яіїєґ][a-z]/i);
      }
      const all = sentences(catalogue[language]).join(' ');
      if (language === 'ru') expect(all).not.toMatch(/[іїєґ]/i);
      if (language === 'uk') expect(all).not.toMatch(/[ыэёъ]/i);
      if (language !== 'en') expect(all).not.toMatch(/[“”"]/);
    }
  });
});
