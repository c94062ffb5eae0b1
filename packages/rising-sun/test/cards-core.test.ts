import { describe, expect, it } from 'vitest';
import { forceOf, PROVINCES, risingSun } from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

const at = (province: (typeof PROVINCES)[number]) => PROVINCES.indexOf(province);
/** The war begins in Hokkaido, where nobody is. */
const startWar = (scene: Scene) => {
  scene.state.wars = [at('hokkaido')];
  return scene.goOn([{ do: 'startWar' }]);
};
const row = (scene: Scene, name: string) =>
  risingSun.standings(scene.state)[0]!.sheet.find((one) => one.row === name)?.points;

describe('core cards', () => {
  it('Righteousness: a point for each own figure that is killed, by copy', () => {
    const scene = new Scene(THREE).owns('lotus', 'righteousness', 'righteousness');
    scene.place('koi', 'oshu', 'bushi', 'bushi', 'bushi').place('lotus', 'oshu', 'bushi', 'shinto').war('oshu');
    expect(scene.has('lotus').points).toBe(4);
  });

  it('Righteousness also with seppuku, and not for hostages', () => {
    const scene = new Scene(THREE)
      .owns('lotus', 'righteousness')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi', 'bushi');
    scene.give('lotus', { coins: 1 }).war('oshu').bids('lotus', 1, 0, 0, 0).choose('lotus', 'use');
    expect(scene.has('lotus').points).toBe(4);
    const taken = new Scene(THREE)
      .owns('lotus', 'righteousness')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi');
    taken.give('koi', { coins: 1 }).war('oshu').bids('koi', 0, 1, 0, 0).choose('koi', '1:bushi@oshu');
    expect(taken.has('lotus').points).toBe(0);
  });

  it('Way of the Shogun: three coins when a war begins', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'way-of-the-shogun', 'way-of-the-shogun')
      .goOn([{ do: 'effects', by: 0, left: [] }]);
    scene.state.wars = [at('hokkaido')];
    scene
      .place('koi', 'hokkaido', 'bushi')
      .place('lotus', 'hokkaido', 'bushi')
      .goOn([{ do: 'startWar' }]);
    expect(scene.has('koi').coins).toBe(6);
  });

  it('Path of the Lion and Path of the Dragon: one and three more for the daimyo, and they add up', () => {
    const scene = new Scene(THREE).owns('koi', 'path-of-the-lion').place('koi', 'oshu', 'daimyo');
    expect(forceOf(scene.state, 0, at('oshu'))).toBe(2);
    scene.owns('koi', 'path-of-the-dragon');
    expect(forceOf(scene.state, 0, at('oshu'))).toBe(5);
  });

  it('Respect: one more hostage a copy, each with its point', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'respect')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi', 'bushi', 'shinto');
    scene.give('koi', { coins: 1 }).give('lotus', { points: 5 }).war('oshu').bids('koi', 0, 1, 0, 0);
    scene.all('koi', '1:bushi@oshu', '1:shinto@oshu');
    expect(scene.player('koi').hostages).toHaveLength(2);
    expect(scene.has('koi').points).toBe(2);
    expect(scene.decides).toBe('');
  });

  it('Way of the Ronin: two ronin when a war begins', () => {
    const scene = new Scene(THREE)
      .owns('lotus', 'way-of-the-ronin')
      .place('koi', 'hokkaido', 'bushi')
      .place('lotus', 'hokkaido', 'bushi');
    startWar(scene.give('lotus', { coins: 1 }));
    expect(scene.has('lotus').ronin).toBe(2);
  });

  it('Way of Bushido: R-57: two coins once, and two points for each different virtue', () => {
    const scene = new Scene(THREE).owns('lotus', 'way-of-bushido', 'righteousness', 'righteousness', 'respect');
    scene.place('koi', 'hokkaido', 'bushi').place('lotus', 'hokkaido', 'bushi');
    startWar(scene);
    expect(scene.has('lotus')).toEqual({ points: 4, coins: 2, ronin: 0 });
  });

  it('Way of the Moneylender: five coins when a war begins', () => {
    const scene = new Scene(THREE)
      .owns('lotus', 'way-of-the-moneylender')
      .place('koi', 'hokkaido', 'bushi')
      .place('lotus', 'hokkaido', 'bushi');
    expect(startWar(scene).has('lotus').coins).toBe(5);
  });

  it('Form of the Kitsune: three points a stronghold on the map, each copy', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'form-of-the-kitsune', 'form-of-the-kitsune')
      .strongholds('koi', 'edo', 'oshu');
    expect(row(scene, 'kitsune')).toBe(12);
  });

  it('Form of the Phoenix: three points for each different virtue', () => {
    expect(row(new Scene(THREE).owns('koi', 'form-of-the-phoenix', 'justice', 'justice', 'respect'), 'phoenix')).toBe(
      6,
    );
  });
});

describe('Path of the Serpent', () => {
  const march = () =>
    new Scene(FOUR)
      .owns('koi', 'path-of-the-serpent')
      .place('lotus', 'kansai', 'bushi', 'bushi')
      .give('lotus', { coins: 2 })
      .plays('turtle', 'marshal');

  it('its owner may charge a coin for a sea route, once a route in one march', () => {
    const scene = march().all('lotus', 'bushi@kansai', 'kyushu');
    expect(scene.decides).toBe('koi');
    scene.choose('koi', 'charge');
    expect([scene.has('koi').coins, scene.has('lotus').coins]).toEqual([1, 1]);
    scene.all('lotus', 'bushi@kansai', 'kyushu');
    expect(scene.count('lotus', 'bushi', 'kyushu')).toBe(2);
    expect(scene.has('lotus').coins).toBe(1);
  });

  it('or let the others pass', () => {
    const scene = march().all('lotus', 'bushi@kansai', 'kyushu').choose('koi', 'free');
    expect(scene.has('lotus').coins).toBe(2);
    expect(scene.count('lotus', 'bushi', 'kyushu')).toBe(1);
  });

  it('who cannot pay stays and may go elsewhere; R-52: a closed route opens with a coin', () => {
    const scene = march().give('lotus', { coins: 0 }).all('lotus', 'bushi@kansai', 'kyushu').choose('koi', 'charge');
    expect(scene.count('lotus', 'bushi', 'kansai')).toBe(2);
    scene.choose('lotus', 'bushi@kansai');
    expect(scene.choices).toEqual(['hokkaido', 'kyoto', 'nagato', 'shikoku']);
    scene.give('turtle', { coins: 1 }).aside('turtle', 'gift:1:coin');
    expect(scene.choices).toContain('kyushu');
    scene.choose('lotus', 'kyushu');
    expect(scene.has('koi').coins).toBe(1);
  });

  it('R-42: allies pay too; borders and Dragonfly never do', () => {
    const scene = new Scene(FOUR)
      .owns('koi', 'path-of-the-serpent')
      .allies('koi', 'lotus')
      .place('lotus', 'kansai', 'bushi', 'bushi');
    scene.place('dragonfly', 'kansai', 'bushi').give('lotus', { coins: 1 }).plays('turtle', 'marshal');
    scene.all('dragonfly', 'bushi@kansai', 'kyushu');
    expect(scene.count('dragonfly', 'bushi', 'kyushu')).toBe(1);
    scene.all('lotus', 'bushi@kansai', 'kyoto', 'bushi@kansai', 'hokkaido');
    expect(scene.decides).toBe('koi');
    expect(scene.asks).toBe('serpent');
  });

  it('R-21: two crossings with Fujin are charged once', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'path-of-the-serpent')
      .worship('lotus', 'fujin')
      .place('lotus', 'oshu', 'bushi');
    scene
      .give('lotus', { coins: 2 })
      .goOn([{ do: 'kamiTurn' }])
      .all('lotus', 'bushi@oshu', 'hokkaido')
      .choose('koi', 'charge');
    scene.all('lotus', 'bushi@hokkaido', 'oshu');
    expect(scene.has('koi').coins).toBe(1);
    expect(scene.decides).toBe('');
  });

  it('a coin that lies in an offer is paid all the same, and the offer is off', () => {
    const scene = march().give('lotus', { coins: 1 });
    scene
      .aside('lotus', 'offer:3')
      .aside('lotus', 'give:coin:1')
      .aside('lotus', 'give:ronin:0')
      .aside('lotus', 'ask:coin:0')
      .aside('lotus', 'ask:ronin:0');
    scene.all('lotus', 'bushi@kansai', 'kyushu').choose('koi', 'charge');
    expect(scene.state.talks[1]!.offer).toBe(null);
    expect(scene.has('koi').coins).toBe(1);
  });
});
