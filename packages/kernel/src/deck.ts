import type { Seat } from './agenda.ts';
import type { Aside } from './game.ts';
import { type Luck, shuffle } from './luck.ts';

/** Stands in a view for a card that its seat may not know. */
export const HIDDEN = '?';

/** A card that everybody knows, spectators too. */
export const EVERYBODY = -1;
export const NOBODY = 0;

/** A card lying face down somewhere, and who has seen it. */
export interface Slot<C extends string = string> {
  card: C;
  /** Who knows that this card lies here: one bit a seat; EVERYBODY for all and the spectators. It is no secret who. */
  seen: number;
  /** Slots with the same number (above 0) were mixed with each other, see `mixCards`. */
  mix: number;
  /** Who knew the cards of the mix before: they know which cards these are, but no longer which of them lies where. */
  knew: number;
}

/**
 * A deck nobody has looked into is a bag: any card may come next, and there is no order to hide. Only cards whose
 * place somebody really knows have one: on top (`over`, the next one last) or underneath (`under`, the next one first).
 * In a view the bag also holds the `away` cards that the seat cannot place; a full state has none away.
 */
export interface Deck<C extends string = string> {
  bag: C[];
  over: Slot<C>[];
  under: Slot<C>[];
  away: number;
}

export function deckOf<C extends string>(cards: readonly C[]): Deck<C> {
  return { bag: cards.slice().sort(), over: [], under: [], away: 0 };
}

export function cardsLeft(deck: Deck): number {
  return deck.over.length + deck.bag.length - deck.away + deck.under.length;
}

/** Takes one item out of a bag, and keeps the others in their order. */
export function takeAt<C>(bag: C[], at: number): C {
  const card = bag[at]!;
  const last = bag.length - 1;
  for (let i = at; i < last; i++) bag[i] = bag[i + 1]!;
  bag.pop();
  return card;
}

/**
 * Draws the top card for all to see; undefined when the deck is empty. A card whose place not everybody knew is news,
 * although no lot is drawn for it.
 */
export function draw<C extends string>(deck: Deck<C>, aside: Pick<Aside, 'luck' | 'reveal'>): C | undefined {
  if (deck.over.length === 0 && deck.bag.length > 0) {
    return takeAt(deck.bag, aside.luck.below(deck.bag.length, deck.bag));
  }
  const slot = deck.over.length > 0 ? deck.over.pop() : deck.under.shift();
  if (slot !== undefined && slot.seen !== EVERYBODY) aside.reveal?.();
  return slot?.card;
}

/** Draws the top card face down: whoever knew it in the deck still knows it. */
export function drawFaceDown<C extends string>(deck: Deck<C>, luck: Luck): Slot<C> | undefined {
  if (deck.over.length > 0) return deck.over.pop();
  if (deck.bag.length > 0) return faceDown(takeAt(deck.bag, luck.below(deck.bag.length, deck.bag)));
  return deck.under.shift();
}

export function faceDown<C extends string>(card: C, seen: number = NOBODY): Slot<C> {
  return { card, seen, mix: 0, knew: NOBODY };
}

export function putUnder<C extends string>(deck: Deck<C>, card: C, seen: number): void {
  deck.under.push(faceDown(card, seen));
}

export function putOver<C extends string>(deck: Deck<C>, card: C, seen: number): void {
  deck.over.push(faceDown(card, seen));
}

/**
 * Mixes face-down cards unseen. Whoever knew all of them still knows which cards they are, and looking again tells more;
 * whoever knew only some forgets: that is more than most people remember. `mix` is a number not used before in the game.
 */
export function mixCards(slots: readonly Slot[], mix: number): void {
  if (slots.some((slot) => slot.mix !== 0)) throw new Error('these cards are mixed already');
  const knew = slots.reduce((everybody, slot) => everybody & slot.seen, EVERYBODY);
  for (const slot of slots) {
    slot.mix = mix;
    slot.knew = knew;
    slot.seen = NOBODY;
  }
}

function has(seats: number, seat: Seat | null): boolean {
  return seats === EVERYBODY || (seat !== null && (seats & (1 << seat)) !== 0);
}

/** Whether the card may be shown to the seat: in its place, or as one of its mix. */
export function maySee(slot: Slot, seat: Seat | null): boolean {
  return has(slot.seen, seat) || has(slot.knew, seat);
}

/** The seat looks at face-down cards. Whoever learns something by it cannot take the choice back. */
export function look(slots: readonly Slot[], seat: Seat, aside: Pick<Aside, 'reveal'>): void {
  for (const slot of slots) {
    if (has(slot.seen, seat)) continue;
    slot.seen |= 1 << seat;
    aside.reveal?.();
  }
}

/**
 * Hides from the seat what it may not know of this deck: cards in the deck and in the slots `elsewhere` that came from
 * it go into the bag, so that the bag holds just what the seat cannot place. Changes the deck and the slots.
 */
export function hideCards<C extends string>(deck: Deck<C>, elsewhere: readonly Slot<C>[], seat: Seat | null): void {
  const slots = slotsOf(deck, elsewhere);
  for (const slot of slots) {
    if (maySee(slot, seat)) continue;
    deck.bag.push(slot.card);
    deck.away++;
    slot.card = HIDDEN as C;
  }
  deck.bag.sort();
  for (const group of mixedGroups(slots, seat)) {
    const cards = group.map((slot) => slot.card).sort();
    group.forEach((slot, i) => {
      slot.card = cards[i]!;
    });
  }
}

/** The other way round: fills everything the view hides with cards that the seat cannot place. Changes deck and slots. */
export function imagineCards<C extends string>(
  deck: Deck<C>,
  elsewhere: readonly Slot<C>[],
  seat: Seat,
  luck: Luck,
): void {
  const slots = slotsOf(deck, elsewhere);
  for (const group of mixedGroups(slots, seat)) {
    const cards = shuffle(
      group.map((slot) => slot.card),
      luck,
    );
    group.forEach((slot, i) => {
      slot.card = cards[i]!;
    });
  }
  for (const slot of slots) {
    if (slot.card === HIDDEN) slot.card = takeAt(deck.bag, luck.below(deck.bag.length));
  }
  deck.away = 0;
}

function slotsOf<C extends string>(deck: Deck<C>, elsewhere: readonly Slot<C>[]): Slot<C>[] {
  return [...elsewhere, ...deck.over, ...deck.under];
}

/** For every mix that the seat knew, the slots that it has not looked at since. */
function mixedGroups<C extends string>(slots: readonly Slot<C>[], seat: Seat | null): Slot<C>[][] {
  const groups = new Map<number, Slot<C>[]>();
  for (const slot of slots) {
    if (!has(slot.knew, seat) || has(slot.seen, seat)) continue;
    const group = groups.get(slot.mix);
    if (group) group.push(slot);
    else groups.set(slot.mix, [slot]);
  }
  return [...groups.values()];
}
