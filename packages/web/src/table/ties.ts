import type { Seat, Standing } from '@engawa/kernel';

/** Seats with the same score, and what told them apart. */
interface Tie {
  readonly score: number;
  /** By place. */
  readonly seats: readonly Seat[];
  /** Which tie-breaker decided, and what each seat had of it; null when none did. */
  readonly by: { readonly index: number; readonly values: readonly number[] } | null;
  /** The seats that share a place in the end. */
  readonly shared: readonly (readonly Seat[])[];
}

export function explainTies(places: readonly Standing[]): Tie[] {
  const sorted = [...places].sort((a, b) => a.place - b.place);
  const scores = [...new Set(sorted.map(({ score }) => score))];
  return scores.flatMap((score) => {
    const equal = sorted.filter((one) => one.score === score);
    if (equal.length < 2) return [];
    const first = equal[0]!;
    const index = first.tieBreakers.findIndex((value, i) => equal.some(({ tieBreakers }) => tieBreakers[i] !== value));
    const by = index < 0 ? null : { index, values: equal.map(({ tieBreakers }) => tieBreakers[index]!) };
    const byPlace = [...new Set(equal.map(({ place }) => place))].map((place) =>
      equal.filter((one) => one.place === place).map(({ seat }) => seat),
    );
    return [{ score, seats: equal.map(({ seat }) => seat), by, shared: byPlace.filter((group) => group.length > 1) }];
  });
}
