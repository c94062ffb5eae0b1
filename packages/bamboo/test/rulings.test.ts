import { describe, expect, it } from 'vitest';
import { HARMONY_TILES, happinessOf, isFulfilled } from '../src/index.ts';
import { Scene } from './scene.ts';

/**
 * Where the book is silent or unclear: what we decided, as far as it is not tried beside the rule itself. The numbers are
 * those of docs/games/bamboo.md; the other tests carry them too.
 */
describe('rulings', () => {
  it('A2: a home tile is paid with coins, not with food', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1').give('Diana', { coins: 1, food: ['ramen'] });
    scene.acts('Diana', 'home').choose('Diana', 'home-i-item-1').choose('Diana', 'r1c1', 'home-i-garden-8');
    expect(scene.player('Diana')).toMatchObject({ coins: 0, food: ['ramen'] });
  });

  it('A10: happiness has no end', () => {
    const scene = new Scene().give('Diana', { fromHarmony: 120 }).acts('Diana', 'harmony').choose('Diana', 'happiness');
    expect(happinessOf(scene.player('Diana'))).toBe(126);
  });

  it('A36: the seasons follow each other by themselves', () => {
    const scene = new Scene().comes('autumn');
    expect(scene.events('season').map(({ season, round }) => `${season} ${round}`)).toEqual([
      'autumn 1',
      'winter 1',
      'spring 2',
    ]);
    expect(scene.asks).toBe('pickGift');
  });

  it('A38: four adjacent tiles are a square, not any chain of four', () => {
    const chain = new Scene().home('Diana', { r1c1: 'item:3', r2c1: 'item:3', r3c1: 'item:3', r3c2: 'garden:3' });
    expect(isFulfilled(chain.player('Diana').home, 'hl-23')).toBe(false);
    const square = new Scene().home('Diana', { r2c1: 'item:3', r3c1: 'item:2', r2c2: 'garden:1', r3c2: 'garden:1' });
    expect(isFulfilled(square.player('Diana').home, 'hl-23')).toBe(true);
  });

  it('A39: one home tile serves several harmony tiles, and tiles are not used up', () => {
    const scene = new Scene().mat('Diana', 'hl-01', 'hl-05').home('Diana', { r1c1: 'decoration', r1c2: 'faith' });
    scene.acts('Diana', 'harmony').choose('Diana', 'score:hl-01').choose('Diana', 'score:hl-05');
    const worth = HARMONY_TILES['hl-01'].points + HARMONY_TILES['hl-05'].points;
    expect(scene.player('Diana').fromHarmony).toBe(worth);
  });

  it('A39: the middle of a diamond does not matter', () => {
    const diamond = { r1c3: 'faith', r2c4: 'garden', r3c3: 'decoration', r2c2: 'item' } as const;
    const filled = new Scene().home('Diana', { ...diamond, r2c3: 'faith' });
    expect(isFulfilled(filled.player('Diana').home, 'hw-05')).toBe(true);
  });

  it('R1: the last choice of an offering sends all sticks that are left, which loses no possibility', () => {
    const scene = new Scene().area('Diana', 'blue', 'blue-home', 'blue-cook').give('Diana', { coins: 2 });
    scene.turn('Diana').choose('Diana', 'blue').choose('Diana', 'red').choose('Diana', 'blue');
    expect([scene.sticksIn('red'), scene.sticksIn('blue')]).toEqual([['Diana'], ['Diana']]);
  });

  it('R2: the marker stays where it is from year to year', () => {
    const scene = new Scene().area('Diana', 'blue', 'blue-home').area('Diana', 'red', 'red-home');
    scene.give('Diana', { marker: 1 }).comes('autumn');
    for (const name of ['Diana', 'Polina', 'Sergei'] as const) {
      scene.choose(name, scene.choices[0]!).choose(name, scene.choices.at(-1)!);
    }
    expect([scene.state.round, scene.decides, scene.choices]).toEqual([2, 'Diana', ['red']]);
  });
});
