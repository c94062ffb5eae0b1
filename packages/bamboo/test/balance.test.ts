import { describe, expect, it } from 'vitest';
import { type Balance, balanceInWords, measureBalance } from './balance.ts';

/** Seeds are fixed, so this is no gamble. The long round is the one whose figures stand in docs/fidelity.md. */
const long = process.env.ENGAWA_LONG !== undefined;
const PLANS = [
  { seats: 2, games: 600, night: false },
  { seats: 3, games: 500, night: false },
  { seats: 4, games: 500, night: false },
  { seats: 4, games: 400, night: true },
] as const;

const measured = new Map<number, Balance>();
const measure = (at: number): Balance => {
  const { seats, games, night } = PLANS[at]!;
  const balance = measured.get(at) ?? measureBalance(seats, long ? games : 5, { night }, 1);
  measured.set(at, balance);
  return balance;
};

describe.each(PLANS.map(({ seats, night }, at) => [at, seats, night ? 'night' : 'day'] as const))(
  'plan %i: greedy bots on %i seats, %s side',
  // The long round plays some minutes; a slow machine is no failure.
  { timeout: 1_800_000 },
  (at, seats) => {
    it('use all that there is: every kind of tile, every spirit, every action', () => {
      const { kinds, spirits, used, actions } = measure(at);
      for (const [what, { had }] of [...kinds, ...spirits]) expect(had, what).toBeGreaterThan(0);
      for (const [what, times] of [...actions, ...(long ? used : [])]) expect(times, what).toBeGreaterThan(0);
    });

    it('win from every place in the turn order', () => {
      const lucks = measure(at).places.map((place) => place.luck(seats));
      expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(seats);
      if (long) for (const luck of lucks) expect(luck).toBeLessThan(1.25);
    });

    it.runIf(long)('do not win by one kind of tile or one spirit, nor without it', () => {
      const { kinds, spirits } = measure(at);
      for (const [what, tally] of [...kinds, ...spirits]) {
        expect(tally.luck(seats), what).toBeGreaterThan(0.75);
        expect(tally.luck(seats), what).toBeLessThan(1.5);
      }
    });

    it.runIf(long)('score every shape of harmony tiles, and most of their happiness not from one', () => {
      const { scored } = measure(at);
      const all = [...scored.values()].reduce((sum, { points }) => sum + points, 0);
      for (const [shape, { points }] of scored) {
        expect(points, shape).toBeGreaterThan(0);
        expect(points / all, shape).toBeLessThan(0.4);
      }
    });

    // Regenerated on purpose with `ENGAWA_LONG=1 vitest run -u`, and read as a difference.
    it.runIf(long)('end with these figures', async () => {
      const balance = measure(at);
      const side = balance.options.night ? 'night' : 'day';
      await expect(balanceInWords(balance)).toMatchFileSnapshot(`./balance/${seats}-seats-${side}.md`);
    });
  },
);
