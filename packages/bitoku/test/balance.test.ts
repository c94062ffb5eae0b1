import { describe, expect, it } from 'vitest';
import { measureBalance } from './balance.ts';

/** The figures of thousands of games are in docs/fidelity.md; these few only see to it that nothing has gone astray. */
describe('balance', () => {
  it.each([2, 4])(
    'with %i greedy players every source of points is used, and none brings more than a third',
    (seats) => {
      const { sources, points, games } = measureBalance(seats, 4, seats);
      for (const [source, tally] of Object.entries(sources)) {
        expect(tally.used, source).toBeGreaterThan(0);
        expect(tally.points / points, source).toBeLessThan(1 / 3);
      }
      expect(points / games / seats).toBeGreaterThan(60);
    },
  );
});
