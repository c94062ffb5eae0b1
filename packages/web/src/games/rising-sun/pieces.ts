import type { Seat } from '@engawa/kernel';
import {
  countAt,
  FIRST_MONSTER,
  FIRST_SHRINE,
  forceOf,
  GROUPS,
  KINDS,
  OWN_GROUPS,
  presentIn,
  type RisingSun,
  STRONGHOLD,
  strongestIn,
} from '@engawa/rising-sun';

/** Equal pieces of a clan in one place. */
export interface Group {
  readonly seat: Seat;
  /** A number of `KINDS`, or `STRONGHOLD`. */
  readonly kind: number;
  readonly count: number;
}

/** What a clan has in a province. */
export interface Cluster {
  readonly seat: Seat;
  readonly force: number;
  readonly isStrongest: boolean;
  /** Strongest only because of more honor. */
  readonly isByHonor: boolean;
  readonly groups: readonly Group[];
}

/** In this order from left to right: the daimyo first, strongholds last. */
const ORDER: readonly number[] = [
  2,
  ...KINDS.map((_, kind) => kind).filter((kind) => kind >= FIRST_MONSTER),
  1,
  0,
  STRONGHOLD,
];

export function groupsAt(view: RisingSun, seat: Seat, where: number): Group[] {
  return ORDER.flatMap((kind) => {
    const count = countAt(view, seat, kind, where);
    return count > 0 ? [{ seat, kind, count }] : [];
  });
}

/** Everybody who has anything in a province, the strongest first. */
export function clustersIn(view: RisingSun, province: number): Cluster[] {
  const strongest = strongestIn(view, province);
  const present = presentIn(view, province);
  const most = strongest < 0 ? 0 : forceOf(view, strongest, province);
  const isTie = present.filter((seat) => forceOf(view, seat, province) === most).length > 1;
  const rank = (seat: Seat) => view.honor.indexOf(seat);
  return view.players
    .flatMap((_, seat): Cluster[] => {
      const groups = groupsAt(view, seat, province);
      if (groups.length === 0) return [];
      const isStrongest = seat === strongest;
      return [{ seat, force: forceOf(view, seat, province), isStrongest, isByHonor: isStrongest && isTie, groups }];
    })
    .sort((a, b) => b.force - a.force || rank(a.seat) - rank(b.seat));
}

/** Worshippers in a shrine of the row, by honor. */
export function worshippersAt(view: RisingSun, at: number): Group[] {
  return view.honor.flatMap((seat) => groupsAt(view, seat, FIRST_SHRINE + at));
}

/** The choice that means a group: of one's own pieces, or of somebody's. */
export const ownChoice = (kind: number, where: number): string => OWN_GROUPS[kind]![where]!;
export const foreignChoice = (seat: Seat, kind: number, where: number): string => GROUPS[seat]![kind]![where]!;
