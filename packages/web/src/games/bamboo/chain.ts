import type { Bamboo, BambooStep } from '@engawa/bamboo';
import { isTogether, type Seat } from '@engawa/kernel';

/** A link of what is still to come in a turn. */
export interface Link {
  readonly is: 'offer' | 'plant' | 'activate' | 'push' | 'action' | 'furnish' | 'spirit' | 'wake' | 'eat';
  /** The drawing that stands for it. */
  readonly sign: string;
  /** How many of it, where that is known. */
  readonly count?: number;
}

/** Steps that begin something else, or belong to nobody's turn. */
function linkOf(step: BambooStep): Link | 'end' | undefined {
  switch (step.do) {
    case 'offer':
      return { is: 'offer', sign: 'stick', count: step.left };
    case 'plant':
      return { is: 'plant', sign: 'leaf-crown' };
    case 'activate':
      return step.left > 0 ? { is: 'activate', sign: 'act-joker', count: step.left } : undefined;
    case 'push':
    case 'bringHome':
    case 'keepInColour':
    case 'placeOverflow':
      return { is: 'push', sign: 'shoot-green' };
    case 'harmony':
    case 'home':
    case 'cook':
      return { is: 'action', sign: `act-${step.do}` };
    case 'furnish':
      return { is: 'furnish', sign: 'act-home' };
    case 'tengu':
    case 'tenguTakes':
      return { is: 'spirit', sign: 'tengu' };
    case 'wake':
      return { is: 'wake', sign: 'season-winter' };
    case 'meal':
    case 'okami':
    case 'eat':
    case 'chooseFood':
      return { is: 'eat', sign: 'food-rice' };
    case 'endTurn':
      return undefined;
    default:
      return 'end';
  }
}

/** Whose turn it is. */
export function turnSeat(view: Bamboo): Seat | undefined {
  const step = view.agenda.at(-1);
  return step !== undefined && 'seat' in step ? step.seat : undefined;
}

/** Everything that is still to come in this turn, what is asked now first. */
export function chainOf(view: Bamboo): readonly Link[] {
  const seat = turnSeat(view);
  const links: Link[] = [];
  for (let at = view.agenda.length - 1; at >= 0; at--) {
    const step = view.agenda[at]!;
    if (isTogether(step)) break;
    const link = linkOf(step);
    if (link === 'end' || ('seat' in step && step.seat !== seat)) break;
    if (link !== undefined) links.push(link);
  }
  return links;
}

/** How many shoots a seat may still activate in its turn. */
export function activationsLeft(view: Bamboo, seat: Seat): number {
  const step = view.agenda.find((one) => 'do' in one && one.do === 'activate');
  return step !== undefined && 'left' in step && step.seat === seat ? (step.left ?? 0) : 0;
}
