import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import Libsql from 'libsql';
import type { Faults } from '../faults.ts';
import { andThen, type Maybe } from '../maybe.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Connection } from './in-thread.ts';
import { Turns } from './turns.ts';
import { WrittenAhead } from './written-ahead.ts';

/** Milliseconds: how long the thread stands still for another process's write, how long we come back, and how often. */
const STAND_STILL = 50;
const PATIENCE = 10_000;
const PAUSE = 10;
const STATEMENTS_KEPT = 400;
const ONLY_READS = /^\s*select\b/i;
const WRITE_ALL_AGAIN = 'pragma wal_checkpoint(full)';
/** Pages in the write-ahead log after which SQLite itself brings them into the file, should `Checkpoints` not have done so. */
const LONGEST_LOG = 8_000;

interface Prepared {
  readonly statement: ReturnType<Connection['prepare']>;
  readonly returnsRows: boolean;
  readonly onlyReads: boolean;
}

interface Changed {
  readonly changes: number;
  readonly lastInsertRowid: number | bigint;
}

interface ConnectionOptions {
  readonly patience?: number;
  readonly faults?: Faults | undefined;
}

/**
 * The one connection to the file that is used for everything but checkpoints. Whoever uses it has taken a turn.
 *
 * SQLite itself commits without waiting for the disk; then its write-ahead log is synced from here, and whoever wrote, and
 * whoever comes next, waits for that. So everybody sees only what is on the disk, as if SQLite did it. If the disk is slow
 * the event loop goes on meanwhile.
 */
export class LibsqlConnection implements DatabaseConnection {
  readonly turns = new Turns();
  readonly #file: string;
  readonly #patience: number;
  readonly #faults: Faults | undefined;
  readonly #log: WrittenAhead;
  readonly #checkpoints: Checkpoints;
  readonly #prepared = new Map<string, Prepared>();
  #open: Connection | undefined;
  /** The transaction that is under way. */
  #within: 'none' | 'reading' | 'writing' = 'none';
  #changes = 0;
  /** What was committed last could not be synced: nobody may see it before it is. */
  #isInDoubt = false;

  constructor(file: string, { patience = PATIENCE, faults }: ConnectionOptions = {}) {
    this.#file = file;
    this.#patience = patience;
    this.#faults = faults;
    this.#log = new WrittenAhead(file);
    this.#checkpoints = new Checkpoints(file, this.turns);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    let isWritten = false;
    const result = await this.#patiently(() => {
      checkTypes(parameters);
      const { statement, returnsRows, onlyReads } = this.#prepare(sql);
      isWritten = !onlyReads;
      if (returnsRows) {
        const rows = statement.all(parameters) as R[];
        this.#changes += rows.length;
        return { rows };
      }
      const { changes, lastInsertRowid } = this.#run(statement, parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
    if (isWritten && this.#within === 'none') await this.#sync();
    return result;
  }

  /** The same for a statement that changes rows, without the detour; and at once, if nothing has to be waited for. */
  change(sql: string, parameters: readonly unknown[]): Maybe<Changed> {
    const changing = this.#patiently(() => {
      checkTypes(parameters);
      return this.#run(this.#prepare(sql).statement, parameters);
    });
    return andThen(changing, (changed) => {
      if (this.#within !== 'none') return changed;
      return andThen(this.#sync(), () => changed);
    });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream queries.');
  }

  /** Takes the right to write at once: a transaction that asks for it later may find that it has read something old. */
  async begin(): Promise<void> {
    await this.#patiently(() => {
      this.#db.exec('begin immediate');
      this.#within = 'writing';
      this.#changes = 0;
    });
  }

  /** The store as it is now, while others write on. */
  async beginReading(): Promise<void> {
    await this.#patiently(() => {
      this.#db.exec('begin; pragma query_only = 1');
      this.#within = 'reading';
    });
  }

  async commit(): Promise<void> {
    const isWritten = this.#within === 'writing';
    this.#db.exec(isWritten ? 'commit' : 'commit; pragma query_only = 0');
    this.#within = 'none';
    if (!isWritten) return;
    this.#checkpoints.committed(this.#changes);
    await this.#sync();
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
    this.#log.close();
    this.#open?.close();
    this.#open = undefined;
  }

  /** Waits until all that was committed is on the disk. */
  #sync(): Maybe<void> {
    this.#isInDoubt = true;
    const beforehand = this.#faults?.at('before-sync');
    const syncing = andThen(beforehand, () => this.#log.sync());
    return andThen(syncing, () => {
      this.#isInDoubt = false;
    });
  }

  /**
   * To sync once more proves nothing after a failure: the system may have forgotten what it could not write. So SQLite
   * writes all of it a second time, into the file itself, and syncs that.
   */
  #mend(): void {
    const { busy } = this.#db.prepare(WRITE_ALL_AGAIN).get() as { busy: number };
    if (busy) throw new Error('What was committed last could not be synced to the disk yet.');
    this.#isInDoubt = false;
  }

  get #db(): Connection {
    this.#open ??= openFile(this.#file);
    return this.#open;
  }

  /**
   * libsql leaves a statement half-open that found the file locked. As long as it is, whatever else this connection writes
   * looks stored and is not: only a new connection is safe.
   */
  #patiently<T>(work: () => T): Maybe<T> {
    if (this.#isInDoubt) this.#mend();
    try {
      return work();
    } catch (error) {
      this.#closeIfBusy(error);
      return this.#again(work, error);
    }
  }

  async #again<T>(work: () => T, busy: unknown): Promise<T> {
    const end = performance.now() + this.#patience;
    while (performance.now() <= end) {
      await wait(PAUSE);
      try {
        return work();
      } catch (error) {
        this.#closeIfBusy(error);
      }
    }
    throw busy;
  }

  #closeIfBusy(error: unknown): void {
    if (!isBusy(error) || this.#open?.inTransaction) throw error;
    this.#closeFile();
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
    prepared = { statement, returnsRows: statement.reader, onlyReads: ONLY_READS.test(sql) };
    if (this.#prepared.size >= STATEMENTS_KEPT) this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function openFile(file: string): Connection {
  const db = new Libsql(file);
  db.exec(`pragma busy_timeout = ${STAND_STILL}; pragma journal_mode = wal; pragma synchronous = normal`);
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
