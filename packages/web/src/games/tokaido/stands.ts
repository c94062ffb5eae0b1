import { type Seat, stepOf } from '@engawa/kernel';
import { isNeutral, ROAD, roadOf, type Tokaido, type TokaidoEvent } from '@engawa/tokaido';
import type { Deciding } from '../face.ts';
import { choiceGains, type Gain, pillOf } from './gains.ts';

/** How a stop stands with the decision that is open: what it would bring, or why it is closed. */
export type Stand =
  | { readonly state: 'plain' }
  | { readonly state: 'legal' | 'picked'; readonly gain: Gain | undefined }
  | { readonly state: 'closed'; readonly why: string };

const PLAIN: Stand = { state: 'plain' };

export function standOf({ view, step, choices, whyNot, picked }: Deciding<Tokaido, TokaidoEvent>, id: string): Stand {
  if (step?.do !== 'move' && step?.do !== 'moveNeutral') return PLAIN;
  if (choices.includes(id)) {
    return { state: id === picked ? 'picked' : 'legal', gain: pillOf(choiceGains(view, step, id)) };
  }
  const closed = whyNot.find(({ choice }) => choice === id);
  return closed ? { state: 'closed', why: closed.why } : PLAIN;
}

/** Who decides now, and which piece that concerns. Nobody in particular while all choose at once. */
export function mover(view: Tokaido): { readonly seat: Seat; readonly piece: number } | undefined {
  for (let seat = 0; seat < view.players.length; seat++) {
    const step = stepOf(view, seat);
    if (!step || step.do === 'chooseTraveller' || step.do === 'showTraveller') continue;
    return { seat, piece: step.do === 'moveNeutral' ? view.pieces.findIndex((_, i) => isNeutral(view, i)) : seat };
  }
  return undefined;
}

/** Whose pieces stand on a stop, the one on the road first. */
export function piecesOn(view: Tokaido, id: string): number[] {
  const at = roadOf(view).findIndex((stop) => stop.id === id);
  return view.pieces
    .flatMap((piece, i) => (piece.at === at ? [{ slot: piece.slot, i }] : []))
    .sort((a, b) => a.slot - b.slot)
    .map(({ i }) => i);
}

interface Walk {
  readonly piece: number;
  /** Places on the drawn road, counted from Kyoto. */
  readonly from: number;
  readonly to: number;
}

/** The walks that these events tell. */
export function walksOf(view: Tokaido, events: readonly TokaidoEvent[]): Walk[] {
  return events.flatMap((event) => {
    if (event.is !== 'moves' && event.is !== 'movesNeutral') return [];
    const piece = event.is === 'moves' ? event.seat : view.players.length;
    const place = (id: string) => ROAD.findIndex((stop) => stop.id === id);
    return [{ piece, from: place(event.from), to: place(event.to) }];
  });
}

/** The pieces that these events are about. */
export function piecesIn(view: Tokaido, events: readonly TokaidoEvent[]): number[] {
  return events.flatMap((event) => {
    if (event.is === 'movesNeutral') return [view.players.length];
    return 'seat' in event ? [event.seat] : [];
  });
}
