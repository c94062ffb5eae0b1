/** How far the counts are from being equal. For k counts, fair luck stays below the bound 999 times in 1000. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** By the number of counts, from the tables (p = 0.001). */
export const CHI_SQUARE_BOUND: Readonly<Record<number, number>> = {
  2: 10.83,
  6: 20.52,
  10: 27.88,
  24: 49.73,
  52: 87.97,
};

/** How often each number comes up. */
export function countsOf(below: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(below).fill(0);
  for (let i = 0; i < draws; i++) counts[draw()]! += 1;
  return counts;
}
