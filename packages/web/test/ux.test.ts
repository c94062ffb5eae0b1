import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDERS: Readonly<Record<string, string>> = {
  e2e: 'packages/web/test/e2e',
  web: 'packages/web/test',
  server: 'packages/server/test',
  kernel: 'packages/kernel/test',
  screens: 'docs/screens',
};

const rows = readFileSync(join(ROOT, 'docs', 'ux.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ') as [string, string, string, string]);

/** Whether what a row names is a test, a folder of tests, or a kept picture. */
function isThere(name: string): boolean {
  const [first, ...rest] = name.split('/');
  const folder = FOLDERS[first!];
  if (folder === undefined) return false;
  const place = join(ROOT, folder, ...rest);
  return [place, `${place}.test.ts`, `${place}.jpg`, `${place}.webp`].some(existsSync);
}

describe('docs/ux.md', () => {
  it('has all 36 rows that we began with, and one that came to them', () => {
    expect(rows.map(([number]) => Number(number.slice(2)))).toEqual(Array.from({ length: 37 }, (_, i) => i + 1));
  });

  it.each(rows)('%s: %s (%s) is shown by tests that exist', (_number, _what, bar, shown) => {
    const named = [...shown.matchAll(/`([\w-]+(?:\/[\w-]+)*)`/g)].map(([, name]) => name!);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    if (bar.startsWith('must')) expect(named.length).toBeGreaterThan(0);
  });
});
