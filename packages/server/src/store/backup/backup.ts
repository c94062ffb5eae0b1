import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { StoreLocation } from '../engine.ts';
import { fileOf } from '../libsql/engine.ts';
import { schemaOf } from '../migrations/migrate.ts';
import { openEngine } from '../open-engine.ts';
import type { Database } from '../schema.ts';
import { FORMAT, type Header, LineWriter, type Trailer, writeWhole } from './file.ts';
import { rowsOf, tablesOf } from './tables.ts';

/** Writes the whole store, as it is at one moment, into one file, while servers go on using it. */
export async function backup(location: StoreLocation, file: string): Promise<void> {
  if (location.databaseUrl === null && !existsSync(fileOf(location.dataFolder))) {
    throw new Error(`There is no store in ${location.dataFolder}.`);
  }
  const engine = await openEngine(location);
  try {
    const moment = engine.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await moment.execute((db) => writeAll(db, file));
  } finally {
    await engine.close();
  }
}

async function writeAll(db: Kysely<Database>, file: string): Promise<void> {
  const schema = await schemaOf(db);
  if (schema === null) throw new Error('There is nothing to back up: the store has never been used.');
  await writeWhole(file, async (handle) => {
    const lines = new LineWriter(handle);
    const counts: Record<string, number> = {};
    await lines.write([{ engawa: 'backup', format: FORMAT, schema } satisfies Header]);
    for (const shape of await tablesOf(db)) {
      counts[shape.table] = 0;
      await lines.write([shape]);
      for await (const rows of rowsOf(db, shape)) {
        counts[shape.table]! += rows.length;
        await lines.write(rows);
      }
    }
    await lines.write([{ end: 'backup', rows: counts, sha256: lines.sha256() } satisfies Trailer]);
  });
}
