import type { Seat } from '@engawa/kernel';
import type { Context } from '../context.ts';
import type { RateLimits } from '../http/limits.ts';
import type { Before } from '../tables/bookkeeping.ts';
import type { Sitting } from '../tables/sitting.ts';
import type { Tables } from '../tables/tables.ts';
import type { LogEntry } from '../tables/what.ts';
import { Errands } from './errands.ts';
import { newsOf } from './news.ts';
import { type NoticeParts, PACE, type Pace } from './parts.ts';
import { createPost } from './post.ts';
import { PostQueue } from './post-queue.ts';
import { PushNotices } from './push-notices.ts';
import { sceneOf } from './scene.ts';
import { WebhookNotices } from './webhook-notices.ts';

/** A process that has given no sign of life for so long says nothing about who looks there. */
const ALIVE = 15_000;
const PATIENCE = 2_000;

export interface NoticesOptions {
  readonly context: Context;
  readonly limits: RateLimits;
  readonly tables: () => Tables;
  /** The other processes that say that this seat is looking there. */
  readonly seenElsewhere: (table: string, seat: Seat) => string[];
  readonly pace?: Partial<Pace>;
}

/**
 * Tells people who are not looking what concerns them. An entry is stored by exactly one process, and only that one hears
 * of it here; so everything is told once. Whatever goes wrong is written into the log, and no game waits for it.
 */
export class Notices {
  private readonly parts: NoticeParts;
  private readonly pushes: PushNotices | null;
  private readonly webhooks: WebhookNotices;
  private isClosed = false;

  constructor({ context, limits, tables, seenElsewhere, pace }: NoticesOptions) {
    const { config, store } = context;
    this.parts = {
      context,
      limits,
      post: createPost(config.notices),
      queue: new PostQueue(),
      errands: new Errands(context.log),
      pace: { ...PACE, ...pace },
      async sceneAt(id) {
        const table = await tables().at(id);
        if (store.kind === 'postgres') await table.catchUp();
        return table.look(sceneOf);
      },
      async isLooking(id, seat) {
        const table = await tables().atHand(id);
        if (table?.presence.here.includes(seat)) return true;
        const elsewhere = seenElsewhere(id, seat);
        return elsewhere.length > 0 && areSomeAlive(context, elsewhere);
      },
    };
    const { push } = config.notices;
    this.pushes = push === null ? null : new PushNotices(this.parts, push);
    this.webhooks = new WebhookNotices(this.parts);
  }

  /** This process has stored an entry. */
  stored(sitting: Sitting, entry: LogEntry, before: Before): void {
    const { id } = sitting.opening;
    // Most of what is stored is a choice of which nobody wants to hear elsewhere.
    const goesOn = sitting.status === 'running' && before.status === 'running';
    if (goesOn && this.pushes === null && this.webhooks.hasNone(id)) return;
    const isEnd = sitting.isEnded && before.status !== sitting.status;
    // Of a game that is over something is told first, unless it is too late for that.
    if (isEnd && (sitting.status === 'closed' || this.isClosed)) this.webhooks.ended(id);
    if (this.isClosed) return;
    try {
      const news = newsOf(sitting, entry, before);
      if (news === undefined) return;
      this.pushes?.hear(id, news);
      this.webhooks.hear(id, news);
    } catch (error) {
      this.parts.context.log.warn({ table: id, number: entry.number, error }, 'an entry could not be told elsewhere');
    }
  }

  /** The address as it is kept, if anything may be sent there. */
  accept(url: string): Promise<string | undefined> {
    return this.parts.post.accept(url);
  }

  webhookChanged(table: string): void {
    this.webhooks.changed(table);
  }

  /**
   * What still waits is sent now, as far as that is quickly done. To be called while people are still connected. Never
   * rejects: whoever closes has more to do.
   */
  async close(): Promise<void> {
    this.isClosed = true;
    const end = performance.now() + PATIENCE;
    const isLate = () => performance.now() > end;
    const { errands, queue, context } = this.parts;
    for (const flushed of await Promise.allSettled([this.pushes?.flush(isLate), this.webhooks.flush(isLate)])) {
      if (flushed.status === 'fulfilled') continue;
      context.log.warn({ error: flushed.reason }, 'what still waited could not be told');
    }
    await errands.done();
    await queue.idle(Math.max(0, end - performance.now()));
  }
}

async function areSomeAlive({ store: { db }, now }: Context, processes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('processes')
    .select('id')
    .where('id', 'in', processes)
    .where('seen_at', '>', now() - ALIVE)
    .executeTakeFirst();
  return row !== undefined;
}
