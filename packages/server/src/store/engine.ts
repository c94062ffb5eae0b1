import type { Kysely } from 'kysely';
import type { Maybe } from './maybe.ts';
import type { Database } from './schema.ts';
import type { LogRow, Store } from './store.ts';

/** What differs between the two stores. */
export interface Engine {
  readonly kind: Store['kind'];
  readonly db: Kysely<Database>;
  /** Transactions of `append` that may be under way at once. */
  readonly writers: number;
  /** One statement that is a synced transaction by itself: says of each row whether it got its place. */
  insert(rows: readonly LogRow[]): Maybe<readonly boolean[]>;
  /** The same inside a transaction that is under way on `db`. */
  insertWithin(db: Kysely<Database>, rows: readonly LogRow[]): Promise<readonly boolean[]>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Where a store lies. A database URL means PostgreSQL; otherwise it is a file in the folder. */
export interface StoreLocation {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
}
