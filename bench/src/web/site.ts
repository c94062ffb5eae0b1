import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const load = createRequire(import.meta.url);
const ROOT = join(load.resolve('@engawa/bench'), '..', '..', '..');

export interface RunningSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** The site as people get it: built, and served by a process of its own on an empty store. */
export async function openSite(): Promise<RunningSite> {
  await run(join(ROOT, 'scripts', 'build.mjs'));
  const cache = join(ROOT, 'node_modules', '.cache', 'engawa');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'web-bench-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    LIMIT_TABLES_PER_HOUR: '10000',
  };
  const server = spawn(process.execPath, [join(ROOT, 'packages', 'server', 'dist', 'main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const close = async () => {
    server.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await addressSaidBy(server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function run(script: string): Promise<void> {
  const [code] = await once(spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${script} has failed.`);
}

async function addressSaidBy(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of server.stdout!.setEncoding('utf8')) {
    said += text;
    const origin = /http:\/\/[^\s/]+:\d+/.exec(said)?.[0];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The server did not open: ${said}`);
}
