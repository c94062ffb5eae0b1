import { describe, expect, it } from 'vitest';
import type { Traveller } from '../src/index.ts';
import { Scene } from './scene.ts';

/** A traveller just before an inn, the others just behind the next corner. */
function before(inn: 'inn-1' | 'inn-edo', traveller: Traveller): Scene {
  const places =
    inn === 'inn-1'
      ? { guest: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' }
      : { guest: 'paddy-5', b: 'sea-7', c: 'village-7' };
  return new Scene(places).give('guest', { traveller });
}
const meals = ['dango', 'soba', 'tofu', 'unagi'];

describe('an inn', () => {
  it('serves a meal for its price and six points, once a visit', () => {
    const scene = before('inn-1', 'none')
      .start()
      .choose('guest', 'inn-1', ...meals)
      .choose('guest', 'soba');
    expect(scene.player('guest')).toMatchObject({ coins: 5, score: 6, meals: ['soba'], paidForMeals: 2 });
    expect(scene.decides).toBe('b');
  });

  it('does not serve the same dish twice to anybody', () => {
    const scene = before('inn-1', 'none')
      .give('guest', { meals: ['soba'] })
      .start();
    scene.choose('guest', 'inn-1', ...meals);
    expect(scene.choices).toEqual(['dango', 'tofu', 'unagi', 'skip']);
  });

  it('offers two copies of a dish as one choice', () => {
    const scene = before('inn-1', 'none').start().choose('guest', 'inn-1', 'soba', 'soba', 'tofu', 'dango');
    expect(scene.choices).toEqual(['soba', 'tofu', 'dango', 'skip']);
  });

  it('keeps its meals when the first to leave the inn before is there already, while others still wait behind', () => {
    const scene = new Scene({ guest: ['inn-1', 2], b: ['inn-1', 1], c: ['inn-1', 0] }).start();
    scene.choose('guest', 'inn-2', ...meals).choose('guest', 'soba');
    expect(scene.decides).toBe('b');
    expect(scene.state.mealSet!.map((slot) => slot.card)).toEqual(['dango', 'tofu', 'unagi']);
    scene.choose('b', 'inn-2');
    expect(scene.choices).toEqual(['dango', 'tofu', 'unagi', 'skip']);
  });

  it('shows its meals only to those who have arrived', () => {
    const scene = before('inn-1', 'none')
      .start()
      .choose('guest', 'inn-1', ...meals);
    expect(scene.state.mealSet!.map((slot) => slot.seen)).toEqual([1, 1, 1, 1]);
    scene.choose('guest', 'skip').choose('b', 'inn-1');
    expect(scene.state.mealSet!.map((slot) => slot.seen)).toEqual([3, 3, 3, 3]);
  });
});

describe('Hiroshige', () => {
  it('takes a fragment of any open panorama before the meal at the inns between', () => {
    const scene = before('inn-1', 'hiroshige')
      .give('guest', { panoramas: { paddy: 3, mountain: 1, sea: 0 } })
      .start();
    scene.choose('guest', 'inn-1');
    expect(scene.choices).toEqual(['mountain', 'sea']);
    scene.choose('guest', 'mountain', ...meals);
    expect(scene.player('guest').panoramas.mountain).toBe(2);
    expect(scene.asks).toBe('buyMeal');
  });

  it('takes nothing when all are finished, and nothing at the end of the road', () => {
    const all = { panoramas: { paddy: 3, mountain: 4, sea: 5 } };
    expect(
      before('inn-1', 'hiroshige')
        .give('guest', all)
        .start()
        .choose('guest', 'inn-1', ...meals).asks,
    ).toBe('buyMeal');
    expect(
      before('inn-edo', 'hiroshige')
        .start()
        .choose('guest', 'inn-edo', ...meals).asks,
    ).toBe('buyMeal');
  });
});

describe('Chuubei', () => {
  it('has an encounter before the meal at the inns between: the coins of a Kuge may pay for it', () => {
    const scene = before('inn-1', 'chuubei').give('guest', { coins: 0 }).start();
    scene.choose('guest', 'inn-1', 'kuge', ...meals);
    expect(scene.choices).toEqual(['dango', 'soba', 'tofu', 'unagi', 'skip']);
    expect(scene.player('guest').encounters).toEqual(['kuge']);
  });

  it('meets nobody at the end of the road', () => {
    expect(
      before('inn-edo', 'chuubei')
        .start()
        .choose('guest', 'inn-edo', ...meals)
        .player('guest').encounters,
    ).toEqual([]);
  });
});

describe('Satsuki', () => {
  it('is offered the top meal at every inn and may take it for nothing; then she does not look at the others', () => {
    const scene = before('inn-edo', 'satsuki').start().choose('guest', 'inn-edo', 'fugu');
    expect(scene.choices).toEqual(['take', 'decline']);
    expect(scene.state.mealSet).toBeNull();
    scene.choose('guest', 'take', ...meals);
    expect(scene.player('guest')).toMatchObject({ score: 6, meals: ['fugu'], paidForMeals: 0 });
    expect(scene.state.mealSet!.map((slot) => slot.seen)).toEqual([0, 0, 0, 0]);
    expect(scene.decides).toBe('b');
  });

  it('may decline and buy another one; the offer goes under the deck, known to her alone', () => {
    const scene = before('inn-1', 'satsuki')
      .start()
      .choose('guest', 'inn-1', 'fugu')
      .choose('guest', 'decline', ...meals);
    expect(scene.state.meals.under).toEqual([{ card: 'fugu', seen: 1, mix: 0, knew: 0 }]);
    expect(scene.asks).toBe('buyMeal');
    expect(scene.events('declinesOfferedMeal')).toEqual([{ is: 'declinesOfferedMeal', seat: 0 }]);
  });

  it('cannot take a dish she has eaten; the others hear only that she declined', () => {
    const scene = before('inn-1', 'satsuki')
      .give('guest', { meals: ['fugu'] })
      .start();
    scene.choose('guest', 'inn-1', 'fugu');
    expect(scene.choices).toEqual(['decline']);
    scene.choose('guest', 'decline', ...meals);
    expect(scene.state.meals.under).toEqual([{ card: 'fugu', seen: 1, mix: 0, knew: 0 }]);
    const heardByAll = scene.told.filter((event) => event.only === undefined).map((event) => event.is);
    expect(heardByAll).toEqual(['moves', 'declinesOfferedMeal', 'mealsLaid', 'looksAtMeals']);
  });
});

describe('Kinko', () => {
  it('pays one coin less for every meal, also for the gourmet', () => {
    const scene = before('inn-1', 'kinko')
      .start()
      .choose('guest', 'inn-1', ...meals)
      .choose('guest', 'unagi');
    expect(scene.player('guest')).toMatchObject({ coins: 5, paidForMeals: 2 });
  });
});
