import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { startPostgres, stopWithout } from './postgres-server.ts';

const PATIENCE = 60_000;

export interface FreshDatabase {
  readonly url: string;
  /** Also when somebody is still connected. */
  drop(): Promise<void>;
}

/** An empty database of one's own on a real server: TEST_DATABASE_URL's, or one that is started for this run. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL || (await serverOfThisRun());
  const name = `engawa_test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(server, `drop database if exists ${name} with (force)`) };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function serverOfThisRun(): Promise<string> {
  const { folder, runner } = inject('postgres');
  const answer = join(folder, 'answer');
  if (isFirst(folder)) {
    stopWithout(runner, folder);
    const found = await startPostgres(folder).catch((error: unknown) => String(error));
    writeFileSync(`${answer}.partial`, found);
    renameSync(`${answer}.partial`, answer);
  }
  for (let waited = 0; !existsSync(answer); waited += 50) {
    if (waited > PATIENCE) throw new Error('PostgreSQL for the tests did not start.');
    await wait(50);
  }
  const found = readFileSync(answer, 'utf8');
  if (!found.startsWith('postgres://')) throw new Error(found);
  return found;
}

function isFirst(folder: string): boolean {
  try {
    writeFileSync(join(folder, 'starting'), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
