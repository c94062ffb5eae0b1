import type { Choice, Seat, State } from '@engawa/kernel';

/** What a bot is asked: it is given what its seat sees, and nothing else leaves the table. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: State;
  readonly seat: Seat;
}

/** Somebody who answers for bots. An aborted question is never answered. */
export interface Thinker {
  readonly think: (question: Question, signal: AbortSignal) => Promise<Choice>;
  readonly close: () => void;
}

export interface Asked {
  readonly id: number;
  readonly question: Question;
}
export type Answered =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly failed: string };

/** Bots in a thread of their own, so that the screen never waits for them. */
export function workerThinker(): Thinker {
  let worker: Worker | undefined;
  let asked = 0;
  const start = () => (worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    think: (question, signal) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        const thread = start();
        const settle = (end: () => void) => {
          thread.removeEventListener('message', hear);
          thread.removeEventListener('error', fail);
          signal.removeEventListener('abort', abort);
          end();
        };
        const hear = ({ data }: MessageEvent<Answered>) => {
          if (data.id !== id) return;
          settle(() => ('choice' in data ? resolve(data.choice) : reject(new Error(data.failed))));
        };
        const fail = (event: ErrorEvent) => settle(() => reject(new Error(event.message)));
        // Whoever thinks cannot hear: the thread ends, and the next question starts another.
        const abort = () =>
          settle(() => {
            stop();
            reject(new DOMException('', 'AbortError'));
          });
        thread.addEventListener('message', hear);
        thread.addEventListener('error', fail);
        signal.addEventListener('abort', abort);
        thread.postMessage({ id, question } satisfies Asked);
      }),
    close: stop,
  };
}
