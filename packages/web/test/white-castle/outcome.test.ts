import { describe, expect, it } from 'vitest';
import { coinsFor, heaped, outcomeOf } from '../../src/games/white-castle/outcome.ts';
import { position } from './position.ts';

describe('what a choice brings', () => {
  it('is heaped up by kind, but for what has to be paid', () => {
    expect(heaped(['food:1', 'coin:2', 'food:2', 'lantern', 'seal:1>courtier'])).toEqual([
      'food:3',
      'coin:2',
      'lantern',
      'seal:1>courtier',
    ]);
  });

  it('of a die is the difference in coins, the blocks beside its colour, and from the left end the lantern', () => {
    const view = position(2);
    view.rooms[0] = 'steward-02';
    view.tiles = ['white', 'coral', 'white', ...view.tiles.slice(3)];
    view.players[0]!.lantern = ['resource-9', 'decree-vp'];
    const step = { do: 'placeDie', seat: 0, colour: 'white', value: 5, end: 'left' } as const;
    expect(outcomeOf(view, step, 'steward-1')).toEqual({
      pays: [],
      gets: ['coin:2', 'seal:1>courtier', 'iron:2'],
      lantern: ['food:1', 'vp:1'],
      isEither: false,
    });
    expect(outcomeOf(view, { ...step, value: 4, end: 'right' }, 'outside-2')).toEqual({
      pays: [{ amount: 1, of: 'coin' }],
      gets: ['warrior', 'courtier'],
      lantern: [],
      isEither: true,
    });
  });

  it('counts a die that lies there', () => {
    const view = position(3);
    expect(coinsFor(view, 'well', 6)).toBe(5);
    view.spaces[0]!.push({ colour: 'coral', value: 6 });
    expect(coinsFor(view, 'steward-1', 2)).toBe(-4);
  });

  it('of a courtier is paid in mother-of-pearl and brings what is light on the card', () => {
    const view = position(2);
    view.rooms[0] = 'steward-10';
    const step = { do: 'courtier', seat: 0, asked: false, climbed: false } as const;
    expect(outcomeOf(view, step, 'gate:steward-1')).toMatchObject({
      pays: [{ amount: 2, of: 'pearl' }],
      gets: ['seal:1', 'any:1', 'iron:1', 'food:1'],
      isEither: true,
    });
    expect(outcomeOf(view, step, 'audience').pays).toEqual([{ amount: 2, of: 'coin' }]);
  });

  it('of an exchange is paid in seals', () => {
    const view = position(2);
    const step = { do: 'takeDie', seat: 0 } as const;
    expect(outcomeOf(view, step, 'swap:iron')).toMatchObject({ pays: [{ amount: 2, of: 'seal' }], gets: ['iron:1'] });
    expect(outcomeOf(view, step, 'swap:coin')).toMatchObject({ pays: [{ amount: 1, of: 'seal' }], gets: ['coin:1'] });
  });
});
