import type { Kysely } from 'kysely';
import type { StoreLocation } from '../engine.ts';
import { isKnownSchema, migrate, schemaOf } from '../migrations/migrate.ts';
import { openEngine } from '../open-engine.ts';
import type { Database } from '../schema.ts';
import { readHeader, readRows } from './read.ts';
import { insertRows, tableWithRows } from './tables.ts';

/** Fills an empty store from a backup, also from one that the other kind of store has written, or an older version. */
export async function restore(file: string, location: StoreLocation): Promise<void> {
  const { schema } = await readHeader(file);
  if (!isKnownSchema(schema)) throw new Error(`${file} was written by a newer version of Engawa: use that one.`);
  // Once to the end before anything is touched.
  for await (const _ of readRows(file));

  const engine = await openEngine(location);
  try {
    await makeSchema(engine.db, schema);
    await engine.db.transaction().execute(async (db) => {
      const table = await tableWithRows(db);
      if (table !== undefined)
        throw new Error(`The store is not empty: it has ${table}. A backup is restored into an empty one.`);
      for await (const { shape, rows } of readRows(file)) await insertRows(db, shape, rows);
    });
    await migrate(engine.db);
  } finally {
    await engine.close();
  }
}

/** The rows are put into the schema that they were taken from, and only then brought up to date. */
async function makeSchema(db: Kysely<Database>, schema: string): Promise<void> {
  const found = await schemaOf(db);
  if (found === null) await migrate(db, schema);
  else if (found !== schema) {
    throw new Error(
      `The backup has the schema ${schema}, and the store already has ${found}: restore into a store that was never used.`,
    );
  }
}
