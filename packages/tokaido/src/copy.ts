import { copy, type Deck, type Slot } from '@engawa/kernel';
import type { Piece, Player, Tokaido } from './state.ts';

/*
 * A search copies the state before every try. Written out field by field this is several times as fast as the
 * kernel's copy of anything (see docs/bench.md); the laws check that it is complete and that nothing is shared.
 */

export function copyState(state: Tokaido): Tokaido {
  return {
    agenda: copy(state.agenda),
    options: state.options,
    pieces: state.pieces.map(copyPiece),
    players: state.players.map(copyPlayer),
    neutralDonated: state.neutralDonated,
    reserve: state.reserve,
    travellers: copyDeck(state.travellers),
    meals: copyDeck(state.meals),
    souvenirs: copyDeck(state.souvenirs),
    encounters: copyDeck(state.encounters),
    springs: copyDeck(state.springs),
    mealSet: state.mealSet === null ? null : state.mealSet.map(copySlot),
  };
}

function copyPiece({ at, slot }: Piece): Piece {
  return { at, slot };
}

function copyPlayer(player: Player): Player {
  const { paddy, mountain, sea } = player.panoramas;
  return {
    traveller: player.traveller,
    coins: player.coins,
    score: player.score,
    donated: player.donated,
    panoramas: { paddy, mountain, sea },
    springs: player.springs.slice(),
    encounters: player.encounters.slice(),
    souvenirs: player.souvenirs.slice(),
    meals: player.meals.slice(),
    paidForMeals: player.paidForMeals,
    achievements: player.achievements.slice(),
    templePoints: player.templePoints,
  };
}

export function copyDeck<C extends string>({ bag, over, under, away }: Deck<C>): Deck<C> {
  return { bag: bag.slice(), over: copySlots(over), under: copySlots(under), away };
}

function copySlots<C extends string>(slots: readonly Slot<C>[]): Slot<C>[] {
  return slots.length === 0 ? [] : slots.map(copySlot);
}

function copySlot<C extends string>({ card, seen, mix, knew }: Slot<C>): Slot<C> {
  return { card, seen, mix, knew };
}
