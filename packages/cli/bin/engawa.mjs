#!/usr/bin/env node
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';

// A bundle plays twice as fast as modules that are translated one by one while they are loaded.
const here = fileURLToPath(import.meta.url);
const cli = join(dirname(here), '..');
const outdir = join(cli, '..', '..', 'node_modules', '.cache', 'engawa', 'cli');
const options = {
  entryPoints: { main: join(cli, 'src', 'main.ts') },
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
};
await bundle(options, here);
await import(pathToFileURL(join(outdir, 'main.mjs')).href);
