import type { Seat } from '@engawa/kernel';

/** Entries of one seat that bring the game no further: so many since it last got further, and in all. */
const MOST_AT_A_TIME = 100;
const MOST = 2_000;

export interface SavedFuss {
  /** The most choices that were ever made. */
  readonly farthest: number;
  /** By seat. */
  readonly lately: readonly number[];
  readonly all: readonly number[];
}

/**
 * How much each seat makes happen without getting the game any further: proposals, pauses, choices that are taken back and
 * made again. All of it is kept, and told to whoever comes, so there is an end to it; for that seat, and for nobody else.
 */
export class Fuss {
  private farthest: number;
  private readonly lately: number[];
  private readonly all: number[];

  constructor(seats: number, saved?: SavedFuss) {
    const none = Array.from({ length: seats }, () => 0);
    this.farthest = saved?.farthest ?? 0;
    this.lately = saved?.lately.slice() ?? none;
    this.all = saved?.all.slice() ?? none.slice();
  }

  /** An entry has happened; so many choices are made now. */
  count(seat: Seat | null, made: number): void {
    if (made > this.farthest) {
      this.farthest = made;
      this.lately.fill(0);
    } else if (seat !== null) {
      this.lately[seat]!++;
      this.all[seat]!++;
    }
  }

  isEnough(seat: Seat): boolean {
    return this.lately[seat]! >= MOST_AT_A_TIME || this.all[seat]! >= MOST;
  }

  save(): SavedFuss {
    const { farthest, lately, all } = this;
    return { farthest, lately, all };
  }
}
