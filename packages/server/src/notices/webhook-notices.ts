import { isStillSo, type News } from './news.ts';
import { type NoticeParts, sendSoon } from './parts.ts';
import { webhookOf } from './scene.ts';
import { noteTold, removeWebhook, type Webhook, webhookAt } from './webhooks.ts';

const MOST_WAITING = 10_000;
/** For so long a table without a webhook is not asked again whether it has one. */
const NONE_FOR = 60_000;

interface Turn {
  news: News;
  /** Not before this time, by the process's own clock. */
  due: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Tells how tables go on where whoever opened them wants it told. */
export class WebhookNotices {
  private readonly parts: NoticeParts;
  /** Turns that are told when a table has come to rest. */
  private readonly turns = new Map<string, Turn>();
  /** Tables without a webhook, and until when that is believed. */
  private readonly without = new Map<string, number>();
  private isClosing = false;

  constructor(parts: NoticeParts) {
    this.parts = parts;
  }

  hear(table: string, news: News): void {
    if (news.is === 'turn') this.later(table, news, this.parts.pace.quiet);
    else {
      this.dropTurn(table);
      void this.errand(table, () => this.tell(table, news));
    }
  }

  /** The table has one now, or another, or none. */
  changed(table: string): void {
    this.without.delete(table);
  }

  /** The table tells nothing any more. */
  ended(table: string): void {
    this.dropTurn(table);
    void this.forget(table);
  }

  private forget(table: string): Promise<void> {
    const { errands, context } = this.parts;
    return errands.run(table, 'a webhook could not be forgotten', () => removeWebhook(context.store.db, table));
  }

  private dropTurn(table: string): void {
    clearTimeout(this.turns.get(table)?.timer);
    this.turns.delete(table);
  }

  private later(table: string, news: News, pause: number): void {
    if (this.hasNone(table)) return;
    const due = performance.now() + pause;
    const waiting = this.turns.get(table);
    if (waiting !== undefined) {
      // The timer finds out by itself that it is early: turns come quicker than timers are worth.
      waiting.news = news;
      waiting.due = due;
    } else if (this.turns.size < MOST_WAITING) {
      this.turns.set(table, { news, due, timer: this.timer(table, pause) });
    }
  }

  private timer(table: string, pause: number): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.wake(table), pause);
    timer.unref();
    return timer;
  }

  private wake(table: string): void {
    const turn = this.turns.get(table)!;
    const rest = turn.due - performance.now();
    if (rest > 1) turn.timer = this.timer(table, rest);
    else {
      this.dropTurn(table);
      void this.tellTurn(table, turn.news);
    }
  }

  private tellTurn(table: string, news: News): Promise<void> {
    return this.errand(table, async () => {
      const { context, pace } = this.parts;
      const webhook = await this.find(table);
      if (webhook === undefined) return;
      const pause = webhook.told_at + pace.every - context.now();
      if (pause <= 0) await this.tell(table, news, webhook);
      else if (!this.isClosing && !this.turns.has(table)) this.later(table, news, pause);
    });
  }

  private async tell(table: string, news: News, found?: Webhook): Promise<void> {
    const { parts } = this;
    const { config, store, now } = parts.context;
    const webhook = found ?? (await this.find(table));
    if (webhook === undefined) return;
    // It has been read, and is not kept for longer: whatever becomes of the last notice.
    if (news.is === 'over') await this.forget(table);
    const scene = await parts.sceneAt(table);
    if (!isStillSo(news, null, scene)) return;
    if (news.is === 'turn' && !(await noteTold(store.db, webhook, now()))) return;
    await parts.limits.take('notices', { person: scene.owner });
    const site = config.origin === null ? webhook.site : new URL(config.origin).origin;
    const body = JSON.stringify(webhookOf(scene, news.is, webhook.language, site));
    const headers = { 'Content-Type': 'application/json' };
    sendSoon(parts, {
      table,
      // Whoever opens many tables has no more of them told at once than with one.
      sender: `tables of ${scene.owner}`,
      url: webhook.url,
      send: () => parts.post.send(webhook.url, headers, body),
    });
  }

  private async find(table: string): Promise<Webhook | undefined> {
    const { store, now } = this.parts.context;
    // Nobody else could have changed it there.
    if (store.kind === 'libsql' && this.hasNone(table)) return undefined;
    const found = await webhookAt(store.db, table);
    if (found === undefined) {
      if (this.without.size >= MOST_WAITING) this.without.clear();
      this.without.set(table, now() + NONE_FOR);
    }
    return found;
  }

  /** As far as is known. */
  hasNone(table: string): boolean {
    const until = this.without.get(table);
    if (until === undefined) return false;
    if (until > this.parts.context.now()) return true;
    this.without.delete(table);
    return false;
  }

  private errand(table: string, work: () => Promise<void>): Promise<void> {
    return this.parts.errands.run(table, 'a webhook could not be told', work);
  }

  /** Tells at once what still waits, as long as there is time. */
  async flush(isLate: () => boolean): Promise<void> {
    this.isClosing = true;
    const waiting = [...this.turns];
    // Before anything is waited for: no timer shall tell what is told here.
    for (const [table] of waiting) this.dropTurn(table);
    for (const [table, { news }] of waiting) if (!isLate()) await this.tellTurn(table, news);
  }
}
