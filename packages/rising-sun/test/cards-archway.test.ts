import { describe, expect, it } from 'vitest';
import { forceOf, PROVINCES, risingSun } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

describe('the set with the archway', () => {
  it('Benevolence: a spent coin goes to somebody else, for honor and two points', () => {
    const scene = new Scene(THREE)
      .owns('lotus', 'benevolence')
      .give('lotus', { coins: 2 })
      .plays('lotus', 'train')
      .choose('lotus', 'righteousness');
    expect(scene.choices).toEqual([0, 2, 'decline']);
    scene.choose('lotus', 2);
    expect(scene.has('turtle').coins).toBe(1);
    expect(scene.has('lotus')).toEqual({ points: 2, coins: 1, ronin: 0 });
    expect(scene.track).toEqual(['lotus', 'koi', 'turtle']);
  });

  it('Benevolence: also for a stronghold, once a copy, R-28: not for what is free', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'benevolence', 'benevolence')
      .give('koi', { coins: 3 })
      .plays('koi', 'marshal');
    scene.choose('turtle', 'stop').all('koi', 'oshu', 1, 2);
    expect(scene.has('koi').points).toBe(4);
    expect(scene.asks).toBe('pickMandate');
    const free = new Scene(THREE).owns('koi', 'benevolence').plays('koi', 'train').choose('koi', 'path-of-the-lion');
    expect(free.decides).toBe('lotus');
  });

  it('Benevolence: the copy that is just bought does not count; R-29: Bonsai gives at most one coin', () => {
    const scene = new Scene(THREE)
      .give('lotus', { coins: 1 })
      .plays('koi', 'train')
      .choose('koi', 'pass')
      .choose('lotus', 'benevolence');
    expect(scene.decides).toBe('turtle');
    const bonsai = new Scene(FIVE)
      .owns('bonsai', 'benevolence', 'benevolence')
      .give('bonsai', { coins: 1 })
      .plays('bonsai', 'marshal');
    bonsai.choose('turtle', 'stop').all('bonsai', 'oshu', 0);
    expect(bonsai.asks).toBe('pickMandate');
  });

  it('Path of the Kenin: a bushi more at a stronghold, for Dragonfly too; R-44: which is no summon', () => {
    const scene = new Scene(FOUR)
      .owns('dragonfly', 'path-of-the-kenin')
      .plays('turtle', 'recruit')
      .choose('dragonfly', 'bushi');
    scene.choose('dragonfly', 'kyushu');
    expect(scene.choices).toEqual(['hokkaido', 'decline']);
    scene.choose('dragonfly', 'hokkaido');
    expect(scene.count('dragonfly', 'bushi', 'hokkaido')).toBe(1);
    expect(scene.decides).toBe('koi');
  });

  it('Path of the Light: after all have recruited, also for who summoned nobody', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'path-of-the-light')
      .plays('turtle', 'recruit')
      .choose('koi', 'stop')
      .choose('lotus', 'stop')
      .choose('turtle', 'stop');
    expect(scene.choices).toEqual(['amaterasu', 'fujin', 'hachiman', 'tsukuyomi', 'decline']);
    scene.choose('koi', 'hachiman');
    expect(scene.player('koi').worship).toEqual([0, 0, 1, 0]);
  });

  it('Path of the Light: shinto or Komainu, if both are in reserve', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'path-of-the-light')
      .reserve('koi', 'komainu')
      .plays('turtle', 'recruit');
    scene.choose('koi', 'stop').choose('lotus', 'stop').choose('turtle', 'stop');
    expect(scene.choices).toEqual(['shinto', 'komainu', 'decline']);
    scene.all('koi', 'komainu', 'fujin');
    expect(scene.state.monsterPlaces[0]).toBe(9);
  });

  it('Justice: three points for each player with less honor of whom something dies', () => {
    const scene = new Scene(FOUR)
      .owns('lotus', 'justice')
      .place('lotus', 'oshu', 'bushi', 'bushi', 'bushi')
      .place('koi', 'oshu', 'bushi');
    scene.place('turtle', 'oshu', 'bushi', 'shinto').place('dragonfly', 'oshu', 'bushi').war('oshu');
    expect(scene.has('lotus').points).toBe(6);
  });

  it('Path of the Samurai: a bushi more in any province, after all have recruited', () => {
    const scene = new Scene(THREE)
      .owns('lotus', 'path-of-the-samurai')
      .plays('turtle', 'recruit')
      .choose('koi', 'stop')
      .choose('lotus', 'stop')
      .choose('turtle', 'stop');
    expect(scene.choices).toEqual([...PROVINCES, 'decline']);
    expect(scene.choose('lotus', 'hokkaido').count('lotus', 'bushi', 'hokkaido')).toBe(1);
  });

  it('if several act after a Recruit, the most honorable of them says who is next', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'path-of-the-samurai')
      .owns('turtle', 'path-of-the-light')
      .plays('turtle', 'recruit');
    scene.choose('koi', 'stop').choose('lotus', 'stop').choose('turtle', 'stop');
    expect(scene.decides).toBe('koi');
    expect(scene.choices).toEqual([0, 2]);
    expect(scene.choose('koi', 2).decides).toBe('turtle');
  });

  it('Form of the Beast: three points for each monster, wherever it is', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'form-of-the-beast')
      .reserve('koi', 'komainu')
      .place('koi', 'oshu', 'yurei');
    expect(risingSun.standings(scene.state)[0]!.sheet).toContainEqual({ row: 'beast', points: 6 });
  });

  it('Way of the Katana: bushi have force two in the war, and only then; R-45: shinto never', () => {
    const scene = new Scene(THREE).owns('koi', 'way-of-the-katana').place('koi', 'oshu', 'bushi', 'bushi', 'shinto');
    expect(forceOf(scene.state, 0, 1)).toBe(3);
    scene.state.phase = 'war';
    expect(forceOf(scene.state, 0, 1)).toBe(5);
  });
});
