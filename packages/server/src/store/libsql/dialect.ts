import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { LibsqlConnection } from './connection.ts';

/** Kysely on our one connection. */
export class LibsqlDialect implements Dialect {
  readonly #connection: LibsqlConnection;

  constructor(connection: LibsqlConnection) {
    this.#connection = connection;
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.#connection);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new LibsqlAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class LibsqlAdapter extends SqliteAdapter {
  /** SQLite can, and so a start that is killed half-way leaves no half schema. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDriver implements Driver {
  readonly #connection: LibsqlConnection;

  constructor(connection: LibsqlConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#connection.turns.give();
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') await this.#connection.beginReading();
    else await this.#connection.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}
