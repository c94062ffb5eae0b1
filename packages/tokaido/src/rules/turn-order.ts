import type { Seat } from '@engawa/kernel';
import { isNeutral, type Tokaido, type TokaidoAside, type TokaidoStep } from '../state.ts';
import { leaveInn } from './inns.ts';

/** The traveller who is farthest from the destination has the turn; it may be the same one again. */
export function nextTurn(state: Tokaido, { tell }: TokaidoAside): TokaidoStep {
  const last = lastPiece(state);
  const { at } = state.pieces[last]!;
  if (state.mealSet !== null && allAreAt(state, at) && leaveInn(state, at, tell)) return { do: 'journeysEnd' };
  return isNeutral(state, last) ? { do: 'moveNeutral', seat: moverOfNeutral(state) } : { do: 'move', seat: last };
}

/** The first to leave an inn may be in the next one already, with its meals laid, while others still wait here. */
function allAreAt(state: Tokaido, at: number): boolean {
  for (const piece of state.pieces) if (piece.at !== at) return false;
  return true;
}

/** Behind is who has walked less; on one space or in one inn, who stands farther from the road. */
function lastPiece(state: Tokaido): number {
  const { pieces } = state;
  let last = 0;
  for (let i = 1; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const behind = pieces[last]!;
    if (piece.at < behind.at || (piece.at === behind.at && piece.slot > behind.slot)) last = i;
  }
  return last;
}

/** Two players: the player nearest to the destination moves him; within one inn, who stands nearer to the road. */
function moverOfNeutral(state: Tokaido): Seat {
  const [a, b] = state.pieces as [Tokaido['pieces'][0], Tokaido['pieces'][0]];
  if (a.at !== b.at) return a.at > b.at ? 0 : 1;
  return a.slot < b.slot ? 0 : 1;
}
