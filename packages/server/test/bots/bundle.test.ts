import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botEntries, buildServer, settings } from '../../scripts/build.mjs';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/engawa-test', import.meta.url));
const source = fileURLToPath(new URL('../../src/bots/pool.ts', import.meta.url));
let folder: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'bundle-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds its process and its worker beside itself when it is bundled', async () => {
  await build(settings({ server: source, ...botEntries }, folder));
  const { createBotPool } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'server.mjs')).href
  )) as typeof import('../../src/bots/pool.ts');
  const errors: (string | undefined)[] = [];
  const onThought = ({ error }: { error?: string }) => errors.push(error);
  const pool = createBotPool({ threads: 1, memory: 64, time: 1000, grace: 20_000, onThought });
  // A sentence of the worker: it is there.
  await pool.think({ game: 'chess', view: { agenda: [] }, seat: 0, bot: 'random', seed: 1, time: 10 });
  await pool.close();
  expect(errors).toEqual([expect.stringContaining('There is no game "chess"')]);
});

it('is not bundled where Node would find other versions of its dependencies', async () => {
  await expect(buildServer('/tmp/elsewhere')).rejects.toThrow('must be in');
});
