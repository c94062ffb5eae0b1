import {
  cardsLeft,
  type Deck,
  deckOf,
  drawFaceDown,
  EVERYBODY,
  faceDown,
  look,
  type Seat,
  type Slot,
  todo,
} from '@engawa/kernel';
import type { BitokuKind, VisionCard, YokaiCard } from '../components.ts';
import type { Bitoku, BitokuAside, Player } from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';
import { remember } from './goods.ts';

/** Two cards are looked at, one may be kept, the other goes face down under the deck (p. 6, 12, 16). */
const LOOKED = 2;

export const decks: Chapter<'keepYokai' | 'keepBitoku' | 'keepVision'> = {
  // P. 6: a yokai card of the common deck, into the hand. Ours: also neither of them may be kept.
  keepYokai: {
    choices: (state) => [...state.lookedYokai.map(({ card }) => card), SKIP],
    choose(state, { seat }, choice, { tell }) {
      const kept = putBack(state.yokai, state.lookedYokai, choice as YokaiCard);
      state.lookedYokai = [];
      if (kept === undefined) tell?.({ is: 'keepsNone', seat, of: 'yokai' });
      else {
        state.players[seat]!.taken.push(kept);
        tell?.({ is: 'keepsYokai', seat });
      }
    },
  },

  // P. 12: a bitoku card of the common deck, to the end of the bitoku path.
  keepBitoku: {
    choices: (state) => [...new Set(state.lookedBitoku.map(({ card }) => card)), SKIP],
    choose(state, { seat }, choice, { tell }) {
      const kept = putBack(state.bitoku, state.lookedBitoku, choice as BitokuKind);
      state.lookedBitoku = [];
      if (kept === undefined) tell?.({ is: 'keepsNone', seat, of: 'bitoku' });
      else {
        state.players[seat]!.path.push(kept.card);
        tell?.({ is: 'takesBitoku', seat, card: kept.card });
      }
    },
  },

  // P. 16: a vision, face up beside the mat; or none, and a resource instead.
  keepVision: {
    choices: (state) => [...state.lookedVisions.map(({ card }) => card), SKIP],
    choose(state, { seat }, choice, { tell }) {
      const kept = putBack(state.visions, state.lookedVisions, choice as VisionCard);
      state.lookedVisions = [];
      if (kept === undefined) {
        tell?.({ is: 'keepsNone', seat, of: 'visions' });
        todo(state, { do: 'chooseResource', seat, among: 'any', count: 1 });
      } else {
        state.players[seat]!.visions.push(kept.card);
        tell?.({ is: 'keepsVision', seat, card: kept.card });
      }
    },
  },
};

/** Takes the chosen card out; the others go under the deck, known to whoever has seen them. */
function putBack<C extends string>(deck: Deck<C>, looked: readonly Slot<C>[], choice: C): Slot<C> | undefined {
  const kept = looked.find(({ card }) => card === choice);
  for (const slot of looked) if (slot !== kept) deck.under.push(slot);
  return kept;
}

function lookAt<C extends string>(deck: Deck<C>, seat: Seat, aside: BitokuAside): Slot<C>[] {
  const slots: Slot<C>[] = [];
  while (slots.length < LOOKED && cardsLeft(deck) > 0) slots.push(drawFaceDown(deck, aside.luck)!);
  look(slots, seat, aside);
  return slots;
}

export function lookAtYokai(state: Bitoku, seat: Seat, aside: BitokuAside): void {
  state.lookedYokai = lookAt(state.yokai, seat, aside);
  aside.tell?.({ is: 'looksYokai', seat, count: state.lookedYokai.length });
}

export function lookAtBitoku(state: Bitoku, seat: Seat, aside: BitokuAside): void {
  state.lookedBitoku = lookAt(state.bitoku, seat, aside);
  aside.tell?.({ is: 'looksBitoku', seat, count: state.lookedBitoku.length });
}

/** Also refused visions count as a vision action. With an empty deck there is only the resource. */
export function lookAtVisions(state: Bitoku, seat: Seat, aside: BitokuAside): void {
  state.lookedVisions = lookAt(state.visions, seat, aside);
  remember(state, seat, 'vision', aside);
}

/** P. 6: from the own deck; when it is empty the own discard pile is shuffled. What cannot be drawn is lost. */
export function drawCards(state: Bitoku, seat: Seat, count: number, aside: BitokuAside): void {
  const player = state.players[seat]!;
  const drawn: Slot<YokaiCard>[] = [];
  while (drawn.length < count && canDraw(player)) {
    if (cardsLeft(player.deck) === 0) {
      player.deck = deckOf(player.discard);
      player.discard = [];
      aside.tell?.({ is: 'reshuffles', seat });
    }
    drawn.push(drawFaceDown(player.deck, aside.luck)!);
  }
  if (drawn.length === 0) return;
  look(drawn, seat, aside);
  player.hand.push(...drawn);
  aside.tell?.({ is: 'draws', seat, count: drawn.length });
  aside.tell?.({ is: 'drew', only: seat, seat, cards: drawn.map(({ card }) => card) });
}

export function canDraw({ deck, discard }: Player): boolean {
  return cardsLeft(deck) > 0 || discard.length > 0;
}

/** All cards in the hand, those of the common deck last. */
export function handOf({ hand, taken }: Player): YokaiCard[] {
  const cards: YokaiCard[] = [];
  for (let i = 0; i < hand.length; i++) cards.push(hand[i]!.card);
  for (let i = 0; i < taken.length; i++) cards.push(taken[i]!.card);
  return cards;
}

export function takeFromHand(player: Player, card: YokaiCard): void {
  const at = player.hand.findIndex((slot) => slot.card === card);
  if (at >= 0) player.hand.splice(at, 1);
  else {
    const among = player.taken.findIndex((slot) => slot.card === card);
    player.taken.splice(among, 1);
  }
}

/** A card of the hand that is about to be played lies open. */
export function showCard({ hand, taken }: Player, card: YokaiCard): void {
  for (const slot of hand) if (slot.card === card) slot.seen = EVERYBODY;
  for (const slot of taken) if (slot.card === card) slot.seen = EVERYBODY;
}

/** A card that everybody has seen comes into the hand. */
export function addOpenly(player: Player, card: YokaiCard): void {
  player.hand.push(faceDown(card, EVERYBODY));
}
