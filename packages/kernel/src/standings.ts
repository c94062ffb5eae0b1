import type { Seat } from './agenda.ts';

/** One line of a score sheet: `row` is a word that the game's texts know. */
export interface ScoreRow {
  readonly row: string;
  readonly points: number;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winner; equal places share the victory. */
  readonly place: number;
  readonly score: number;
  /** Adds up to the score. */
  readonly sheet: readonly ScoreRow[];
  /** What breaks a tie, in the order of the rulebook: more is better. */
  readonly tieBreakers: readonly number[];
}

/** Gives everybody a place: more points first, then the tie-breakers one after the other; who is equal shares a place. */
export function rank(scored: readonly Omit<Standing, 'place'>[]): Standing[] {
  return scored.map((one) => ({ ...one, place: 1 + scored.filter((other) => isBetter(other, one)).length }));
}

function isBetter(a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): boolean {
  if (a.score !== b.score) return a.score > b.score;
  for (let i = 0; i < a.tieBreakers.length; i++) {
    if (a.tieBreakers[i] !== b.tieBreakers[i]) return a.tieBreakers[i]! > b.tieBreakers[i]!;
  }
  return false;
}

export function total(sheet: readonly ScoreRow[]): number {
  return sheet.reduce((sum, row) => sum + row.points, 0);
}
