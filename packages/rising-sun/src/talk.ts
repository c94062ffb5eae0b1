import type { Seat } from '@engawa/kernel';
import type { Phrase } from './events.ts';
import type { RisingSun } from './state.ts';

/*
 * What is said with a proposal and its answer: a word that the texts turn into a sentence of the reader's language. It
 * follows from what everybody sees at the table.
 */

export function proposalPhrase(coins: number): Phrase {
  if (coins === 0) return 'together';
  return coins > 0 ? 'pays' : 'paid';
}

export function acceptPhrase(coins: number): Phrase {
  return coins === 0 ? 'gladly' : 'fairPrice';
}

/** A leader is feared, a price is too high, or there are other plans. */
export function declinePhrase(state: RisingSun, from: Seat, coins: number): Phrase {
  if (coins < 0) return 'tooFar';
  const { points } = state.players[from]!;
  const isAhead = points > 0 && state.players.every((player, other) => other === from || player.points < points);
  return isAhead ? 'tooStrong' : 'otherPlans';
}
