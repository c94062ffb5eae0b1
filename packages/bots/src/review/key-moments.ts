import type { Seat } from '@engawa/kernel';
import type { Judged } from './review.ts';

/** A place where the chances changed much. */
export interface KeyMoment {
  /** The position after it: so many choices were made. */
  readonly at: number;
  /** Whose chance changed most, and by how much. */
  readonly seat: Seat;
  readonly change: number;
  /** A better choice was missed, or luck (what was drawn, what came to light) turned the game. */
  readonly why: 'missed' | 'luck';
}

const MOST = 6;
/** Two moments closer together than this part of the decisions tell one story: the smaller one is left out. */
const APART = 0.03;
/** Whoever reads a review wants to know what to do better: what was missed counts more than a turn of luck of the same size. */
const MISSED_WEIGHT = 1.5;
/** What is smaller is the game's usual up and down. */
const SMALLEST = 0.04;

export function keyMoments(decisions: readonly Judged[]): KeyMoment[] {
  const moments = decisions.flatMap((one, place) => [...missed(one), ...turnOfLuck(one, decisions[place + 1])]);
  const length = decisions.at(-1)?.at ?? 0;
  const chosen: KeyMoment[] = [];
  for (const moment of moments.sort((a, b) => weightOf(b) - weightOf(a) || a.at - b.at)) {
    if (chosen.length === MOST || weightOf(moment) < SMALLEST) break;
    if (chosen.every(({ at }) => Math.abs(at - moment.at) > length * APART)) chosen.push(moment);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

function weightOf({ change, why }: KeyMoment): number {
  return Math.abs(change) * (why === 'missed' ? MISSED_WEIGHT : 1);
}

function missed({ at, seat, before, after, better }: Judged): KeyMoment[] {
  return better === null ? [] : [{ at: at + 1, seat, change: after[seat]! - before[seat]!, why: 'missed' }];
}

/** What happened between a choice and the next decision. What the final count brings is the result, and no news. */
function turnOfLuck({ after }: Judged, next: Judged | undefined): KeyMoment[] {
  if (next === undefined) return [];
  const changes = after.map((chance, seat) => next.before[seat]! - chance);
  const seat = changes.reduce((most, change, one) => (Math.abs(change) > Math.abs(changes[most]!) ? one : most), 0);
  return [{ at: next.at, seat, change: changes[seat]!, why: 'luck' }];
}
