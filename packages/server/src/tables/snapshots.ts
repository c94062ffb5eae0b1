import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../store/schema.ts';
import { saveSnapshots } from './table-queries.ts';

const PAUSE = 1_000;
const MOST = 200;

/** Snapshots only save time: they wait for each other, and share a transaction. */
export class Snapshots {
  private readonly db: Kysely<Database>;
  private readonly log: Logger;
  private waiting = new Map<string, { readonly number: number; readonly body: string }>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Database>, log: Logger) {
    this.db = db;
    this.log = log;
  }

  add(table: string, number: number, body: string): void {
    this.waiting.set(table, { number, body });
    if (this.waiting.size >= MOST) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), PAUSE).unref();
  }

  /** Writes what is waiting. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = [...this.waiting].map(([table_id, { number, body }]) => ({ table_id, number, body }));
    this.waiting = new Map();
    if (rows.length > 0) {
      this.writing = this.writing
        .then(() => saveSnapshots(this.db, rows))
        .catch((error) =>
          this.log.warn({ tables: rows.map(({ table_id }) => table_id), error }, 'snapshots were not stored'),
        );
    }
    return this.writing;
  }
}
