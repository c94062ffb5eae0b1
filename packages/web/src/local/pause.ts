import { lasting } from '../design/index.ts';

/** What somebody needs to see a move before the next one, and the least that even a hurried screen gives. */
const USUAL = 850;
const LEAST = 250;

/** A natural pause before a move that nobody at this screen makes; over at once when it is aborted. */
export function naturalPause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, Math.max(LEAST, lasting(USUAL)));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
