import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import Libsql from 'libsql';
import { Checkpoints } from './checkpoints.ts';
import { type Connection, execInThread } from './in-thread.ts';
import { Turns } from './turns.ts';

/** Milliseconds: how long the thread stands still for another process's write, how long we come back, and how often. */
const STAND_STILL = 50;
const PATIENCE = 10_000;
const PAUSE = 10;
const STATEMENTS_KEPT = 400;
/** Pages in the write-ahead log after which SQLite itself brings them into the file, should `Checkpoints` not have done so. */
const LONGEST_LOG = 8_000;

interface Prepared {
  readonly statement: ReturnType<Connection['prepare']>;
  readonly returnsRows: boolean;
}

interface Changed {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

/** The one connection to the file that is used for everything but checkpoints. Whoever uses it has taken a turn. */
export class LibsqlConnection implements DatabaseConnection {
  readonly turns = new Turns();
  readonly #file: string;
  readonly #patience: number;
  readonly #checkpoints: Checkpoints;
  readonly #prepared = new Map<string, Prepared>();
  #open: Connection | undefined;
  /** The transaction that is under way. */
  #within: 'none' | 'reading' | 'writing' = 'none';
  #changes = 0;

  constructor(file: string, patience = PATIENCE) {
    this.#file = file;
    this.#patience = patience;
    this.#checkpoints = new Checkpoints(file, this.turns);
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#patiently(() => {
      checkTypes(parameters);
      const { statement, returnsRows } = this.#prepare(sql);
      if (returnsRows) {
        const rows = statement.all(parameters) as R[];
        this.#changes += rows.length;
        return { rows };
      }
      const { changes, lastInsertRowid } = this.#run(statement, parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  /** The same for a statement that changes rows, without the detour. */
  change(sql: string, parameters: readonly unknown[]): Promise<Changed> {
    return this.#patiently(() => {
      checkTypes(parameters);
      return this.#run(this.#prepare(sql).statement, parameters);
    });
  }

  /** The same as a transaction whose commit waits for the disk in another thread. */
  async changeInThread(sql: string, parameters: readonly unknown[]): Promise<Changed> {
    checkTypes(parameters);
    await this.begin();
    try {
      const changed = this.#run(this.#prepare(sql).statement, parameters);
      await this.commit();
      return changed;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nobody here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream queries.');
  }

  /** Takes the right to write at once: a transaction that asks for it later may find that it has read something old. */
  begin(): Promise<void> {
    return this.#patiently(() => {
      this.#db.exec('begin immediate');
      this.#within = 'writing';
      this.#changes = 0;
    });
  }

  /** The store as it is now, while others write on. */
  beginReading(): void {
    this.#db.exec('begin; pragma query_only = 1');
    this.#within = 'reading';
  }

  /** Everything until here happened in memory: what takes time is this. */
  async commit(): Promise<void> {
    if (this.#within === 'writing') {
      await execInThread(this.#db, 'commit');
      this.#checkpoints.committed(this.#changes);
    } else this.#db.exec('commit; pragma query_only = 0');
    this.#within = 'none';
  }

  rollback(): void {
    // A full disk may have ended the transaction by itself.
    if (this.#db.inTransaction) this.#db.exec('rollback');
    if (this.#within === 'reading') this.#db.exec('pragma query_only = 0');
    this.#within = 'none';
  }

  /** Waits for what is under way. Whoever closes has not taken a turn: a checkpoint may still need one. */
  async close(): Promise<void> {
    await this.#checkpoints.close();
    await this.turns.take();
    this.#closeFile();
  }

  #closeFile(): void {
    this.#prepared.clear();
    this.#open?.close();
    this.#open = undefined;
  }

  get #db(): Connection {
    this.#open ??= openFile(this.#file);
    return this.#open;
  }

  /**
   * libsql leaves a statement half-open that found the file locked. As long as it is, whatever else this connection writes
   * looks stored and is not: only a new connection is safe.
   */
  async #patiently<T>(work: () => T | Promise<T>): Promise<T> {
    const end = performance.now() + this.#patience;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || this.#open?.inTransaction) throw error;
        this.#closeFile();
        if (performance.now() > end) throw error;
      }
      await wait(PAUSE);
    }
  }

  #run(statement: Prepared['statement'], parameters: readonly unknown[]): Changed {
    const changed = statement.run(parameters);
    if (this.#within === 'none') this.#checkpoints.committed(changed.changes);
    else this.#changes += changed.changes;
    return changed;
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
  db.exec(`pragma cache_size = -32000; pragma wal_autocheckpoint = ${LONGEST_LOG}`);
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
