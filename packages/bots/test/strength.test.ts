import { GAMES } from '@engawa/games';
import { describe, expect, it } from 'vitest';
import { botByName, runArena } from '../src/index.ts';

/** Seeds are fixed, so this is no gamble. The long round is the one whose figures stand in docs/bots.md. */
const isLong = process.env.ENGAWA_LONG === '1';
const games = isLong ? 400 : 12;

/** The others take too long for a short round. */
const LADDER = isLong ? GAMES : GAMES.filter(({ id }) => ['tokaido', 'white-castle'].includes(id));

describe.each(LADDER.map((game) => [game.id, game] as const))('the levels in %s', (_, game) => {
  const seats = Math.max(2, game.seats.min);
  it.each([
    ['traveller', 'apprentice'],
    ['master', 'traveller'],
  ])('%s beats %s', (stronger, weaker) => {
    const bots = [stronger, weaker].map(botByName);
    const [row] = runArena(game, { bots, games: isLong ? 200 : 16, seats, seed: 3 }).bots;
    expect(isLong ? row!.low : row!.share).toBeGreaterThan(1 / seats);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('one greedy bot among random ones in %s', (_, game) => {
  for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
    it(`wins far more than its share of games with ${seats} seats`, () => {
      const { bots } = runArena(game, { bots: ['greedy', 'random'].map(botByName), games, seats, seed: seats });
      // With two seats 85 %, with more twice the even share: the lower end of the interval, where it has one.
      const { low, share } = bots[0]!;
      expect(isLong ? low : share).toBeGreaterThan(seats === 2 ? 0.85 : 2 / seats);
    });
  }
});
