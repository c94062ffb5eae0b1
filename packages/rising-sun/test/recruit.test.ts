import { describe, expect, it } from 'vitest';
import { FOUR, Scene, THREE } from './scene.ts';

describe('Recruit', () => {
  it('one figure for a stronghold: nobody is asked where, if there is only one place', () => {
    const scene = new Scene(THREE).plays('turtle', 'recruit').choose('koi', 'bushi');
    expect(scene.count('koi', 'bushi', 'edo')).toBe(1);
    expect(scene.decides).toBe('lotus');
  });

  it('several strongholds in one province allow as many figures there', () => {
    const scene = new Scene(THREE).strongholds('koi', 'oshu', 'oshu', 'edo').plays('turtle', 'recruit');
    scene.all('koi', 'bushi', 'oshu', 'bushi', 'oshu');
    expect(scene.choices).toContain('daimyo');
    scene.choose('koi', 'daimyo');
    expect(scene.count('koi', 'daimyo', 'edo')).toBe(1);
    expect(scene.decides).toBe('lotus');
  });

  it('the active player and the ally summon one more, at any of their strongholds', () => {
    const scene = new Scene(THREE).allies('koi', 'turtle').strongholds('koi', 'edo', 'oshu').plays('turtle', 'recruit');
    scene.all('koi', 'bushi', 'edo', 'bushi', 'edo');
    expect(scene.count('koi', 'bushi', 'edo')).toBe(2);
    // What is left is the stronghold in Oshu.
    scene.choose('koi', 'bushi');
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(1);
    scene.choose('lotus', 'bushi');
    expect(scene.decides).toBe('turtle');
    scene.all('turtle', 'bushi', 'bushi');
    expect(scene.count('turtle', 'bushi', 'kyoto')).toBe(2);
    expect(scene.asks).toBe('pickMandate');
  });

  it('nobody has to summon', () => {
    const scene = new Scene(THREE).plays('turtle', 'recruit').choose('koi', 'stop');
    expect(scene.decides).toBe('lotus');
  });

  it('R-8: a kind that is used up is not offered; with an empty reserve nobody is asked', () => {
    const scene = new Scene(THREE).place('koi', 'oshu', 'bushi', 'bushi', 'bushi', 'bushi', 'bushi', 'bushi', 'daimyo');
    scene.plays('turtle', 'recruit');
    expect(scene.choices).toEqual(['shinto', 'stop']);
    const empty = new Scene(THREE).place(
      'koi',
      'oshu',
      ...new Array(6).fill('bushi'),
      'shinto',
      'shinto',
      'shinto',
      'daimyo',
    );
    expect(empty.plays('turtle', 'recruit').decides).toBe('lotus');
  });

  it('a shinto may go to any of the four shrines, and uses up the stronghold all the same', () => {
    const scene = new Scene(THREE).plays('turtle', 'recruit').choose('koi', 'shinto');
    expect(scene.choices).toEqual(['stay', 'amaterasu', 'fujin', 'hachiman', 'tsukuyomi']);
    scene.choose('koi', 'fujin');
    expect(scene.player('koi').worship).toEqual([0, 1, 0, 0]);
    expect(scene.player('koi').shinto.every((count) => count === 0)).toBe(true);
    expect(scene.decides).toBe('lotus');
  });

  it('Dragonfly summons anywhere, as many as it has strongholds', () => {
    const scene = new Scene(FOUR).strongholds('dragonfly', 'hokkaido', 'oshu').plays('lotus', 'recruit');
    scene.choose('turtle', 'stop').choose('dragonfly', 'bushi');
    expect(scene.choices).toHaveLength(8);
    scene.choose('dragonfly', 'kyushu').all('dragonfly', 'bushi', 'kyushu');
    expect(scene.count('dragonfly', 'bushi', 'kyushu')).toBe(2);
    expect(scene.decides).toBe('koi');
  });
});
