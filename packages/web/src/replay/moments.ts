import type { Seat } from '@engawa/kernel';
import type { Frame } from './film.ts';

/** A position worth looking at. */
export interface Moment {
  readonly at: number;
  readonly seat: Seat;
  /** What the seat scored in the turn that ends here. */
  readonly gain: number;
  /** Whether the seat took the lead here. */
  readonly leads: boolean;
}

interface Turn {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
}

function turnsOf(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = [];
  for (const { at, by } of frames) {
    if (by === null) continue;
    const last = turns.at(-1);
    if (last?.seat === by && last.to === at - 1) turns[turns.length - 1] = { ...last, to: at };
    else turns.push({ from: at - 1, to: at, seat: by });
  }
  return turns;
}

/** Two moments closer together than this part of the game are one. */
const APART = 0.04;

/** The only seat with the most points; null while several have. */
function leader(scores: readonly number[]): Seat | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return first === scores.lastIndexOf(most) ? first : null;
}

/**
 * The turns that brought the most, and those at which the lead changed hands: no more than `most`, in the order of the
 * game. What the end of the game brings is a moment of its own.
 */
export function keyMoments(
  frames: readonly Frame[],
  scores: readonly (readonly number[])[],
  isOver: boolean,
  most = 6,
): Moment[] {
  let ahead: Seat | null = null;
  const moments = turnsOf(frames).map(({ from, to, seat }): Moment => {
    const last = isOver && to === frames.length - 1;
    const now = leader(scores[to]!);
    const winner = last && now !== null ? now : seat;
    const leads = now !== null && now === winner && ahead !== null && now !== ahead;
    ahead = now ?? ahead;
    return { at: to, seat: winner, gain: scores[to]![winner]! - scores[from]![winner]!, leads };
  });
  const isEnd = ({ at }: Moment) => isOver && at === frames.length - 1;
  // Whoever takes the lead late makes a story; at the very beginning everybody does.
  const weight = (moment: Moment) =>
    (isEnd(moment) ? 1000 : 0) + moment.gain + (moment.leads ? (4 * moment.at) / frames.length : 0);
  const apart = (frames.length - 1) * APART;
  const chosen: Moment[] = [];
  const byWeight = moments
    .filter((moment) => moment.gain > 0 || moment.leads || isEnd(moment))
    .sort((a, b) => weight(b) - weight(a) || a.at - b.at);
  for (const moment of byWeight) {
    if (chosen.length === most) break;
    if (chosen.every(({ at }) => Math.abs(at - moment.at) >= apart)) chosen.push(moment);
  }
  return chosen.sort((a, b) => a.at - b.at);
}
