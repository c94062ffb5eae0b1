import { describe, expect, it } from 'vitest';
import { PROVINCES } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

const turn = (scene: Scene) => scene.goOn([{ do: 'kamiTurn' }]);

describe('the kami', () => {
  it('a shrine without worshippers is passed over', () => {
    expect(turn(new Scene(THREE)).decides).toBe('');
  });

  it('most force, of equals the most honorable', () => {
    const scene = new Scene(THREE)
      .worship('lotus', 'hachiman')
      .worship('turtle', 'hachiman', 2)
      .worship('koi', 'tsukuyomi')
      .worship('lotus', 'tsukuyomi');
    turn(scene);
    expect(scene.has('turtle').ronin).toBe(2);
    expect(scene.has('koi').coins).toBe(2);
    expect(scene.has('lotus')).toEqual({ points: 0, coins: 0, ronin: 0 });
  });

  it('worshippers stay for the next kami turn', () => {
    const scene = turn(turn(new Scene(THREE).worship('koi', 'tsukuyomi')));
    expect(scene.has('koi').coins).toBe(4);
  });

  it('Amaterasu: to the top, if one likes; R-51: whoever is there is not asked', () => {
    const scene = turn(new Scene(THREE).worship('turtle', 'amaterasu'));
    expect(scene.choices).toEqual(['use', 'decline']);
    expect(scene.choose('turtle', 'decline').track).toEqual(['koi', 'lotus', 'turtle']);
    expect(turn(new Scene(THREE).worship('koi', 'amaterasu')).decides).toBe('');
  });

  it('Fujin: one figure twice or two once; R-21: there and back', () => {
    const scene = turn(
      new Scene(THREE).worship('koi', 'fujin').place('koi', 'edo', 'bushi').place('koi', 'oshu', 'shinto'),
    );
    scene.all('koi', 'bushi@edo', 'kyoto', 'bushi@kyoto', 'kansai');
    expect(scene.count('koi', 'bushi', 'kansai')).toBe(1);
    expect(scene.decides).toBe('');
    const back = turn(new Scene(THREE).worship('koi', 'fujin').place('koi', 'edo', 'bushi'));
    back.all('koi', 'bushi@edo', 'oshu', 'bushi@oshu', 'edo');
    expect(back.count('koi', 'bushi', 'edo')).toBe(1);
  });

  it('Fujin: fewer moves are fine; R-20: Dragonfly flies twice, Turtle moves strongholds', () => {
    const scene = turn(new Scene(FOUR).worship('dragonfly', 'fujin').place('dragonfly', 'edo', 'bushi'));
    scene.all('dragonfly', 'bushi@edo', 'kyushu', 'bushi@kyushu', 'hokkaido');
    expect(scene.count('dragonfly', 'bushi', 'hokkaido')).toBe(1);
    const turtle = turn(new Scene(THREE).worship('turtle', 'fujin'));
    turtle.all('turtle', 'stronghold@kyoto', 'oshu', 'stop');
    expect(turtle.player('turtle').strongholds[PROVINCES.indexOf('oshu')]).toBe(1);
  });

  it('Raijin: a bushi to any province; R-22: without one nothing happens', () => {
    const row = ['raijin', 'ryujin', 'susanoo', 'fujin'] as const;
    const scene = turn(new Scene(THREE).shrines(...row).worship('koi', 'raijin'));
    expect(scene.choices).toEqual([...PROVINCES, 'decline']);
    expect(scene.choose('koi', 'kyushu').count('koi', 'bushi', 'kyushu')).toBe(1);
    const none = new Scene(THREE)
      .shrines(...row)
      .worship('koi', 'raijin')
      .place('koi', 'oshu', ...new Array(6).fill('bushi'));
    expect(turn(none).decides).toBe('');
  });

  it('Ryujin: a card at its full price, for Bonsai at most one coin', () => {
    const row = ['ryujin', 'raijin', 'susanoo', 'fujin'] as const;
    const scene = turn(
      new Scene(FIVE)
        .shrines(...row)
        .worship('koi', 'ryujin')
        .give('koi', { coins: 2 }),
    );
    scene.choose('koi', 'righteousness');
    expect(scene.has('koi').coins).toBe(0);
    const bonsai = turn(
      new Scene(FIVE)
        .shrines(...row)
        .worship('bonsai', 'ryujin')
        .give('bonsai', { coins: 1 }),
    );
    expect(bonsai.choose('bonsai', 'oni-of-skulls').count('bonsai', 'oni-of-skulls', 'kyushu')).toBe(1);
  });

  it('Susanoo: a point for each stronghold on the map', () => {
    const scene = new Scene(THREE).shrines('susanoo', 'raijin', 'ryujin', 'fujin').worship('koi', 'susanoo');
    scene.strongholds('koi', 'edo', 'oshu', 'oshu');
    expect(turn(scene).has('koi').points).toBe(3);
  });
});
