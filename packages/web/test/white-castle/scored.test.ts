import { type Game, total } from '@engawa/kernel';
import { sheetOf, type WhiteCastle, whiteCastle } from '@engawa/white-castle';
import { describe, expect, it } from 'vitest';
import type { GameFace } from '../../src/games/face.ts';
import { scored } from '../../src/games/white-castle/scored.ts';
import { expectAllPointsTold } from '../kit/scoring.ts';

const game = whiteCastle as unknown as Game<WhiteCastle>;
const GAMES = [1, 2, 3, 4].flatMap((seats) => [1, 2, 3].map((seed) => [seats, seed] as const));

describe('where the points of The White Castle come from', () => {
  it.each(GAMES)('is told to the last point with %i seats (%i)', (seats, seed) => {
    expectAllPointsTold(game, scored as NonNullable<GameFace['scored']>, { seats, seed }, (state) =>
      state.players.map((player) => total(sheetOf(state, player))),
    );
  });

  it('is what an event makes of the whole sheet: a climb counts for every warrior, a price takes points away', () => {
    const account = scored();
    account({ is: 'gains', seat: 1, goods: [{ good: 'coin', amount: 5, lost: 0 }] });
    expect(account({ is: 'sendsWarrior', seat: 1, yard: 'yard-3', iron: 0 })).toEqual([]);
    expect(account({ is: 'asksAudience', seat: 1, coins: 2 })).toEqual([
      { seat: 1, row: 'purse', points: -1 },
      { seat: 1, row: 'courtiers', points: 1 },
    ]);
    expect(account({ is: 'climbs', seat: 1, from: 'gate', to: 'steward-2', pearls: 0 })).toEqual([
      { seat: 1, row: 'courtiers', points: 2 },
      { seat: 1, row: 'warriors', points: 1 },
    ]);
  });

  it('is kept anew for every game', () => {
    const first = scored();
    const event = { is: 'gains', seat: 0, goods: [{ good: 'coin', amount: 3, lost: 0 }] } as const;
    first(event);
    expect(first(event)).toEqual([{ seat: 0, row: 'purse', points: 1 }]);
    expect(scored()(event)).toEqual([]);
  });
});
