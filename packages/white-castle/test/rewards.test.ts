import { describe, expect, it } from 'vitest';
import { Scene, THREE } from './scene.ts';

describe('in any order', () => {
  it('is not asked where it makes no difference', () => {
    const scene = new Scene(THREE).gets('red', ['seal:1', 'vp:1', 'food:2', 'coin:3', 'well'], 'room');
    expect(scene.has('red')).toEqual({ seals: 2, points: 1, food: 2, coins: 3, pearl: 1, iron: 1 });
    expect(scene.decides).toBe('green');
  });

  it('is asked where an action could be paid before or after', () => {
    const scene = new Scene(THREE).give('red', { iron: 6 }).gets('red', ['iron:2', 'warrior']);
    expect(scene.choices).toEqual(['iron:2', 'warrior', 'skip']);
    scene.choose('red', 'warrior').choose('red', 'yard-5');
    // The iron of the room comes when the yard is done with.
    while (scene.decides === 'red') scene.choose('red', scene.offers.find((one) => `${one}` === 'skip') ?? 'decline');
    expect(scene.player('red').warriors).toEqual([1, 0, 0]);
  });

  it('coins and points are taken at once, whatever else there is', () => {
    const scene = new Scene(THREE).give('red', { iron: 1 }).gets('red', ['coin:1', 'vp:2', 'warrior', 'iron:1']);
    expect(scene.has('red')).toEqual({ coins: 1, points: 2, iron: 1 });
    expect(scene.choices).toEqual(['warrior', 'iron:1', 'skip']);
  });

  it('goods that only then bring an action into reach are taken first, by themselves', () => {
    const scene = new Scene(THREE).gets('red', ['warrior', 'iron:2']);
    expect(scene.has('red')).toEqual({ iron: 2 });
    expect(scene.choices).toEqual(['yard-1', 'decline']);
  });

  it('an action that stays out of reach passes by', () => {
    expect(new Scene(THREE).gets('red', ['warrior', 'food:1']).decides).toBe('green');
  });

  it('a resource of choice may pay for an action of the same bundle', () => {
    const scene = new Scene(THREE).gets('red', ['any:1', 'warrior']);
    expect(scene.choices).toEqual(['food', 'iron', 'pearl']);
    scene.choose('red', 'iron');
    expect(scene.choices).toEqual(['yard-1', 'decline']);
  });

  it('two rewards of the same kind are one entry of the list', () => {
    const scene = new Scene(THREE).give('red', { iron: 1 }).gets('red', ['food:1', 'food:1', 'warrior']);
    expect(scene.choices).toEqual(['food:1', 'warrior', 'skip']);
    scene.choose('red', 'food:1').choose('red', 'food:1');
    expect(scene.has('red')).toMatchObject({ food: 2 });
    expect(scene.asks).toBe('warrior');
  });
});

describe('what may be declined', () => {
  it('R31: time in a room, but goods are received all the same', () => {
    const scene = new Scene(THREE).gets('red', ['time:1', 'iron:1']);
    expect(scene.choices).toEqual(['time:1', 'skip']);
    scene.choose('red', 'skip');
    expect(scene.player('red')).toMatchObject({ time: 0, iron: 1 });
  });

  it('leaving the rest drops actions and time, and takes the goods', () => {
    const scene = new Scene(THREE).give('red', { iron: 1, coins: 2 });
    scene.gets('red', ['warrior', 'well', 'time:2', 'courtier', 'food:1']).choose('red', 'skip');
    expect(scene.has('red')).toEqual({ iron: 2, coins: 2, seals: 1, pearl: 1, food: 1 });
    expect(scene.player('red').time).toBe(0);
  });

  it('a lantern in a room only if it would move the influence marker', () => {
    expect(new Scene(THREE).gets('red', ['lantern']).has('red')).toEqual({ food: 1 });
    const scene = new Scene(THREE).give('red', { lantern: ['resource-9', 'action-warrior'] }).gets('red', ['lantern']);
    expect(scene.choices).toEqual(['lantern', 'skip']);
    scene.choose('red', 'lantern');
    expect(scene.player('red')).toMatchObject({ food: 1, time: 1 });
  });

  it('a seal of the same lantern, or of the well beside it, may open the season that its time needs', () => {
    const before = { time: 5, seals: 0 };
    const own = new Scene(THREE).give('red', { ...before, lantern: ['decree-seal', 'action-warrior'] });
    own.gets('red', ['lantern']);
    expect(own.offers).toEqual(['lantern', 'skip']);
    own.choose('red', 'lantern').choose('red', 'pay');
    expect(own.player('red')).toMatchObject({ time: 6, seals: 0 });
    const well = new Scene(THREE).give('red', { ...before, lantern: ['resource-9', 'action-warrior'] });
    well.gets('red', ['lantern', 'well']);
    expect(well.offers).toEqual(['lantern', 'skip']);
    const poor = new Scene(THREE).give('red', { ...before, lantern: ['resource-9', 'action-warrior'] });
    expect(poor.gets('red', ['lantern']).has('red')).toEqual({ food: 1 });
  });

  it('not the lantern of a left end, nor what a row of the domain shows', () => {
    const has = { lantern: ['resource-9', 'action-warrior'] as const, coins: 2, card: 'steward-13' as const };
    const scene = new Scene(THREE).give('red', { ...has, lantern: [...has.lantern], gardeners: 0b111 });
    scene.holds('red', 'black', 6, 'left').choose('red', 'domain-black');
    // Twice the lantern (left end; third gardener), then the one of the card: that one may be declined.
    expect(scene.player('red')).toMatchObject({ time: 2, food: 2, iron: 3 });
    expect(scene.choices).toEqual(['lantern', 'skip']);
  });
});

describe('ends of the tracks', () => {
  it('R9: what does not fit is lost', () => {
    const scene = new Scene(THREE).give('red', { iron: 6 }).gets('red', ['iron:3']);
    expect(scene.has('red')).toEqual({ iron: 7 });
    expect(scene.events('gains')).toEqual([{ is: 'gains', seat: 0, goods: [{ good: 'iron', amount: 1, lost: 2 }] }]);
  });

  it('R9: before seals are lost, the player is asked and may exchange some', () => {
    const scene = new Scene(THREE).give('red', { seals: 4 }).gets('red', ['seal:2']);
    expect(scene.choices).toEqual(['seal:2', 'swap:food', 'swap:iron', 'swap:pearl', 'swap:coin']);
    scene.choose('red', 'swap:coin');
    // Now there is room, and nothing left to ask.
    expect(scene.has('red')).toEqual({ seals: 5, coins: 1 });
    expect(scene.decides).toBe('green');
  });

  it('R9: or have the excess lost', () => {
    const scene = new Scene(THREE).give('red', { seals: 5 }).gets('red', ['seal:2']).choose('red', 'seal:2');
    expect(scene.has('red')).toEqual({ seals: 5 });
    expect(scene.decides).toBe('green');
  });

  it('R10: a full lantern may be taken in the better order: a checkpoint first, then the seal', () => {
    const scene = new Scene(THREE).give('red', { seals: 5, time: 5, lantern: ['decree-seal', 'action-courtier'] });
    scene.gets('red', ['lantern'], 'lantern', true);
    expect(scene.offers).toEqual(['seal:1', 'time:1']);
    scene.choose('red', 'time:1').choose('red', 'pay');
    expect(scene.player('red')).toMatchObject({ seals: 5, time: 6 });
    const other = new Scene(THREE).give('red', { seals: 0, time: 5, lantern: ['action-courtier', 'decree-seal'] });
    other.gets('red', ['lantern'], 'lantern', true).choose('red', 'pay');
    expect(other.player('red')).toMatchObject({ seals: 0, time: 6 });
  });

  it('a resource of choice is not one of which there is no room; with no room at all it is lost', () => {
    const scene = new Scene(THREE).give('red', { iron: 7 }).gets('red', ['any:1']);
    expect(scene.choices).toEqual(['food', 'pearl']);
    const full = new Scene(THREE).give('red', { food: 7, iron: 7, pearl: 7 }).gets('red', ['any:2']);
    expect(full.decides).toBe('green');
  });
});

describe('seals', () => {
  it('two become a resource, one a coin, as often as one likes', () => {
    const scene = new Scene(THREE).give('red', { seals: 5 }).turn('red');
    scene.choose('red', 'swap:pearl').choose('red', 'swap:iron').choose('red', 'swap:coin');
    expect(scene.has('red')).toEqual({ pearl: 1, iron: 1, coins: 1 });
    expect(scene.asks).toBe('takeDie');
    expect(scene.choices).toHaveLength(6);
  });

  it('not for a resource of which there is no room', () => {
    const scene = new Scene(THREE).give('red', { seals: 2, food: 7 }).turn('red');
    expect(scene.choices.slice(6)).toEqual(['swap:iron', 'swap:pearl', 'swap:coin']);
  });

  it('R20: an action for a seal is listed only if it can be done after paying', () => {
    const scene = new Scene(THREE).give('red', { seals: 3 }).gets('red', ['seal:1>courtier']);
    expect(scene.offers).toEqual(['skip']);
    scene.choose('red', 'swap:coin').choose('red', 'swap:coin');
    expect(scene.offers).toEqual(['seal:1>courtier', 'skip']);
    const poor = new Scene(THREE).give('red', { seals: 1, coins: 1 }).gets('red', ['seal:1>courtier']);
    expect(poor.decides).toBe('green');
  });
});

describe('castle actions', () => {
  it('R8: any light block of the five rooms, also where dice lie, without coins', () => {
    const scene = new Scene(THREE).dice('steward-1', ['coral', 2], ['black', 4]).gets('red', ['light']);
    expect(scene.choices).toEqual([
      'steward-1.middle',
      'steward-1.bottom',
      'steward-2.middle',
      'steward-2.bottom',
      'steward-3.top',
      'steward-3.bottom',
      'diplomat-1.lower',
      'diplomat-2.lower',
      'decline',
    ]);
    scene.choose('red', 'steward-1.bottom');
    expect(scene.has('red')).toEqual({ iron: 2 });
  });

  it('beside a tile of a colour, dark ones for their seal', () => {
    const scene = new Scene(THREE).give('red', { seals: 1, coins: 2 }).gets('red', ['tile:coral']);
    // Coral stands beside the top of room 1, the bottom of room 2, the middle of room 3, and above in diplomats' room 1.
    expect(scene.offers).toEqual(['steward-1.top', 'steward-2.bottom', 'diplomat-1.upper', 'decline']);
    scene.choose('red', 'steward-1.top').choose('red', 'seal:1>courtier').choose('red', 'audience');
    expect(scene.has('red')).toEqual({});
  });

  it('beside any tile', () => {
    const rich = { seals: 3, coins: 9, food: 7, iron: 7, pearl: 7 };
    expect(new Scene(THREE).give('red', rich).gets('red', ['tile:any']).offers).toHaveLength(14);
  });
});
