import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const DAY = 86_400_000;
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
  const list = join(outdir, MADE_OF);
  if (isAsRemembered(list)) return;
  const { build, stop } = await import('esbuild');
  const { outputFiles, metafile } = await build({ ...options, write: false, metafile: true });
  // The compiler is a large process of its own, and a server runs for months without it.
  await stop();
  mkdirSync(outdir, { recursive: true });
  // The parts first: whoever starts meanwhile finds all that its program names.
  const names = new Set(outputFiles.map(({ path }) => basename(path)));
  const parts = outputFiles.toSorted((a, b) => isEntry(a.path, options) - isEntry(b.path, options));
  for (const { path, contents } of parts) writeIfNew(path, contents);
  for (const name of readdirSync(outdir)) {
    const isOurs = /\.mjs(\.map)?$/.test(name);
    if (isOurs && !names.has(name) && isOld(join(outdir, name))) rmSync(join(outdir, name), { force: true });
  }
  const sources = Object.keys(metafile.inputs).map((path) => resolve(path));
  const files = [...BESIDES, maker, ...sources, ...outputFiles.map(({ path }) => path)];
  writeIfNew(list, Buffer.from(JSON.stringify(files.map((path) => [path, signOf(path)]))));
}

function isEntry(path, { entryPoints }) {
  return Object.keys(entryPoints).includes(basename(path).split('.')[0]) ? 1 : 0;
}

function isAsRemembered(list) {
  try {
    return JSON.parse(readFileSync(list, 'utf8')).every(([path, sign]) => signOf(path) === sign);
  } catch {
    return false;
  }
}

/** By size and time: to read them all would take as long as to bundle them. */
function signOf(path) {
  const file = statSync(path, { throwIfNoEntry: false });
  return file === undefined ? 'missing' : `${file.size} ${file.mtimeMs}`;
}

/** Whoever runs from this folder may yet load a part that a newer bundle does not have. */
function isOld(path) {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  return written < Date.now() - DAY;
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
