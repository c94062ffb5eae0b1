import type { BotProcessSettings } from './job.ts';

const EVERY = 25;
const MEGABYTE = 2 ** 20;
/** Megabytes for Node itself and the code of the bots; and for what a thread has besides its old generation. */
const BASE = 128;
const YOUNG = 64;
/** V8 goes a little over its limit before it gives a thread up: that should come first, it costs only the thread. */
const SLACK = 1.25;

/** Buffers are not part of a thread's heap, and no limit of V8 holds them: this one ends the process. */
export function watchMemory({ threads, memory }: BotProcessSettings): { watch(on: boolean): void } {
  const most = (BASE + threads * (memory * SLACK + YOUNG)) * MEGABYTE;
  const look = () => process.memoryUsage.rss() > most && process.kill(process.pid, 'SIGKILL');
  let timer: NodeJS.Timeout | undefined;
  return {
    watch(on) {
      if (on) timer ??= setInterval(look, EVERY);
      else {
        clearInterval(timer);
        timer = undefined;
      }
    },
  };
}
