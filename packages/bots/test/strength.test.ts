import { GAMES } from '@engawa/games';
import { describe, expect, it } from 'vitest';
import { botByName, runArena } from '../src/index.ts';

/** Seeds are fixed, so this is no gamble. The long round is the one whose figures stand in docs/bots.md. */
const games = process.env.ENGAWA_LONG ? 400 : 40;

describe.each(GAMES.map((game) => [game.id, game] as const))('one greedy bot among random ones in %s', (_, game) => {
  for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
    it(`wins far more than its share of games with ${seats} seats`, () => {
      const { bots } = runArena(game, { bots: ['greedy', 'random'].map(botByName), games, seats, seed: seats });
      // With two seats 85 %, with more twice the even share: the lower end of the interval, in the long round.
      const bar = seats === 2 ? 0.85 : 2 / seats;
      expect(bots[0]!.low).toBeGreaterThan(process.env.ENGAWA_LONG ? bar : bar - 0.1);
    });
  }
});
