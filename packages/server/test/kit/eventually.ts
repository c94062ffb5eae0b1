import { expect } from 'vitest';

/** Looks again and again until it is as expected; a slow machine is no failure. */
export function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 20_000, interval: 10 });
}
