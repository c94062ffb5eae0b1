import { describe, expect, it } from 'vitest';
import { FOUR, Scene } from './scene.ts';

describe('Betray', () => {
  it('R-15: without an ally no honor is lost; R-16: other alliances stay', () => {
    const scene = new Scene(FOUR).allies('lotus', 'turtle').plays('koi', 'betray');
    expect(scene.track).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
    expect(scene.player('lotus').ally).toBe(2);
  });

  it('two figures of two different players, of the same kind as one’s own', () => {
    const scene = new Scene(FOUR).place('lotus', 'oshu', 'bushi', 'shinto').place('turtle', 'edo', 'shinto');
    scene.plays('koi', 'betray');
    expect(scene.choices).toEqual(['1:bushi@oshu', '1:shinto@oshu', '2:shinto@edo', 'stop']);
    scene.choose('koi', '1:shinto@oshu');
    expect(scene.choices).toEqual(['2:shinto@edo', 'stop']);
    scene.choose('koi', '2:shinto@edo');
    expect(scene.count('koi', 'shinto', 'oshu')).toBe(1);
    expect(scene.player('turtle').shintoLeft).toBe(3);
    expect(scene.asks).toBe('pickMandate');
  });

  it('only from the reserve', () => {
    const scene = new Scene(FOUR).place('koi', 'kyushu', ...new Array(6).fill('bushi')).place('lotus', 'oshu', 'bushi');
    expect(scene.plays('koi', 'betray').asks).toBe('pickMandate');
  });

  it('not daimyos, Yurei, strongholds, or worshippers', () => {
    const scene = new Scene(FOUR)
      .place('lotus', 'oshu', 'daimyo', 'yurei')
      .worship('turtle', 'fujin')
      .reserve('koi', 'oni-of-skulls');
    expect(scene.plays('koi', 'betray').asks).toBe('pickMandate');
  });

  it('any monster for any other; Yurei in reserve may take a place', () => {
    const scene = new Scene(FOUR).place('lotus', 'oshu', 'river-dragon').reserve('koi', 'oni-of-skulls', 'yurei');
    scene.plays('koi', 'betray').choose('koi', '1:river-dragon@oshu');
    expect(scene.choices).toEqual(['oni-of-skulls', 'yurei']);
    scene.choose('koi', 'yurei');
    expect(scene.count('koi', 'yurei', 'oshu')).toBe(1);
  });

  it('a betrayed figure is not killed, and who comes was not summoned', () => {
    const scene = new Scene(FOUR, 'teapot').owns('lotus', 'righteousness').owns('koi', 'path-of-the-warlord');
    scene.place('lotus', 'oshu', 'shinto').plays('koi', 'betray').choose('koi', '1:shinto@oshu');
    expect(scene.has('lotus').points).toBe(0);
    expect(scene.has('koi').coins).toBe(0);
    expect(scene.asks).toBe('pickMandate');
  });

  it('one may stop after one', () => {
    const scene = new Scene(FOUR)
      .place('lotus', 'oshu', 'bushi')
      .place('turtle', 'edo', 'bushi')
      .plays('koi', 'betray');
    scene.all('koi', '1:bushi@oshu', 'stop');
    expect(scene.count('turtle', 'bushi', 'edo')).toBe(1);
  });
});
