import type { Seat } from '@engawa/kernel';
import { GIFTS, OFFERS } from '../reconstructed.ts';
import type { RisingSun } from '../state.ts';

/*
 * Pieces in an offer, or promised in a tea ceremony, stay their owner's, but are not free: they cannot be spent twice.
 */

export function freeCoins(state: RisingSun, seat: Seat): number {
  const { coins } = state.players[seat]!;
  const { draft, offer } = state.talks[seat]!;
  if (draft === null && offer === null) return coins - promisedAtTea(state, seat);
  return coins - (draft?.amounts[0] ?? 0) - (offer?.giveCoins ?? 0) - promisedAtTea(state, seat);
}

export function freeRonin(state: RisingSun, seat: Seat): number {
  const { draft, offer } = state.talks[seat]!;
  return state.players[seat]!.ronin - (draft?.amounts[1] ?? 0) - (offer?.giveRonin ?? 0);
}

/** What the seat has promised in the proposal that waits for an answer. */
function promisedAtTea(state: RisingSun, seat: Seat): number {
  if (state.phase !== 'tea') return 0;
  const step = state.agenda[state.agenda.length - 1];
  return step?.do === 'teaReply' && step.from === seat ? Math.max(0, step.coins) : 0;
}

/** Others make the seat pay: if it has nothing free, what it has put into a draft or an offer is free again. */
export function lapseFor(state: RisingSun, seat: Seat): void {
  if (freeCoins(state, seat) > 0) return;
  const talk = state.talks[seat]!;
  talk.draft = null;
  talk.offer = null;
}

/** A new stretch begins: what was not answered lapses, and everybody may give and offer anew. */
export function newStretch({ talks }: RisingSun): void {
  for (const talk of talks) {
    talk.gifts = GIFTS;
    talk.offers = OFFERS;
    talk.draft = null;
    talk.offer = null;
  }
}
