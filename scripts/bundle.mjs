import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const DAY = 86_400_000;
/** Milliseconds that a file's time may be behind the clock. */
const COARSE = 20;
/** Beside a bundle: what it was made of, and what it consists of. */
const MADE_OF = '.made-of.json';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** May change a bundle, though esbuild does not read them. */
const BESIDES = [fileURLToPath(import.meta.url), join(root, 'package-lock.json')];

/**
 * Bundles with esbuild into `options.outdir`, unless that has been done and nothing has changed since: to bundle takes half
 * of the time of a start. `maker`: the file that the options stand in.
 */
export async function bundle(options, maker) {
  const { outdir } = options;
  const known = rememberedIn(outdir);
  if (known.length > 0 && known.every(({ path, sign }) => signOf(path) === sign)) return;
  const { build, stop } = await import('esbuild');
  const began = Date.now();
  const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
  // The compiler is a large process of its own, and a server runs for months without it.
  await stop();
  mkdirSync(outdir, { recursive: true });
  // The parts first: whoever starts meanwhile finds all that its program names.
  const isProgram = ({ path }) => basename(path).split('.')[0] in options.entryPoints;
  const parts = outputFiles.filter((file) => !isProgram(file));
  for (const { path, contents } of [...parts, ...outputFiles.filter(isProgram)]) writeIfNew(path, contents);
  leaveForADay(outdir, known, new Set(outputFiles.map(({ path }) => basename(path))));
  const sources = [...BESIDES, maker, ...Object.keys(metafile.inputs).map((path) => resolve(path))];
  // Who knows whether it was read before it was changed or after?
  if (sources.some((path) => changedAt(path) > began - COARSE)) return;
  remember(outdir, [...sources, ...outputFiles.map(({ path }) => path)]);
}

/** Nothing, if nobody knows what the bundle was made of. */
function rememberedIn(outdir) {
  try {
    const list = JSON.parse(readFileSync(join(outdir, MADE_OF), 'utf8'));
    return list.map(([path, sign]) => ({ path: resolve(outdir, path), sign }));
  } catch {
    return [];
  }
}

/** By their places as seen from the bundle: a copy of the checkout is made of its own files. */
function remember(outdir, files) {
  const list = files.map((path) => [relative(outdir, path), signOf(path)]);
  writeIfNew(join(outdir, MADE_OF), Buffer.from(JSON.stringify(list)));
}

/** By size and time: to read them all would take as long as to bundle them. */
function signOf(path) {
  const file = statSync(path, { throwIfNoEntry: false });
  return file === undefined ? 'missing' : `${file.size} ${file.mtimeMs}`;
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Whoever runs from this folder may yet load a part that the new bundle does not have. */
function leaveForADay(outdir, known, names) {
  const now = Date.now();
  const replaced = new Set(known.map(({ path }) => path));
  for (const name of readdirSync(outdir)) {
    if (!/\.mjs(\.map)?$/.test(name) || names.has(name)) continue;
    const path = join(outdir, name);
    if (replaced.has(path)) utimesSync(path, now / 1000, now / 1000);
    else if (changedAt(path) < now - DAY) rmSync(path, { force: true });
  }
}

/** A program that is running from this folder never meets half a file. */
function writeIfNew(path, contents) {
  if (holds(path, contents)) return;
  const scratch = `${path}.${process.pid}`;
  writeFileSync(scratch, contents);
  renameSync(scratch, path);
}

function holds(path, contents) {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}
