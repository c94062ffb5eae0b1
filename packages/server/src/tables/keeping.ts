import type { Kysely } from 'kysely';
import type { BotPool } from '../bots/pool.ts';
import type { Context } from '../context.ts';
import type { Leases } from '../keeper/leases.ts';
import type { Database } from '../store/schema.ts';
import { Attendant } from './attendant.ts';
import type { OpenTable } from './open-table.ts';
import type { Tables } from './tables.ts';

const TRY_AGAIN = 30_000;

/** The tables that this process acts for, each with its attendant. */
export class Keeping {
  private readonly context: Context;
  private readonly leases: Leases;
  private readonly pool: BotPool;
  private readonly mayBeWatchedElsewhere: (table: string) => boolean;
  private readonly attendants = new Map<string, Attendant>();
  /** Claimed in a transaction that may not have ended yet. */
  private readonly claiming = new Set<string>();
  private isStopped = false;

  constructor(context: Context, leases: Leases, pool: BotPool, mayBeWatchedElsewhere: (table: string) => boolean) {
    this.context = context;
    this.leases = leases;
    this.pool = pool;
    this.mayBeWatchedElsewhere = mayBeWatchedElsewhere;
  }

  get size(): number {
    return this.attendants.size;
  }

  isKept(table: string): boolean {
    return this.attendants.has(table);
  }

  /** To be called in the transaction that makes it necessary, or unnecessary. */
  async keep(db: Kysely<Database>, table: string, isNeeded: boolean): Promise<void> {
    if (isNeeded) {
      await this.leases.claimIn(db, table);
      this.claiming.add(table);
    } else {
      await this.leases.dismiss(db, table);
      this.claiming.delete(table);
    }
  }

  /** Something was stored at a table, or heard of. */
  moved(table: OpenTable): void {
    if (this.claiming.delete(table.id)) void this.adopt(table);
    else this.attendants.get(table.id)?.moved();
  }

  private async adopt(table: OpenTable): Promise<void> {
    try {
      await this.leases.adopt(table.id);
      if (this.leases.holds(table.id)) this.attend(table);
    } catch (error) {
      // The next round of the keeper finds it.
      this.context.log.warn({ table: table.id, error }, 'a table was not adopted');
    }
  }

  private attend(table: OpenTable): void {
    if (this.isStopped) return;
    const known = this.attendants.get(table.id);
    if (known !== undefined) {
      known.moved();
      return;
    }
    const attendant = new Attendant(table, this.context, {
      think: (job, signal) => this.pool.think(job, signal),
      mayAct: () => this.leases.holds(table.id),
      mayBeWatched: () => table.isWatched || this.mayBeWatchedElsewhere(table.id),
      onEnd: () => this.leave(table.id),
    });
    this.attendants.set(table.id, attendant);
  }

  /** The game is over. */
  private leave(table: string): void {
    this.attendants.get(table)?.stop();
    this.attendants.delete(table);
    // Whoever ended it said so already, but for a table of an older version.
    const dismissed = this.leases.dismiss(this.context.store.db, table);
    dismissed.catch(() => {}).finally(() => this.giveBack(table));
  }

  private giveBack(table: string): void {
    this.leases.release([table]).catch((error) => this.context.log.warn({ table, error }, 'a lease was not released'));
  }

  /** These tables have become this process's to keep. */
  async claimed(tables: Tables, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        const table = await tables.at(id);
        // What happened while nobody kept the table may not have reached this process.
        await table.catchUp();
        this.attend(table);
      } catch (error) {
        this.context.log.warn({ table: id, error }, 'a table cannot be kept');
        // Somebody may be able to later.
        setTimeout(() => this.giveBack(id), TRY_AGAIN).unref();
      }
    }
  }

  /** Another process keeps these tables now, or this one no longer may. */
  lost(ids: readonly string[]): void {
    for (const id of ids) {
      this.attendants.get(id)?.stop();
      this.attendants.delete(id);
    }
  }

  stop(): void {
    this.isStopped = true;
    for (const attendant of this.attendants.values()) attendant.stop();
    this.attendants.clear();
  }
}
