import { type Choice, type Seat, todo } from '@engawa/kernel';
import { FRAGMENTS, type Stop } from '../components.ts';
import { isNeutral, roadOf, type Tokaido, type TokaidoStep, usesSecondPlaces } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { leaveInn } from './inns.ts';
import { moverOfNeutral } from './two-players.ts';

/** Chapters "How to play" and "Single and double spaces". */
export const travelling: Chapter<'nextTraveller' | 'move'> = {
  // The traveller who is farthest from the destination has the turn; it may be the same one again.
  nextTraveller: {
    run(state, _, { tell }) {
      const last = lastPiece(state);
      const { at } = state.pieces[last]!;
      // Nobody passes an inn, so if the last traveller is in one, all are.
      if (roadOf(state)[at]!.space === 'inn' && at > 0 && leaveInn(state, at, tell)) {
        todo(state, { do: 'journeysEnd' });
      } else if (isNeutral(state, last)) {
        todo(state, { do: 'moveNeutral', seat: moverOfNeutral(state) });
      } else todo(state, { do: 'move', seat: last });
    },
  },

  // He walks forward to any free space, past as many as he likes, but never past an inn.
  move: {
    choices(state, { seat }) {
      const list: Choice[] = [];
      const road = roadOf(state);
      let at = state.pieces[seat]!.at + 1;
      for (; road[at]!.space !== 'inn'; at++) {
        if (hasRoom(state, at) && mayStop(state, seat, road[at]!)) list.push(road[at]!.id);
      }
      list.push(road[at]!.id);
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const road = roadOf(state);
      const from = road[state.pieces[seat]!.at]!;
      const to = walkTo(state, seat, choice);
      tell?.({
        is: 'moves',
        seat,
        from: from.id,
        to: to.id,
        second: to.space !== 'inn' && state.pieces[seat]!.slot === 1,
      });
      todo(state, stopStep(to, seat), { do: 'nextTraveller' });
    },
  },
};

/** Behind is who has walked less; on one space or in one inn, who stands farther from the road. */
export function lastPiece(state: Tokaido): number {
  let last = 0;
  for (let i = 1; i < state.pieces.length; i++) {
    const [piece, behind] = [state.pieces[i]!, state.pieces[last]!];
    if (piece.at < behind.at || (piece.at === behind.at && piece.slot > behind.slot)) last = i;
  }
  return last;
}

/** With four or five players a double space takes two travellers, otherwise every space takes one. */
export function hasRoom(state: Tokaido, at: number): boolean {
  const taken = travellersAt(state, at);
  return taken === 0 || (taken === 1 && usesSecondPlaces(state) && roadOf(state)[at]!.double);
}

export function travellersAt(state: Tokaido, at: number): number {
  let count = 0;
  for (let i = 0; i < state.pieces.length; i++) if (state.pieces[i]!.at === at) count++;
  return count;
}

/** A village and a temple ask for a coin; a finished panorama is not visited again. */
function mayStop(state: Tokaido, seat: Seat, stop: Stop): boolean {
  return whyNoStop(state, seat, stop) === undefined;
}

export function whyNoStop(state: Tokaido, seat: Seat, { space }: Stop): 'noCoins' | 'complete' | undefined {
  const player = state.players[seat]!;
  switch (space) {
    case 'village':
    case 'temple':
      return player.coins === 0 ? 'noCoins' : undefined;
    case 'paddy':
    case 'mountain':
    case 'sea':
      return player.panoramas[space] === FRAGMENTS[space] ? 'complete' : undefined;
    default:
      return undefined;
  }
}

/** The place on the road is taken first, the second one after it; in an inn one joins the end of the line. */
export function walkTo(state: Tokaido, piece: number, id: Choice): Stop {
  const road = roadOf(state);
  let at = state.pieces[piece]!.at + 1;
  while (road[at]!.id !== id) at++;
  const slot = travellersAt(state, at);
  state.pieces[piece]!.at = at;
  state.pieces[piece]!.slot = slot;
  return road[at]!;
}

function stopStep({ space }: Stop, seat: Seat): TokaidoStep {
  switch (space) {
    case 'paddy':
    case 'mountain':
    case 'sea':
      return { do: 'panorama', seat, of: space };
    case 'hot-spring':
      return { do: 'hotSpring', seat };
    default:
      return { do: space, seat };
  }
}
