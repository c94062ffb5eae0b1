import type { Luck, Seat } from '@engawa/kernel';
import { copyState } from './copy.ts';
import type { WhiteCastle } from './state.ts';

/**
 * Everything lies open. What nobody can know is not in the state at all: the decks have no order, the dice tiles in the
 * castle no other side, and of the solo cards only those have a place that everybody has seen there.
 */
export function hide(state: WhiteCastle, _seat: Seat | null): WhiteCastle {
  return copyState(state);
}

export function imagine(view: WhiteCastle, _seat: Seat, _luck: Luck): WhiteCastle {
  return copyState(view);
}
