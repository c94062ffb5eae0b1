import { Kysely, PostgresDialect } from 'kysely';
import type { Engine } from '../engine.ts';
import { insertInto, insertReturningSql, parametersOf, type RowName, whichAreIn } from '../insert.ts';
import type { Database } from '../schema.ts';
import type { LogRow } from '../store.ts';
import { openPool, strictly } from './pool.ts';

/** As many processes as wanted share one of these. */
export function openPostgres(url: string): Engine {
  const pool = openPool(url);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: strictly(pool) }) });
  const sql = insertReturningSql(db);

  async function insert(rows: readonly LogRow[]): Promise<readonly boolean[]> {
    const size = rows.length;
    // The name lets PostgreSQL plan it once for each connection.
    const statement = { name: `append-${size}`, text: sql(size), values: parametersOf(rows) };
    const { rows: got } = await pool.query<RowName>(statement);
    return whichAreIn(rows, got);
  }

  const insertWithin: Engine['insertWithin'] = (within, rows) => insertInto(within, sql, rows);
  return { kind: 'postgres', db, writers: 2, insert, insertWithin, close: () => db.destroy() };
}
