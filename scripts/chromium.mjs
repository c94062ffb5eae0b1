import { spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser on this machine, or undefined. `CHROMIUM` names another one. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Finds a browser, or installs Debian's package where that is possible. */
export function needChromium() {
  if (findChromium()) return;
  console.error('Installing Chromium from Debian’s packages (once) …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const mayInstall = process.getuid?.() === 0;
  if (mayInstall && apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'chromium')) return;
  console.error('The tests need Chromium: install it, or name it in the environment variable CHROMIUM.');
  process.exit(1);
}
