// npm start: opens the terminal game, on a fresh clone too. Whatever follows `--` is handed on: npm start -- tokaido --lang uk
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReady } from './ready.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
makeReady(root);
const engawa = join(root, 'packages', 'cli', 'bin', 'engawa.mjs');
const { status } = spawnSync(process.execPath, [engawa, 'play', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
