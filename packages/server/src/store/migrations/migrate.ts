import { type Kysely, type Migration, Migrator } from 'kysely';
import { isMissingTable } from '../errors.ts';
import type { Database } from '../schema.ts';
import { firstSchema } from './first-schema.ts';
import { noIndexOfIds } from './no-index-of-ids.ts';
import { noticesSchema } from './notices-schema.ts';

/** In their order, which is also that of the alphabet. A migration that was once released is never changed again. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-schema': firstSchema,
  '0002-notices': noticesSchema,
  '0003-no-index-of-ids': noIndexOfIds,
};

const NAMES = Object.keys(MIGRATIONS);

/** The name of the migration that was done last, null for a store without any; refuses what a newer program has made. */
export async function schemaOf(db: Kysely<Database>): Promise<string | null> {
  const done = await migrationsDone(db);
  const unknown = done.find((name) => !isKnownSchema(name));
  if (unknown !== undefined) {
    throw new Error(
      `A newer version of Engawa has made or changed this store: it has the schema ${unknown}, ` +
        `and this version knows no newer one than ${NAMES.at(-1)}. Start the newer version.`,
    );
  }
  return done.at(-1) ?? null;
}

export function isKnownSchema(name: string): boolean {
  return NAMES.includes(name);
}

/** Up to the newest schema, or to the named one. Any number of processes may call it at once. */
export async function migrate(db: Kysely<Database>, schema = NAMES.at(-1)!): Promise<void> {
  if ((await schemaOf(db)) === schema) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo(schema);
  if (error === undefined) return;
  // Somebody with a newer program may have been quicker.
  await schemaOf(db);
  throw error;
}

async function migrationsDone(db: Kysely<Database>): Promise<string[]> {
  try {
    const rows = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}
