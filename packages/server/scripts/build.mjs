import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

const server = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Our own packages are TypeScript and go into the bundle; all others stay where npm put them, native parts and all. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@engawa/')) return undefined;
      return { path, external: true };
    });
  },
};

/** How the server and its bots are bundled; `entryPoints` maps the name of a file to its source. */
export function settings(entryPoints, outdir) {
  return {
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [ownPackagesOnly],
    logLevel: 'error',
  };
}

const DAY = 86_400_000;

/** What bots need beside the server: the process that they live in, and what its threads run. */
export const botEntries = {
  'bot-process': join(server, 'src', 'bots', 'process.ts'),
  'bot-worker': join(server, 'src', 'bots', 'worker.ts'),
};

const entries = {
  main: join(server, 'src', 'main.ts'),
  index: join(server, 'src', 'index.ts'),
  ...botEntries,
};

/** Bundles the server into a folder of this package, and returns its files: the program, and the package for others. */
export async function buildServer(outdir = join(server, 'dist')) {
  // From elsewhere, Node would find other versions of the dependencies.
  if (relative(server, outdir).startsWith('..'))
    throw new RangeError(`The bundle must be in ${server}, not in ${outdir}.`);
  const { outputFiles } = await build({ ...settings(entries, outdir), write: false });
  mkdirSync(outdir, { recursive: true });
  for (const { path, contents } of outputFiles) writeIfNew(path, contents);
  const names = new Set(outputFiles.map(({ path }) => basename(path)));
  for (const name of readdirSync(outdir)) {
    const isOurs = /\.mjs(\.map)?$/.test(name);
    if (isOurs && !names.has(name) && isOld(join(outdir, name))) rmSync(join(outdir, name), { force: true });
  }
  return { main: join(outdir, 'main.mjs'), index: join(outdir, 'index.mjs') };
}

/** Whoever runs from this folder may yet load a part that a newer build does not have. */
function isOld(path) {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  return written < Date.now() - DAY;
}

/** Ends the compiler's process, which would otherwise stay as long as this one. */
export const stopBuilding = stop;

/** A server that is running from this folder never meets half a file. */
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
