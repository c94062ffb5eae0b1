import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsLeft,
  copy,
  type Deck,
  deckOf,
  EVERYBODY,
  faceDown,
  HIDDEN,
  hideCards,
  imagineCards,
  look,
  maySee,
  mixCards,
  NOBODY,
  putUnder,
  SearchLuck,
  type Seat,
  type Slot,
  scripted,
  shuffle,
} from '../src/index.ts';
import { always } from './helpers/always.ts';

/** A deck and the cards of it that lie face down on the table. */
interface World {
  readonly deck: Deck;
  readonly elsewhere: Slot[];
}

const slotsOf = ({ deck, elsewhere }: World) => [...elsewhere, ...deck.over, ...deck.under];
const viewOf = (world: World, seat: Seat | null): World => {
  const view = copy(world);
  hideCards(view.deck, view.elsewhere, seat);
  return view;
};
const imaginedFrom = (view: World, seat: Seat, seed: number): World => {
  const world = copy(view);
  imagineCards(world.deck, world.elsewhere, seat, SearchLuck.seeded(seed));
  return world;
};
const allCards = (world: World) => [...world.deck.bag, ...slotsOf(world).map(({ card }) => card)].sort();

/** Who knew the cards of a mixed group; anybody may have looked at some of them since. */
const knewOfMix = [NOBODY, 0b011, EVERYBODY];
const placed = fc.record({
  card: fc.constantFrom('ink', 'silk', 'tea', 'tea-2', 'zither'),
  place: fc.constantFrom('bag', 'over', 'under', 'table'),
  seen: fc.constantFrom(NOBODY, 0b001, 0b010, 0b110, 0b111, EVERYBODY),
  mix: fc.constantFrom(0, 0, 1, 2),
});
const worlds: fc.Arbitrary<World> = fc.array(placed, { maxLength: 12 }).map((cards) => {
  const at = (place: string) =>
    cards
      .filter((one) => one.place === place)
      .map(({ card, seen, mix }): Slot => ({ card, seen, mix, knew: knewOfMix[mix]! }));
  const deck = { ...deckOf(at('bag').map(({ card }) => card)), over: at('over'), under: at('under') };
  return { deck, elsewhere: at('table') };
});
const seats = fc.constantFrom(0, 1, 2, null);

const hasLooked = ({ seen }: Slot, seat: Seat | null) => maySee({ card: '', seen, mix: 0, knew: NOBODY }, seat);

/** The same to the seat, other cards where it cannot know them: its own way to do it, not the kernel's. */
function otherwise(world: World, seat: Seat | null, seed: number): World {
  const luck = SearchLuck.seeded(seed);
  const other = copy(world);
  const exchange = (slots: Slot[], bag: string[]) => {
    const cards = shuffle([...slots.map(({ card }) => card), ...bag], luck);
    for (const slot of slots) slot.card = cards.pop()!;
    return cards.sort();
  };
  const slots = slotsOf(other);
  other.deck.bag = exchange(
    slots.filter((slot) => !maySee(slot, seat)),
    other.deck.bag,
  );
  for (const mix of [1, 2])
    exchange(
      slots.filter((slot) => slot.mix === mix && maySee(slot, seat) && !hasLooked(slot, seat)),
      [],
    );
  return other;
}

describe('a view of cards', () => {
  it('does not depend on what the seat cannot know', () => {
    always(
      fc.tuple(worlds, seats, fc.nat()),
      ([world, seat, seed]) => {
        expect(viewOf(otherwise(world, seat, seed), seat)).toEqual(viewOf(world, seat));
      },
      1000,
    );
  });

  it('shows every card that the seat has seen and nobody mixed, and hides those it has not', () => {
    always(fc.tuple(worlds, seats), ([world, seat]) => {
      const shown = slotsOf(viewOf(world, seat));
      slotsOf(world).forEach((slot, i) => {
        if (!maySee(slot, seat)) expect(shown[i]!.card).toBe(HIDDEN);
        else if (hasLooked(slot, seat)) expect(shown[i]!.card).toBe(slot.card);
        else expect(shown[i]!.card).not.toBe(HIDDEN);
      });
    });
  });

  it('has in its bag just the cards that the seat cannot place, in alphabetical order', () => {
    always(fc.tuple(worlds, seats), ([world, seat]) => {
      const hidden = slotsOf(world).filter((slot) => !maySee(slot, seat));
      const unplaced = [...world.deck.bag, ...hidden.map(({ card }) => card)].sort();
      const { deck } = viewOf(world, seat);
      expect(deck.bag).toEqual(unplaced);
      expect(deck.away).toBe(hidden.length);
    });
  });

  it('shows how many cards are left', () => {
    always(fc.tuple(worlds, seats), ([world, seat]) => {
      expect(cardsLeft(viewOf(world, seat).deck)).toBe(cardsLeft(world.deck));
    });
  });
});

describe('what a seat imagines of cards', () => {
  it('looks to the seat like what it saw', () => {
    always(
      fc.tuple(worlds, fc.constantFrom(0, 1, 2), fc.nat()),
      ([world, seat, seed]) => {
        const view = viewOf(world, seat);
        expect(viewOf(imaginedFrom(view, seat, seed), seat)).toEqual(view);
      },
      1000,
    );
  });

  it('has all the cards there are, and none is hidden or away', () => {
    always(fc.tuple(worlds, fc.constantFrom(0, 1, 2), fc.nat()), ([world, seat, seed]) => {
      const imagined = imaginedFrom(viewOf(world, seat), seat, seed);
      expect(allCards(imagined)).toEqual(allCards(world));
      expect(imagined.deck.away).toBe(0);
      expect(slotsOf(imagined).map(({ seen }) => seen)).toEqual(slotsOf(world).map(({ seen }) => seen));
    });
  });

  it('can be anything that is possible', () => {
    const world: World = { deck: deckOf(['a', 'b']), elsewhere: [faceDown('c')] };
    const view = viewOf(world, 0);
    const dreams = Array.from({ length: 60 }, (_, seed) => imaginedFrom(view, 0, seed).elsewhere[0]!.card);
    expect([...new Set(dreams)].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('cards that were mixed after somebody saw them', () => {
  /** Seats 0 and 1 saw tea, ink and silk; then they were mixed: one lies on the table, two under the deck. */
  const mixed = (): World => {
    const deck: Deck = deckOf(['b1', 'b2']);
    const [tea, ink, silk] = ['tea', 'ink', 'silk'].map((card) => faceDown(card, 0b11)) as [Slot, Slot, Slot];
    mixCards([tea, ink, silk], 1);
    const elsewhere = [tea];
    deck.under.push(ink, silk);
    putUnder(deck, 'known', 0b01);
    return { deck, elsewhere };
  };
  const cardsIn = (world: World) => slotsOf(world).map(({ card }) => card);

  it('are seen in alphabetical order, not as they lie', () => {
    expect(cardsIn(viewOf(mixed(), 0))).toEqual(['ink', 'silk', 'tea', 'known']);
    expect(cardsIn(viewOf(mixed(), 1))).toEqual(['ink', 'silk', 'tea', HIDDEN]);
  });

  it('stay hidden from who has not seen them', () => {
    const view = viewOf(mixed(), 2);
    expect(cardsIn(view)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(view.deck.bag).toEqual(['b1', 'b2', 'ink', 'known', 'silk', 'tea']);
  });

  it('are imagined in every order, and only among themselves', () => {
    const view = viewOf(mixed(), 1);
    const orders = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const cards = cardsIn(imaginedFrom(view, 1, seed));
      expect(cards.slice(0, 3).sort()).toEqual(['ink', 'silk', 'tea']);
      orders.add(cards.slice(0, 3).join());
    }
    expect(orders.size).toBe(6);
  });

  it('make no group with those of another mix', () => {
    const world: World = { deck: deckOf([]), elsewhere: [] };
    for (const [card, mix] of [
      ['d', 1],
      ['c', 2],
      ['b', 1],
      ['a', 2],
    ] as const) {
      world.elsewhere.push({ card, seen: NOBODY, mix, knew: EVERYBODY });
    }
    expect(cardsIn(viewOf(world, null))).toEqual(['b', 'a', 'd', 'c']);
  });

  it('are known one by one to who looks again, and looking tells something', () => {
    const world = mixed();
    let reveals = 0;
    look(world.elsewhere, 0, { reveal: () => reveals++ });
    expect(reveals).toBe(1);
    expect(cardsIn(viewOf(world, 0))).toEqual(['tea', 'ink', 'silk', 'known']);
    expect(cardsIn(viewOf(world, 1))).toEqual(['ink', 'silk', 'tea', HIDDEN]);
  });

  it('are forgotten by who knew only some of them', () => {
    const slots = [faceDown('tea', 0b11), faceDown('ink', 0b01)];
    mixCards(slots, 1);
    const world: World = { deck: deckOf([]), elsewhere: slots };
    expect(cardsIn(viewOf(world, 0))).toEqual(['ink', 'tea']);
    expect(cardsIn(viewOf(world, 1))).toEqual([HIDDEN, HIDDEN]);
  });

  it('are not mixed a second time', () => {
    const slots = [faceDown('tea')];
    mixCards(slots, 1);
    expect(() => mixCards(slots, 2)).toThrow('mixed already');
  });

  it('are known by elimination when all but one have been shown', () => {
    const world = mixed();
    world.deck.under.splice(0, 2);
    expect(cardsIn(viewOf(world, 1))).toEqual(['tea', HIDDEN]);
  });
});

describe('scripted luck', () => {
  it('can say what a seat imagines', () => {
    const deck = deckOf(['a', 'b', 'c']);
    const slot = faceDown(HIDDEN);
    deck.away = 1;
    imagineCards(deck, [slot], 0, scripted(1));
    expect(slot.card).toBe('b');
    expect(deck).toEqual(deckOf(['a', 'c']));
  });
});
