import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bitoku } from '../src/index.ts';

it('the page about the game lists every step, and no other', () => {
  const page = readFileSync(new URL('../../../docs/games/bitoku.md', import.meta.url), 'utf8');
  const table = page.split('<!-- steps -->')[1]!.split('<!-- /steps -->')[0]!;
  const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map((match) => match[1]!);
  expect(listed.sort()).toEqual(Object.keys(bitoku.rules).sort());
});
