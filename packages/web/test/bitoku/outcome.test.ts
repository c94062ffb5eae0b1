import { BUILDING_COSTS, boardOf, buildingsOf } from '@engawa/bitoku';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/games/bitoku/outcome.ts';
import { position } from './game.ts';

describe('what a choice costs and brings', () => {
  it('a mitama costs what lies under its space, less the discount, which may be taken off either', () => {
    const view = position(4);
    const { jade, sake, vp } = boardOf(view).mitamaCosts[5]!;
    expect(outcomeOf(view, { do: 'mitama', seat: 0, discount: 0 }, 6)).toMatchObject({ pays: { jade, sake }, due: 0 });
    const cheaper = outcomeOf(view, { do: 'mitama', seat: 0, discount: 1 }, 6);
    expect(cheaper).toMatchObject({ pays: {}, due: jade + sake - 1 });
    expect(cheaper.gets[0]).toBe(`vp:${vp}`);
  });

  it('a building costs what lies under the next marker, and brings the kodama forward', () => {
    const view = position(2);
    const { wood, stone } = BUILDING_COSTS[buildingsOf(view, 1)]!;
    const { pays, gets } = outcomeOf(view, { do: 'build', seat: 1, discount: 0 }, 1);
    expect(pays).toEqual({ wood, stone });
    expect(gets[0]).toMatch(/^here:\d$/);
  });

  it('a dragonfly next to the centre brings a resource, the last one costs two', () => {
    const view = position(4);
    expect(outcomeOf(view, { do: 'dragonfly', seat: 0, discount: 0 }, 1)).toEqual({
      pays: {},
      due: 0,
      gets: ['any:1'],
    });
    expect(outcomeOf(view, { do: 'dragonfly', seat: 0, discount: 1 }, 6).due).toBe(1);
  });

  it('to do without costs and brings nothing', () => {
    const view = position(3);
    expect(outcomeOf(view, { do: 'crystal', seat: 0, discount: 0 }, 'skip')).toEqual({ pays: {}, due: 0, gets: [] });
  });
});
