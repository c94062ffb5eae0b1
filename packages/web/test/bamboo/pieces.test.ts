import { GHOST, GROOVE_CELLS, OWN_SHOOTS, SHOOTS } from '@engawa/bamboo';
import { describe, expect, it } from 'vitest';
import { activationsLeft, chainOf, turnSeat } from '../../src/games/bamboo/chain.ts';
import { majorityIn, runsOf, shootsOnTheWay } from '../../src/games/bamboo/pieces.ts';
import { decisions, position } from './game.ts';

describe('shoots', () => {
  it('are all somewhere in the drawing: in a groove, in an area, to be drafted or on their way', () => {
    const everywhere = 4 * GROOVE_CELLS + 3 * OWN_SHOOTS;
    for (const view of decisions(3, 2)) {
      const drawn = [
        ...view.grooves.flat(),
        ...view.players.flatMap(({ areas }) => areas.flat()),
        ...view.draft,
        ...shootsOnTheWay(view),
      ];
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn).toHaveLength(everywhere);
      for (const shoot of drawn) expect(SHOOTS[shoot]).toBeDefined();
    }
  });
});

describe('sticks in a temple', () => {
  it('stand in runs in the order in which they came', () => {
    expect(runsOf([GHOST, GHOST, 0, 1, 1, 0])).toEqual([
      { owner: GHOST, count: 2 },
      { owner: 0, count: 1 },
      { owner: 1, count: 2 },
      { owner: 0, count: 1 },
    ]);
  });

  it('show who would take the spirit: of those who have as many, whoever came last', () => {
    const temple = { spirit: null, below: 0 };
    expect(majorityIn({ ...temple, sticks: [0, 0, 1, 1, 2] })).toEqual({ owner: 1, sticks: 2, next: 2 });
    expect(majorityIn({ ...temple, sticks: [GHOST, GHOST, 0] })).toEqual({ owner: GHOST, sticks: 2, next: 1 });
    expect(majorityIn({ ...temple, sticks: [] })).toBeUndefined();
  });
});

describe('the chain of a turn', () => {
  it('is what is asked now and all that waits behind it, up to the next turn', () => {
    const view = position(2);
    view.agenda = [
      { do: 'nextTurn', from: 1 },
      { do: 'endTurn', seat: 0 },
      { do: 'push', seat: 0 },
      { do: 'activate', seat: 0, left: 2, ready: [0, 1] },
      { do: 'plant', seat: 0 },
    ];
    expect(chainOf(view).map(({ is, count }) => [is, count])).toEqual([
      ['plant', undefined],
      ['activate', 2],
      ['push', undefined],
    ]);
    expect(turnSeat(view)).toBe(0);
    expect([activationsLeft(view, 0), activationsLeft(view, 1)]).toEqual([2, 0]);
  });

  it('ends where another seat is asked', () => {
    const view = position(2);
    view.agenda = [
      { do: 'pickGift', seat: 1 },
      { do: 'harmony', seat: 0, again: false },
    ];
    expect(chainOf(view).map(({ sign }) => sign)).toEqual(['act-harmony']);
  });
});
