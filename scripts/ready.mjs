import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const NEEDED = [20, 19];

/** Sees to it that the checkout in this folder can run; otherwise says in a sentence why not, and ends the process. */
export function makeReady(folder) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    stop(`Engawa needs Node.js ${NEEDED.join('.')} or newer, and this is ${process.versions.node}.`);
  }
  if (isInstalled(folder)) return;
  console.error('Installing what Engawa needs (once) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    // Standard output belongs to the program that is started afterwards.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('npm ci did not succeed; the lines above say why.');
}

/** npm writes this file last: if it is older than the lock file, something has changed since. */
function isInstalled(folder) {
  const installed = changedAt(join(folder, 'node_modules', '.package-lock.json'));
  return installed !== undefined && installed >= (changedAt(join(folder, 'package-lock.json')) ?? 0);
}

function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
