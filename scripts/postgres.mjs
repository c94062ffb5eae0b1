import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs on this machine, the newest of them, or undefined. `POSTGRES_BIN` names another one. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const { status, stdout } = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  if (status === 0) folders.push(dirname(stdout.trim()));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Finds PostgreSQL, or installs Debian's package where that is possible. */
export function needPostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  console.error('Installing PostgreSQL from Debian’s packages (once) …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const mayInstall = process.getuid?.() === 0;
  if (mayInstall && apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', 'postgresql')) return;
  console.error(
    'The tests need PostgreSQL: install it, name the folder of its programs in the environment variable POSTGRES_BIN, ' +
      'or name a server where databases may be made and dropped in TEST_DATABASE_URL.',
  );
  process.exit(1);
}
