import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findPostgres } from '../../../../scripts/postgres.mjs';

const PORT_ATTEMPTS = 3;

/** Starts a PostgreSQL of its own in an empty folder. It outlives this process: see `stopPostgres` and `stopWithout`. */
export async function startPostgres(folder: string): Promise<string> {
  const owner = ownerOfServer();
  // PostgreSQL refuses to run as root.
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    spawnSync(join(findPostgres() ?? '', program), args, { ...owner, cwd: folder, encoding: 'utf8', timeout: 60_000 });

  const made = run('initdb', '-D', data(folder), '-U', 'engawa', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N');
  if (made.status !== 0) throw new Error(`initdb did not succeed: ${made.error ?? made.stderr}`);

  const log = join(folder, 'log');
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    // Without commas, spaces or quotes: pg_ctl hands this to a shell.
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
    const started = run('pg_ctl', 'start', '-w', '-D', data(folder), '-l', log, '-o', options);
    if (started.status === 0) return `postgres://engawa@127.0.0.1:${port}/postgres`;
    // Somebody else may have taken the port in between.
    if (attempt === PORT_ATTEMPTS) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`);
  }
}

/** Ends the server of this folder, if there is one, and removes the folder. */
export function stopPostgres(folder: string): void {
  const server = serverOf(folder);
  if (server !== undefined) spawnSync('sh', ['-c', STOP, 'sh', String(server)]);
  rmSync(folder, { recursive: true, force: true });
}

/** Ends the server when another process is gone, however that one ended: nobody tidies up after kill -9. */
export function stopWithout(runner: number, folder: string): void {
  const watch =
    'while kill -0 "$1" 2>/dev/null && [ -d "$2" ]; do sleep 1; done; [ -d "$2" ] || exit 0; ' +
    'kill -QUIT "$(head -n 1 "$2/data/postmaster.pid")"; rm -rf "$2"';
  spawn('sh', ['-c', watch, 'sh', String(runner), folder], { detached: true, stdio: 'ignore', cwd: '/' }).unref();
}

/** The data are thrown away: no need for PostgreSQL to write a last checkpoint. */
const STOP = 'kill -QUIT "$1"; for i in $(seq 100); do kill -0 "$1" 2>/dev/null || exit 0; sleep 0.05; done';

function data(folder: string): string {
  return join(folder, 'data');
}

function serverOf(folder: string): number | undefined {
  const file = join(data(folder), 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

function ownerOfServer(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string, which: string) => spawnSync('id', [which, user], { encoding: 'utf8' });
  const user = idOf('postgres', '-u').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(idOf(user, '-u').stdout), gid: Number(idOf(user, '-g').stdout) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });
}
