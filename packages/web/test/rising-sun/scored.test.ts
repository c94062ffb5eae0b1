import { type Game, total } from '@engawa/kernel';
import { type RisingSun, risingSun, sheetOf } from '@engawa/rising-sun';
import { describe, expect, it } from 'vitest';
import type { GameFace } from '../../src/games/face.ts';
import { scored } from '../../src/games/rising-sun/scored.ts';
import { expectAllPointsTold } from '../kit/scoring.ts';

const game = risingSun as unknown as Game<RisingSun>;
const GAMES = [3, 4, 5].flatMap((seats) => [1, 2, 3].map((seed) => [seats, seed] as const));

describe('where the points of Rising Sun come from', () => {
  it.each(GAMES)('is told to the last point with %i seats (%i)', (seats, seed) => {
    expectAllPointsTold(game, scored as NonNullable<GameFace['scored']>, { seats, seed }, (state) =>
      state.players.map((_, seat) => total(sheetOf(state, seat))),
    );
  });

  it('a third province brings the token of its season and the set', () => {
    const account = scored();
    account({ is: 'seasonBegins', season: 'summer', wars: [] });
    expect(account({ is: 'takesToken', seat: 1, province: 'edo', how: 'alone' })).toEqual([
      { seat: 1, row: 'summer', points: 2 },
    ]);
    account({ is: 'takesToken', seat: 1, province: 'oshu', how: 'alone' });
    expect(account({ is: 'takesToken', seat: 1, province: 'kyoto', how: 'battle' })).toEqual([
      { seat: 1, row: 'summer', points: 2 },
      { seat: 1, row: 'set', points: 10 },
    ]);
  });

  it('a hostage takes a point from one and gives it to another', () => {
    const account = scored();
    account({ is: 'gains', seat: 0, from: 'harvest', points: 3, coins: 0, ronin: 0 });
    expect(account({ is: 'takesHostage', seat: 2, owner: 0, kind: 'bushi', points: 1 })).toEqual([
      { seat: 0, row: 'played', points: -1 },
      { seat: 2, row: 'played', points: 1 },
    ]);
  });
});
