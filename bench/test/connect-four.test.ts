import { begin, choicesOf, choose, isOver, SearchLuck } from '@engawa/kernel';
import { describeLaws } from '@engawa/kernel/suite';
import { describe, expect, it } from 'vitest';
import { playBare } from '../src/connect-four/bare.ts';
import { boardgameIo } from '../src/connect-four/boardgame-io.ts';
import { connectFour, playKernel } from '../src/connect-four/kernel-game.ts';

describeLaws(connectFour, 20);

/** Plays these columns (from 0), the seats in turn; returns the state and how many of them were played. */
function play(...columns: number[]) {
  const aside = { luck: SearchLuck.seeded(1) };
  const state = begin(connectFour, 2, {}, aside);
  let played = 0;
  for (const column of columns) {
    if (isOver(state)) break;
    const { seat } = state.agenda[0] as { seat: number };
    expect(choicesOf(connectFour, state, seat)).toContain(column);
    choose(connectFour, state, seat, column, aside);
    played++;
  }
  return { state, played };
}

describe('connect-four', () => {
  it.each([
    ['upright', [0, 1, 0, 1, 0, 1, 0], 0],
    ['level, to the right edge', [3, 3, 4, 4, 5, 5, 6], 0],
    ['level, closed in the middle', [0, 0, 1, 1, 3, 3, 2], 0],
    ['rising', [0, 1, 1, 2, 2, 3, 2, 3, 3, 5, 3], 0],
    ['falling', [6, 5, 5, 4, 4, 3, 4, 3, 3, 1, 3], 0],
    ['for the second seat', [0, 6, 1, 6, 0, 6, 1, 6], 1],
  ])('is won by four in a row: %s', (_, columns, winner) => {
    const { state, played } = play(...columns);
    expect(state.winner).toBe(winner);
    expect(played).toBe(columns.length);
    expect(isOver(state)).toBe(true);
  });

  it('does not take the end of one column and the start of the next for a row', () => {
    const { state } = play(0, 0, 0, 1, 0, 0, 0, 1, 6, 1, 6, 2);
    expect(state.winner).toBe(null);
    expect(choicesOf(connectFour, state, 0)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is a draw when the board is full', () => {
    const pairs = [0, 1, 2, 4, 5, 6].flatMap((column) => [column, column, column, column, column, column]);
    const { state } = play(3, ...pairs, 3, 3, 3, 3, 3);
    expect(isOver(state)).toBe(true);
    expect(state.winner).toBe(null);
    expect(connectFour.standings(state).map(({ place }) => place)).toEqual([1, 1]);
  });

  it('ends alike after the same choices for the kernel, the bare loop and both ways of boardgame.io', () => {
    const { playReducer, playClient } = boardgameIo();
    const endings = new Set<number | null>();
    for (let seed = 1; seed <= 300; seed++) {
      const expected = playBare(SearchLuck.seeded(seed));
      endings.add(expected.winner);
      for (const playOther of [playKernel, playReducer, playClient]) {
        expect(playOther(SearchLuck.seeded(seed)), `${playOther.name}, seed ${seed}`).toEqual(expected);
      }
    }
    expect(endings).toEqual(new Set([0, 1, null]));
  });
});
