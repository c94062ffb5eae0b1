import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { StoreLocation } from '../../src/store/engine.ts';
import { openEngine } from '../../src/store/open-engine.ts';
import type { Database } from '../../src/store/schema.ts';
import { scratchFolder } from '../kit/house.ts';
import { freshDatabase } from '../kit/postgres.ts';

export const KINDS = ['libsql', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** Where a server keeps its tables, gone when the test is over. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly location: StoreLocation;
}

export async function makePlace(kind: Kind): Promise<Place> {
  if (kind === 'libsql') return folderPlace(join(scratchFolder(), 'data'));
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return databasePlace(url);
}

function folderPlace(folder: string): Place {
  return { env: { DATA_DIR: folder }, location: { dataFolder: folder, databaseUrl: null } };
}

export function databasePlace(url: string): Place {
  return { env: { DATABASE_URL: url }, location: { dataFolder: '', databaseUrl: url } };
}

/** Reads beside the servers, without being one. */
export async function readBeside({ location }: Place): Promise<Kysely<Database>> {
  const { db, close } = await openEngine(location);
  onTestFinished(close);
  return db;
}
