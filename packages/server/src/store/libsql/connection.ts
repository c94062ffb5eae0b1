import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import Libsql from 'libsql';
import { Turns } from './turns.ts';

/** Milliseconds: how long the thread stands still for another process's write, how long we come back, and how often. */
const STAND_STILL = 50;
const PATIENCE = 10_000;
const PAUSE = 10;
const STATEMENTS_KEPT = 400;

type Connection = InstanceType<typeof Libsql>;

interface Prepared {
  readonly statement: ReturnType<Connection['prepare']>;
  readonly returnsRows: boolean;
}

/** The one connection to the file. Whoever uses it has taken a turn. */
export class LibsqlConnection implements DatabaseConnection {
  readonly turns = new Turns();
  readonly #file: string;
  readonly #patience: number;
  readonly #prepared = new Map<string, Prepared>();
  #open: Connection | undefined;
  #isReading = false;

  constructor(file: string, patience = PATIENCE) {
    this.#file = file;
    this.#patience = patience;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#patiently(() => {
      checkTypes(parameters);
      const { statement, returnsRows } = this.#prepare(sql);
      if (returnsRows) return { rows: statement.all(parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  /** The same for a statement that changes rows, without the detour. */
  change(sql: string, parameters: readonly unknown[]): Promise<{ changes: number; lastInsertRowid: number | bigint }> {
    return this.#patiently(() => {
      checkTypes(parameters);
      return this.#prepare(sql).statement.run(parameters);
    });
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nobody here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream queries.');
  }

  /** Takes the right to write at once: a transaction that asks for it later may find that it has read something old. */
  begin(): Promise<void> {
    return this.#patiently(() => void this.#db.exec('begin immediate'));
  }

  /** The store as it is now, while others write on. */
  beginReading(): void {
    this.#db.exec('begin; pragma query_only = 1');
    this.#isReading = true;
  }

  commit(): void {
    this.#db.exec('commit');
    this.#endReading();
  }

  rollback(): void {
    // A full disk may have ended the transaction by itself.
    if (this.#db.inTransaction) this.#db.exec('rollback');
    this.#endReading();
  }

  close(): void {
    this.#prepared.clear();
    this.#open?.close();
    this.#open = undefined;
  }

  get #db(): Connection {
    this.#open ??= openFile(this.#file);
    return this.#open;
  }

  #endReading(): void {
    if (this.#isReading) this.#db.exec('pragma query_only = 0');
    this.#isReading = false;
  }

  /**
   * libsql leaves a statement half-open that found the file locked. As long as it is, whatever else this connection writes
   * looks stored and is not: only a new connection is safe.
   */
  async #patiently<T>(work: () => T): Promise<T> {
    const end = performance.now() + this.#patience;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || this.#open?.inTransaction) throw error;
        this.close();
        if (performance.now() > end) throw error;
      }
      await wait(PAUSE);
    }
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (prepared) return prepared;
    const statement = this.#db.prepare(sql);
    prepared = { statement, returnsRows: statement.reader };
    if (this.#prepared.size >= STATEMENTS_KEPT) this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function openFile(file: string): Connection {
  const db = new Libsql(file);
  db.exec(`pragma busy_timeout = ${STAND_STILL}; pragma journal_mode = wal; pragma synchronous = full`);
  db.exec('pragma cache_size = -32000');
  return db;
}

/** libsql ends the whole process when it meets a boolean. */
function checkTypes(parameters: readonly unknown[]): void {
  for (const parameter of parameters) {
    if (typeof parameter === 'boolean') throw new TypeError('The store keeps no booleans: use 0 and 1.');
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
