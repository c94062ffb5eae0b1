import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

export type TableName = keyof Database;
export type Value = string | number | null;

export interface TableShape {
  readonly table: TableName;
  readonly columns: readonly string[];
}

/** What identifies a row, and so in which order a backup has them. */
const KEYS: { readonly [T in TableName]: readonly (keyof Database[T])[] } = {
  people: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  challenges: ['id'],
  tokens: ['hash'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  log: ['table_id', 'number'],
  snapshots: ['table_id', 'number'],
  standing: ['table_id', 'seat'],
  chat: ['table_id', 'number'],
  mutes: ['person', 'muted'],
  ratings: ['person', 'game'],
  records: ['id'],
  processes: ['id'],
  outages: ['started_at', 'ended_at'],
  subscriptions: ['endpoint'],
  webhooks: ['table_id'],
};

const ROWS_AT_ONCE = 250;

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(KEYS, name);
}

/** Those of our tables that the store has, which may be older than this program. */
export async function tablesOf(db: Kysely<Database>): Promise<TableShape[]> {
  const shapes: TableShape[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    if (isTableName(name)) shapes.push({ table: name, columns: columns.map((column) => column.name) });
  }
  return shapes;
}

/** All rows in the order of their key, a few at a time. */
export async function* rowsOf(db: Kysely<Database>, { table, columns }: TableShape): AsyncGenerator<Value[][]> {
  const key = KEYS[table] as readonly string[];
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const keyList = sql.join(key.map((column) => sql.ref(column)));
  let last: Record<string, Value> | undefined;
  for (;;) {
    const rest = last ? sql`where (${keyList}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
    const query = sql<Record<string, Value>>`
      select ${list} from ${sql.table(table)} ${rest} order by ${keyList} limit ${sql.lit(ROWS_AT_ONCE)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column] ?? null));
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1);
  }
}

export async function insertRows(db: Kysely<Database>, { table, columns }: TableShape, rows: Value[][]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table)} (${list}) values ${values}`.execute(db);
}

/** The first table that has a row. */
export async function tableWithRows(db: Kysely<Database>): Promise<TableName | undefined> {
  for (const { table } of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}
