import {
  type Aside,
  deckOf,
  draw,
  drawFaceDown,
  EVERYBODY,
  faceDown,
  type Game,
  isTogether,
  look,
  mixCards,
  putOver,
  putUnder,
  type Rules,
  rank,
  type Seat,
  type Slot,
  type Standing,
  shuffle,
  type Together,
  todo,
  together,
  total,
  type WhyNot,
} from '../../src/index.ts';
import { faultsOf } from './sealed-bids-faults.ts';
import {
  type BidEvent,
  type BidOptions,
  type BidStep,
  type Bids,
  type Card,
  cardsFor,
  worthOf,
} from './sealed-bids-state.ts';
import { hide, imagine } from './sealed-bids-view.ts';
import { en, ru, uk } from './sealed-bids-words.ts';

const ROUNDS = 3;
const HAND = 2;
const everySeat = (state: Bids): Seat[] => state.hands.map((_, seat) => seat);

/** A mixed card that is drawn alone is shown: otherwise nobody could say which ones are left. */
function shown(slot: Slot<Card>, aside: Aside<BidEvent>): Slot<Card> {
  if (slot.mix === 0) return slot;
  aside.reveal?.();
  return faceDown(slot.card, EVERYBODY);
}

function takeFromHand(state: Bids, seat: Seat, card: Card): Slot<Card> {
  const hand = state.hands[seat]!;
  return hand.splice(
    hand.findIndex((slot) => slot.card === card),
    1,
  )[0]!;
}

/** What the seat has promised in the open round. */
function sealedBy(state: Bids, seat: Seat): number {
  const open = state.agenda.at(-1);
  const steps = isTogether(open) ? open.parts.flatMap((part) => part.agenda) : [];
  const seal = steps.find((step) => step.do === 'seal' && step.seat === seat);
  return seal?.do === 'seal' ? seal.amount : 0;
}

export const rules: Rules<Bids, BidStep, BidEvent> = {
  // A ware is laid out face down; one seat may look at it, all bid at once, the best bid wins.
  round: {
    run(state, { left }, aside) {
      const ware = left > 0 ? drawFaceDown(state.deck, aside.luck) : undefined;
      if (ware === undefined) return;
      state.prize = shown(ware, aside);
      const bids: Together<BidStep> = together(
        everySeat(state).map((seat) => ({ seat, steps: [{ do: 'pick', seat }] })),
      );
      const first = (ROUNDS - left) % state.hands.length;
      todo(state, { do: 'peek', seat: first }, bids, { do: 'award' }, { do: 'round', left: left - 1 });
    },
  },

  // For a coin you may look at the ware. A gift may have taken the coin since you were asked.
  peek: {
    skip: (state, { seat }) => state.coins[seat] === 0,
    choices: (state, { seat }) => (state.coins[seat]! > 0 ? ['peek', 'pass'] : ['pass']),
    choose(state, { seat }, choice, aside) {
      if (choice === 'pass') return;
      state.coins[seat]! -= 1;
      state.bank += 1;
      look([state.prize!], seat, aside);
      aside.tell?.({ is: 'peeks', seat });
      aside.tell?.({ is: 'sees', only: seat, card: state.prize!.card });
    },
  },

  pick: {
    skip: (state, { seat }) => state.hands[seat]!.length === 0,
    choices: (state, { seat }) => state.hands[seat]!.map((slot) => slot.card),
    choose(state, { seat }, choice) {
      todo(state, { do: 'amount', seat, card: choice as Card });
    },
  },

  amount: {
    choices: (state, { seat }) => Array.from({ length: state.coins[seat]! + 1 }, (_, amount) => amount),
    choose(state, { seat, card }, choice) {
      todo(state, { do: 'seal', seat, card, amount: choice as number });
    },
  },

  // Happens only when everybody is ready: the bid is turned over.
  seal: {
    run(state, { seat, card, amount }, { tell }) {
      takeFromHand(state, seat, card);
      state.offers.push({ seat, card, amount });
      tell?.({ is: 'bids', seat, card, amount });
    },
  },

  // The best bid pays and takes the ware. The other cards are mixed and go under the deck; all have seen them.
  award: {
    run(state, _, { luck, tell }) {
      const strength = ({ card, amount }: Bids['offers'][number]) =>
        worthOf(card) + amount + (card.split('-')[0] === state.trump.split('-')[0] ? 1 : 0);
      const [best, ...others] = state.offers.slice().sort((a, b) => strength(b) - strength(a) || a.seat - b.seat);
      const { card } = state.prize!;
      state.prize = null;
      state.offers = [];
      if (best === undefined) {
        state.spent.push(card);
        return;
      }
      state.coins[best.seat]! -= best.amount;
      state.bank += best.amount;
      state.won[best.seat]!.push(card);
      state.spent.push(best.card);
      tell?.({ is: 'wins', seat: best.seat, card });
      state.mixes += 1;
      const lost = others.map((one) => one.card).sort();
      const mixed = shuffle(lost, luck).map((one) => faceDown(one, EVERYBODY));
      mixCards(mixed, state.mixes);
      state.deck.under.push(...mixed);
      const refills = everySeat(state).map((seat): BidStep => ({ do: 'refill', seat }));
      todo(state, ...refills, { do: 'tuck', seat: best.seat });
    },
  },

  refill: {
    run(state, { seat }, aside) {
      const hand = state.hands[seat]!;
      const slot = hand.length < HAND ? drawFaceDown(state.deck, aside.luck) : undefined;
      if (slot === undefined) return;
      look([slot], seat, aside);
      hand.push(shown(slot, aside));
      aside.tell?.({ is: 'draws', seat });
      aside.tell?.({ is: 'sees', only: seat, card: slot.card });
    },
  },

  // The winner may put a card from his hand over or under the deck.
  tuck: {
    skip: (state, { seat }) => state.hands[seat]!.length === 0,
    choices: (state, { seat }) => [...state.hands[seat]!.map((slot) => slot.card), 'keep'],
    choose(state, { seat }, choice) {
      if (choice !== 'keep') todo(state, { do: 'where', seat, card: choice as Card });
    },
  },

  where: {
    choices: () => ['over', 'under'],
    choose(state, { seat, card }, choice, { tell }) {
      const { seen } = takeFromHand(state, seat, card);
      const where = choice as 'over' | 'under';
      (where === 'over' ? putOver : putUnder)(state.deck, card, seen);
      tell?.({ is: 'puts', seat, where });
    },
  },
};

function setup(seats: number, { purse, gifts }: BidOptions, aside: Aside<BidEvent>): Bids {
  const deck = deckOf(cardsFor(seats));
  const each = <V>(value: () => V): V[] => Array.from({ length: seats }, value);
  const trump = draw(deck, aside)!;
  aside.tell?.({ is: 'opens', trump });
  const state: Bids = {
    agenda: [],
    deck,
    trump,
    hands: each(() => []),
    coins: each(() => purse),
    bank: 0,
    purse,
    gifts: each(() => (gifts ? 1 : 0)),
    prize: null,
    offers: [],
    won: each(() => []),
    spent: [],
    mixes: 0,
  };
  const deal = everySeat(state).map((seat): BidStep => ({ do: 'refill', seat }));
  todo(state, ...deal, ...deal, { do: 'round', left: ROUNDS });
  return state;
}

function standings(state: Bids): Standing[] {
  return rank(
    state.won.map((cards, seat) => {
      const wares = cards.reduce((sum, card) => sum + worthOf(card), 0);
      const sheet = [
        { row: 'wares', points: wares },
        { row: 'coins', points: state.coins[seat]! },
      ];
      return { seat, score: total(sheet), sheet, tieBreakers: [cards.length] };
    }),
  );
}

export const sealedBids: Game<Bids, BidOptions, BidEvent> = {
  id: 'sealed-bids',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    purse: { values: [2, 4], default: 4 },
    gifts: { values: [true, false], default: true, seats: { min: 3, max: 4 } },
  },
  longest: ROUNDS * 11,
  rules,
  words: { en, ru, uk },
  setup,
  hide,
  imagine,
  evaluate: (state) => standings(state).map(({ score }) => score),
  standings,
  faults: faultsOf,
  whyNot(view, seat): WhyNot[] {
    const open = view.agenda.at(-1);
    const steps = isTogether(open) ? open.parts.flatMap((part) => part.agenda) : [];
    const asked = steps.some((step) => step.do === 'amount' && step.seat === seat);
    return asked ? [{ choice: view.coins[seat]! + 1, why: 'poor' }] : [];
  },
  // While somebody thinks, everybody may give one coin away in the whole game, of those that are not in a bid.
  interjections: (state, seat) =>
    state.gifts[seat]! > 0 && state.coins[seat]! > sealedBy(state, seat)
      ? everySeat(state)
          .filter((other) => other !== seat)
          .map((other) => `gift-${other}`)
      : [],
  interject(state, seat, choice, { tell }) {
    const to = Number(`${choice}`.slice('gift-'.length));
    state.gifts[seat]! -= 1;
    state.coins[seat]! -= 1;
    state.coins[to]! += 1;
    tell?.({ is: 'gives', seat, to });
  },
};
