import { describe, expect, it } from 'vitest';
import { PROVINCES, risingSun } from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

const horseman = (clans = THREE) => new Scene(clans, 'horseman');
const row = (scene: Scene, name: string) =>
  risingSun.standings(scene.state)[0]!.sheet.find((one) => one.row === name)?.points;

describe('the set with the horseman', () => {
  it('Courage: two points for every token, R-12: also without a battle', () => {
    const scene = horseman()
      .owns('koi', 'courage')
      .place('koi', 'oshu', 'bushi', 'bushi')
      .place('koi', 'edo', 'bushi')
      .place('lotus', 'oshu', 'bushi');
    scene.war('oshu', 'edo');
    expect(scene.has('koi').points).toBe(4);
  });

  it('Way of the Righteous: a coin of everybody with less honor who has one', () => {
    const scene = horseman()
      .owns('lotus', 'way-of-the-righteous')
      .give('koi', { coins: 3 })
      .give('turtle', { coins: 3 });
    scene.place('koi', 'oshu', 'bushi').place('lotus', 'oshu', 'bushi');
    scene.state.wars = [PROVINCES.indexOf('oshu')];
    scene.goOn([{ do: 'startWar' }]);
    expect([scene.has('koi').coins, scene.has('lotus').coins, scene.has('turtle').coins]).toEqual([3, 1, 2]);
  });

  it('with Way of the Righteous the order matters, and the most honorable concerned settles it', () => {
    const scene = horseman().owns('koi', 'way-of-the-righteous').owns('turtle', 'way-of-the-shogun');
    scene.place('koi', 'oshu', 'bushi').place('lotus', 'oshu', 'bushi');
    scene.state.wars = [PROVINCES.indexOf('oshu')];
    scene.goOn([{ do: 'startWar' }]);
    expect(scene.decides).toBe('koi');
    expect(scene.choices).toEqual([0, 2]);
    scene.choose('koi', 2);
    expect([scene.has('koi').coins, scene.has('turtle').coins]).toEqual([1, 2]);
  });

  it('Path of the Ninja: after a summon any bushi may die, for honor', () => {
    const scene = horseman()
      .owns('koi', 'path-of-the-ninja')
      .place('lotus', 'oshu', 'bushi')
      .place('turtle', 'oshu', 'shinto');
    scene.plays('turtle', 'recruit').choose('koi', 'bushi');
    expect(scene.choices).toEqual(['0:bushi@edo', '1:bushi@oshu', 'decline']);
    scene.choose('koi', '1:bushi@oshu');
    expect(scene.count('lotus', 'bushi', 'oshu')).toBe(0);
    expect(scene.track).toEqual(['lotus', 'koi', 'turtle']);
  });

  it('Path of the Ninja is not asked without a summon', () => {
    const scene = horseman()
      .owns('koi', 'path-of-the-ninja')
      .place('lotus', 'oshu', 'bushi')
      .plays('turtle', 'recruit')
      .choose('koi', 'stop');
    expect(scene.decides).toBe('lotus');
  });

  it('Mercy: everybody is spared for two points a copy, and nothing counts as killed', () => {
    const scene = horseman()
      .owns('koi', 'mercy', 'mercy')
      .owns('lotus', 'righteousness')
      .place('koi', 'oshu', 'bushi', 'bushi')
      .place('lotus', 'oshu', 'bushi');
    scene.give('lotus', { coins: 1 }).war('oshu').bids('lotus', 0, 0, 0, 1);
    expect(scene.choices).toEqual(['spare', 'kill']);
    scene.choose('koi', 'spare');
    expect(scene.has('koi').points).toBe(4);
    expect(scene.has('lotus').points).toBe(0);
    expect(scene.count('lotus', 'bushi', 'oshu')).toBe(1);
  });

  it('Mercy is not asked when nobody else would die, nor for one’s own seppuku', () => {
    const scene = horseman()
      .owns('koi', 'mercy')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi')
      .give('lotus', { coins: 1 })
      .give('koi', { coins: 1 });
    scene.war('oshu').bids('koi', 0, 0, 0, 1).bids('lotus', 1, 0, 0, 0).choose('lotus', 'use');
    expect(scene.decides).toBe('');
    expect(scene.has('koi').points).toBe(1);
  });

  it('R-37: a Ninja’s mercy still costs honor', () => {
    const scene = horseman()
      .owns('koi', 'path-of-the-ninja', 'mercy')
      .place('lotus', 'oshu', 'bushi')
      .plays('turtle', 'recruit');
    scene.all('koi', 'bushi', '1:bushi@oshu', 'spare');
    expect(scene.track).toEqual(['lotus', 'koi', 'turtle']);
    expect(scene.has('koi').points).toBe(2);
    expect(scene.count('lotus', 'bushi', 'oshu')).toBe(1);
  });

  it('Path of the Monkey: a coin of each of the richest, for honor once', () => {
    const scene = horseman(FOUR)
      .owns('koi', 'path-of-the-monkey')
      .give('lotus', { coins: 3 })
      .give('turtle', { coins: 3 })
      .give('dragonfly', { coins: 1 });
    scene.plays('turtle', 'recruit').choose('dragonfly', 'stop').choose('koi', 'bushi').choose('koi', 'use');
    expect(scene.has('koi').coins).toBe(2);
    expect([scene.has('lotus').coins, scene.has('dragonfly').coins]).toEqual([2, 1]);
    expect(scene.track[1]).toBe('koi');
  });

  it('Path of the Monkey is not offered when nobody has a coin', () => {
    const scene = horseman().owns('koi', 'path-of-the-monkey').plays('turtle', 'recruit').choose('koi', 'bushi');
    expect(scene.decides).toBe('lotus');
  });

  it('Form of the Demon: three points for each oni, R-32: also one that is held hostage', () => {
    const scene = horseman()
      .owns('koi', 'form-of-the-demon')
      .reserve('koi', 'oni-of-skulls', 'oni-of-blood', 'komainu');
    scene.state.monsterPlaces[1] = 13;
    expect(row(scene, 'demon')).toBe(6);
  });

  it('Path of the Spirit: two coins and two points with the highest honor', () => {
    const scene = horseman().owns('koi', 'path-of-the-spirit').plays('turtle', 'recruit').choose('koi', 'bushi');
    expect(scene.has('koi')).toEqual({ points: 2, coins: 2, ronin: 0 });
    const low = horseman()
      .owns('lotus', 'path-of-the-spirit')
      .plays('turtle', 'recruit')
      .choose('koi', 'stop')
      .choose('lotus', 'bushi');
    expect(low.has('lotus').coins).toBe(0);
  });

  it('several cards after one summon: the owner says in which order', () => {
    const scene = horseman().owns('koi', 'path-of-the-spirit', 'path-of-the-ninja').place('lotus', 'oshu', 'bushi');
    scene.plays('turtle', 'recruit').choose('koi', 'bushi');
    expect(scene.asks).toBe('orderOwn');
    scene.all('koi', 'path-of-the-ninja', '1:bushi@oshu');
    // Now the honor is no longer the highest.
    expect(scene.has('koi').points).toBe(0);
  });
});
