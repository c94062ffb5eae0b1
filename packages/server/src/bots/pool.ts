import { fileURLToPath } from 'node:url';
import type { Choice } from '@engawa/kernel';
import { type BotChild, type Outcome, startBotChild } from './child.ts';
import type { BotJob } from './job.ts';
import { createBotQueue, type QueueOutcome } from './queue.ts';

/** How the thinking about one job went: for metrics and logs. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  /** Only `answered` has brought a choice. */
  readonly outcome: QueueOutcome['is'];
  readonly error?: string;
  /** Milliseconds: in the queue, and altogether. */
  readonly waited: number;
  readonly took: number;
}

/** The bundles that scripts/build.mjs makes. */
export interface BotFiles {
  readonly process: string;
  readonly worker: string;
}

export interface BotPoolOptions {
  readonly threads: number;
  /** Megabytes for each thread. */
  readonly memory: number;
  /** Milliseconds: what a bot is told at most, and after how many more its thread is ended. */
  readonly time: number;
  readonly grace?: number;
  /** How many jobs may wait. */
  readonly queue?: number;
  readonly files?: BotFiles;
  readonly onThought?: (thought: Thought) => void;
}

export interface BotPool {
  /**
   * Never rejects. Undefined: there is no answer, and the caller takes `fallback`. An answer may be anything: the caller
   * looks whether it is on the list.
   */
  think(job: BotJob, signal?: AbortSignal): Promise<Choice | undefined>;
  /** Starts the process now, so that the first answer is quick. */
  warmUp(): void;
  close(): Promise<void>;
}

const SHORTEST = 20;
const REST_AFTER_FALSE_START = 1_000;

export function createBotPool(options: BotPoolOptions): BotPool {
  const { threads, memory, time, grace = 2_000, queue: longest = 1_000, files = bundledFiles(), onThought } = options;
  const queue = createBotQueue(threads, longest);
  let child: BotChild | undefined;
  let isClosed = false;
  let restUntil = 0;

  function livingChild(): BotChild | undefined {
    if (child?.hasEnded === false) return child;
    if (child?.wasReady === false) restUntil = performance.now() + REST_AFTER_FALSE_START;
    const mayStart = !isClosed && performance.now() >= restUntil;
    child = mayStart ? startBotChild(files.process, { worker: files.worker, threads, memory }) : undefined;
    return child;
  }

  function run(job: BotJob, waiting: number, signal?: AbortSignal): Promise<Outcome> {
    // The more are waiting, the less time each of them gets: so nobody waits much longer than one bot may think.
    const share = Math.max(SHORTEST, Math.round(Math.min(job.time, time) / (1 + waiting / threads)));
    const { game, view, seat, bot, seed } = job;
    const text = JSON.stringify({ game, view, seat, bot, seed, time: share } satisfies BotJob);
    return livingChild()?.run(text, share + grace, signal) ?? Promise.resolve(NOT_STARTED);
  }

  return {
    async think(job, signal) {
      const began = performance.now();
      let waited: number | undefined;
      const outcome = await queue.add((waiting) => {
        waited ??= performance.now() - began;
        return run(job, waiting, signal);
      }, signal);
      const took = performance.now() - began;
      const thought = { game: job.game, bot: job.bot, outcome: outcome.is, waited: waited ?? took, took };
      onThought?.('error' in outcome ? { ...thought, error: outcome.error } : thought);
      return outcome.is === 'answered' ? outcome.choice : undefined;
    },
    warmUp() {
      livingChild();
    },
    async close() {
      isClosed = true;
      queue.close();
      await child?.end();
    },
  };
}

const NOT_STARTED: Outcome = { is: 'failed', error: 'The process of the bots does not start.' };

function bundledFiles(): BotFiles {
  const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return { process: file('./bot-process.mjs'), worker: file('./bot-worker.mjs') };
}
