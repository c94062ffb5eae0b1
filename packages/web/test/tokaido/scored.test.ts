import type { Game } from '@engawa/kernel';
import { type Tokaido, tokaido } from '@engawa/tokaido';
import { describe, it } from 'vitest';
import type { Account } from '../../src/games/face.ts';
import { scored } from '../../src/games/tokaido/scored.ts';
import { expectAllPointsTold } from '../kit/scoring.ts';

const game = tokaido as unknown as Game<Tokaido>;
const GAMES = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3, 4, 5].map((seed) => [seats, seed] as const));

describe('where the points of Tokaido come from', () => {
  it.each(GAMES)('is told to the last point with %i seats (%i)', (seats, seed) => {
    expectAllPointsTold(
      game,
      () => scored as Account,
      { seats, seed },
      ({ players }) => players.map(({ score }) => score),
    );
  });
});
