import { type Choice, type Seat, todo } from '@engawa/kernel';
import { FRAGMENTS, type Stop } from '../components.ts';
import { isNeutral, type Player, roadOf, type Tokaido, type TokaidoStep, usesSecondPlaces } from '../state.ts';
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
      const player = state.players[seat]!;
      let at = state.pieces[seat]!.at + 1;
      let stop = road[at]!;
      while (stop.space !== 'inn') {
        if (whyNoStop(player, stop) === undefined && hasRoom(state, stop, at)) list.push(stop.id);
        stop = road[++at]!;
      }
      list.push(stop.id);
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

/** With four or five players a double space takes two travellers, otherwise every space takes one. */
export function hasRoom(state: Tokaido, stop: Stop, at: number): boolean {
  const taken = travellersAt(state, at);
  return taken === 0 || (taken === 1 && stop.double && usesSecondPlaces(state));
}

export function travellersAt(state: Tokaido, at: number): number {
  const { pieces } = state;
  let count = 0;
  for (let i = 0; i < pieces.length; i++) if (pieces[i]!.at === at) count++;
  return count;
}

/** A village and a temple ask for a coin; a finished panorama is not visited again. */
export function whyNoStop(player: Player, { needsCoin, panorama }: Stop): 'noCoins' | 'complete' | undefined {
  if (needsCoin) return player.coins === 0 ? 'noCoins' : undefined;
  if (panorama === undefined) return undefined;
  return player.panoramas[panorama] === FRAGMENTS[panorama] ? 'complete' : undefined;
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

function stopStep({ space, panorama }: Stop, seat: Seat): TokaidoStep {
  if (panorama !== undefined) return { do: 'panorama', seat, of: panorama };
  return { do: STEP_AT[space as keyof typeof STEP_AT], seat };
}

const STEP_AT = {
  village: 'village',
  farm: 'farm',
  'hot-spring': 'hotSpring',
  temple: 'temple',
  encounter: 'encounter',
  inn: 'inn',
} as const;
