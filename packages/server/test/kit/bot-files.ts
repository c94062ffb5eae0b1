import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { botEntries, settings } from '../../scripts/build.mjs';
import type { BotFiles } from '../../src/bots/pool.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/engawa-test', import.meta.url));
const badWorker = fileURLToPath(new URL('bad-worker.ts', import.meta.url));

/** The bundles of today's sources, for `createBotPool`. Several test files may ask at once. */
export async function botFiles(): Promise<BotFiles> {
  const folder = await built();
  return { process: join(folder, 'bot-process.mjs'), worker: join(folder, 'bot-worker.mjs') };
}

/** The same with the bots of bad-worker.ts. */
export async function badBotFiles(): Promise<BotFiles> {
  return { ...(await botFiles()), worker: join(await built(), 'bad-worker.mjs') };
}

let building: Promise<string> | undefined;

function built(): Promise<string> {
  building ??= bundle();
  return building;
}

/** The folder is named after what is in it and appears complete: whoever comes second finds the same bytes. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    ...settings({ ...botEntries, 'bad-worker': badWorker }, cache),
    sourcemap: false,
    write: false,
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(cache, `bots-${hash.digest('hex').slice(0, 16)}`);
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'making-'));
  for (const { path, contents } of outputFiles) writeFileSync(join(scratch, basename(path)), contents);
  try {
    renameSync(scratch, folder);
  } catch {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}
