import { setTimeout as wait } from 'node:timers/promises';

/** What a process has used up to now. */
export interface Sample {
  readonly cpuSeconds: number;
  readonly rss: number;
  readonly heapUsed: number;
}

export function sampleNow(): Sample {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuSeconds: (user + system) / 1e6, rss, heapUsed };
}

/** After everything that can be given back was given back. */
export async function sampleAtRest(): Promise<Sample> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    // What a collection frees at its end lets go of more, in time for the next one.
    await wait(50);
  }
  return sampleNow();
}
