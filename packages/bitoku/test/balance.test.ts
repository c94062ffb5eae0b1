import { describe, expect, it } from 'vitest';
import { measureBalance } from './balance.ts';

/** Seeds are fixed, so this is no gamble. The long round is the one that docs/fidelity.md speaks of. */
const isLong = Boolean(process.env.ENGAWA_LONG);
const PLANS = [
  { seats: 2, games: 700 },
  { seats: 3, games: 700 },
  { seats: 4, games: 600 },
] as const;

describe.each(isLong ? PLANS : PLANS.filter(({ seats }) => seats !== 3))(
  'with $seats greedy players',
  // The long round plays some minutes; a slow machine is no failure.
  { timeout: 1_800_000 },
  ({ seats, games }) => {
    it('every source of points is used, none decides alone, and no seat is better than the others', () => {
      const balance = measureBalance(seats, isLong ? games : 4, seats);
      for (const [source, tally] of Object.entries(balance.sources)) {
        expect(tally.used, source).toBeGreaterThan(0);
        expect(tally.points / balance.points, source).toBeLessThan(1 / 3);
        if (isLong) expect(tally.leaderWon / balance.games, source).toBeLessThan(0.9);
      }
      const mean = balance.points / balance.games / seats;
      expect(mean).toBeGreaterThan(60);
      if (!isLong) return;
      expect(mean).toBeLessThan(120);
      for (const wins of balance.bySeat) expect((wins / balance.games) * seats).toBeLessThan(1.25);
    });
  },
);
