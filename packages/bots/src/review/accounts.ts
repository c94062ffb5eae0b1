import type { Judged } from './review.ts';

/** How a seat came from its first chance to its last: the three parts add up to the way between them. */
export interface Account {
  readonly first: number;
  readonly last: number;
  /** What its own choices gave, against what the search would have done: mostly a loss. */
  readonly own: number;
  /** What the choices of the others gave. */
  readonly others: number;
  /** The rest: what was drawn and what came to light. */
  readonly luck: number;
}

export function accountsOf(decisions: readonly Judged[], last: readonly number[]): Account[] {
  return last.map((final, seat) => {
    const first = decisions[0]?.before[seat] ?? final;
    let [own, others] = [0, 0];
    for (const one of decisions) {
      const change = one.after[seat]! - one.before[seat]!;
      if (one.seat === seat) own += change;
      else others += change;
    }
    return { first, last: final, own, others, luck: final - first - own - others };
  });
}
