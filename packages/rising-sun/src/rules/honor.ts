import type { Seat } from '@engawa/kernel';
import type { RisingSun, RisingSunAside } from '../state.ts';

/** Chapter "Honor", p. 7: 0 is the top of the track. There are no ties on it. */
export function rankOf(state: RisingSun, seat: Seat): number {
  return state.honor.indexOf(seat);
}

export function hasMoreHonor(state: RisingSun, seat: Seat, other: Seat): boolean {
  return rankOf(state, seat) < rankOf(state, other);
}

/** P. 7: whoever gains honor changes places with the marker above; at the top nothing happens. */
export function gainHonor(state: RisingSun, seat: Seat, steps: number, aside: RisingSunAside): void {
  moveMarker(state, seat, Math.max(0, rankOf(state, seat) - steps), aside);
}

/** P. 7: whoever loses honor changes places with the marker below; at the bottom nothing happens. */
export function loseHonor(state: RisingSun, seat: Seat, aside: RisingSunAside): void {
  moveMarker(state, seat, Math.min(state.honor.length - 1, rankOf(state, seat) + 1), aside);
}

/** P. 19: Amaterasu puts a marker on top; all above it slide down. */
export function riseToTop(state: RisingSun, seat: Seat, aside: RisingSunAside): void {
  moveMarker(state, seat, 0, aside);
}

function moveMarker({ honor }: RisingSun, seat: Seat, to: number, { tell }: RisingSunAside): void {
  const from = honor.indexOf(seat);
  if (from === to) return;
  const step = to < from ? -1 : 1;
  for (let at = from; at !== to; at += step) honor[at] = honor[at + step]!;
  honor[to] = seat;
  tell?.({ is: 'honor', seat, from, to });
}

/** Of these seats the one with the most honor. */
export function mostHonorable(state: RisingSun, seats: readonly Seat[]): Seat {
  for (const seat of state.honor) if (seats.includes(seat)) return seat;
  throw new Error('nobody is at the table');
}
