import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { botEntries, settings } from '../../scripts/build.mjs';

/** In this package: elsewhere Node would find other versions of the dependencies. */
const cache = fileURLToPath(new URL('../../.cache/faults', import.meta.url));
const child = fileURLToPath(new URL('child.ts', import.meta.url));

let building: Promise<string> | undefined;

/** The file to start: child.ts with today's sources. Several test files may ask at once. */
export function childBundle(): Promise<string> {
  building ??= bundle();
  return building;
}

/** The folder is named after what is in it and appears complete: whoever comes second finds the same bytes. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    ...settings({ child, ...botEntries }, cache),
    sourcemap: false,
    write: false,
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = join(cache, hash.digest('hex').slice(0, 16));
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'making-'));
  for (const { path, contents } of outputFiles) writeFileSync(join(scratch, basename(path)), contents);
  try {
    renameSync(scratch, folder);
  } catch {
    rmSync(scratch, { recursive: true, force: true });
  }
  return join(folder, 'child.mjs');
}
