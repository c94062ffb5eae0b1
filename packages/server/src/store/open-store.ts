import { CompiledQuery } from 'kysely';
import type { Engine, StoreLocation } from './engine.ts';
import type { Faults } from './faults.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations/migrate.ts';
import { openEngine } from './open-engine.ts';
import type { Append, Appended, LogRow, Store } from './store.ts';
import { Writer } from './writer.ts';

export interface StoreOptions extends StoreLocation {
  readonly faults?: Faults;
}

/** Opens the store, makes it where there is none, and brings its schema up to date. */
export async function openStore({ faults, ...location }: StoreOptions): Promise<Store> {
  const engine = await openEngine(location, faults);
  try {
    await migrate(engine.db);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new LogStore(engine, faults);
}

class LogStore implements Store {
  readonly kind: Store['kind'];
  readonly db: Store['db'];
  readonly #engine: Engine;
  readonly #commits: GroupCommit;
  readonly #readSql: string;
  #closed: Promise<void> | undefined;

  constructor(engine: Engine, faults: Faults | undefined) {
    this.kind = engine.kind;
    this.db = engine.db;
    this.#engine = engine;
    this.#commits = new GroupCommit(new Writer(engine, faults), engine.writers);
    this.#readSql = readQuery(engine).sql;
  }

  append(entry: Append): Promise<Appended> {
    if (this.#closed) return Promise.reject(closed());
    return this.#commits.append(entry);
  }

  async read(table: string, after: number): Promise<LogRow[]> {
    if (this.#closed) throw closed();
    const query = CompiledQuery.raw(this.#readSql, [table, after]);
    // Reading twice does no harm, and a connection that broke is replaced by now.
    const { rows } = await this.db.executeQuery<LogRow>(query).catch(() => this.db.executeQuery<LogRow>(query));
    return rows;
  }

  close(): Promise<void> {
    this.#closed ??= this.#commits.idle().then(() => this.#engine.close());
    return this.#closed;
  }
}

function closed(): Error {
  return new Error('The store is closed.');
}

function readQuery({ db }: Engine): CompiledQuery {
  return db
    .selectFrom('log')
    .select(['table_id', 'number', 'at', 'seat', 'id', 'what'])
    .where('table_id', '=', '')
    .where('number', '>', 0)
    .orderBy('number')
    .compile();
}
