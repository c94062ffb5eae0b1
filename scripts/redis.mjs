import { spawnSync } from 'node:child_process';

/** The Redis server on this machine, or undefined. `REDIS_SERVER` names another one. */
export function findRedis() {
  if (process.env.REDIS_SERVER) return process.env.REDIS_SERVER;
  const { status, stdout } = spawnSync('which', ['redis-server'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Finds a Redis for the tests, or installs Debian's package where that is possible. */
export function needRedis() {
  if (process.env.TEST_REDIS_URL || findRedis()) return;
  console.error('Installing Redis from Debian’s packages (once) …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const mayInstall = process.getuid?.() === 0;
  if (mayInstall && apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'redis-server'))
    return;
  console.error('The tests need Redis: install it, or name a running one in the environment variable TEST_REDIS_URL.');
  process.exit(1);
}
