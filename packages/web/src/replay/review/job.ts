import type { Review } from '@engawa/bots';
import type { GameRecord } from '@engawa/kernel';

/** What the thread says while it reviews. */
export type Heard =
  | { readonly is: 'at'; readonly done: number }
  | { readonly is: 'done'; readonly review: Review }
  | { readonly is: 'failed'; readonly why: string };

/** Reviews a game in a thread of its own, so that the page stays quick; what is returned stops it. */
export function reviewInThread(record: GameRecord, hear: (heard: Heard) => void): () => void {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const stop = () => thread.terminate();
  thread.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    if (data.is !== 'at') stop();
    hear(data);
  });
  thread.addEventListener('error', ({ message }) => {
    stop();
    hear({ is: 'failed', why: message });
  });
  thread.postMessage(record);
  return stop;
}
