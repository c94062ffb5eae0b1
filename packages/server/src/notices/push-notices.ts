import type { PushKeys } from '../config.ts';
import { type Concerned, isStillSo, type News } from './news.ts';
import { type NoticeParts, sendSoon } from './parts.ts';
import { push } from './push.ts';
import { pushOf } from './scene.ts';
import { forgetSubscription, subscriptionsOf } from './subscriptions.ts';

const MOST_WAITING = 10_000;
const GONE: readonly (number | undefined)[] = [404, 410];

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly tell: () => Promise<void>;
}

/** Tells people's browsers what concerns them, unless they are looking. */
export class PushNotices {
  private readonly parts: NoticeParts;
  private readonly keys: PushKeys;
  /** By table and seat: only the latest is told. */
  private readonly waiting = new Map<string, Waiting>();

  constructor(parts: NoticeParts, keys: PushKeys) {
    this.parts = parts;
    this.keys = keys;
  }

  hear(table: string, news: News): void {
    for (const one of news.people) {
      const key = `${table} ${one.seat}`;
      const older = this.waiting.get(key);
      clearTimeout(older?.timer);
      if (older === undefined && this.waiting.size >= MOST_WAITING) continue;
      const tell = () => {
        this.waiting.delete(key);
        return this.tell(table, news, one);
      };
      const timer = setTimeout(tell, this.parts.pace.settle);
      timer.unref();
      this.waiting.set(key, { timer, tell });
    }
  }

  private tell(table: string, news: News, one: Concerned): Promise<void> {
    const { parts, keys } = this;
    const { store, now } = parts.context;
    return parts.errands.run(table, 'nobody could be told of a turn', async () => {
      if (await parts.isLooking(table, one.seat)) return;
      const browsers = await subscriptionsOf(store.db, now(), one.person);
      if (browsers.length === 0) return;
      const scene = await parts.sceneAt(table);
      if (!isStillSo(news, one.seat, scene)) return;
      await parts.limits.take('notices', { person: one.person });
      for (const browser of browsers) {
        const notice = pushOf(scene, news.is, one, browser.language);
        sendSoon(parts, {
          table,
          sender: `person ${one.person}`,
          url: browser.endpoint,
          send: () => push(keys, parts.post, browser, notice),
          async after(status) {
            if (GONE.includes(status)) await forgetSubscription(store.db, browser);
          },
        });
      }
    });
  }

  /** Tells at once what still waits, as long as there is time. */
  async flush(isLate: () => boolean): Promise<void> {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    // Before anything is waited for: nobody shall be told once more by their timer.
    for (const { timer } of waiting) clearTimeout(timer);
    for (const { tell } of waiting) if (!isLate()) await tell();
  }
}
