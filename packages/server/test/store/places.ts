import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach } from 'vitest';
import type { StoreLocation } from '../../src/store/engine.ts';
import type { Faults } from '../../src/store/faults.ts';
import { openEngine } from '../../src/store/open-engine.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Append, LogRow, Store } from '../../src/store/store.ts';
import { type FreshDatabase, freshDatabase } from '../kit/postgres.ts';

/** Where a test may have a store of its own. */
export type MakePlace = () => Promise<StoreLocation>;

const leftOvers: (() => unknown)[] = [];

afterEach(async () => {
  for (const remove of leftOvers.splice(0).reverse()) await remove();
});

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-store-'));
  leftOvers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function embeddedPlace(): Promise<StoreLocation> {
  return { dataFolder: join(scratchFolder(), 'data'), databaseUrl: null };
}

export async function postgresPlace(): Promise<StoreLocation> {
  const database = databases.pop() ?? (await freshDatabase());
  const place = { dataFolder: '', databaseUrl: database.url };
  leftOvers.push(async () => {
    await wipe(place);
    databases.push(database);
  });
  return place;
}

/** Quicker than a new database for each test. */
const databases: FreshDatabase[] = [];

afterAll(async () => {
  for (const { drop } of databases.splice(0)) await drop();
});

async function wipe(place: StoreLocation): Promise<void> {
  const { db, close } = await openEngine(place);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await close();
}

/** Closed at the end of the test, if not before. */
export async function open(location: StoreLocation, faults?: Faults): Promise<Store> {
  const store = await openStore(faults ? { ...location, faults } : location);
  leftOvers.push(() => store.close());
  return store;
}

export function row(table: string, number: number, more: Partial<LogRow> = {}): LogRow {
  return {
    table_id: table,
    number,
    at: 1_800_000_000_000 + number,
    seat: 0,
    id: null,
    what: `{"n":${number}}`,
    ...more,
  };
}

export function entry(table: string, number: number, more: Partial<LogRow> = {}): Append {
  return { row: row(table, number, more) };
}

/** What became of each: a word, or the message of the error. */
export function outcomes(appends: readonly Promise<string>[]): Promise<string[]> {
  return Promise.all(appends.map((append) => append.catch((error: unknown) => `failed: ${(error as Error).message}`)));
}
