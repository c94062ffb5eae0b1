import { describe, expect, it } from 'vitest';
import { ALONE, FOUR, Scene, TWO } from './scene.ts';

describe('lake treasures', () => {
  const tracks = (names: readonly string[], ...cells: number[]) => {
    const scene = new Scene(names);
    scene.state.treasures = ['lake-mirror', 'lake-pearl', 'lake-comb', 'lake-fan', 'lake-bell'];
    names.forEach((name, i) => {
      scene.setKodama(name, 'steps', cells[i]!);
    });
    return names.map((name) => scene.lake(name, 'steps'));
  };

  it('first, second and third get 7, 4 and 2; the fourth nothing', () => {
    expect(tracks(FOUR, 6, 5, 4, 3)).toEqual([7, 4, 2, 0]);
  });

  it('who stands together shares the places, rounded down', () => {
    expect(tracks(FOUR, 5, 5, 4, 3)).toEqual([5, 5, 2, 0]);
    expect(tracks(FOUR, 6, 5, 5, 5)).toEqual([7, 2, 2, 2]);
    expect(tracks(FOUR, 1, 1, 1, 1)).toEqual([3, 3, 3, 3]);
  });

  it('with two the neutral kodama on the fourth cell takes part', () => {
    expect(tracks(TWO, 5, 3)).toEqual([7, 2]);
    expect(tracks(TWO, 3, 2)).toEqual([4, 2]);
    expect(tracks(TWO, 4, 2)).toEqual([5, 2]);
    expect(tracks(TWO, 4, 4)).toEqual([4, 4]);
  });

  it('R20: alone the Tengu is ahead on the same cell; with the neutral one there too you share the next two places', () => {
    const alone = (yours: number, his: number) => {
      const scene = new Scene(ALONE);
      scene.state.treasures = ['lake-mirror', 'lake-pearl', 'lake-comb', 'lake-fan', 'lake-bell'];
      scene.setKodama('you', 'steps', yours).setKodama('tengu', 'steps', his);
      return [scene.lake('you', 'steps'), scene.lake('tengu', 'steps')];
    };
    expect(alone(5, 5)).toEqual([4, 7]);
    expect(alone(4, 4)).toEqual([3, 7]);
    expect(alone(2, 4)).toEqual([2, 5]);
    expect(alone(6, 2)).toEqual([7, 2]);
  });
});
