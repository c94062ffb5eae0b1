import type { Hint } from './bus.ts';
import { pack } from './packet.ts';

/** So many hints wait at most; then the oldest are lost. */
const MOST = 1_000;

export interface Outbox {
  post(hint: Hint): void;
  /** Settles when all that was posted is sent or lost. */
  flushed(): Promise<void>;
}

/**
 * Hints of the same moment travel together, and also those that come while others are on their way. Of several about
 * the same thing only the newest is worth sending.
 */
export function createOutbox(from: string, send: (packet: string) => Promise<unknown>): Outbox {
  const waiting = new Map<string, Hint>();
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0) {
      const packets = pack(from, [...waiting.values()]);
      waiting.clear();
      // What cannot be sent is lost: when the bus is back, it would be old news.
      for (const packet of packets) await send(packet).catch(() => {});
    }
    flushing = undefined;
  }

  return {
    post(hint) {
      const about = subjectOf(hint);
      waiting.delete(about);
      waiting.set(about, hint);
      if (waiting.size > MOST) waiting.delete(waiting.keys().next().value!);
      flushing ??= flush();
    },
    async flushed() {
      await flushing;
    },
  };
}

function subjectOf(hint: Hint): string {
  const name = 'table' in hint ? hint.table : 'person' in hint ? hint.person : hint.session;
  return `${hint.is} ${name}`;
}
