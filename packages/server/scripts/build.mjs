import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';

const here = fileURLToPath(import.meta.url);
const server = join(dirname(here), '..');

/** Of hundreds of small modules each: to find and read them took a third of a start. */
const SCATTERED = /^(kysely|zod|hono|@hono\/node-server)($|\/)/;

/** Our own packages are TypeScript and go into the bundle; others stay where npm put them, native parts and all. */
const fewPackages = {
  name: 'few-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@engawa/') || SCATTERED.test(path)) return undefined;
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
    plugins: [fewPackages],
    logLevel: 'error',
  };
}

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
  await bundle(settings(entries, outdir), here);
  return { main: join(outdir, 'main.mjs'), index: join(outdir, 'index.mjs') };
}
