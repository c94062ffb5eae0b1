import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsLeft,
  deckOf,
  draw,
  drawFaceDown,
  EVERYBODY,
  faceDown,
  look,
  maySee,
  NOBODY,
  putOver,
  putUnder,
  SearchLuck,
  type Slot,
  scripted,
  takeAt,
} from '../src/index.ts';
import { always } from './helpers/always.ts';

describe('a deck nobody has looked into', () => {
  it('is a bag in alphabetical order, whatever order it was given in', () => {
    const cards = ['tea', 'ink', 'silk', 'ink'];
    expect(deckOf(cards)).toEqual({ bag: ['ink', 'ink', 'silk', 'tea'], over: [], under: [], away: 0 });
    expect(cards).toEqual(['tea', 'ink', 'silk', 'ink']);
  });

  it('gives any card next, by a lot', () => {
    const deck = deckOf(['a', 'b', 'c']);
    expect(draw(deck, { luck: scripted('b') })).toBe('b');
    expect(deck.bag).toEqual(['a', 'c']);
  });

  it('gives nothing when it is empty, without a lot', () => {
    expect(draw(deckOf([]), { luck: scripted() })).toBeUndefined();
    expect(drawFaceDown(deckOf([]), scripted())).toBeUndefined();
  });
});

describe('cards whose place is known', () => {
  const stacked = () => {
    const deck = deckOf(['b1', 'b2']);
    putOver(deck, 'second', 0b01);
    putOver(deck, 'first', 0b10);
    putUnder(deck, 'fifth', NOBODY);
    putUnder(deck, 'last', EVERYBODY);
    return deck;
  };

  it('come before the bag when they lie over it, and after it when they lie under it', () => {
    const deck = stacked();
    const luck = scripted('b2', 'b1');
    expect(cardsLeft(deck)).toBe(6);
    const drawn = Array.from({ length: 7 }, () => draw(deck, { luck }));
    expect(drawn).toEqual(['first', 'second', 'b2', 'b1', 'fifth', 'last', undefined]);
    expect(cardsLeft(deck)).toBe(0);
  });

  it('stay known to who knew them when they are drawn face down', () => {
    const deck = stacked();
    const luck = scripted('b2', 'b1');
    const seen = Array.from({ length: 6 }, () => drawFaceDown(deck, luck)?.seen);
    expect(seen).toEqual([0b10, 0b01, NOBODY, NOBODY, NOBODY, EVERYBODY]);
  });
});

describe('taking a card out of a bag', () => {
  it('keeps the others in their order', () => {
    const bag = ['a', 'b', 'c', 'd'];
    expect(takeAt(bag, 1)).toBe('b');
    expect(takeAt(bag, 2)).toBe('d');
    expect(bag).toEqual(['a', 'c']);
  });
});

describe('looking at a face-down card', () => {
  it('lets the seat see it, and nobody else', () => {
    const slot = faceDown('tea');
    expect([0, 1, null].map((seat) => maySee(slot, seat))).toEqual([false, false, false]);
    look([slot], 1, {});
    expect([0, 1, null].map((seat) => maySee(slot, seat))).toEqual([false, true, false]);
  });

  it('is a reveal, once for every card that is new to the seat', () => {
    let reveals = 0;
    const reveal = () => {
      reveals += 1;
    };
    const slots = [faceDown('tea'), faceDown('ink', 0b100), faceDown('silk', EVERYBODY)];
    look(slots, 2, { reveal });
    expect(reveals).toBe(1);
    look(slots, 2, { reveal });
    expect(reveals).toBe(1);
    look(slots, 0, { reveal });
    expect(reveals).toBe(3);
  });

  it('shows spectators only what everybody knows', () => {
    expect(maySee(faceDown('tea', EVERYBODY), null)).toBe(true);
    expect(maySee(faceDown('tea', 0b1111), null)).toBe(false);
  });
});

describe('whatever is done with a deck', () => {
  const doing = fc.constantFrom('draw', 'draw face down', 'put over', 'put under');

  it('no card is lost and none comes twice', () => {
    always(fc.tuple(fc.array(doing, { maxLength: 40 }), fc.nat()), ([deeds, seed]) => {
      const cards = ['a', 'a', 'b', 'c', 'd', 'e'];
      const deck = deckOf(cards);
      const luck = SearchLuck.seeded(seed);
      const hand: string[] = [];
      for (const deed of deeds) {
        const had = cardsLeft(deck);
        if (deed === 'draw') hand.push(...[draw(deck, { luck }) ?? []].flat());
        else if (deed === 'draw face down') hand.push(...[drawFaceDown(deck, luck)?.card ?? []].flat());
        else if (hand.length > 0) (deed === 'put over' ? putOver : putUnder)(deck, hand.pop()!, luck.below(4));
        const slots: Slot[] = [...deck.over, ...deck.under];
        const all = [...hand, ...deck.bag, ...slots.map((slot) => slot.card)];
        expect(all.sort()).toEqual(cards);
        expect(Math.abs(cardsLeft(deck) - had)).toBeLessThanOrEqual(1);
        expect(cardsLeft(deck)).toBe(cards.length - hand.length);
        expect(deck.bag).toEqual([...deck.bag].sort());
      }
    });
  });
});

describe('a card that is drawn for all to see', () => {
  it('is news when not everybody knew its place, although it takes no lot', () => {
    const deck = deckOf<string>([]);
    putUnder(deck, 'known', EVERYBODY);
    putUnder(deck, 'secret', 0b01);
    let reveals = 0;
    const aside = { luck: scripted(), reveal: () => void reveals++ };
    expect([draw(deck, aside), reveals]).toEqual(['known', 0]);
    expect([draw(deck, aside), reveals]).toEqual(['secret', 1]);
  });
});
