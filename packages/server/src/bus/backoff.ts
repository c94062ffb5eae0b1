const FIRST = 100;
const LONGEST = 5_000;

/** Milliseconds before the next attempt (0 is the first): longer each time, and never the same for all who wait. */
export function backoff(attempt: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return longest / 2 + (Math.random() * longest) / 2;
}
