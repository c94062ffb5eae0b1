import { isTogether } from '../../src/index.ts';
import { type Bids, cardsFor } from './sealed-bids-state.ts';

/** Every card is in one place, every coin belongs to somebody, nobody has promised what he does not have. */
export function faultsOf(state: Bids, before?: Bids): string[] {
  const faults: string[] = [];
  const { deck, hands, coins, prize } = state;
  const slots = [...deck.over, ...deck.under, ...hands.flat(), ...(prize === null ? [] : [prize])];
  const open = [state.trump, ...state.offers.map((offer) => offer.card), ...state.won.flat(), ...state.spent];
  const cards = [...deck.bag, ...slots.map((slot) => slot.card), ...open].sort();
  if (cards.join() !== cardsFor(hands.length).sort().join()) faults.push(`the cards are ${cards.join(' ')}`);
  if (deck.away !== 0) faults.push(`${deck.away} cards of the deck are away`);
  const sum = coins.reduce((a, b) => a + b, state.bank);
  if (sum !== hands.length * state.purse) faults.push(`there are ${sum} coins`);
  if (coins.some((some) => some < 0)) faults.push(`somebody has less than no coins: ${coins.join(' ')}`);
  const round = state.agenda.at(-1);
  for (const step of isTogether(round) ? round.parts.flatMap((part) => part.agenda) : []) {
    if (step.do !== 'seal') continue;
    if (step.amount < 0 || step.amount > coins[step.seat]!) faults.push(`seat ${step.seat} bids ${step.amount} coins`);
    if (!hands[step.seat]!.some((slot) => slot.card === step.card))
      faults.push(`seat ${step.seat} bids a stranger’s card`);
  }
  if (before && before.spent.length > state.spent.length) faults.push('a spent card came back');
  return faults;
}
