export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval of a proportion: honest with few games, and never below 0 or above 1. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const zz = (Z * Z) / games;
  const middle = (share + zz / 2) / (1 + zz);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + zz / (4 * games))) / (1 + zz);
  // At the ends the formula gives exactly 0 and 1, but not in floating point.
  return { low: wins === 0 ? 0 : middle - reach, high: wins === games ? 1 : middle + reach };
}
