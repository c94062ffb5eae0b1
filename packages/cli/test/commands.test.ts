import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@engawa/games';
import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { TEXTS } from '../src/text/text.ts';
import { newFolder, type Ran, spawnEngawa } from './terminal.ts';

const [game] = GAMES as [(typeof GAMES)[0]];
const { min, max } = game.seats;
const { id } = game;

/** Exactly one JSON document, and nothing beside it. */
function documentOf({ code, out, err }: Ran): unknown {
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/^\S[^\n]*\n$/);
  return JSON.parse(out);
}

describe('engawa games', () => {
  it('lists the catalogue as JSON', async () => {
    const listed = documentOf(await spawnEngawa(['games', '--json'])) as Record<string, unknown>[];
    expect(listed).toEqual(
      GAMES.map(({ version, seats, options, words, ...one }) => ({
        id: one.id,
        version,
        seats,
        options,
        name: { en: words.en.name, ru: words.ru.name, uk: words.uk.name },
      })),
    );
  });

  it('lists it in words', async () => {
    const { code, out } = await spawnEngawa(['games']);
    expect(code).toBe(0);
    for (const { words, ...one } of GAMES) {
      expect(out).toContain(one.id);
      for (const language of LANGUAGES) expect(out).toContain(words[language].name);
    }
  });
});

describe('engawa simulate', () => {
  it('plays as JSON and in words', async () => {
    const words = ['simulate', 'all', '--seats', 'all', '--games', '2'];
    const rows = documentOf(await spawnEngawa([...words, '--json'])) as { game: string; finished: number }[];
    expect(rows).toHaveLength(GAMES.reduce((sum, { seats }) => sum + seats.max - seats.min + 1, 0));
    for (const row of rows) expect(row.finished).toBe(2);
    const { code, out, err } = await spawnEngawa(words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(rows.length + 2);
  });

  it('checks the laws', async () => {
    const rows = documentOf(
      await spawnEngawa(['simulate', id, '--seats', `${min}`, '--games', '1', '--check', '--json']),
    );
    expect(rows).toMatchObject([{ game: id, seats: min, finished: 1, violations: 0 }]);
  });
});

describe('engawa arena', () => {
  it('tells shares as JSON and in words', async () => {
    const words = ['arena', id, '--bots', 'greedy,random', '--games', '20', '--seed', 'tea'];
    const result = documentOf(await spawnEngawa([...words, '--json'])) as { bots: Record<string, number>[] };
    expect(result).toMatchObject({
      game: id,
      seats: Math.max(2, min),
      games: 20,
      bots: [{ bot: 'greedy' }, { bot: 'random' }],
    });
    expect(Object.keys(result.bots[0]!)).toEqual(['bot', 'wins', 'share', 'low', 'high', 'meanScore']);
    expect(result.bots[0]!.share).toBeGreaterThan(result.bots[1]!.share!);
    const { code, out } = await spawnEngawa(words);
    expect(code).toBe(0);
    expect(out).toMatch(/^greedy +[\d.]+ +[\d.]+ % +[\d.]+ % to [\d.]+ % +[\d.]+$/m);
  });
});

describe('engawa play, replay and verify', () => {
  it.each(LANGUAGES)('play a whole game by script in %s, without a raw key', async (language) => {
    // A number that is not on the list, and everything else that makes no sense, costs nothing but a line.
    const input = Array.from({ length: 600 }, (_, i) => ['1', '2', '1', '999', '?', 's'][i % 6]).join('\n');
    const { code, out, err } = await spawnEngawa(['play', id, '--lang', language, '--seed', 'tea'], input);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(TEXTS[language].gameOver);
    expect(out).not.toMatch(/undefined|NaN|\[object|null|[{}_]/);
    if (language !== 'en') expect(out).not.toMatch(/[A-Za-z]/);
  });

  it('save a record, replay it in every language and verify it', async () => {
    const folder = newFolder();
    const input = Array.from({ length: 400 }, (_, i) => (i === 3 ? 'r half.txt' : '1')).join('\n');
    expect((await spawnEngawa(['play', id, '--seed', 'tea', '--bots', 'random'], input, folder)).code).toBe(0);
    const half = documentOf(await spawnEngawa(['replay', 'half.txt', '--json'], '', folder)) as Record<string, unknown>;
    expect(Object.keys(half)).toEqual([
      'game',
      'version',
      'seats',
      'options',
      'entries',
      'at',
      'over',
      'state',
      'stateHash',
      'standings',
    ]);
    expect(half).toMatchObject({ game: id, over: false, at: half.entries });
    const start = documentOf(await spawnEngawa(['replay', 'half.txt', '--to', '0', '--json'], '', folder));
    expect(start).toMatchObject({ at: 0, entries: half.entries });
    for (const language of LANGUAGES) {
      const { code, out } = await spawnEngawa(['replay', 'half.txt', '--lang', language], '', folder);
      expect(code).toBe(0);
      expect(out).toContain(TEXTS[language].replayAt(half.at as number, half.entries as number));
      // The names of those who played are the record's own.
      if (language !== 'en') expect(out.replaceAll(/Player|Kitsune/g, '')).not.toMatch(/[A-Za-z]/);
    }
    expect(await spawnEngawa(['verify', 'half.txt'], '', folder)).toMatchObject({ code: 0, err: '' });
    const tooFar = await spawnEngawa(['replay', 'half.txt', '--to', '999999'], '', folder);
    expect(tooFar.code).toBe(2);
    expect(tooFar.err).toMatch(/^--to must be a whole number from 0 to \d+: so many choices are in the record\.\n$/);
  });

  it('refuse a record with a changed byte', async () => {
    const folder = newFolder();
    await spawnEngawa(['play', id, '--seed', 'tea'], '1\nr half.txt\nq\n', folder);
    const written = readFileSync(join(folder, 'half.txt'), 'utf8');
    writeFileSync(
      join(folder, 'changed.txt'),
      written.replace(/^setup : (\d)/m, (_, lot) => `setup : ${(Number(lot) + 1) % 10}`),
    );
    const { code, out, err } = await spawnEngawa(['verify', 'changed.txt'], '', folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('changed.txt is no valid record: The digest does not fit: the record was changed.\n');
  });
});

describe('the process', () => {
  const bin = fileURLToPath(new URL('../bin/engawa.mjs', import.meta.url));

  it('ends quietly when nobody reads its output any more', async () => {
    const child = spawn(process.execPath, [bin, 'play', id, '--seats', `${max}`], { cwd: newFolder() });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => {
      child.stdout.destroy();
      child.stdin.write('1\n'.repeat(500));
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });

  it('starts with npx in a checkout, because npm links it', () => {
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    expect(existsSync(join(root, 'node_modules', '.bin', 'engawa'))).toBe(true);
  });
});
