import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

/**
 * Makes sure that an embedded store has one server: two would not hear of each other. The lock is SQLite's own on a file
 * beside the store, so it ends with the process, however that ends. Whoever backs up does not need it.
 */
export function lockStore(folder: string): { unlock(): void } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new Libsql(join(folder, 'server.lock'));
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    return { unlock: () => lock.close() };
  } catch (error) {
    const isTaken = error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY');
    const why = isTaken ? 'another server is using it' : (error as Error).message;
    throw new Error(`The store in ${folder} cannot be opened: ${why}.`, { cause: error });
  }
}
