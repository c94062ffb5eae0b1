import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

export interface LeasesOptions {
  readonly db: Kysely<Database>;
  /** Names this process among the others. */
  readonly process: string;
  readonly now: () => number;
  /** Milliseconds that a lease lasts unless it is renewed. The same for all processes. */
  readonly lease?: number;
}

/**
 * Which tables this process acts for. That two do so at once is prevented as well as clocks allow; should it happen, the
 * log still takes only one entry of each number.
 */
export interface Leases {
  readonly lease: number;
  readonly mine: ReadonlySet<string>;
  /** Asked right before acting for a table: false as soon as the lease is about to run out, whatever timers do. */
  holds(table: string): boolean;
  /** Says in a transaction that the table needs a keeper: this process, unless another one has it. `adopt` it after. */
  claimIn(db: Kysely<Database>, table: string): Promise<void>;
  /** Says in a transaction that the table needs none any more. Whoever keeps it notices. */
  dismiss(db: Kysely<Database>, table: string): Promise<void>;
  /** Looks whether `claimIn` has brought the table; true if it is new here. */
  adopt(table: string): Promise<boolean>;
  /** Takes tables that nobody keeps, and returns those that are new here. */
  claimDue(limit: number): Promise<string[]>;
  /** Makes all leases last again. `found`: the store says that they are ours, and we did not know. */
  renew(): Promise<{ lost: string[]; found: string[] }>;
  /** Gives up what could not be renewed in time, before anybody else may take it. */
  lapse(): string[];
  release(tables: Iterable<string>): Promise<void>;
  releaseAll(): Promise<void>;
}

const LEASE = 9_000;
/** This part of a lease is not used: processes do not stop at once, and their clocks differ a little. */
const MARGIN = 1 / 6;
const NOBODY = { keeper: null, kept_until: 0 };

export function createLeases({ db, process, now, lease = LEASE }: LeasesOptions): Leases {
  const until = new Map<string, number>();
  let line: Promise<unknown> = Promise.resolve();

  /** One after the other: so no answer of the store is older than what is known here. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = line.then(act);
    line = turn.catch(() => {});
    return turn;
  }

  function isGood(end: number | undefined): boolean {
    return end !== undefined && now() < end - lease * MARGIN;
  }

  /** True if the table is new here. An answer that took too long brings nothing. */
  function take(table: string, end: number): boolean {
    if (!isGood(end)) return false;
    const isNew = !until.has(table);
    until.set(table, end);
    return isNew;
  }

  async function claim(table: string): Promise<boolean> {
    const start = now();
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ keeper: process, kept_until: start + lease })
      .where('id', '=', table)
      .where('needs_keeper', '=', 1)
      .where('kept_until', '<', start)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n && take(table, start + lease);
  }

  async function giveBack(tables: readonly string[]): Promise<void> {
    for (const table of tables) until.delete(table);
    for (const table of tables) {
      await db.updateTable('tables').set(NOBODY).where('id', '=', table).where('keeper', '=', process).execute();
    }
  }

  return {
    lease,
    get mine() {
      return new Set([...until].flatMap(([table, end]) => (isGood(end) ? [table] : [])));
    },
    holds: (table) => isGood(until.get(table)),
    async claimIn(trx, table) {
      const start = now();
      const row = trx.updateTable('tables').where('id', '=', table);
      await row.set({ needs_keeper: 1 }).execute();
      await row
        .set({ keeper: process, kept_until: start + lease })
        .where((or) => or.or([or('kept_until', '<', start), or('keeper', '=', process)]))
        .execute();
    },
    async dismiss(trx, table) {
      await trx.updateTable('tables').set({ needs_keeper: 0 }).where('id', '=', table).execute();
    },
    adopt: (table) =>
      inTurn(async () => {
        const query = db.selectFrom('tables').select('kept_until').where('id', '=', table);
        const row = await query.where('keeper', '=', process).where('needs_keeper', '=', 1).executeTakeFirst();
        return row !== undefined && take(table, row.kept_until);
      }),
    claimDue: (limit) =>
      inTurn(async () => {
        const due = db.selectFrom('tables').select('id').where('needs_keeper', '=', 1).where('kept_until', '<', now());
        const claimed: string[] = [];
        // The leases that are there already must not wait for their renewal.
        const end = now() + lease * MARGIN;
        try {
          for (const { id } of await due.orderBy('kept_until').limit(limit).execute()) {
            if (now() > end) break;
            if (await claim(id)) claimed.push(id);
          }
        } catch (error) {
          // What was claimed is ours, and somebody must hear of it.
          if (claimed.length === 0) throw error;
        }
        return claimed;
      }),
    renew: () =>
      inTurn(async () => {
        if (until.size === 0) return { lost: [], found: [] };
        const start = now();
        const renewed = await db
          .updateTable('tables')
          .set({ kept_until: start + lease })
          .where('keeper', '=', process)
          .where('needs_keeper', '=', 1)
          .returning('id')
          .execute();
        const ours = new Set(renewed.map(({ id }) => id));
        const lost = [...until.keys()].filter((table) => !ours.has(table));
        const found = [...ours].filter((table) => take(table, start + lease));
        // A table that was dismissed may be needed again before its lease runs out. If this fails, it just takes longer.
        await giveBack(lost).catch(() => {});
        return { lost, found };
      }),
    lapse() {
      const lapsed = [...until].flatMap(([table, end]) => (isGood(end) ? [] : [table]));
      for (const table of lapsed) until.delete(table);
      return lapsed;
    },
    release: (tables) => inTurn(() => giveBack([...tables])),
    releaseAll: () => inTurn(() => giveBack([...until.keys()])),
  };
}

/** At the start of an embedded store: nobody else can be alive. */
export async function clearKeepers(db: Kysely<Database>): Promise<void> {
  await db.updateTable('tables').set(NOBODY).where('kept_until', '>', 0).execute();
}
