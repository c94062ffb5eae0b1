import { copy, HIDDEN, hideCards, imagineCards, isTogether, type Luck, type Seat, type Slot } from '../../src/index.ts';
import type { BidStep, Bids, Card } from './sealed-bids-state.ts';

const UNKNOWN = -1;

export function faceDownCards(state: Bids): Slot<Card>[] {
  return state.prize === null ? state.hands.flat() : [...state.hands.flat(), state.prize];
}

/** Every step of the agenda, also those of an open round, exchanged for another one. */
export function withSteps(state: Bids, change: (step: BidStep) => BidStep): void {
  state.agenda = state.agenda.map((step) =>
    isTogether(step)
      ? { ...step, parts: step.parts.map((part) => ({ ...part, agenda: part.agenda.map(change) })) }
      : change(step),
  );
}

/** Secret are the hands, the ware, what somebody put into the deck, and what somebody has picked so far. */
export function hide(state: Bids, seat: Seat | null): Bids {
  const view = copy(state);
  hideCards(view.deck, faceDownCards(view), seat);
  withSteps(view, (step) => maskedFor(step, seat));
  return view;
}

export function maskedFor(step: BidStep, seat: Seat | null): BidStep {
  if (!('card' in step) || step.seat === seat) return step;
  const card = HIDDEN as Card;
  return step.do === 'seal' ? { ...step, card, amount: UNKNOWN } : { ...step, card };
}

export function imagine(view: Bids, seat: Seat, luck: Luck): Bids {
  const state = copy(view);
  imagineCards(state.deck, faceDownCards(state), seat, luck);
  withSteps(state, (step) => {
    if (!('card' in step) || step.card !== (HIDDEN as Card)) return step;
    const hand = state.hands[step.seat]!;
    const { card } = hand[luck.below(hand.length)]!;
    return step.do === 'seal' ? { ...step, card, amount: luck.below(state.coins[step.seat]! + 1) } : { ...step, card };
  });
  return state;
}
