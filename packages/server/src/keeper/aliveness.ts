import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { learnOutages } from './outages.ts';

export interface AlivenessOptions {
  readonly db: Kysely<Database>;
  readonly process: string;
  readonly now: () => number;
  /** No other process uses the store. */
  readonly isAlone: boolean;
}

/** Milliseconds without any sign of life that count as an outage. A process that runs may just have been slow. */
const LONG_SILENCE = 10_000;
/** The same for one that starts while others may be running: two of their beats. */
const SILENCE_AT_START = 6_000;
const FORGOTTEN = 24 * 3_600_000;

/**
 * A beat says that this process is alive. If nobody was for long, it writes down the outage first: at a start, but also
 * after a time when this process stood still or could not reach the store.
 */
export function createAliveness({ db, process, now, isAlone }: AlivenessOptions): { beat(): Promise<void> } {
  // Whoever is alone knows that nobody was running before.
  const silenceAtStart = isAlone ? 0 : SILENCE_AT_START;
  let last: number | undefined;

  async function writeOutage(time: number, silence: number): Promise<void> {
    const { newest } = await db
      .selectFrom('processes')
      .select((of) => of.fn.max('seen_at').as('newest'))
      .executeTakeFirstOrThrow();
    if (newest === null || time - newest <= silence) return;
    await db.insertInto('outages').values({ started_at: newest, ended_at: time }).execute();
  }

  async function writeOwn(time: number): Promise<void> {
    const own = db.updateTable('processes').set({ seen_at: time }).where('id', '=', process);
    const { numUpdatedRows } = await own.executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) await db.insertInto('processes').values({ id: process, seen_at: time }).execute();
  }

  async function forgetOld(time: number): Promise<void> {
    await db
      .deleteFrom('processes')
      .where('seen_at', '<', time - FORGOTTEN)
      .execute();
  }

  return {
    async beat() {
      const time = now();
      const silence = last === undefined ? silenceAtStart : LONG_SILENCE;
      const wasAway = last === undefined || time - last > silence;
      if (wasAway) {
        await writeOutage(time, silence);
        // Also of the one that was just written: a table may have been opened before this beat.
        await learnOutages(db, (last ?? time) - 1);
      }
      await writeOwn(time);
      last = time;
      if (wasAway) await forgetOld(time);
    },
  };
}
