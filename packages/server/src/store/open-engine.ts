import { sql } from 'kysely';
import type { Engine, StoreLocation } from './engine.ts';
import type { Faults } from './faults.ts';

/** Connects, and does not look at the schema yet. */
export async function openEngine(location: StoreLocation, faults?: Faults): Promise<Engine> {
  let engine: Engine | undefined;
  try {
    engine = await engineAt(location, faults);
    await sql`select 1`.execute(engine.db);
    return engine;
  } catch (error) {
    await engine?.close();
    const { dataFolder, databaseUrl } = location;
    const place = databaseUrl === null ? `The store in ${dataFolder}` : `PostgreSQL at ${withoutPassword(databaseUrl)}`;
    throw new Error(`${place} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
}

/** Only the driver that is needed is loaded. */
async function engineAt({ dataFolder, databaseUrl }: StoreLocation, faults?: Faults): Promise<Engine> {
  if (databaseUrl === null) return (await import('./libsql/engine.ts')).openLibsql(dataFolder, faults);
  return (await import('./postgres/engine.ts')).openPostgres(databaseUrl);
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the given address';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Node gathers the failures of all of a name's addresses in an error without words. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
