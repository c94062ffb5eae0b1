import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { LogRow } from './store.ts';

/** What tells two rows apart that want the same place. */
const NAMES = ['table_id', 'number', 'id'] as const;

export type RowName = Pick<LogRow, (typeof NAMES)[number]>;

type Sql = (size: number) => string;

/** The statement that stores as many entries at once: a row whose number is taken is passed over. */
export function insertSql(db: Kysely<Database>): Sql {
  return onceForEachSize((size) => unlessTaken(db, size).compile().sql);
}

/** The same, and it returns the names of those that got their place. */
export function insertReturningSql(db: Kysely<Database>): Sql {
  return onceForEachSize((size) => unlessTaken(db, size).returning(NAMES).compile().sql);
}

/** In the order of the columns in `unlessTaken`. */
export function parametersOf(rows: readonly LogRow[]): unknown[] {
  const parameters: unknown[] = [];
  for (const row of rows) parameters.push(row.table_id, row.number, row.at, row.seat, row.id, row.what);
  return parameters;
}

/** Inserts on a connection that somebody else has begun a transaction on. */
export async function insertInto(db: Kysely<Database>, sql: Sql, rows: readonly LogRow[]): Promise<boolean[]> {
  const query = CompiledQuery.raw(sql(rows.length), parametersOf(rows));
  const { rows: got } = await db.executeQuery<RowName>(query);
  return whichAreIn(rows, got);
}

/** Of several that want the same place under the same name, the first one got it. */
export function whichAreIn(rows: readonly LogRow[], got: readonly RowName[]): boolean[] {
  if (got.length === rows.length) return rows.map(() => true);
  const names = new Set(got.map(nameOf));
  return rows.map((row) => names.delete(nameOf(row)));
}

function nameOf({ table_id, number, id }: RowName): string {
  return JSON.stringify([table_id, number, id]);
}

function unlessTaken(db: Kysely<Database>, size: number) {
  const row = { table_id: '', number: 0, at: 0, seat: 0, id: '', what: '' };
  return db
    .insertInto('log')
    .values(Array.from({ length: size }, () => row))
    .onConflict((conflict) => conflict.doNothing());
}

/** Building a statement takes longer than running it. */
function onceForEachSize(build: Sql): Sql {
  const built: string[] = [];
  return (size) => {
    built[size] ??= build(size);
    return built[size];
  };
}
