import type { Choice } from '@engawa/kernel';

/** A decision in the tree, as the seat sees it that decides: whatever it cannot tell apart is one fork. */
export interface Fork {
  visits: number;
  /** What the visits were worth to the seat that decides here, altogether. */
  sum: number;
  readonly branches: Map<Choice, Branch>;
  /** How often its branches were weighed by what the game thinks of them. */
  weighings: number;
  /** Where it goes on after a choice that the others do not see, whichever it was. */
  unseen: Fork | undefined;
}

/** A choice at a fork. */
export interface Branch {
  visits: number;
  sum: number;
  /** How promising the choice looks before it has been tried: all of a fork's branches together make one. */
  prior: number;
  next: Fork | undefined;
}

export const newFork = (): Fork => ({
  visits: 0,
  sum: 0,
  branches: new Map(),
  weighings: 0,
  unseen: undefined,
});

export function branchOf(fork: Fork, choice: Choice): Branch {
  let branch = fork.branches.get(choice);
  if (branch === undefined) {
    branch = { visits: 0, sum: 0, prior: 0, next: undefined };
    fork.branches.set(choice, branch);
  }
  return branch;
}

/** What a branch is thought to be worth before its first visit: a little less than its siblings on average. */
const DOUBT = 0.05;

/**
 * The choice that is most worth a visit: good so far, promising, or seldom tried (PUCT). Only what is on the list now counts:
 * in another imagined state the same fork may have other choices.
 */
export function mostPromising(fork: Fork, list: readonly Choice[], curiosity: number): Choice {
  const untried = fork.visits === 0 ? 0.5 : fork.sum / fork.visits - DOUBT;
  const wonder = curiosity * Math.sqrt(fork.visits + 1);
  const even = 1 / list.length;
  let best = list[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of list) {
    const branch = fork.branches.get(choice);
    const visits = branch === undefined ? 0 : branch.visits;
    const prior = fork.weighings > 0 && branch !== undefined ? branch.prior : even;
    const worth = visits === 0 ? untried : branch!.sum / visits;
    const promise = worth + (wonder * prior) / (1 + visits);
    if (promise > most) {
      most = promise;
      best = choice;
    }
  }
  return best;
}

/** What was tried so seldom says nothing about what will happen. */
const OFTEN_ENOUGH = 8;

/** The choice of the list that was tried most; undefined if none was tried often enough. */
export function mostTried(fork: Fork, list: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = OFTEN_ENOUGH - 1;
  for (const choice of list) {
    const visits = fork.branches.get(choice)?.visits ?? 0;
    if (visits > most) {
      most = visits;
      best = choice;
    }
  }
  return best;
}
