import type { Seat } from '@engawa/kernel';
import type { Context } from '../context.ts';
import type { RateLimits } from '../http/limits.ts';
import type { Errands } from './errands.ts';
import type { Post } from './post.ts';
import type { PostQueue } from './post-queue.ts';
import type { Scene } from './scene.ts';

/** Milliseconds that notices wait for. */
export interface Pace {
  /** Whoever reloads the page, or has left a standing answer, is told nothing. */
  readonly settle: number;
  /** A chain of quick turns is told once, when it has come to rest. */
  readonly quiet: number;
  /** A table tells no more than one turn in this time. */
  readonly every: number;
}

export const PACE: Pace = { settle: 3_000, quiet: 10_000, every: 60_000 };

/** What those share who tell something elsewhere. */
export interface NoticeParts {
  readonly context: Context;
  readonly limits: RateLimits;
  readonly post: Post;
  readonly queue: PostQueue;
  readonly errands: Errands;
  readonly pace: Pace;
  /** A table as it is now, whoever has changed it. */
  readonly sceneAt: (table: string) => Promise<Scene>;
  /** Whether somebody is looking at the table from this seat, here or at another process. */
  readonly isLooking: (table: string, seat: Seat) => Promise<boolean>;
}

interface Notice {
  readonly table: string;
  /** On whose behalf it is sent. */
  readonly sender: string;
  readonly url: string;
  readonly send: () => Promise<number>;
  /** With the status of the answer, if there was one. */
  readonly after?: (status: number | undefined) => Promise<void>;
}

/** Puts something on its way; what becomes of it is only written into the log, without the address, which is a secret. */
export function sendSoon({ queue, context: { log } }: NoticeParts, { table, sender, url, send, after }: Notice): void {
  const work = async () => {
    try {
      const status = await send().catch((error: unknown) => {
        log.warn({ table, why: wordFor(error) }, 'a notice could not be sent');
        return undefined;
      });
      const isTaken = status === undefined || (status >= 200 && status < 300);
      if (!isTaken) log.warn({ table, status }, 'a notice was not taken');
      await after?.(status);
    } catch (error) {
      log.warn({ table, error }, 'a notice could not be done with');
    }
  };
  const hasRoom = queue.add({ host: new URL(url).hostname, sender, work });
  if (!hasRoom) log.warn({ table }, 'too many notices are waiting: this one is not sent');
}

/** What went wrong, without the error's message: that may name the address. */
function wordFor(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
