import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Replacements, type RunningServer, startServer } from '../../src/server.ts';
import { botFiles } from './bot-files.ts';
import { silent, testConfig } from './house.ts';
import { TEST_GAMES } from './test-games.ts';

/** One server with the small games for all tests of a group that do not disturb each other. */
export function sharedHouse(own: Replacements = {}): () => RunningServer {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-house-'));
  let house: RunningServer | undefined;
  beforeAll(async () => {
    const config = testConfig({ DATA_DIR: folder });
    house = await startServer(config, { log: silent, botFiles: await botFiles(), games: TEST_GAMES, ...own });
  });
  afterAll(async () => {
    await house?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => house!;
}
