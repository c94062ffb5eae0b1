import { describe, expect, it } from 'vitest';
import { forceOf, PROVINCES, RESERVE } from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

const force = (scene: Scene, clan: 'koi' | 'lotus' | 'turtle', province: (typeof PROVINCES)[number]) =>
  forceOf(scene.state, scene.seat(clan), PROVINCES.indexOf(province));

describe('monsters', () => {
  it('Komainu worships as a shinto, and R-30: is safe there but from the unrighteous', () => {
    const scene = new Scene(THREE)
      .reserve('koi', 'komainu')
      .plays('turtle', 'recruit')
      .choose('koi', 'komainu')
      .choose('koi', 'hachiman');
    expect(scene.state.monsterPlaces[0]).toBe(10);
    scene.goOn([{ do: 'kamiTurn' }]);
    expect(scene.has('koi').ronin).toBe(2);
    const safe = new Scene(THREE).reserve('koi', 'komainu').reserve('lotus', 'oni-of-skulls');
    safe.state.monsterPlaces[0] = 10;
    expect(safe.plays('lotus', 'betray').asks).toBe('pickMandate');
  });

  it('Komainu is replaced as a shinto or as a monster, and replaces both', () => {
    const scene = new Scene(THREE)
      .place('lotus', 'oshu', 'komainu')
      .reserve('koi', 'oni-of-skulls')
      .plays('koi', 'betray')
      .choose('koi', '1:komainu@oshu');
    expect(scene.choices).toEqual(['shinto', 'oni-of-skulls']);
    const other = new Scene(THREE)
      .reserve('koi', 'komainu')
      .place('lotus', 'oshu', 'shinto')
      .plays('koi', 'betray')
      .choose('koi', '1:shinto@oshu');
    expect(other.choices).toEqual(['shinto', 'komainu']);
  });

  it('Oni of Skulls has force 3 where its owner has the lowest honor of several', () => {
    const scene = new Scene(THREE).place('turtle', 'oshu', 'oni-of-skulls');
    expect(force(scene, 'turtle', 'oshu')).toBe(1);
    scene.place('koi', 'oshu', 'bushi');
    expect(force(scene, 'turtle', 'oshu')).toBe(3);
    scene.honor('turtle', 'koi', 'lotus');
    expect(force(scene, 'turtle', 'oshu')).toBe(1);
    // Lotus, who has less, is not there.
    expect(force(scene.honor('koi', 'turtle', 'lotus'), 'turtle', 'oshu')).toBe(3);
  });

  it('Oni of Blood has force 2, and 4 with the lowest honor; all who take part in a battle count, even with nobody left', () => {
    const scene = new Scene(THREE, 'horseman').place('turtle', 'oshu', 'oni-of-blood').strongholds('turtle', 'kyoto');
    expect(force(scene, 'turtle', 'oshu')).toBe(2);
    scene
      .place('koi', 'oshu', 'bushi')
      .give('koi', { coins: 1 })
      .war('oshu')
      .bids('koi', 1, 0, 0, 0)
      .choose('koi', 'use');
    expect(scene.tokens('turtle')).toEqual(['oshu']);
    expect(force(scene, 'turtle', 'oshu')).toBe(2);
  });

  it('Oni of Souls: two points for each oni when a token is taken with it, R-12: also without a battle', () => {
    const scene = new Scene(THREE).place('koi', 'oshu', 'oni-of-souls').reserve('koi', 'oni-of-skulls').war('oshu');
    expect(scene.has('koi').points).toBe(4);
    const elsewhere = new Scene(THREE).place('koi', 'edo', 'oni-of-souls').place('koi', 'oshu', 'bushi').war('oshu');
    expect(elsewhere.has('koi').points).toBe(0);
  });

  it('Oni of Hate kills where it enters, a bushi or shinto of everybody with more honor', () => {
    const scene = new Scene(FOUR)
      .place('turtle', 'edo', 'oni-of-hate')
      .place('koi', 'oshu', 'bushi', 'shinto')
      .place('lotus', 'oshu', 'bushi', 'bushi');
    scene.place('dragonfly', 'oshu', 'bushi').plays('koi', 'marshal');
    scene.choose('lotus', 'stop').all('turtle', 'oni-of-hate@edo', 'oshu');
    expect(scene.choices).toEqual(['0:bushi@oshu', '0:shinto@oshu']);
    scene.choose('turtle', '0:shinto@oshu');
    expect(scene.count('koi', 'shinto', 'oshu')).toBe(0);
    expect(scene.count('lotus', 'bushi', 'oshu')).toBe(1);
    expect(scene.count('dragonfly', 'bushi', 'oshu')).toBe(1);
  });

  it('Oni of Hate spares daimyos and monsters, hits an ally, and R-19: acts before the next figure is summoned', () => {
    const scene = new Scene(THREE)
      .reserve('turtle', 'oni-of-hate')
      .strongholds('turtle', 'oshu', 'oshu')
      .allies('koi', 'turtle');
    scene.place('koi', 'oshu', 'bushi', 'daimyo').plays('lotus', 'recruit').choose('turtle', 'oni-of-hate');
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(0);
    expect(scene.count('koi', 'daimyo', 'oshu')).toBe(1);
    expect(scene.decides).toBe('turtle');
    expect(scene.asks).toBe('recruit');
  });

  it('Oni of Hate comes by betrayal too, and its kills count for Righteousness and Mercy', () => {
    const scene = new Scene(THREE, 'horseman')
      .reserve('turtle', 'oni-of-hate')
      .owns('koi', 'righteousness')
      .owns('turtle', 'mercy');
    scene
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'oni-of-blood')
      .plays('turtle', 'betray')
      .choose('turtle', '1:oni-of-blood@oshu');
    expect(scene.choices).toEqual(['spare', 'kill']);
    scene.choose('turtle', 'kill');
    expect(scene.has('koi').points).toBe(1);
  });

  it('Oni of Spite takes two points of everybody with more honor who has force there; R-38', () => {
    const scene = new Scene(THREE)
      .place('turtle', 'edo', 'oni-of-spite')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'shinto');
    scene.give('koi', { points: 5 }).give('lotus', { points: 1 }).plays('koi', 'marshal').choose('lotus', 'stop');
    scene.all('turtle', 'oni-of-spite@edo', 'oshu');
    expect([scene.has('koi').points, scene.has('lotus').points, scene.has('turtle').points]).toEqual([3, 0, 3]);
  });

  it('Yurei has force 2, fights like a daimyo with Lion and Dragon, and dies in battle', () => {
    const scene = new Scene(THREE)
      .place('koi', 'oshu', 'yurei')
      .owns('koi', 'path-of-the-lion')
      .place('lotus', 'oshu', 'river-dragon');
    expect(force(scene, 'koi', 'oshu')).toBe(3);
    scene.war('oshu');
    expect(scene.state.monsterPlaces[6]).toBe(RESERVE);
  });

  it('River Dragon has force 5; a killed monster can be summoned again', () => {
    const scene = new Scene(THREE)
      .reserve('koi', 'river-dragon')
      .plays('turtle', 'recruit')
      .choose('koi', 'river-dragon');
    expect(force(scene, 'koi', 'edo')).toBe(5);
  });
});
