import type { Kysely } from 'kysely';
import type { Database, LogTable } from './schema.ts';

export type LogRow = Readonly<LogTable>;

/** An entry that wants its place in a table's log. */
export interface Append {
  readonly row: LogRow;
  /**
   * What must become true together with the entry: runs in the same transaction, only if the entry got its place. It may
   * run again in another transaction if the first one fails, so it changes nothing but `db`; and it waits for nothing but
   * `db`, because the embedded store has only this one connection.
   */
  readonly also?: (db: Kysely<Database>) => Promise<void>;
  /** Called if the store has to wait for the disk: something useful to do until then. It must be quick and never fail. */
  readonly meanwhile?: () => void;
}

/** `stored`: synced to disk. `taken`: the number is already there, and nothing was written. */
export type Appended = 'stored' | 'taken';

export interface Store {
  readonly kind: 'libsql' | 'postgres';
  readonly db: Kysely<Database>;
  /** Entries that arrive together share one synced transaction. Rejects when nothing was stored, or nobody knows. */
  append(entry: Append): Promise<Appended>;
  /** The entries after a number, in their order. */
  read(table: string, after: number): Promise<LogRow[]>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}
