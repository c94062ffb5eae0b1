import { fork } from 'node:child_process';
import type { Choice } from '@engawa/kernel';
import type { BotProcessSettings, Order, Report } from './job.ts';

export type Outcome =
  | { readonly is: 'answered'; readonly choice: Choice }
  | { readonly is: 'late' }
  | { readonly is: 'cancelled' }
  | { readonly is: 'failed'; readonly error: string }
  /** The process has ended. If it thought about this job alone, the job is to blame. */
  | { readonly is: 'died'; readonly alone: boolean; readonly error: string };

/** The process in which bots think, as the server sees it. It ends once and does not come back. */
export interface BotChild {
  /** Whether it has come up: one that never does would not do so the next time either. */
  readonly wasReady: boolean;
  readonly hasEnded: boolean;
  run(job: string, cap: number, signal?: AbortSignal): Promise<Outcome>;
  end(): Promise<void>;
}

/** Over the time that the process itself grants: for its start, and before it is thought to hang. */
const PATIENCE = 5_000;
const KEPT_WORDS = 2_000;

export function startBotChild(file: string, settings: BotProcessSettings): BotChild {
  const child = fork(file, [JSON.stringify(settings)], {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let [lastId, wasReady, hasEnded, lastWords] = [0, false, false, ''];
  const ended = new Promise<void>((resolve) => {
    const end = (why: string) => {
      hasEnded = true;
      const died: Outcome = { is: 'died', alone: waiting.size === 1, error: `${why} ${lastWords}`.trim() };
      for (const finish of [...waiting.values()]) finish(died);
      resolve();
    };
    child.once('exit', (code, signal) => end(`The process of the bots ended (${signal ?? code}).`));
    child.on('error', (error) => {
      child.kill('SIGKILL');
      end(`${error}`);
    });
  });
  child.stderr?.on('data', (words) => {
    lastWords = `${lastWords}${words}`.slice(-KEPT_WORDS);
  });
  child.on('message', (report: Report) => {
    if (report.is === 'ready') wasReady = true;
    else waiting.get(report.id)?.(report);
  });

  function send(order: Order): void {
    // A process that is about to end is noticed by its end.
    if (child.connected) child.send(order, () => {});
  }

  function kill(): void {
    hasEnded = true;
    child.kill('SIGKILL');
  }

  return {
    get wasReady() {
      return wasReady;
    },
    get hasEnded() {
      return hasEnded;
    },
    run(job, cap, signal) {
      const id = ++lastId;
      return new Promise((resolve) => {
        const hangs = setTimeout(kill, cap + PATIENCE);
        const cancel = () => {
          send({ is: 'cancel', id });
          finish({ is: 'cancelled' });
        };
        const finish = (outcome: Outcome) => {
          clearTimeout(hangs);
          signal?.removeEventListener('abort', cancel);
          waiting.delete(id);
          resolve(outcome);
        };
        signal?.addEventListener('abort', cancel, { once: true });
        waiting.set(id, finish);
        send({ is: 'think', id, job, cap });
      });
    },
    end() {
      kill();
      return ended;
    },
  };
}
