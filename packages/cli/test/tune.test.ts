import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginTuning, isDone, readTuning, tuneOn, valuesOf } from '@engawa/bots';
import { GAMES } from '@engawa/games';
import { type Game, LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { orchard } from '../../bots/test/orchard.ts';
import { TUNE_TEXTS } from '../src/text/tune.ts';
import { rewriteWeights } from '../src/weights-file.ts';
import { engawa, newFolder } from './terminal.ts';

/** Somebody to whom all fruit is alike: much to be gained. And somebody who knows: nothing. */
const wrong = orchard([2, 2, 2]) as unknown as Game;
const right = orchard([1, 2, 4]) as unknown as Game;
const STATE = 'engawa-tune-orchard.json';

const tune = (words: string, folder = newFolder(), game = wrong) =>
  engawa(['tune', 'orchard', ...words.split(' ').filter(Boolean)], { folder, catalogue: [game] });

const SOURCE = `import type { AnyNumbers, Tuned } from '@engawa/kernel';

export const TUNED: Tuned | null = null;

export const WEIGHTS = {
  /** Apples, pears and 1 kind of plum. */
  fruit: [2, 2, 2],
  nothing: 0,
} as const;
`;

function project(source = SOURCE): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'packages/orchard/src'), { recursive: true });
  writeFileSync(join(folder, 'packages/orchard/src/weights.ts'), source);
  return folder;
}
const sourceIn = (folder: string) => readFileSync(join(folder, 'packages/orchard/src/weights.ts'), 'utf8');

describe('engawa tune', () => {
  it('tells as JSON and in words what it has found', async () => {
    const folder = newFolder();
    const { code, out, err } = await tune('--games 800 --seed 3 --json', folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const outcome = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(outcome)).toEqual(['before', 'after', 'seats', 'games', 'share', 'low', 'high', 'isBetter']);
    expect(outcome).toMatchObject({ before: { fruit: [2, 2, 2], nothing: 0 }, seats: 2, games: 800, isBetter: true });
    const { fruit } = outcome.after as { fruit: [number, number, number] };
    expect(fruit[2]).toBeGreaterThan(fruit[0]);
    // The run is over: to ask again costs nothing, and gives the same.
    for (const language of LANGUAGES) {
      const told = await tune(`--games 800 --seed 3 --lang ${language}`, folder);
      expect(told).toMatchObject({ code: 0, err: '' });
      expect(told.out).toContain(TUNE_TEXTS[language].better);
      expect(told.out).toMatch(new RegExp(`^fruit\\.2 +2 +${fruit[2]}$`, 'm'));
      const words = told.out.replaceAll(/Orchard|fruit|nothing/g, '');
      if (language !== 'en') expect(words).not.toMatch(/[A-Za-z]/);
    }
  });

  it('goes on where it was stopped', async () => {
    const plan = { seats: 2, games: 64, seed: 1 };
    const folder = newFolder();
    let state = beginTuning(wrong, plan);
    for (let i = 0; i < 3; i++) state = tuneOn(wrong, state);
    writeFileSync(join(folder, STATE), JSON.stringify(state));
    const resumed = await tune('--games 64 --json', folder);
    expect(resumed.out).toBe((await tune('--games 64 --json')).out);
    expect(isDone(readTuning(readFileSync(join(folder, STATE), 'utf8'))!)).toBe(true);
    expect(readdirSync(folder)).toEqual([STATE]);
  });

  it('keeps its state where it is told to, and leaves files alone that are not its own', async () => {
    const folder = newFolder();
    await tune('--games 16 --state mine.json', folder);
    expect(readdirSync(folder)).toEqual(['mine.json']);
    expect(await tune('--games 24 --state mine.json', folder)).toMatchObject({
      code: 1,
      err: 'mine.json is the state of another tuning (orchard, 2 seats, 16 games, seed 1, or other weights): name another --state.\n',
    });
    expect((await tune('--games 16 --state mine.json', folder, right)).err).toContain('another tuning');
    writeFileSync(join(folder, 'letter.txt'), 'Dear reader');
    expect(await tune('--state letter.txt', folder)).toMatchObject({
      code: 1,
      err: 'letter.txt is no state of a tuning: it is left as it is.\n',
    });
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear reader');
    expect((await tune('--state no/where.json', folder)).err).toBe(
      'no/where.json cannot be written: there is no such folder.\n',
    );
  });

  it('shows how far it is on a terminal', async () => {
    const { err } = await engawa(['tune', 'orchard', '--games', '32'], { catalogue: [wrong], isTerminal: true });
    expect(err).toMatch(/░ 0\/32 orchard/);
  });

  it('writes better weights, with the day, the games and the gain', async () => {
    const folder = project();
    const { code, out } = await tune('--games 800 --seed 3 --write', folder);
    expect(code).toBe(0);
    expect(out).toContain('The new weights are in packages/orchard/src/weights.ts.\n');
    const source = sourceIn(folder);
    expect(source).toMatch(
      /^export const TUNED: Tuned \| null = \{ date: '\d{4}-\d\d-\d\d', seats: 2, games: 800, share: 0\.\d+, low: 0\.\d+, high: 0\.\d+ \};$/m,
    );
    expect(source).toContain('/** Apples, pears and 1 kind of plum. */');
    expect(source).toMatch(/^ {2}fruit: \[1\.\d+, [\d.]+, [23]\.\d+\],$/m);
  });

  it('writes nothing that is not better, and nothing into another file', async () => {
    const folder = project();
    const { out } = await tune('--games 80 --write', folder, right);
    expect(out).toContain(TUNE_TEXTS.en.notBetter);
    expect(sourceIn(folder)).toBe(SOURCE);
    const changed = project(SOURCE.replace('[2, 2, 2]', '[2, 2, 3]'));
    expect((await tune('--games 800 --seed 3 --write', changed)).err).toBe(
      'packages/orchard/src/weights.ts has other numbers than the game: it is left as it is.\n',
    );
    expect(sourceIn(changed)).toContain('[2, 2, 3]');
    const elsewhere = newFolder();
    expect((await tune('--games 800 --seed 3 --write', elsewhere)).err).toBe(
      'There is no packages/orchard/src/weights.ts here: --write works in the folder of the project.\n',
    );
    expect(existsSync(join(elsewhere, 'packages'))).toBe(false);
  });

  it('refuses a game without weights', async () => {
    const { tuning: _, ...none } = wrong;
    expect(await engawa(['tune', 'orchard'], { catalogue: [none] })).toMatchObject({
      code: 1,
      err: 'The game orchard has no weights that could be tuned.\n',
    });
  });
});

describe('the table of weights', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('of %s can be written anew', (id, { tuning }) => {
    const file = new URL(`../../${id}/src/weights.ts`, import.meta.url);
    const source = readFileSync(file, 'utf8');
    const before = valuesOf(tuning!.weights);
    const tuned = { date: '2026-01-31', seats: 2, games: 8, share: 0.6, low: 0.55, high: 0.65 };
    const after = before.map((_, i) => i / 4);
    const written = rewriteWeights(source, before, after, tuned)!;
    expect(rewriteWeights(written, after, before, tuned)!.split('export const WEIGHTS')[1]).toBe(
      source.split('export const WEIGHTS')[1],
    );
    expect(written).toContain("date: '2026-01-31'");
  });
});
