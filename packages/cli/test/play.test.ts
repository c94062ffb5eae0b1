import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOver, LANGUAGES, type Language, readRecord, replay } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../src/text/text.ts';
import { broken, engawa, FANS, newFolder, type Setting } from './terminal.ts';

/** Keep a fan, then three turns: take the first fan and show it. */
const WHOLE_GAME = ['1', '1', '1', '1', '1', '1', '1'];
const RAW = /undefined|NaN|\[object|null|[{}]/;

const play = (words: string, lines: readonly string[], setting: Setting = {}) =>
  engawa(['play', ...words.split(' ').filter(Boolean)], { lines, ...setting });

const occurrences = (text: string, part: string) => text.split(part).length - 1;

/** Two picks of the first seat, one of the second, again and again; nothing is hidden and nothing drawn. */
const openGame = broken({
  id: 'open',
  options: {},
  rules: { place: { choices: () => ['show', 'wave'], choose: () => undefined } } as never,
  setup: () => ({ agenda: [1, 0, 0, 1, 0, 0].map((seat) => ({ do: 'place', seat })) }),
  hide: (state) => structuredClone(state),
  whyNot: () => [],
  interjections: () => [],
  standings: () => [],
  words: { ...FANS.words, en: { ...FANS.words.en, table: () => [['The table.']] } },
});

describe('a whole game in the terminal', () => {
  const pages: Record<Language, string[]> = {
    en: ['?', 'l', 't', 'w', 's', 'nonsense', '99', '0', ''],
    ru: ['?', 'ж', 'б', 'п', 'с', 'чепуха', '99', '0', ''],
    uk: ['?', 'ж', 'б', 'ч', 'о', 'нісенітниця', '99', '0', ''],
  };

  for (const language of LANGUAGES) {
    for (const bots of ['greedy', 'random', 'none']) {
      it(`in ${language} with ${bots} in the other seats has words for everything`, async () => {
        const text = TEXTS[language];
        // People at one terminal press Enter twice whenever it is handed over; a spare one only asks again.
        const moves = bots === 'none' ? Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? '1' : '')) : WHOLE_GAME;
        const lines = [...pages[language], '1', ...pages[language], ...moves.slice(1)];
        const { code, out, err } = await play(`fans --seed tea --bots ${bots} --lang ${language}`, lines);
        expect(err).toBe('');
        expect(code).toBe(0);
        expect(out).not.toMatch(RAW);
        if (language !== 'en') expect(out).not.toMatch(/[A-Za-z]/);
        for (const sentence of [
          text.help,
          text.log,
          text.stillToCome,
          text.whyNot,
          text.scores,
          text.gameOver,
          text.goodbye,
        ]) {
          expect(out).toContain(sentence);
        }
        expect(out).toContain(text.notOnList(4));
        expect(out).toContain(FANS.words[language].name);
      });
    }
  }

  it('is the same game for the same seed, and another one for another', async () => {
    const outs = await Promise.all(['tea', 'tea', 'rice'].map((seed) => play(`fans --seed ${seed}`, WHOLE_GAME)));
    expect(outs[0]!.out).toBe(outs[1]!.out);
    expect(outs[0]!.out).not.toBe(outs[2]!.out);
  });

  it('needs no seed', async () => {
    expect((await play('fans', WHOLE_GAME)).code).toBe(0);
  });

  it('is played with the options and bots that were asked for', async () => {
    const long = ['1', ...Array.from({ length: 8 }, () => '1')];
    const { code, out } = await play(
      'fans --seats 3 --bots random,greedy --options long=yes,kept=single --seed a',
      long,
    );
    expect(code).toBe(0);
    expect(out).toContain('Kitsune plays at random.');
    expect(out).toContain('Tanuki takes what looks best.');
    expect((await play('fans --seed a --options long=yes', WHOLE_GAME)).code).toBe(1);
  });
});

describe('the end of input', () => {
  it('ends an unfinished game politely, with code 1', async () => {
    const { code, out, err } = await play('fans --lang ru', ['1', '1']);
    expect(code).toBe(1);
    expect(err).toBe('');
    expect(out.trimEnd().endsWith(TEXTS.ru.inputEnded)).toBe(true);
  });

  it('is no failure once the game is over', async () => {
    const { code, out } = await play('fans --seed tea', WHOLE_GAME);
    expect(code).toBe(0);
    expect(out.trimEnd().endsWith(TEXTS.en.goodbye)).toBe(true);
  });

  it('is no failure for somebody who leaves', async () => {
    for (const letter of ['q', 'Q', 'й']) expect((await play('fans', [letter])).code).toBe(0);
  });
});

describe('undo', () => {
  it.each([
    ['en', 'u'],
    ['en', 'г'],
    ['ru', 'о'],
    ['ru', 'u'],
    ['uk', 'с'],
  ] as const)('in %s with the letter %s takes one choice back', async (language, letter) => {
    const { text, prompts } = { text: TEXTS[language], prompts: FANS.words[language] };
    const { out } = await play(`fans --seed tea --lang ${language}`, ['1', '2', letter]);
    expect(out).toContain(text.undone(1));
    // The seat is asked which fan it takes, then what to do with it, then once more which fan.
    const [take, place] = [
      prompts.prompt({ do: 'turn', seat: 0 } as never, {} as never),
      prompts.prompt({ do: 'place', seat: 0 } as never, {} as never),
    ];
    expect(occurrences(out, take)).toBe(2);
    expect(occurrences(out, place)).toBe(1);
    expect(out.lastIndexOf(take)).toBeGreaterThan(out.lastIndexOf(place));
  });

  it('cannot go past a draw, and says so', async () => {
    for (const letter of ['u', 'U']) {
      const { out } = await play('fans --seed tea', ['1', '1', '1', letter]);
      expect(out).toContain('This can no longer be taken back');
    }
    expect((await play('fans', ['u'])).out).toContain('This can no longer be taken back');
  });

  it('takes a whole turn back, past the bots, who always agree', async () => {
    const setting = { catalogue: [openGame] };
    const lines = ['1', '1', '1'];
    // Two picks of the person, one of the bot, and the first of the next turn.
    const one = await play('open --bots random', [...lines, 'u'], setting);
    expect(one.out).toContain(TEXTS.en.undone(1));
    const turn = await play('open --bots random', [...lines, 'U'], setting);
    expect(turn.out).toContain(TEXTS.en.undone(1));
    const turnBefore = await play('open --bots random', [...lines, 'u', 'U', 'u'], setting);
    expect(turnBefore.out).toContain(TEXTS.en.undone(2));
    expect(turnBefore.out).toContain('This can no longer be taken back');
  });

  it('at one terminal takes back what the person before has chosen', async () => {
    const { out } = await play('open --bots none', ['1', '1', 'u'], { catalogue: [openGame] });
    expect(out).toContain(TEXTS.en.undone(1));
    expect(out.lastIndexOf('Player 1 decides.')).toBeGreaterThan(out.lastIndexOf('Player 2 decides.'));
  });

  it('shows again what happens again', async () => {
    const { out } = await play('fans --seed tea', ['1', '1', 'u', '1', '1']);
    expect(occurrences(out, 'Player shows the')).toBe(1);
  });
});

describe('an interjection', () => {
  it('is listed behind the choices, and the question stays open', async () => {
    const { out } = await play('fans --seed tea', ['4']);
    expect(out).toContain('Out of turn:\n  4  clap');
    expect(out).toContain('Player claps.');
    expect(occurrences(out, 'Which fan do you keep?')).toBe(2);
    expect(occurrences(out, '4  clap')).toBe(1);
  });
});

describe('people at one terminal', () => {
  it('hand it over when something is hidden, and see nothing of each other', async () => {
    const { out, code } = await play('fans --bots none --seed tea', ['1', '', '', '1']);
    expect(code).toBe(1);
    expect(out).toContain('Next is Player 2. Press Enter, and this table is hidden:');
    expect(out).toContain('Player 2, press Enter when you sit at the terminal:');
    const [first, second] = out.split('Player 2, press Enter') as [string, string];
    expect(first).toMatch(/^Player 1: \w+ \d/m);
    expect(first).toMatch(/^Player 2: \?, \?, \?/m);
    const table = second.slice(0, second.indexOf('Player 2 decides.'));
    expect(table).toMatch(/^Player 1: \?, \?/m);
    expect(table).not.toContain('draws');
  });

  it('wipe the screen of a real terminal in between', async () => {
    const clear = '\x1b[2J\x1b[3J\x1b[H';
    const setting = { isTerminal: true };
    expect((await play('fans --bots none --seed tea', ['1', ''], setting)).out).toContain(clear);
    expect((await play('fans --bots none --seed tea', ['1', ''])).out).not.toContain(clear);
  });

  it('need not do so when both see the same', async () => {
    const open = broken({ hide: (state) => structuredClone(state), imagine: (view) => structuredClone(view) });
    const { out } = await play('fans --bots none --seed tea', ['1', '1'], { catalogue: [open] });
    expect(out).not.toContain('press Enter when');
    expect(out).toContain('Player 2 decides.');
  });
});

describe('the record', () => {
  it('can be saved at the end, and verified, replayed and resumed by nobody who cheats', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'taken.txt'), 'mine');
    const ending = ['game.txt', 'r', 'r taken.txt', 'r no/such/folder.txt', 'r game.txt'];
    const { out } = await play('fans --seed tea', [...WHOLE_GAME, ...ending], { folder });
    const text = TEXTS.en;
    for (const sentence of [
      text.notSaved,
      text.saveNeedsFile,
      text.saveExists,
      text.saveFails,
      text.saved('game.txt'),
    ]) {
      expect(out).toContain(sentence);
    }
    expect(readFileSync(join(folder, 'taken.txt'), 'utf8')).toBe('mine');
    const record = readRecord(readFileSync(join(folder, 'game.txt'), 'utf8'));
    expect(record.names).toEqual(['Player', 'Kitsune']);
    expect(record.luck?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(isOver(replay(FANS, record).state)).toBe(true);
    const verified = await engawa(['verify', 'game.txt'], { folder });
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(
      /^game\.txt is a true record of Fans: 2 seats, 14 choices, finished with \d+ : \d+ points, every lot is the one that the seed gives\.\n$/,
    );
  });

  it('does not tell the seed before the end', async () => {
    const folder = newFolder();
    await play('fans --seed tea --lang ru', ['1', 'з половина.txt', 'в'], { folder });
    const written = readFileSync(join(folder, 'половина.txt'), 'utf8');
    expect(written).toContain('commitment ');
    expect(written).not.toContain('seed ');
    const { out } = await engawa(['verify', 'половина.txt'], { folder });
    expect(out).toContain('not finished.');
  });

  it('is not made of a number that was typed once too often', async () => {
    const folder = newFolder();
    const { code } = await play('fans --seed tea', [...WHOLE_GAME, '1', '1'], { folder });
    expect(code).toBe(0);
    expect(existsSync(join(folder, '1'))).toBe(false);
  });
});

describe('colours', () => {
  const hasColours = async (words: string, setting: Setting) =>
    (await play(words, ['1'], setting)).out.includes('\x1b[');

  it('are shown on a terminal, and can be switched off', async () => {
    expect(await hasColours('fans', { isTerminal: true })).toBe(true);
    expect(await hasColours('fans --no-color', { isTerminal: true })).toBe(false);
    expect(await hasColours('fans', { isTerminal: true, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await hasColours('fans', {})).toBe(false);
  });
});

describe('the menu', () => {
  it('asks for language, game, seats and bots', async () => {
    const { code, out } = await play('--seed tea', ['3', '1', '2', '1', ...WHOLE_GAME]);
    expect(code).toBe(0);
    expect(out).toContain('Language · Язык · Мова');
    for (const sentence of [TEXTS.uk.menuGame, TEXTS.uk.menuSeats(2, 4), TEXTS.uk.menuBots, TEXTS.uk.gameOver]) {
      expect(out).toContain(sentence);
    }
    expect(out.slice(out.indexOf(TEXTS.uk.menuGame))).not.toMatch(/[A-Za-z]/);
  });

  it('takes Enter for the first answer, and asks again after a wrong one', async () => {
    const { code, out } = await play('--lang en --seed tea', ['', 'x', '17', '', '', ...WHOLE_GAME]);
    expect(code).toBe(0);
    expect(occurrences(out, TEXTS.en.menuAgain(2, 4))).toBe(2);
  });

  it('does not ask what the flags say', async () => {
    const { code, out } = await play('--lang en --seats 2 --bots greedy --seed tea', ['1', ...WHOLE_GAME]);
    expect(code).toBe(0);
    expect(out).not.toContain(TEXTS.en.menuBots);
  });

  it('ends politely with the input', async () => {
    for (let answers = 0; answers < 4; answers++) {
      const { code, out } = await play('', ['2', '1', '2', '3'].slice(0, answers));
      expect(code).toBe(1);
      expect(out.trimEnd().endsWith(TEXTS[answers === 0 ? 'en' : 'ru'].inputEnded)).toBe(true);
    }
  });

  it('speaks the language of the shell', async () => {
    const { out } = await play('fans', [], { env: { LANG: 'uk_UA.UTF-8' } });
    expect(out).toContain(TEXTS.uk.hint);
  });
});
