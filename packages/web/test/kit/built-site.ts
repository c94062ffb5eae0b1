import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../../scripts/build.mjs';

const CACHE = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'engawa');
const LOCK = join(CACHE, 'site.lock');
/** Whoever held the lock for so long is no longer there. */
const LONGEST_BUILD = 120_000;

/** The site as people get it, built once however many test files want it. */
export async function builtSite(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  while (!takeLock()) await wait(100);
  try {
    return await buildSite(join(CACHE, 'site'));
  } finally {
    rmdirSync(LOCK);
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > LONGEST_BUILD) rmdirSync(LOCK);
    return false;
  }
}
