import type Libsql from 'libsql';
import LibsqlInThread from 'libsql/promise';

export type Connection = InstanceType<typeof Libsql>;

/**
 * Runs SQL in a thread of libsql's own, so that the event loop goes on while the disk is waited for. What libsql offers for
 * waiting, and what it offers otherwise, works on the same connections; nobody may use this one meanwhile.
 */
export async function execInThread(connection: Connection, sql: string): Promise<void> {
  await LibsqlInThread.prototype.exec.call(connection, sql);
}
