import type { Weights } from '@engawa/kernel';

/** The names of all weights as paths (`temple.ahead`, `coin.0`), in the order in which they are written. */
export function namesOf(weights: Weights, path = ''): string[] {
  if (typeof weights === 'number') return [path];
  return Object.entries(weights).flatMap(([key, inner]) => namesOf(inner, path === '' ? key : `${path}.${key}`));
}

/** Their values, in the same order. */
export function valuesOf(weights: Weights): number[] {
  if (typeof weights === 'number') return [weights];
  return Object.values(weights).flatMap((inner) => valuesOf(inner));
}

/** The same table with other values. */
export function withValues(weights: Weights, values: readonly number[]): Weights {
  let at = 0;
  const fill = (from: Weights): Weights => {
    if (typeof from === 'number') return values[at++]!;
    if (Array.isArray(from)) return from.map(fill);
    return Object.fromEntries(Object.entries(from).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(weights);
}
