import { type Bitoku, bitoku, sheetOf, totalPoints } from '@engawa/bitoku';
import { type Game, isOver, total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { scored } from '../../src/games/bitoku/scored.ts';
import type { GameFace } from '../../src/games/face.ts';
import { expectAllPointsTold } from '../kit/scoring.ts';

const game = bitoku as unknown as Game<Bitoku>;
const GAMES = [1, 2, 3, 4].flatMap((seats) => [1, 2].map((seed) => [seats, seed] as const));

/** The spirit path; after the Ascension the whole sheet. */
function scoresOf(state: Bitoku): readonly number[] {
  return state.players.map((player, seat) => (isOver(state) ? total(sheetOf(state, seat)) : totalPoints(player)));
}

describe('where the points of Bitoku come from', () => {
  it.each(GAMES)('is told to the last point with %i seats (%i)', (seats, seed) => {
    expectAllPointsTold(game, scored as NonNullable<GameFace['scored']>, { seats, seed }, scoresOf);
  });

  it('is no matter of the Tengu, who has no place on the sheet', () => {
    const lake = { is: 'counts', spirit: 1, row: 'lake', points: 8 } as const;
    expect(scored()({ ...lake, solo: true })).toEqual([]);
    expect(scored()({ ...lake, solo: false })).toEqual([{ seat: 1, row: 'lake', points: 8 }]);
  });

  it('takes away what visions cost that nobody can tell', () => {
    const visions = { is: 'counts', spirit: 0, row: 'visions', points: -3, solo: true } as const;
    expect(scored()(visions)).toEqual([{ seat: 0, row: 'visions', points: -3 }]);
  });
});
