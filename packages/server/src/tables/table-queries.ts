import type { Kysely, Selectable } from 'kysely';
import type { Database, SnapshotsTable, TablesTable } from '../store/schema.ts';
import type { What } from './what.ts';

type Db = Kysely<Database>;

/** What cannot be the name of anything is not looked for: not every store takes every letter. */
export function isName(id: string): boolean {
  return /^[\w-]{1,40}$/.test(id);
}

export async function tableRow(db: Db, id: string): Promise<Selectable<TablesTable> | undefined> {
  return isName(id) ? db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
}

/** The numbers under which clients' requests were stored, by their ids. */
export async function numbersOf(db: Db, table: string): Promise<Map<string, number>> {
  const query = db.selectFrom('log').select(['id', 'number']).where('table_id', '=', table).where('id', 'is not', null);
  return new Map((await query.execute()).map(({ id, number }) => [id!, number]));
}

/** Of each table only the latest is kept. */
export async function saveSnapshots(db: Db, rows: readonly SnapshotsTable[]): Promise<void> {
  const tables = rows.map(({ table_id }) => table_id);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('snapshots')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .deleteFrom('snapshots')
      .where('table_id', 'in', tables)
      .where(({ eb, selectFrom }) =>
        eb(
          'number',
          '<',
          selectFrom('snapshots as later')
            .select(({ fn }) => fn.max('later.number').as('number'))
            .whereRef('later.table_id', '=', 'snapshots.table_id'),
        ),
      )
      .execute();
  });
}

export function latestSnapshot(db: Db, table: string): Promise<Selectable<SnapshotsTable> | undefined> {
  const query = db.selectFrom('snapshots').selectAll().where('table_id', '=', table);
  return query.orderBy('number', 'desc').limit(1).executeTakeFirst();
}

export function standingRows(db: Db, table: string): Promise<{ seat: number; body: string }[]> {
  return db.selectFrom('standing').select(['seat', 'body']).where('table_id', '=', table).execute();
}

export async function saveStanding(db: Db, table: string, seat: number, body: string): Promise<void> {
  await db.deleteFrom('standing').where('table_id', '=', table).where('seat', '=', seat).execute();
  await db.insertInto('standing').values({ table_id: table, seat, body }).execute();
}

/** What is read of the table from now on in this transaction is not changed by others before its end. */
export async function lockTable(db: Db, table: string): Promise<void> {
  const row = db.updateTable('tables').set(({ ref }) => ({ needs_keeper: ref('needs_keeper') }));
  await row.where('id', '=', table).execute();
}

/** Does nothing if somebody has changed the answers since. */
export async function replaceStanding(db: Db, table: string, seat: number, before: string, after: string) {
  const row = db.updateTable('standing').where('table_id', '=', table).where('seat', '=', seat);
  await row.where('body', '=', before).set({ body: after }).execute();
}

/** The last number of each of these tables: how a process sees that it has missed something. */
export async function lastNumbers(db: Db, tables: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('log')
    .select(({ fn }) => ['table_id', fn.max('number').as('number')])
    .where('table_id', 'in', tables)
    .groupBy('table_id')
    .execute();
  return new Map(rows.map(({ table_id, number }) => [table_id, Number(number)]));
}

/** A new table, with what its log begins with. */
export async function insertTable(db: Db, row: TablesTable, entries: readonly What[]): Promise<void> {
  const log = entries.map((what, i) => ({
    table_id: row.id,
    number: i + 1,
    at: row.created_at,
    seat: 'seat' in what ? what.seat : null,
    id: null,
    what: JSON.stringify(what),
  }));
  const seats = entries.flatMap((what) =>
    what.do === 'sit' ? [{ table_id: row.id, seat: what.seat, person: what.person }] : [],
  );
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('tables').values(row).execute();
    if (log.length > 0) await trx.insertInto('log').values(log).execute();
    if (seats.length > 0) await trx.insertInto('seats').values(seats).execute();
  });
}

/** Public tables that can be joined or watched, the newest first. */
export function publicTables(db: Db, status: 'open' | 'running', limit: number): Promise<TableTimes[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'created_at', 'changed_at'])
    .where('is_public', '=', 1)
    .where('status', '=', status)
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
}

export interface TableTimes {
  readonly id: string;
  readonly created_at: number;
  readonly changed_at: number;
}

/** The tables where somebody sits, or that they opened and that are still being filled. */
export function tablesOf(db: Db, person: string, isEnded: boolean, limit: number): Promise<TableTimes[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'created_at', 'changed_at'])
    .where('status', 'in', isEnded ? ['over', 'closed'] : ['open', 'running'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('seats')
            .select('seats.table_id')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.person', '=', person),
        ),
        ...(isEnded ? [] : [eb('owner', '=', person)]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
}

/** Tables that nobody has touched since: still open, or never ended. */
export async function forgottenTables(db: Db, openSince: number, runningSince: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'open'), eb('changed_at', '<', openSince)]),
        and([eb('status', '=', 'running'), eb('changed_at', '<', runningSince)]),
      ]),
    )
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ordinary choices do not change a table's row: when it was last touched is written down when somebody wants to know. */
export async function noteChange(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('tables').set({ changed_at: at }).where('id', '=', id).where('changed_at', '<', at).execute();
}

/** The outside bots that somebody answers for. */
export async function programsOf(db: Db, person: string): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
  return rows.map(({ id }) => id);
}
