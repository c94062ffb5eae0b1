#!/usr/bin/env node
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

// The TypeScript is bundled anew at every start, which takes a tenth of a second: there is no build that could be out
// of date, and a bundle plays twice as fast as modules that are translated one by one while they are loaded.
const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '..', '..', '..', 'node_modules', '.cache', 'engawa');
mkdirSync(cache, { recursive: true });
const outdir = mkdtempSync(join(cache, 'run-'));
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
await build({
  entryPoints: [join(here, '..', 'src', 'main.ts')],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The server is bundled by itself, and only when a command needs it.
  external: ['boardgame.io/*', '@engawa/server/build'],
  logLevel: 'error',
});
// The compiler is a large process of its own, and a server runs for months without it.
await stop();
await import(pathToFileURL(join(outdir, 'main.mjs')).href);
