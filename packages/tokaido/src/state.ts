import type { Aside, Deck, Seat, Slot, State } from '@engawa/kernel';
import {
  type Achievement,
  type EncounterCard,
  type MealCard,
  type Panorama,
  type Powers,
  ROAD,
  type SouvenirCard,
  type SpringCard,
  type Stop,
  TRAVELLERS,
  type Traveller,
} from './components.ts';
import type { TokaidoEvent } from './events.ts';
import type { TokaidoOptions } from './options.ts';

export type TokaidoAside = Aside<TokaidoEvent>;

/** A figure on the road. With two seats the third piece is the neutral traveller. */
export interface Piece {
  /** Stops walked so far: 0 is the start, 54 the end of the road, whichever way it is walked. */
  at: number;
  /** On a space: 0 on the road, 1 the second place. In an inn: the place in the line, 0 nearest to the road. */
  slot: number;
}

export interface Player {
  traveller: Traveller;
  coins: number;
  score: number;
  /** Coins in the temple cup. */
  donated: number;
  /** Fragments owned of every panorama. */
  panoramas: Record<Panorama, number>;
  springs: SpringCard[];
  encounters: EncounterCard[];
  souvenirs: SouvenirCard[];
  meals: MealCard[];
  /** Coins really paid for meals. */
  paidForMeals: number;
  achievements: Achievement[];
  /** Points of the temple ranking, at the end of the journey. */
  templePoints: number;
}

export type TokaidoStep =
  | { readonly do: 'chooseTraveller'; readonly seat: Seat; readonly dealt: Slot<Traveller>[] }
  | { readonly do: 'showTraveller'; readonly seat: Seat; readonly chosen: Slot<Traveller> }
  | { readonly do: 'lineUp' }
  | { readonly do: 'nextTraveller' }
  | { readonly do: 'move'; readonly seat: Seat }
  | { readonly do: 'moveNeutral'; readonly seat: Seat }
  | {
      readonly do: 'buySouvenirs';
      readonly seat: Seat;
      readonly offer: readonly SouvenirCard[];
      readonly basket: readonly SouvenirCard[];
    }
  | { readonly do: 'pickPanorama'; readonly seat: Seat; readonly mayDecline: boolean }
  | { readonly do: 'temple'; readonly seat: Seat }
  | { readonly do: 'pickEncounter'; readonly seat: Seat; readonly drawn: Slot<EncounterCard>[] }
  | { readonly do: 'meal'; readonly seat: Seat }
  | { readonly do: 'freeMeal'; readonly seat: Seat; readonly offered: Slot<MealCard> }
  | { readonly do: 'buyMeal'; readonly seat: Seat }
  | { readonly do: 'journeysEnd' };

export interface Tokaido extends State<TokaidoStep> {
  options: TokaidoOptions;
  /** Seats first; with two seats the neutral traveller last. */
  pieces: Piece[];
  players: Player[];
  /** Coins in the neutral traveller's temple cup. */
  neutralDonated: number;
  /** Coins not with the players nor in the temple. They never run out: this may fall below zero. */
  reserve: number;
  travellers: Deck<Traveller>;
  meals: Deck<MealCard>;
  souvenirs: Deck<SouvenirCard>;
  encounters: Deck<EncounterCard>;
  springs: Deck<SpringCard>;
  /** What is left of the meals of the inn where travellers wait; null while nobody waits. */
  mealSet: Slot<MealCard>[] | null;
}

const ROAD_BACK: readonly Stop[] = [...ROAD].reverse();
export const END = ROAD.length - 1;

/** The stops in the order in which they are walked. */
export function roadOf(state: Tokaido): readonly Stop[] {
  return state.options['return-trip'] ? ROAD_BACK : ROAD;
}

export function powersOf(state: Tokaido, seat: Seat): Powers {
  return TRAVELLERS[state.players[seat]!.traveller];
}

export function isNeutral(state: Tokaido, piece: number): boolean {
  return piece >= state.players.length;
}

/** The second place of a double space is used with four or five travellers. */
export function usesSecondPlaces(state: Tokaido): boolean {
  return state.players.length >= 4;
}

export function gainCoins(state: Tokaido, seat: Seat, coins: number): void {
  state.players[seat]!.coins += coins;
  state.reserve -= coins;
}

export function payCoins(state: Tokaido, seat: Seat, coins: number): void {
  gainCoins(state, seat, -coins);
}

/** Points are scored at once, on the track around the board. */
export function score(state: Tokaido, seat: Seat, points: number): void {
  state.players[seat]!.score += points;
}
