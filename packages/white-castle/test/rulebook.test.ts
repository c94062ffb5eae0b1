import { total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { rivalSheet, sheetOf } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

/** The examples of the rulebook, with scripted luck. */
describe('dice', () => {
  it('E1: a coral 5 on a printed 3 brings two coins; a 1 on top of that 5 costs four', () => {
    const scene = new Scene(THREE).give('green', { coins: 4 }).holds('red', 'coral', 5).choose('red', 'steward-1');
    expect(scene.has('red')).toMatchObject({ coins: 2 });
    const after = new Scene(THREE).dice('steward-1', ['coral', 5]).give('green', { coins: 4 });
    after.holds('green', 'black', 1).choose('green', 'steward-1');
    expect(after.has('green').coins).toBeUndefined();
    expect(after.state.spaces[0]).toHaveLength(2);
  });

  it('E15: five small coins are a large one, and a large one five small ones', () => {
    const scene = new Scene(THREE).give('red', { coins: 6 }).holds('red', 'white', 1).choose('red', 'outside-2');
    expect(scene.has('red')).toEqual({ coins: 2 });
  });
});

describe('the castle', () => {
  it('E2: a white 5 in a room with two white tiles: two coins, and both actions in any order', () => {
    const scene = new Scene(THREE).room('steward-1', 'steward-02', 'white', 'black', 'white');
    scene.give('red', { seals: 1 }).holds('red', 'white', 5).choose('red', 'steward-1');
    expect(scene.has('red')).toEqual({ coins: 2, seals: 1 });
    expect(scene.offers).toEqual(['seal:1>courtier', 'iron:2', 'skip']);
    scene.choose('red', 'iron:2').choose('red', 'seal:1>courtier').choose('red', 'audience');
    expect(scene.has('red')).toEqual({ iron: 2 });
    expect(scene.player('red').courtiers[0]).toBe(1);
    expect(scene.decides).toBe('green');
  });

  it('E14: a black number is gained, a red number is paid for what the arrow shows', () => {
    const scene = new Scene(THREE).gets('red', ['seal:2']);
    expect(scene.has('red')).toEqual({ seals: 2 });
    const paid = new Scene(THREE).give('red', { coins: 5 }).gets('red', ['coin:3>courtier']);
    paid.choose('red', 'coin:3>courtier').choose('red', 'audience');
    expect(paid.has('red')).toEqual({});
    expect(paid.player('red').courtiers[0]).toBe(1);
  });
});

describe('outside the walls', () => {
  it('E3: with two dice on the left space a black 4 goes to the right one for a coin, and a warrior is sent', () => {
    const scene = new Scene(THREE).dice('outside-1', ['coral', 5], ['white', 6]).give('red', { coins: 1, iron: 1 });
    scene.holds('red', 'black', 4);
    expect(scene.choices).not.toContain('outside-1');
    scene.choose('red', 'outside-2');
    expect(scene.has('red')).toEqual({ iron: 1 });
    expect(scene.choices).toEqual(['warrior', 'decline']);
    scene.choose('red', 'warrior').choose('red', 'yard-1');
    expect(scene.player('red').warriors).toEqual([0, 0, 1]);
  });
});

describe('the well', () => {
  it('E4: a black 3 brings two coins, a seal, mother-of-pearl and a resource of choice; dice in it do not matter', () => {
    const scene = new Scene(THREE).dice('well', ['coral', 6]);
    scene.state.well = ['coral-pearl', 'black-any'];
    scene.holds('red', 'black', 3).choose('red', 'well').choose('red', 'iron');
    expect(scene.has('red')).toEqual({ coins: 2, seals: 1, pearl: 1, iron: 1 });
    expect(scene.decides).toBe('green');
  });
});

describe('the personal domain', () => {
  it('E5: three coins for a 3 on the 6, then three food and two coins, then the action of the card', () => {
    const scene = new Scene(THREE).give('red', { coins: 3, courtiers: [3, 0, 0, 0, 0, 0, 0], card: 'steward-10' });
    scene.holds('red', 'coral', 3).choose('red', 'domain-coral').choose('red', 'pearl');
    expect(scene.has('red')).toEqual({ food: 3, coins: 2, seals: 1, pearl: 1 });
    expect(scene.decides).toBe('green');
  });
});

describe('clan members', () => {
  it('E6: a warrior for five iron, then an action beside a black tile and two spaces of time', () => {
    const scene = new Scene(THREE).yards('yard-tile-6', 'yard-tile-2', 'yard-tile-1', 'yard-tile-8');
    scene.room('diplomat-1', 'diplomat-08', 'black', 'white').give('red', { iron: 6 });
    scene.gets('red', ['warrior']).choose('red', 'yard-5');
    expect(scene.has('red')).toEqual({ iron: 1 });
    expect(scene.offers).toEqual(['tile:black', 'time:2', 'skip']);
    scene.choose('red', 'tile:black').choose('red', 'diplomat-1.upper');
    // The well of the first game gives mother-of-pearl and iron.
    expect(scene.has('red')).toEqual({ iron: 2, points: 2, seals: 1, pearl: 1 });
    scene.choose('red', 'time:2');
    expect(scene.player('red').time).toBe(2);
    expect(scene.player('red').warriors).toEqual([1, 0, 0]);
  });

  it('E7: a second gardener for four food may pay three coins for a courtier; not where one stands already', () => {
    const scene = new Scene(THREE).gardens('plant-2', 'stone-3', 'plant-1', 'stone-1', 'plant-5', 'stone-2');
    scene.give('red', { food: 4, coins: 5, gardeners: 0b10 }).gets('red', ['gardener']);
    expect(scene.choices).toEqual(['plant-2', 'plant-1', 'stone-1', 'stone-2', 'decline']);
    scene.choose('red', 'plant-2');
    expect(scene.choices).toEqual(['coin:3>courtier', 'skip']);
    scene.choose('red', 'coin:3>courtier');
    expect(scene.has('red')).toEqual({ coins: 2 });
    scene.choose('red', 'audience');
    expect(scene.has('red')).toEqual({});
    expect(scene.player('red').gardeners).toBe(0b11);
  });

  it('E8: an audience, then another courtier climbs from the first to the second floor and takes its card', () => {
    const scene = new Scene(THREE).room('diplomat-2', 'diplomat-05');
    scene.give('blue', { coins: 2, pearl: 2, courtiers: [1, 1, 0, 0, 0, 0, 0] }).gets('blue', ['courtier']);
    scene.choose('blue', 'audience');
    expect(scene.player('blue').courtiers[0]).toBe(2);
    scene.choose('blue', 'steward:diplomat-2');
    expect(scene.player('blue')).toMatchObject({ card: 'diplomat-05', lantern: ['resource-9', 'action-courtier'] });
    scene.choose('blue', 'food').choose('blue', 'food').choose('blue', 'iron', 'diplomat-12');
    expect(scene.has('blue')).toEqual({ food: 2, iron: 1 });
    expect(scene.state.rooms[4]).toBe('diplomat-12');
    expect(scene.player('blue').courtiers).toEqual([2, 0, 0, 0, 0, 1, 0]);
  });

  it('E9: without an audience from the first floor to the daimyo for five: the lantern, then a favour', () => {
    const scene = new Scene(THREE).give('green', { pearl: 5, courtiers: [0, 1, 0, 0, 0, 0, 0] });
    scene.state.daimyo = 'daimyo-01';
    scene.gets('green', ['courtier']).choose('green', 'steward:daimyo');
    expect(scene.has('green')).toEqual({ food: 1 });
    scene.choose('green', 'favour-3');
    expect(scene.has('green')).toEqual({ food: 1, seals: 2 });
    expect(scene.state.favours).toEqual([-1, -1, 1]);
    expect(scene.player('green').courtiers).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('E10: a lantern with five cards: two points, a food, a coin and a space of time', () => {
    const scene = new Scene(THREE).give('red', {
      lantern: ['resource-7', 'decree-vp', 'action-warrior', 'steward-05', 'diplomat-02'],
    });
    scene.gets('red', ['lantern'], 'lantern', true);
    expect(scene.has('red')).toEqual({ points: 2, food: 1, coins: 1 });
    expect(scene.player('red').time).toBe(1);
  });
});

describe('the end of a round', () => {
  it('E11: gardens beside bridges with dice, once for every gardener there', () => {
    const scene = new Scene(['red', 'green', 'blue', 'yellow']);
    scene.gardens('plant-1', 'stone-1', 'plant-2', 'stone-3', 'plant-3', 'stone-2');
    scene.bridge('coral', 4).bridge('black', 2, 6).bridge('white');
    scene.give('red', { gardeners: 0b001010 }).give('green', { gardeners: 0b001010 });
    scene.give('blue', { gardeners: 0b000010 }).give('yellow', { gardeners: 0b101000 });
    scene.state.turns = 12;
    scene.goOn([{ do: 'nextTurn' }], ...new Array<number>(15).fill(0));
    expect(scene.events('gardensOpen').map((event) => ('gardens' in event ? event.gardens : []))).toEqual([
      ['stone-1', 'stone-3'],
      ['stone-1', 'stone-3'],
      ['stone-1'],
      ['stone-3'],
    ]);
    expect(scene.has('red')).toEqual({ coins: 3, seals: 2 });
    expect(scene.has('yellow')).toEqual({ seals: 2 });
  });
});

describe('the end of the game', () => {
  it('E12: blue has 76 clan points', () => {
    const scene = new Scene(THREE).gardens('plant-1', 'stone-3', 'plant-2', 'stone-1', 'plant-5', 'stone-2');
    scene.give('blue', { points: 8, coins: 4, seals: 3, food: 3, iron: 6, pearl: 4, time: 12 });
    scene.give('blue', { courtiers: [2, 1, 0, 0, 0, 0, 2], warriors: [2, 1, 1], gardeners: 0b000111 });
    const rows = sheetOf(scene.state, scene.player('blue'));
    expect(Object.fromEntries(rows.map(({ row, points }) => [row, points]))).toEqual({
      played: 8,
      purse: 1,
      food: 1,
      iron: 1,
      pearl: 1,
      time: 6,
      courtiers: 25,
      warriors: 18,
      gardeners: 15,
    });
    expect(total(rows)).toBe(76);
  });
});

describe('the visit of the Tokugawa clan', () => {
  it('E13: two cards are turned over until the third shows a die that is there; what cannot be done brings 3 points', () => {
    const scene = new Scene(['you']);
    // On top: coral left, then white left; both dice are gone. Then black right, which is there.
    scene.bridge('coral').bridge('white').bridge('black', 2, 5);
    scene.state.round = 3;
    scene.state.turns = 1;
    scene.state.solo.over = [{ card: 'solo-1', seen: -1, mix: 0, knew: 0 }];
    scene.state.solo.under = [];
    scene.state.solo.bag = ['solo-2', 'solo-3', 'solo-4', 'solo-5', 'solo-6', 'solo-7', 'solo-8', 'solo-9'];
    Object.assign(scene.state.rival!, { courtiers: [0, 0, 0, 0, 0, 0, 2], warriors: [5, 0, 0] });
    scene.goOn([{ do: 'rivalTurn' }], 'solo-7', 'solo-6');
    // A courtier to the gate, three coins; no warrior is left; the courtier goes up: which room?
    expect(scene.asks).toBe('rivalRoom');
    scene.choose('you', 'steward-2', 'steward-05');
    expect(scene.state.rival).toMatchObject({ points: 3, coins: 4, courtiers: [0, 0, 1, 0, 0, 0, 2] });
    expect(scene.events('rivalCannot')).toHaveLength(1);
    // The die lies in diplomats' room 2, a coin for the 5 on the 4; B and V are under the deck, G is still on top.
    expect(scene.state.spaces[4]).toEqual([{ colour: 'black', value: 5 }]);
    expect(scene.state.solo.over.map(({ card }) => card)).toEqual(['solo-6']);
    expect(scene.state.solo.under.map(({ card }) => card)).toEqual(['solo-1', 'solo-7']);
    expect(total(rivalSheet(scene.state, scene.state.rival!))).toBeGreaterThan(3);
  });
});
