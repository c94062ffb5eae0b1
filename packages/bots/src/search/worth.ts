import { type Game, isOver, type Seat, type State } from '@engawa/kernel';

/** How far the seat is ahead of the best of the others; alone, just what it can expect. */
export function lead(expected: readonly number[], seat: Seat): number {
  if (expected.length === 1) return expected[0]!;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < expected.length; other++) {
    if (other !== seat && expected[other]! > best) best = expected[other]!;
  }
  return expected[seat]! - best;
}

/** By how many points one is clearly ahead: a tenth of what is expected, and at least one. */
const CLEARLY = 0.1;
/** How much of a finished game's worth is the victory itself; the rest is by how much. */
const VICTORY = 0.9;

/** Turns points into what a seat wants: to be first. From 0 to 1, for each seat. */
export class Worth<S extends State> {
  private readonly game: Game<S>;
  readonly seats: number;
  /** Alone there is nobody to be ahead of but the expectation of the beginning. */
  private readonly alone: number;
  readonly scale: number;

  constructor(game: Game<S>, state: S) {
    this.game = game;
    const expected = game.evaluate(state);
    const mean = expected.reduce((sum, points) => sum + Math.abs(points), 0) / expected.length;
    this.seats = expected.length;
    this.alone = this.seats === 1 ? expected[0]! : 0;
    this.scale = 1 + CLEARLY * mean;
  }

  of(state: S): number[] {
    const expected = this.game.evaluate(state);
    const worth = expected.map((_, seat) => this.ahead(lead(expected, seat) - this.alone));
    if (!isOver(state) || expected.length === 1) return worth;
    const standings = this.game.standings(state);
    const winners = standings.filter(({ place }) => place === 1).length;
    for (const { seat, place } of standings) {
      worth[seat] = VICTORY * (place === 1 ? 1 / winners : 0) + (1 - VICTORY) * worth[seat]!;
    }
    return worth;
  }

  private ahead(points: number): number {
    return 1 / (1 + Math.exp(-points / this.scale));
  }
}
