import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from '@engawa/bots';
import { LANGUAGES, readRecord } from '@engawa/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEXTS } from '../src/text/text.ts';
import { engawa, newFolder, type Ran } from './terminal.ts';

const folder = newFolder();
const review = (...words: string[]): Promise<Ran> => engawa(['review', ...words], { folder });

beforeAll(async () => {
  // To wave a fan with a high number is not the best way to play.
  const whole = ['3', '1', '2', '1', '1', '1', '1', 'r game.txt'];
  await engawa(['play', 'fans', '--seed', 'moon'], { folder, lines: whole });
  await engawa(['play', 'fans', '--seed', 'moon'], { folder, lines: ['1', 'r half.txt', 'q'] });
});

describe('engawa review', () => {
  it('prints the review as JSON', async () => {
    const { code, out, err } = await review('game.txt', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { decisions, chances, accounts, key } = JSON.parse(out) as Review;
    const { entries } = readRecord(readFileSync(join(folder, 'game.txt'), 'utf8'));
    expect(chances).toHaveLength(entries.length + 1);
    expect(accounts).toHaveLength(2);
    expect(key.some(({ why }) => why === 'missed')).toBe(true);
    for (const { at, seat, choice } of decisions) expect(entries[at]).toMatchObject({ seat, choice });
    expect((await review('game.txt', '--json', '--iterations', '3')).out).not.toBe(out);
  });

  it.each(LANGUAGES)('tells it in %s', async (language) => {
    const { code, out, err } = await review('game.txt', '--lang', language);
    const text = TEXTS[language];
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const words of [text.reviewChances, text.reviewMoments, `${text.reviewBetter}: `, ...text.reviewColumns]) {
      expect(out).toContain(words);
    }
    expect(out).not.toMatch(/undefined|NaN|\[object|null|[{}]/);
    // The names of those who played are the record's own.
    if (language !== 'en') expect(out.replaceAll(/Player|Kitsune/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('shows how far it is where somebody looks', async () => {
    const { err } = await engawa(['review', 'game.txt'], { folder, isTerminal: true });
    expect(err).toContain('█');
  });

  it('refuses a game that is not over', async () => {
    const { code, out, err } = await review('half.txt');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      'half.txt cannot be reviewed: The game of this record is not over: only a finished game can be reviewed.\n',
    );
  });
});
