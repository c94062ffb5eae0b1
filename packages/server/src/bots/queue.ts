import type { Outcome } from './child.ts';

/** `refused`: too many were waiting. */
export type QueueOutcome = Outcome | { readonly is: 'refused' };

/** Thinks; is told how many are waiting behind. */
type Run = (waiting: number) => Promise<Outcome>;

interface Entry {
  readonly run: Run;
  readonly done: (outcome: QueueOutcome) => void;
  /** The process ended while this was one of several: it thinks alone now, to see whether it was to blame. */
  isSuspect: boolean;
}

export interface BotQueue {
  add(run: Run, signal?: AbortSignal): Promise<QueueOutcome>;
  /** Whoever waits is told `cancelled`, now and from now on. */
  close(): void;
}

/** First come, first served: a table has only its own few jobs here, so none can starve the others. */
export function createBotQueue(threads: number, longest: number): BotQueue {
  const queue: Entry[] = [];
  const running = new Set<Entry>();
  let isClosed = false;

  function mayStart(next: Entry): boolean {
    if (running.size === 0) return true;
    return running.size < threads && !next.isSuspect && ![...running].some((one) => one.isSuspect);
  }

  function pump(): void {
    while (queue.length > 0 && mayStart(queue[0]!)) void start(queue.shift()!);
  }

  async function start(entry: Entry): Promise<void> {
    running.add(entry);
    const outcome = await entry.run(queue.length);
    running.delete(entry);
    if (outcome.is === 'died' && !outcome.alone && !isClosed) {
      entry.isSuspect = true;
      queue.unshift(entry);
    } else entry.done(outcome);
    pump();
  }

  return {
    add(run, signal) {
      if (isClosed || signal?.aborted) return Promise.resolve({ is: 'cancelled' });
      if (queue.length >= longest) return Promise.resolve({ is: 'refused' });
      return new Promise((resolve) => {
        const leave = () => {
          // What is running already notices the signal by itself.
          if (!queue.includes(entry)) return;
          queue.splice(queue.indexOf(entry), 1);
          entry.done({ is: 'cancelled' });
          pump();
        };
        const done = (outcome: QueueOutcome) => {
          signal?.removeEventListener('abort', leave);
          resolve(outcome);
        };
        const entry: Entry = { run, done, isSuspect: false };
        signal?.addEventListener('abort', leave, { once: true });
        queue.push(entry);
        pump();
      });
    },
    close() {
      isClosed = true;
      for (const entry of queue.splice(0)) entry.done({ is: 'cancelled' });
    },
  };
}
