import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { learnOutages } from './outages.ts';

export interface AlivenessOptions {
  readonly db: Kysely<Database>;
  readonly process: string;
  readonly now: () => number;
}

/** Milliseconds without any sign of life that count as an outage. */
const LONG_SILENCE = 10_000;
const FORGOTTEN = 24 * 3_600_000;

/**
 * A beat says that this process is alive. If nobody was for long, it writes down the outage first: at a start, but also
 * after a time when this process stood still or could not reach the store.
 */
export function createAliveness({ db, process, now }: AlivenessOptions): { beat(): Promise<void> } {
  let last: number | undefined;

  async function writeOutage(time: number): Promise<void> {
    const { newest } = await db
      .selectFrom('processes')
      .select((of) => of.fn.max('seen_at').as('newest'))
      .executeTakeFirstOrThrow();
    if (newest === null || time - newest <= LONG_SILENCE) return;
    await db.insertInto('outages').values({ started_at: newest, ended_at: time }).execute();
  }

  async function writeOwn(time: number): Promise<void> {
    const own = db.updateTable('processes').set({ seen_at: time }).where('id', '=', process);
    const { numUpdatedRows } = await own.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) await db.insertInto('processes').values({ id: process, seen_at: time }).execute();
  }

  return {
    async beat() {
      const time = now();
      const wasAway = last === undefined || time - last > LONG_SILENCE;
      if (wasAway) await writeOutage(time);
      await writeOwn(time);
      if (wasAway) {
        // Also of the one that was just written: a table may have been opened before this beat.
        await learnOutages(db, (last ?? time) - 1);
        await db
          .deleteFrom('processes')
          .where('seen_at', '<', time - FORGOTTEN)
          .execute();
      }
      last = time;
    },
  };
}
