import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Faults } from '../faults.ts';
import { insertSql, parametersOf, type RowName, whichAreIn } from '../insert.ts';
import { andThen, type Maybe } from '../maybe.ts';
import type { Database } from '../schema.ts';
import type { LogRow } from '../store.ts';
import { LibsqlConnection } from './connection.ts';
import { LibsqlDialect } from './dialect.ts';

export function fileOf(folder: string): string {
  return join(folder, 'engawa.db');
}

/** The embedded store: one file, one connection. */
export function openLibsql(folder: string, faults?: Faults): Engine {
  // What lies inside is nobody else's business: seeds, hashes of sessions.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Also in a folder that others may read. What SQLite puts beside it gets the same rights.
  closeSync(openSync(fileOf(folder), 'a', 0o600));
  const connection = new LibsqlConnection(fileOf(folder), { faults });
  const db = new Kysely<Database>({ dialect: new LibsqlDialect(connection) });
  const sql = insertSql(db);

  /** At once, if nobody else is writing and the disk is quick. */
  function insert(rows: readonly LogRow[]): Maybe<readonly boolean[]> {
    return connection.turns.inTurn(() => place(rows));
  }

  function place(rows: readonly LogRow[]): Maybe<readonly boolean[]> {
    const changing = connection.change(sql(rows.length), parametersOf(rows));
    return andThen(changing, ({ changes, lastInsertRowid }) => {
      if (changes === rows.length) return rows.map(() => true);
      return lastInserted(changes, Number(lastInsertRowid)).then((names) => whichAreIn(rows, names));
    });
  }

  /** SQLite numbers the rows that one statement inserts in a row: asking afterwards is cheaper than RETURNING each time. */
  async function lastInserted(count: number, last: number): Promise<RowName[]> {
    if (count === 0) return [];
    const query = 'select table_id, number, id from log where rowid > ? and rowid <= ?';
    const { rows: names } = await connection.executeQuery<RowName>(CompiledQuery.raw(query, [last - count, last]));
    if (names.length !== count) throw new Error('SQLite did not number its rows in a row.');
    return names;
  }

  // Whoever is in a transaction has the one connection to itself.
  const insertWithin: Engine['insertWithin'] = async (_, rows) => place(rows);
  return { kind: 'libsql', db, writers: 1, insert, insertWithin, close: () => db.destroy() };
}
