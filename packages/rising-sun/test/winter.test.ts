import { describe, expect, it } from 'vitest';
import { PROVINCES, type Province, risingSun } from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

const tokens = (scene: Scene, clan: 'koi' | 'lotus' | 'turtle', season: number, ...provinces: Province[]) => {
  scene.player(clan).tokens.push(...provinces.map((province) => season * 8 + PROVINCES.indexOf(province)));
  return scene;
};
const rowsOf = (scene: Scene, seat: number) =>
  Object.fromEntries(
    risingSun
      .standings(scene.state)
      [seat]!.sheet.filter(({ points }) => points !== 0)
      .map(({ row, points }) => [row, points]),
  );

describe('winter', () => {
  it('tokens are worth 1, 2 and 3 points by season', () => {
    const scene = tokens(new Scene(THREE), 'koi', 0, 'edo', 'oshu');
    tokens(scene, 'koi', 1, 'edo');
    tokens(scene, 'koi', 2, 'oshu');
    expect(rowsOf(scene, 0)).toEqual({ spring: 2, summer: 2, autumn: 3 });
  });

  it('different provinces: 10 points from three, 20 from five, 30 from seven', () => {
    const bonus = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => {
      const scene = tokens(new Scene(THREE), 'koi', 0, ...PROVINCES.slice(0, count));
      return rowsOf(scene, 0).set ?? 0;
    });
    expect(bonus).toEqual([0, 0, 0, 10, 10, 20, 20, 30, 30]);
  });

  it('ties are broken by honor', () => {
    const scene = new Scene(THREE)
      .give('koi', { points: 9 })
      .give('lotus', { points: 9 })
      .honor('turtle', 'lotus', 'koi');
    expect(risingSun.standings(scene.state).map(({ place }) => place)).toEqual([2, 1, 3]);
  });

  it('allies with the same points win together', () => {
    const scene = new Scene(THREE).give('koi', { points: 9 }).give('turtle', { points: 9 }).allies('koi', 'turtle');
    expect(risingSun.standings(scene.state).map(({ place }) => place)).toEqual([1, 3, 1]);
  });

  it('R-36: of three the most honorable wins with the ally, the third does not; nor does an ally alone below', () => {
    const scene = new Scene(FOUR).allies('koi', 'dragonfly');
    for (const clan of ['koi', 'lotus', 'dragonfly'] as const) scene.give(clan, { points: 9 });
    expect(risingSun.standings(scene.state).map(({ place }) => place)).toEqual([1, 3, 4, 1]);
    scene.honor('lotus', 'koi', 'dragonfly', 'turtle');
    expect(risingSun.standings(scene.state).map(({ place }) => place)).toEqual([2, 1, 4, 3]);
  });

  it('hostages go home, and who has won is told in words', () => {
    const scene = new Scene(THREE).give('koi', { points: 7 }).give('lotus', { points: 7 });
    scene.player('koi').hostages = [{ owner: 1, kind: 1 }];
    scene.player('lotus').shintoLeft = 2;
    scene.state.season = 3;
    scene.goOn([{ do: 'winter' }]);
    expect(scene.player('lotus').shintoLeft).toBe(3);
    expect(scene.events('wins')).toEqual([{ is: 'wins', seat: 0, with: -1, isTie: true }]);
    const [told] = scene.events('wins');
    expect(risingSun.words.en.event(told!, () => 'Ren')).toBe(
      'Ren wins: of those with the same points the most honorable.',
    );
    expect(scene.decides).toBe('');
  });
});
