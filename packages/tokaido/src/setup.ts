import { type Deck, deckOf, drawFaceDown, type Seat, type Slot, todo, together } from '@engawa/kernel';
import {
  COINS,
  cardsOf,
  ENCOUNTERS,
  MEALS,
  SOUVENIRS,
  type SouvenirCard,
  SPRINGS,
  TRAVELLER_CARDS,
  type Traveller,
} from './components.ts';
import { copyDeck } from './copy.ts';
import type { TokaidoOptions } from './options.ts';
import type { Piece, Player, Tokaido, TokaidoAside, TokaidoStep } from './state.ts';

/** The full decks, made once. */
const DECKS = {
  travellers: deckOf(TRAVELLER_CARDS),
  meals: deckOf(cardsOf(MEALS)),
  souvenirs: deckOf(Object.keys(SOUVENIRS) as SouvenirCard[]),
  encounters: deckOf(cardsOf(ENCOUNTERS)),
  springs: deckOf(cardsOf(SPRINGS)),
};

/** Preparing the game: decks, coins, and two travellers for everybody to choose from. */
export function setup(seats: number, options: TokaidoOptions, aside: TokaidoAside): Tokaido {
  const pieces: Piece[] = [];
  const players: Player[] = [];
  // With two players a third, neutral traveller.
  for (let slot = 0; slot < Math.max(3, seats); slot++) pieces.push({ at: 0, slot });
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer());
  const state: Tokaido = {
    agenda: [],
    options,
    pieces,
    players,
    neutralDonated: 0,
    reserve: COINS,
    travellers: options.initiatory ? deckOf([]) : copyDeck(DECKS.travellers),
    meals: copyDeck(DECKS.meals),
    souvenirs: copyDeck(DECKS.souvenirs),
    encounters: copyDeck(DECKS.encounters),
    springs: copyDeck(DECKS.springs),
    mealSet: null,
  };
  if (options.initiatory) {
    todo(state, { do: 'lineUp' });
    return state;
  }
  const parts = state.players.map((_, seat) => {
    const steps: TokaidoStep[] = [{ do: 'chooseTraveller', seat, dealt: dealTwo(state.travellers, seat, aside) }];
    return { seat, steps };
  });
  todo(state, together(parts), { do: 'lineUp' });
  return state;
}

function dealTwo(deck: Deck<Traveller>, seat: Seat, aside: TokaidoAside): Slot<Traveller>[] {
  const dealt = [drawFaceDown(deck, aside.luck)!, drawFaceDown(deck, aside.luck)!];
  for (const slot of dealt) slot.seen = 1 << seat;
  return dealt;
}

function newPlayer(): Player {
  return {
    traveller: 'none',
    coins: 0,
    score: 0,
    donated: 0,
    panoramas: { paddy: 0, mountain: 0, sea: 0 },
    springs: [],
    encounters: [],
    souvenirs: [],
    meals: [],
    paidForMeals: 0,
    achievements: [],
    templePoints: 0,
  };
}
