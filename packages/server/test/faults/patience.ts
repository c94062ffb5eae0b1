import { setTimeout as wait } from 'node:timers/promises';
import type { Reply, Visitor } from '../kit/visitor.ts';

const PATIENCE = 60_000;

/** A request to a server that may be dying: asked again until somebody answers. It may be carried out more than once. */
export async function insist(visitor: Visitor, path: string, body?: unknown): Promise<Reply['body']> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const reply = await visitor.post(path, body).catch(() => undefined);
    if (reply !== undefined && reply.status < 500) {
      // It was carried out the first time, and nobody heard of it.
      const isDone = reply.status < 300 || reply.body.why === 'no-need' || reply.body.why === 'not-open';
      if (!isDone) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body;
    }
    if (Date.now() > end) throw new Error(`${path}: nobody answers`);
    await wait(50);
  }
}

export async function comePatiently(visitor: Visitor, name: string): Promise<Visitor> {
  const { me } = await insist(visitor, '/guest', { name });
  visitor.id = (me as { id: string }).id;
  return visitor;
}

/** Reads from a store that may be away for a moment. Only that is forgiven: what is read must be right. */
export async function whenReachable<T>(read: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const isAway = error instanceof Error && (error.message.startsWith('Connection terminated') || 'code' in error);
      if (!isAway || error.name === 'AssertionError' || Date.now() > end) throw error;
    }
    await wait(50);
  }
}
