import { type Choice, type Seat, todo } from '@engawa/kernel';
import { FRAGMENTS, type Space, type Stop } from '../components.ts';
import { type Player, roadOf, type Tokaido, type TokaidoAside, type TokaidoStep, usesSecondPlaces } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { visitEncounter } from './encounters.ts';
import { visitFarm } from './farms.ts';
import { visitHotSpring } from './hot-springs.ts';
import { beforeTheMeal, mealFor } from './inns.ts';
import { addFragment } from './panoramas.ts';
import { nextTurn } from './turn-order.ts';
import { visitVillage } from './villages.ts';

/** Chapters "How to play" and "Single and double spaces". */
export const travelling: Chapter<'nextTraveller' | 'move'> = {
  // When everything that a stop brings is decided, the next traveller has the turn.
  nextTraveller: {
    run(state, _, aside) {
      todo(state, nextTurn(state, aside));
    },
  },

  // He walks forward to any free space, past as many as he likes, but never past an inn.
  move: {
    choices(state, { seat }) {
      const list: Choice[] = [];
      const road = roadOf(state);
      const closed = closedSpaces(state.players[seat]!);
      const from = state.pieces[seat]!.at;
      const full = fullStops(state, from);
      let at = from + 1;
      let stop = road[at]!;
      while (stop.space !== 'inn') {
        const isOpen = closed.length === 0 || !closed.includes(stop.space);
        if (isOpen && (full & (1 << (at - from))) === 0) list.push(stop.id);
        stop = road[++at]!;
      }
      list.push(stop.id);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      const from = roadOf(state)[state.pieces[seat]!.at]!;
      const to = walkTo(state, seat, choice);
      const second = to.space !== 'inn' && state.pieces[seat]!.slot === 1;
      aside.tell?.({ is: 'moves', seat, from: from.id, to: to.id, second });
      const open = stopAt(state, seat, to, aside);
      if (to.space === 'inn') {
        if (open) todo(state, open, { do: 'meal', seat }, { do: 'nextTraveller' });
        else todo(state, mealFor(state, seat, aside), { do: 'nextTraveller' });
      } else if (open) todo(state, open, { do: 'nextTraveller' });
      else todo(state, nextTurn(state, aside));
    },
  },
};

/** What a stop brings at once happens here; what is left to decide is returned. */
function stopAt(state: Tokaido, seat: Seat, { space }: Stop, aside: TokaidoAside): TokaidoStep | undefined {
  switch (space) {
    case 'village':
      return visitVillage(state, seat, aside);
    case 'temple':
      return { do: 'temple', seat };
    case 'encounter':
      return visitEncounter(state, seat, aside);
    case 'inn':
      return beforeTheMeal(state, seat, aside);
    case 'farm':
      visitFarm(state, seat, aside);
      return undefined;
    case 'hot-spring':
      visitHotSpring(state, seat, aside);
      return undefined;
    default:
      addFragment(state, seat, space, aside);
      return undefined;
  }
}

/**
 * With four or five players a double space takes two travellers, otherwise every space takes one. Bit n stands for the
 * stop n ahead: a leg has fewer than 31.
 */
export function fullStops(state: Tokaido, from: number): number {
  const { pieces } = state;
  const road = roadOf(state);
  const useSecond = usesSecondPlaces(state);
  let taken = 0;
  let full = 0;
  for (let i = 0; i < pieces.length; i++) {
    const { at } = pieces[i]!;
    if (at <= from || at > from + 30) continue;
    const bit = 1 << (at - from);
    if ((taken & bit) !== 0 || !useSecond || !road[at]!.double) full |= bit;
    taken |= bit;
  }
  return full;
}

function travellersAt(state: Tokaido, at: number): number {
  const { pieces } = state;
  let count = 0;
  for (let i = 0; i < pieces.length; i++) if (pieces[i]!.at === at) count++;
  return count;
}

const NONE: readonly Space[] = [];

/** Where he may not stop: a village and a temple ask for a coin, a finished panorama is not visited again. */
export function closedSpaces({ coins, panoramas }: Player): readonly Space[] {
  const { paddy, mountain, sea } = panoramas;
  if (coins > 0 && paddy < FRAGMENTS.paddy && mountain < FRAGMENTS.mountain && sea < FRAGMENTS.sea) return NONE;
  const closed: Space[] = [];
  if (coins === 0) closed.push('village', 'temple');
  if (paddy === FRAGMENTS.paddy) closed.push('paddy');
  if (mountain === FRAGMENTS.mountain) closed.push('mountain');
  if (sea === FRAGMENTS.sea) closed.push('sea');
  return closed;
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
