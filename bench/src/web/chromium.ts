import { spawnSync } from 'node:child_process';

/** Debian's browser, or the one that `CHROMIUM` names. */
export function findChromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const { status, stdout } = spawnSync('which', ['chromium'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('Chromium is needed: install it, or name it in the environment variable CHROMIUM.');
  return stdout.trim();
}
