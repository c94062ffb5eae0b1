import { type Bamboo, bamboo, happinessOf, sheetOf } from '@engawa/bamboo';
import { type Game, isOver, total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { scored } from '../../src/games/bamboo/scored.ts';
import type { GameFace } from '../../src/games/face.ts';
import { expectAllPointsTold } from '../kit/scoring.ts';

const game = bamboo as unknown as Game<Bamboo>;
const GAMES = [2, 3, 4].flatMap((seats) => [1, 2, 3].map((seed) => [seats, seed] as const));

/** The marker, from the first shoot that a seat takes; the whole sheet when the game is over. */
function scoresOf(state: Bamboo): readonly number[] {
  return state.players.map((player) => {
    const isWaiting = state.draft.length > 0 && player.areas.flat().length === 4;
    return isOver(state) ? total(sheetOf(state, player)) : isWaiting ? 0 : happinessOf(player);
  });
}

describe('where the points of Bamboo come from', () => {
  it.each(GAMES)('is told to the last point with %i seats (%i)', (seats, seed) => {
    expectAllPointsTold(game, scored as NonNullable<GameFace['scored']>, { seats, seed }, scoresOf);
  });

  it('begins with the first shoot of a seat, once in every game', () => {
    const event = { is: 'drafts', seat: 1, shoot: 'red-home' } as const;
    const account = scored();
    expect(account(event)).toEqual([{ seat: 1, row: 'start', points: 5 }]);
    expect(account(event)).toEqual([]);
    expect(scored()(event)).toHaveLength(1);
  });

  it('takes away what hunger, a crooked home and empty marks cost', () => {
    const account = scored();
    expect(account({ is: 'starves', seat: 0, points: 3 })).toEqual([{ seat: 0, row: 'hunger', points: -3 }]);
    expect(account({ is: 'countsBalance', seat: 0, left: 5, right: 8, points: 6 })).toEqual([
      { seat: 0, row: 'balance', points: -6 },
    ]);
    expect(account({ is: 'countsMarks', seat: 2, points: 4 })).toEqual([{ seat: 2, row: 'marks', points: -4 }]);
    expect(account({ is: 'countsBalance', seat: 0, left: 5, right: 5, points: 0 })).toEqual([]);
  });
});
