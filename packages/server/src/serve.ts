import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import { type Environment, readConfig, summaryOf } from './read-config.ts';
import { startServer } from './server.ts';

/** The built site lies beside this bundle. */
const SITE = fileURLToPath(new URL('./site', import.meta.url));
const PATIENCE = 15_000;
const WARM_UP = 1_000;

/** Serves until the process is told to end, and lets everybody finish first. The answer is the exit code. */
export async function serve(env: Environment, say: (text: string) => void): Promise<number> {
  const config = readConfig(env);
  const log = createLog(config);
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise was broken that nobody waited for'));
  const unlock = await lock(config);
  const server = await startServer(config, { log, ...(existsSync(SITE) ? { site: SITE } : {}) });
  const place = config.origin ?? `http://${hostIn(config.host)}:${server.port}`;
  say(`\nEngawa is open: ${place}\n\n${summaryOf(config).join('\n')}\n\n`);
  const warmUp = setTimeout(loadTheRest, WARM_UP, config);
  log.info({ signal: await firstSignal() }, 'closing');
  clearTimeout(warmUp);
  setTimeout(() => process.exit(1), PATIENCE).unref();
  try {
    await server.close();
    unlock();
    return 0;
  } catch (error) {
    log.error({ error }, 'the server did not close well');
    return 1;
  }
}

async function lock({ databaseUrl, dataFolder }: Config): Promise<() => void> {
  if (databaseUrl !== null) return () => {};
  const { lockStore } = await import('./store/libsql/lock.ts');
  return lockStore(dataFolder).unlock;
}

/** What not every visitor needs and takes long to load: better now than while people play. */
function loadTheRest({ notices }: Config): void {
  const rest = [import('@simplewebauthn/server'), import('openskill'), import('openskill/models')];
  void Promise.allSettled(notices.push === null ? rest : [...rest, import('web-push')]);
}

/** Later ones are not heard: Ctrl-C reaches a process once from the terminal and once more through npm. */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
  });
}

/** By its name: browsers keep no passkeys for an address. */
function hostIn(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
