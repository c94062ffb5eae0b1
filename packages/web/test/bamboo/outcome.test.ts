import { CELLS } from '@engawa/bamboo';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/games/bamboo/outcome.ts';
import { wayOf } from '../../src/games/bamboo/way.ts';
import { position } from './game.ts';

describe('what a choice brings', () => {
  it('of a visit are as many activations as sticks, at most those that are left', () => {
    const view = position(2);
    Object.assign(view.players[0]!, { areas: [[0, 1, 2], [3], [], []], sticks: 2 });
    expect(outcomeOf(view, { do: 'visit', seat: 0 }, 'red')).toEqual({ sticks: -2, activations: 2 });
    expect(outcomeOf(view, { do: 'visit', seat: 0 }, 'blue')).toEqual({ sticks: -1, activations: 1 });
  });

  it('of a stick to another temple costs a coin, unless Bakeneko helps', () => {
    const view = position(2);
    view.players[0]!.marker = 0;
    const step = { do: 'offer', seat: 0, left: 3, free: false } as const;
    expect(outcomeOf(view, step, 'red')).toEqual({ sticks: -3 });
    expect(outcomeOf(view, step, 'green')).toEqual({ sticks: -1, coins: -1 });
    expect(outcomeOf(view, { ...step, free: true }, 'green').coins).toBe(0);
  });

  it('of a tile is its price and its happiness, and in a room what it fulfils and the new balance', () => {
    const view = position(3);
    view.market[1] = ['home-ii-garden-1', 'home-ii-garden-3'];
    expect(outcomeOf(view, { do: 'home', seat: 0 }, 'home-ii-garden-3')).toEqual({ coins: -3, happiness: 1 });
    const player = view.players[0]!;
    player.home = CELLS.map((cell) => (cell === 'r1c1' ? 'home-i-faith-1' : null));
    player.harmony = [['hl-06', 'hl-10'], [], []];
    expect(outcomeOf(view, { do: 'furnish', seat: 0, tile: 'home-ii-garden-5' }, 'r1c2')).toEqual({
      fulfils: ['hl-06'],
      balance: { left: 4, right: 0 },
    });
  });
});

describe('the way of a marker of happiness', () => {
  it('is up the stalk, and nothing else has a way of its own', () => {
    const before = position(2);
    const after = { ...before, players: before.players.map((player) => ({ ...player })) };
    after.players[1]!.fromHarmony += 7;
    const [from, to] = wayOf('happiness-1', before, after)!;
    expect(from!.x).toBe(to!.x);
    expect(from!.y - to!.y).toBeCloseTo(7 * 6.3);
    expect(wayOf('shoot-3', before, after)).toBeUndefined();
  });
});
