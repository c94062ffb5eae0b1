import { GHOST, GROOVE_CELLS, OWN_SHOOTS, SHOOTS } from '@engawa/bamboo';
import { describe, expect, it } from 'vitest';
import { activationsLeft, chainOf, turnSeat } from '../../src/games/bamboo/chain.ts';
import { comingHome, majorityIn, markedHappiness, runsOf, shootsOnTheWay } from '../../src/games/bamboo/pieces.ts';
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

describe('shoots that the grooves will give back', () => {
  // Of the board's shoots 16, 17 and 18 are red, 19 blue.
  const planting = () => {
    const view = position(2);
    view.grooves[1] = [16, 17, 18, 0];
    view.grooves[2] = [19, 20, 21];
    view.agenda = [
      { do: 'push', seat: 0 },
      { do: 'plant', seat: 0 },
    ];
    return view;
  };

  it('are shown in the area of their colour, with the one that is previewed', () => {
    const view = planting();
    expect([16, 17, 19].map((shoot) => SHOOTS[shoot]!.colour)).toEqual([0, 0, 1]);
    expect(comingHome(view, 0, null)).toEqual([[16], [], [], []]);
    expect(comingHome(view, 0, 'blue-home>g2')).toEqual([[16, 17], [], [], []]);
    expect(comingHome(view, 0, 'blue-home>g3')).toEqual([[16], [19], [], []]);
  });

  it('come to whoever plants, and to nobody else', () => {
    expect(comingHome(planting(), 1, null)).toEqual([[], [], [], []]);
  });
});

describe('the marker of happiness', () => {
  it('stands where the last count leads when the game is over', () => {
    const view = position(2);
    const player = view.players[0]!;
    player.spirits = ['kappa', 'kappa', 'tengu'];
    player.home[0] = 'home-i-faith-1';
    expect(markedHappiness(view, 0)).toBe(5);
    view.agenda = [];
    // Two kinds of spirits, and a home with one comfort on the left only.
    expect(markedHappiness(view, 0)).toBe(5 + 4 - 2);
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
