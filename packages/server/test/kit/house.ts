import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Config } from '../../src/config.ts';
import { readConfig } from '../../src/read-config.ts';
import { type Replacements, type RunningServer, startServer } from '../../src/server.ts';
import { botFiles } from './bot-files.ts';

export const silent = pino({ level: 'silent' });

/** A folder that is gone when the test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Limits that no test reaches by accident, bots that do not pause. */
export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    BOT_THREADS: '1',
    BOT_PAUSE: '0',
    LIMIT_FRAMES_PER_SECOND: '100000',
    LIMIT_REQUESTS_PER_SECOND: '100000',
    LIMIT_GUESTS_PER_HOUR: '100000',
    LIMIT_SIGN_INS_PER_HOUR: '100000',
    LIMIT_TABLES_PER_HOUR: '100000',
    LIMIT_CHAT_PER_MINUTE: '100000',
    LIMIT_SOCKETS_PER_ADDRESS: '100000',
    ...env,
  });
}

/** A server in this process, closed when the test is over. */
export async function openHouse(
  env: Readonly<Record<string, string>> = {},
  own: Replacements = {},
): Promise<RunningServer> {
  const needsFolder = env.DATABASE_URL === undefined && env.DATA_DIR === undefined;
  const config = testConfig(needsFolder ? { DATA_DIR: scratchFolder(), ...env } : env);
  const server = await startServer(config, { log: silent, botFiles: await botFiles(), ...own });
  onTestFinished(() => server.close());
  return server;
}
