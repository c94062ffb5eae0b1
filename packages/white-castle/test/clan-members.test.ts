import { describe, expect, it } from 'vitest';
import { Scene, THREE } from './scene.ts';

describe('a warrior', () => {
  it('goes to any yard that can be paid, beside any number of others', () => {
    const scene = new Scene(THREE).yards('yard-tile-1', 'yard-tile-2', 'yard-tile-3', 'yard-tile-8');
    scene.give('red', { iron: 4, warriors: [0, 0, 3] }).gets('red', ['warrior']);
    expect(scene.choices).toEqual(['yard-3', 'yard-1', 'decline']);
    scene.choose('red', 'yard-1');
    expect(scene.player('red')).toMatchObject({ iron: 3, warriors: [0, 0, 4] });
  });

  it('R19: is not sent when none is left on the mat', () => {
    const scene = new Scene(THREE).give('red', { iron: 7, warriors: [1, 2, 2] }).gets('red', ['warrior']);
    expect(scene.decides).toBe('green');
  });

  it('uses both tiles of the dear yard in either order, blue and yellow side', () => {
    const scene = new Scene(THREE).yards('yard-tile-2', 'yard-tile-6', 'yard-tile-8', 'yard-tile-1');
    scene.give('red', { iron: 7 }).gets('red', ['warrior']).choose('red', 'yard-5');
    // A warrior (blue), five coins (yellow).
    expect(scene.has('red')).toEqual({ iron: 2, coins: 5 });
    expect(scene.asks).toBe('warrior');
    scene.choose('red', 'yard-1');
    expect(scene.has('red')).toEqual({ iron: 1, coins: 5, pearl: 3 });
  });
});

describe('a gardener', () => {
  const withGardens = () => new Scene(THREE).gardens('plant-5', 'stone-1', 'plant-1', 'stone-4', 'plant-3', 'stone-5');

  it('does the action of the garden', () => {
    const scene = withGardens().give('red', { food: 1 }).gets('red', ['gardener']).choose('red', 'stone-1');
    expect(scene.has('red')).toEqual({ coins: 3 });
    expect(scene.player('red').gardeners).toBe(0b10);
  });

  it('that is to be paid for only if one likes', () => {
    const scene = withGardens().give('red', { food: 3, coins: 4, card: 'steward-02' }).gets('red', ['gardener']);
    scene.choose('red', 'plant-1');
    expect(scene.choices).toEqual(['coin:4>domain', 'skip']);
    scene.choose('red', 'coin:4>domain').choose('red', 'domain-white');
    expect(scene.has('red')).toEqual({ pearl: 1, iron: 2 });
  });

  it('does it even with time: the action of a garden is not optional', () => {
    const scene = withGardens().room('steward-1', 'steward-02').give('red', { food: 2 });
    scene.gets('red', ['gardener']).choose('red', 'stone-4');
    expect(scene.choices).not.toContain('decline');
    scene.choose('red', 'steward-1.middle');
    expect(scene.player('red').time).toBe(1);
  });

  it('may stand where others of other clans stand', () => {
    const scene = withGardens().give('green', { gardeners: 0b10 }).give('red', { food: 1 }).gets('red', ['gardener']);
    expect(scene.choices).toEqual(['stone-1', 'decline']);
  });

  it('R19: is not sent when none is left, or no garden without one', () => {
    const scene = withGardens().give('red', { food: 7, gardeners: 0b11111 }).gets('red', ['gardener']);
    expect(scene.decides).toBe('green');
  });
});

describe('a courtier', () => {
  it('requests an audience and climbs in either order, each once', () => {
    const scene = new Scene(THREE).room('steward-1', 'steward-13');
    scene.give('red', { coins: 4, pearl: 4, courtiers: [1, 0, 0, 0, 0, 0, 0] }).gets('red', ['courtier']);
    expect(scene.choices).toEqual(['audience', 'gate:steward-1', 'gate:steward-2', 'gate:steward-3', 'done']);
    scene.choose('red', 'gate:steward-1').choose('red', 'top', 'steward-09');
    expect(scene.choices).toEqual(['audience', 'done']);
    scene.choose('red', 'audience');
    expect(scene.player('red')).toMatchObject({ coins: 2, pearl: 2, iron: 2, courtiers: [1, 1, 0, 0, 0, 0, 0] });
    expect(scene.decides).toBe('green');
  });

  it('the same one may request the audience and climb', () => {
    const scene = new Scene(THREE).give('red', { coins: 2, pearl: 2 }).gets('red', ['courtier']);
    scene.choose('red', 'audience');
    expect(scene.choices).toEqual(['gate:steward-1', 'gate:steward-2', 'gate:steward-3', 'done']);
  });

  it('climbs one level for two, two levels for five mother-of-pearl', () => {
    const scene = new Scene(THREE)
      .give('red', { pearl: 5, courtiers: [1, 0, 1, 0, 1, 0, 0] })
      .gets('red', ['courtier']);
    expect(scene.choices).toEqual([
      'gate:steward-1',
      'gate:steward-2',
      'gate:steward-3',
      'gate:diplomat-1',
      'gate:diplomat-2',
      'steward:diplomat-1',
      'steward:diplomat-2',
      'steward:daimyo',
      'diplomat:daimyo',
      'done',
    ]);
  });

  it('only where he stops something happens: two levels from the gate take a diplomat and no steward', () => {
    const scene = new Scene(THREE)
      .room('diplomat-1', 'diplomat-08')
      .give('red', { pearl: 5, courtiers: [1, 0, 0, 0, 0, 0, 0] });
    scene.gets('red', ['courtier']).choose('red', 'gate:diplomat-1', 'diplomat-01');
    expect(scene.player('red')).toMatchObject({
      card: 'diplomat-08',
      points: 2,
      lantern: ['resource-9', 'action-courtier'],
    });
    expect(scene.state.rooms[3]).toBe('diplomat-01');
  });

  it('the turned card shines at once: the light block of the new one may use it', () => {
    const scene = new Scene(THREE)
      .room('steward-1', 'steward-04')
      .give('red', { pearl: 2, courtiers: [1, 0, 0, 0, 0, 0, 0] });
    scene.gets('red', ['courtier']).choose('red', 'gate:steward-1');
    expect(scene.choices).toEqual(['middle', 'bottom']);
    scene.choose('red', 'bottom', 'steward-09');
    // A food of the starting resources, and a space of time of the turned starting action.
    expect(scene.player('red')).toMatchObject({ food: 1, time: 1, card: 'steward-04' });
  });

  it('R13: with an empty deck only the light block is done, and the card stays', () => {
    const scene = new Scene(THREE)
      .room('steward-1', 'steward-04')
      .give('red', { pearl: 2, courtiers: [1, 0, 0, 0, 0, 0, 0] });
    scene.state.stewards = [];
    scene.gets('red', ['courtier']).choose('red', 'gate:steward-1').choose('red', 'bottom');
    expect(scene.player('red')).toMatchObject({ card: 'action-courtier', lantern: ['resource-9'], food: 1 });
    expect(scene.state.rooms[0]).toBe('steward-04');
  });

  it('R19: climbs even when no courtier is left for an audience', () => {
    const scene = new Scene(THREE).give('red', { coins: 9, pearl: 2, courtiers: [0, 0, 0, 0, 4, 0, 1] });
    scene.state.favours = [0, -1, -1];
    scene.gets('red', ['courtier']);
    expect(scene.choices).toEqual(['diplomat:daimyo', 'done']);
  });

  it('with no favour left just stays in the chamber, after the lantern', () => {
    const scene = new Scene(THREE).give('red', { pearl: 2, courtiers: [0, 0, 0, 0, 1, 0, 0] });
    scene.state.favours = [1, 1, 2];
    scene.gets('red', ['courtier']).choose('red', 'diplomat:daimyo');
    expect(scene.has('red')).toEqual({ food: 1 });
    expect(scene.decides).toBe('green');
  });

  it('R26: a favour of a light action uses the castle, not the daimyo’s card', () => {
    const scene = new Scene(THREE).give('red', { pearl: 2, courtiers: [0, 0, 0, 0, 1, 0, 0] });
    scene.state.daimyo = 'daimyo-07';
    scene.gets('red', ['courtier']).choose('red', 'diplomat:daimyo').choose('red', 'favour-1');
    expect(scene.choices).toHaveLength(8);
  });

  it('R27: of several on one floor the leftmost leaves', () => {
    const scene = new Scene(THREE).give('red', { pearl: 2, courtiers: [0, 0, 1, 1, 0, 0, 0] });
    scene.gets('red', ['courtier']).choose('red', 'steward:diplomat-2', 'diplomat-11');
    expect(scene.player('red').courtiers).toEqual([0, 0, 0, 1, 0, 1, 0]);
  });
});
