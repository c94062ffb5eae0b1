import { describe, expect, it } from 'vitest';
import { copy, hideCards, isTogether, type Seat, type Slot } from '../src/index.ts';
import { firstViolation, soundDecision, soundEffect, withRule } from './games/broken.ts';
import { sealedBids } from './games/sealed-bids.ts';
import type { BidEvent, BidStep, Bids, Card } from './games/sealed-bids-state.ts';
import { faceDownCards, maskedFor, withSteps } from './games/sealed-bids-view.ts';

const { hide, imagine } = sealedBids;

/** The view of the sealed bids, with fewer cards hidden or another mask for what others have picked. */
function hideWith(
  hidden: (state: Bids) => Slot<Card>[],
  mask: (step: BidStep, seat: Seat | null, state: Bids) => BidStep = maskedFor,
): typeof sealedBids {
  return {
    ...sealedBids,
    hide(state, seat) {
      const view = copy(state);
      hideCards(view.deck, hidden(view), seat);
      withSteps(view, (step) => mask(step, seat, state));
      return view;
    },
  };
}

const secret = (what: string) => ({ law: 'secret', what: expect.stringContaining(what) });

describe('a walk finds that somebody sees what is hidden', () => {
  it('when the view forgets to hide the ware', () => {
    const found = firstViolation(hideWith((state) => state.hands.flat()));
    expect(found).toEqual(secret('shows a card it has not seen'));
  });

  it('when the view forgets to hide one card of a hand', () => {
    const found = firstViolation(hideWith((state) => faceDownCards(state).slice(1)));
    expect(found).toEqual(secret('shows a card it has not seen'));
  });

  it('when the view forgets to hide a card that somebody put under the deck', () => {
    const found = firstViolation({
      ...sealedBids,
      hide(state, seat) {
        const view = hide(state, seat);
        const under = copy(state.deck.under).map((slot, i) => (slot.mix === 0 ? slot : view.deck.under[i]!));
        return { ...view, deck: { ...view.deck, under } };
      },
    });
    expect(found).toEqual(secret('shows a card it has not seen'));
  });

  it('when the view shows how cards lie that everybody saw before they were mixed', () => {
    const found = firstViolation({
      ...sealedBids,
      hide(state, seat) {
        const view = hide(state, seat);
        const under = copy(state.deck.under).map((slot, i) => (slot.mix > 0 ? slot : view.deck.under[i]!));
        return { ...view, deck: { ...view.deck, under } };
      },
    });
    expect(found).toEqual(secret('depends on what is hidden from it'));
  });

  it('when a hidden card can be told by its absence from the bag', () => {
    const found = firstViolation({
      ...sealedBids,
      hide(state, seat) {
        const view = hide(state, seat);
        return { ...view, deck: { ...view.deck, bag: state.deck.bag.slice(), away: 0 } };
      },
    });
    expect(found).toMatchObject({ law: 'secret' });
  });

  it('when spectators see the hands', () => {
    const found = firstViolation({
      ...sealedBids,
      hide: (state, seat) => (seat === null ? copy(state) : hide(state, seat)),
    });
    expect(found).toEqual(secret('the view of a spectator shows a card'));
  });

  it('when spectators see nothing but the bag as it is', () => {
    const found = firstViolation({
      ...sealedBids,
      hide: (state, seat) => (seat === null ? { ...hide(state, null), deck: copy(state.deck) } : hide(state, seat)),
    });
    expect(found).toEqual(secret('a spectator sees what is hidden'));
  });

  it('when the order of the choices depends on a hidden card', () => {
    const found = firstViolation(
      withRule('pick', {
        choices(state, step) {
          const list = soundDecision('pick').choices(state, step);
          return `${state.prize?.card}`.startsWith('tea') ? list.reverse() : list;
        },
      }),
    );
    expect(found).toEqual(secret('other choices in its view'));
  });

  it('when the choices of a view are not those of the state', () => {
    const found = firstViolation({
      ...sealedBids,
      hide(state, seat) {
        const view = hide(state, seat);
        return { ...view, coins: view.coins.map((coins, of) => (of === seat ? 0 : coins)) };
      },
    });
    expect(found).toMatchObject({ law: 'secret' });
  });

  it('when the interjections of a view are not those of the state', () => {
    const found = firstViolation({
      ...sealedBids,
      interjections: (state, seat) => (state.deck.away > 0 ? [] : (sealedBids.interjections?.(state, seat) ?? [])),
    });
    expect(found).toEqual(secret('other interjections'));
  });
});

describe('a walk finds that a sealed pick leaks', () => {
  it('when the others see the card', () => {
    const found = firstViolation(
      hideWith(faceDownCards, (step) => (step.do === 'seal' ? maskedFor(step, null) : step)),
    );
    expect(found).toMatchObject({ law: 'secret' });
  });

  it('when the others see the amount', () => {
    const seen = (step: BidStep, seat: Seat | null) =>
      step.do === 'seal' ? ({ ...maskedFor(step, seat), amount: step.amount } as BidStep) : maskedFor(step, seat);
    expect(firstViolation(hideWith(faceDownCards, seen))).toEqual(secret('the others see what seat'));
  });

  it('when it is seen only after somebody else has picked too', () => {
    const sealsOf = (state: Bids) =>
      state.agenda
        .flatMap((step) => (isTogether(step) ? step.parts : []))
        .filter((part) => part.agenda[0]?.do === 'seal');
    const seen = (step: BidStep, seat: Seat | null, state: Bids) =>
      step.do === 'seal' && sealsOf(state).length > 1
        ? ({ ...maskedFor(step, seat), amount: step.amount } as BidStep)
        : maskedFor(step, seat);
    expect(firstViolation(hideWith(faceDownCards, seen))).toEqual(secret('the others see what seat'));
  });

  it('when an event tells it too early', () => {
    const found = firstViolation(
      withRule('amount', {
        choose(state, step, choice, aside) {
          soundDecision('amount').choose(state, step, choice, aside);
          aside.tell?.({ is: 'bids', seat: step.seat, card: step.card, amount: Number(choice) });
        },
      }),
    );
    expect(found).toEqual(secret('the others see what seat'));
  });
});

describe('a walk finds that an event tells too much', () => {
  it('when everybody hears which card was drawn', () => {
    const found = firstViolation(
      withRule('refill', {
        run(state, step, aside) {
          const openly = (event: BidEvent) =>
            aside.tell?.(event.is === 'sees' ? { is: 'wins', seat: step.seat, card: event.card } : event);
          soundEffect('refill').run(state, step, { ...aside, tell: openly });
        },
      }),
    );
    expect(found).toEqual(secret('of a lot that it may not know'));
  });

  it('when everybody hears what somebody looked at', () => {
    const found = firstViolation(
      withRule('peek', {
        choose(state, step, choice, aside) {
          soundDecision('peek').choose(state, step, choice, aside);
          if (choice === 'peek') aside.tell?.({ is: 'wins', seat: step.seat, card: state.prize!.card });
        },
      }),
    );
    expect(found).toEqual(secret('tell what is hidden from seat'));
  });
});

describe('a walk finds that undo would help to fish', () => {
  it('when a card is looked at without the kernel’s help', () => {
    const found = firstViolation(
      withRule('peek', {
        choose(state, { seat }, choice) {
          if (choice === 'peek') state.prize!.seen |= 1 << seat;
        },
      }),
    );
    expect(found).toEqual(secret('"peek" can be undone, but showed seat'));
  });

  it('when a hidden card is only told', () => {
    const found = firstViolation(
      withRule('peek', {
        choose(state, { seat }, choice, { tell }) {
          if (choice === 'peek') tell?.({ is: 'sees', only: seat, card: state.prize!.card });
        },
      }),
    );
    expect(found).toEqual(secret('"peek" can be undone, but showed seat'));
  });

  it('when an interjection shows a card', () => {
    const found = firstViolation({
      ...sealedBids,
      interject(state, seat, choice, aside) {
        sealedBids.interject?.(state, seat, choice, aside);
        if (state.prize) state.prize.seen |= 1 << seat;
      },
    });
    expect(found).toEqual(secret('can be undone, but showed seat'));
  });
});

describe('a walk finds that imagining goes wrong', () => {
  it('when it contradicts the view', () => {
    const found = firstViolation({
      ...sealedBids,
      imagine: (view, seat, luck) => ({ ...imagine(view, seat, luck), bank: view.bank + 1 }),
    });
    expect(found).toEqual(secret('depends on what is hidden from it'));
  });

  it('when it leaves a card unknown', () => {
    const found = firstViolation({
      ...sealedBids,
      imagine: (view, seat, luck) => ({ ...imagine(view, seat, luck), prize: copy(view.prize) }),
    });
    expect(found).toMatchObject({ law: 'secret' });
  });

  it('when it changes the view', () => {
    const found = firstViolation({
      ...sealedBids,
      imagine(view, seat, luck) {
        view.coins[seat]! += 1;
        return imagine(view, seat, luck);
      },
    });
    expect(found).toEqual(secret('imagining changed the view'));
  });

  it('when playing on what was imagined changes the view', () => {
    const found = firstViolation({
      ...sealedBids,
      imagine: (view, seat, luck) => ({ ...imagine(view, seat, luck), coins: view.coins, gifts: view.gifts }),
    });
    expect(found).toEqual(secret('changed the view'));
  });

  it('when hiding changes the state', () => {
    const found = firstViolation({
      ...sealedBids,
      hide(state, seat) {
        state.spent.sort();
        state.mixes += 1;
        return hide(state, seat);
      },
    });
    expect(found).toEqual(secret('hiding changed the state'));
  });
});
