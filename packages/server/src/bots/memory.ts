import type { BotProcessSettings } from './job.ts';

const EVERY = 25;
const MEGABYTE = 2 ** 20;
/** Node itself, and the code of the bots. */
const BASE = 128;
/** V8 keeps the old and the new half of whatever it copies, and goes a little over its limit before it gives up. */
const SLACK = 3;

/** Buffers are not part of a thread's heap, and no limit of V8 holds them: this one ends the process. */
export function watchMemory({ threads, memory }: BotProcessSettings): { watch(on: boolean): void } {
  const most = (BASE + threads * memory * SLACK) * MEGABYTE;
  let timer: NodeJS.Timeout | undefined;
  return {
    watch(on) {
      if (on)
        timer ??= setInterval(() => process.memoryUsage.rss() > most && process.kill(process.pid, 'SIGKILL'), EVERY);
      else {
        clearInterval(timer);
        timer = undefined;
      }
    },
  };
}
