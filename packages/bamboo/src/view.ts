import type { Luck, Seat } from '@engawa/kernel';
import { copyState } from './copy.ts';
import type { Bamboo } from './state.ts';

/**
 * P. 5: what players have lies open. What nobody can know is not in the state at all: stacks and supply have no order but
 * for the tiles that everybody saw go under them, and of the spirits under a temple's stack there is only the number.
 */
export function hide(state: Bamboo, _seat: Seat | null): Bamboo {
  return copyState(state);
}

export function imagine(view: Bamboo, _seat: Seat, _luck: Luck): Bamboo {
  return copyState(view);
}
