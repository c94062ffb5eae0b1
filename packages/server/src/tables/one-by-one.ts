import { setTimeout as wait } from 'node:timers/promises';
import { Refused } from '@engawa/wire';
import { Line } from './line.ts';

/** Pieces that may wait: whoever comes then has no chance to be answered soon. */
const MOST = 200;

/**
 * Work that takes long, such as playing a whole game again: one piece at a time, and between two of them as long a pause as
 * the last one took. So however much is asked for, half of the time is left for those who play.
 */
export class OneByOne {
  private readonly line = new Line();
  private waiting = 0;

  async run<T>(work: () => T): Promise<T> {
    if (this.waiting >= MOST) throw new Refused('unavailable');
    this.waiting++;
    try {
      return await new Promise((resolve, reject) => {
        void this.line.enter(() => atLeisure(work, resolve, reject));
      });
    } finally {
      this.waiting--;
    }
  }
}

/** Whoever waits for the result does not wait for the pause. */
async function atLeisure<T>(
  work: () => T,
  resolve: (result: T) => void,
  reject: (why: unknown) => void,
): Promise<void> {
  const began = performance.now();
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
  await wait(performance.now() - began);
}
