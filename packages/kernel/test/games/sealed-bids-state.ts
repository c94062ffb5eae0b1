import type { Deck, GameEvent, Seat, Slot, State } from '../../src/index.ts';

/** A night market for two to four: everybody bids one card and some coins in secret for a ware that lies face down. */
const SUITS = ['tea', 'silk', 'ink'] as const;
export type Card = `${(typeof SUITS)[number]}-${number}`;

export type BidStep =
  | { do: 'round'; left: number }
  | { do: 'peek'; seat: Seat }
  | { do: 'pick'; seat: Seat }
  | { do: 'amount'; seat: Seat; card: Card }
  | { do: 'seal'; seat: Seat; card: Card; amount: number }
  | { do: 'award' }
  | { do: 'refill'; seat: Seat }
  | { do: 'tuck'; seat: Seat }
  | { do: 'where'; seat: Seat; card: Card };

export interface Bids extends State<BidStep> {
  deck: Deck<Card>;
  /** Lies open; cards of its suit are worth one more in a bid. */
  trump: Card;
  hands: Slot<Card>[][];
  coins: number[];
  bank: number;
  purse: number;
  gifts: number[];
  prize: Slot<Card> | null;
  offers: { seat: Seat; card: Card; amount: number }[];
  won: Card[][];
  spent: Card[];
  /** How many times losing cards were mixed so far. */
  mixes: number;
}

export type BidOptions = { readonly purse: number; readonly gifts: boolean };

export type BidEvent = GameEvent &
  (
    | { is: 'opens'; trump: Card }
    | { is: 'peeks' | 'draws'; seat: Seat }
    | { is: 'sees'; only: Seat; card: Card }
    | { is: 'bids'; seat: Seat; card: Card; amount: number }
    | { is: 'wins'; seat: Seat; card: Card }
    | { is: 'puts'; seat: Seat; where: 'over' | 'under' }
    | { is: 'gives'; seat: Seat; to: Seat }
  );

export const worthOf = (card: Card): number => Number(card.split('-')[1]);
export const cardsFor = (seats: number): Card[] =>
  SUITS.flatMap((suit) => Array.from({ length: seats + 1 }, (_, i): Card => `${suit}-${i + 1}`));
