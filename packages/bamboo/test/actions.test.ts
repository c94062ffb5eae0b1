import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('harmony', () => {
  it('brings one happiness, and then nothing else', () => {
    const scene = new Scene().acts('Diana', 'harmony').choose('Diana', 'happiness');
    expect(scene.happiness('Diana')).toBe(6);
    expect(scene.asks).not.toBe('harmony');
  });

  it('a tile that is taken is replaced from above before the second thing is done', () => {
    const scene = new Scene().column('hw-01', 'hw-05', 'hw-09').acts('Diana', 'harmony');
    scene.choose('Diana', 'take:hw-01', 'hw-20');
    expect(scene.state.harmony[1]).toEqual(['hw-05', 'hw-09', 'hw-20']);
    expect(scene.choices).toContain('take:hw-20');
  });

  it('the tile just taken can be scored at once, and frees its cell again', () => {
    const scene = new Scene().column('hl-01', 'hl-05', 'hl-09').mat('Diana', 'hl-24');
    scene.home('Diana', { r1c1: 'decoration' }).acts('Diana', 'harmony');
    scene.choose('Diana', 'take:hl-01', 'hl-02').choose('Diana', 'score:hl-01');
    expect(scene.player('Diana')).toMatchObject({ fan: ['hl-01'], fromHarmony: 2 });
    expect(scene.player('Diana').harmony[0]).toEqual(['hl-24']);
  });

  it('there is room for two tiles of each type', () => {
    const scene = new Scene().mat('Diana', 'hl-01', 'hl-02').acts('Diana', 'harmony');
    const takes = scene.choices.filter((choice) => `${choice}`.startsWith('take:'));
    expect(takes).toHaveLength(6);
    expect(takes.some((choice) => `${choice}`.includes('hl-'))).toBe(false);
  });

  it('is not asked again when nothing is left to take or to score', () => {
    const scene = new Scene().mat('Diana', 'hl-01', 'hl-02', 'hw-01', 'hw-02', 'hr-01');
    scene.acts('Diana', 'harmony');
    scene.choose('Diana', scene.choices.find((choice) => `${choice}`.startsWith('take:hr'))!, 'hr-24');
    expect(scene.asks).not.toBe('harmony');
  });

  it('with an empty stack the top cell stays empty', () => {
    const scene = new Scene().column('hr-01', 'hr-05', 'hr-09');
    scene.state.harmonyStacks[2]!.bag = [];
    scene.acts('Diana', 'harmony').choose('Diana', 'take:hr-05');
    expect(scene.state.harmony[2]).toEqual(['hr-01', 'hr-09']);
  });
});

describe('home improvement', () => {
  it('brings a coin', () => {
    expect(new Scene().acts('Diana', 'home').choose('Diana', 'coin').player('Diana').coins).toBe(1);
  });

  it('a tile costs the coins and brings the happiness of its row; then it is placed and the column slides down', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1', 'home-i-garden-1', 'home-i-garden-2');
    scene.give('Diana', { coins: 3 }).acts('Diana', 'home');
    expect(scene.choices).toContain('home-i-garden-1');
    expect(scene.choices).not.toContain('home-i-garden-2');
    scene.choose('Diana', 'home-i-garden-1');
    expect(scene.player('Diana')).toMatchObject({ coins: 0, fromHome: 2 });
    expect(scene.choices).toHaveLength(15);
    scene.choose('Diana', 'r2c4', 'home-i-item-5');
    expect(scene.player('Diana').home[8]).toBe('home-i-garden-1');
    expect(scene.state.market[0]).toEqual(['home-i-item-1', 'home-i-faith-1', 'home-i-garden-2', 'home-i-item-5']);
  });

  it('A29: the happiness is that of the row in which the tile lay', () => {
    const scene = new Scene().market('home-ii-item-1', 'home-ii-faith-1', 'home-ii-garden-1', 'home-ii-garden-2');
    scene.give('Diana', { coins: 5 }).acts('Diana', 'home').choose('Diana', 'home-ii-garden-2');
    expect(scene.player('Diana')).toMatchObject({ coins: 0, fromHome: 3 });
  });

  it('a cell takes one tile, and a full home takes no more', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1').give('Diana', { coins: 2 });
    scene.home('Diana', { r1c1: 'garden' }).acts('Diana', 'home').choose('Diana', 'home-i-item-1');
    expect(scene.choices).not.toContain('r1c1');
    const full = new Scene().give('Diana', { coins: 9 });
    full.player('Diana').home.fill('home-ii-item-1');
    expect(full.acts('Diana', 'home').choices).toEqual(['coin', 'skip']);
  });

  it('at night a marked cell takes its own kind only, an unmarked one any', () => {
    const scene = new Scene(undefined, { night: true }).market('home-i-faith-1', 'home-i-item-1');
    scene.give('Diana', { coins: 1 }).acts('Diana', 'home').choose('Diana', 'home-i-faith-1');
    expect(scene.choices).toEqual([
      'r1c1',
      'r1c2',
      'r1c4',
      'r2c1',
      'r2c2',
      'r2c3',
      'r2c4',
      'r2c5',
      'r3c2',
      'r3c4',
      'r3c5',
    ]);
  });

  it('at night a tile is not offered when only cells for other kinds are free', () => {
    const scene = new Scene(undefined, { night: true }).market('home-i-faith-1', 'home-i-item-1', 'home-i-garden-1');
    scene.give('Diana', { coins: 9 });
    scene.player('Diana').home.fill('home-ii-item-1');
    scene.player('Diana').home[4] = null;
    scene.acts('Diana', 'home');
    expect(scene.choices).toContain('home-i-garden-1');
    expect(scene.choices).not.toContain('home-i-faith-1');
  });

  it('with an empty stack the top cell of the market stays empty', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1').give('Diana', { coins: 1 });
    scene.state.homeStacks[0]!.bag = [];
    scene.acts('Diana', 'home').choose('Diana', 'home-i-item-1').choose('Diana', 'r1c1');
    expect(scene.state.market[0]).toEqual(['home-i-faith-1']);
  });
});

describe('cooking', () => {
  it('takes one token; the cell stays empty', () => {
    const scene = new Scene().food('tea', 'rice', 'rice').acts('Diana', 'cook');
    expect(scene.choices).toEqual(['tea', 'rice', 'skip']);
    scene.choose('Diana', 'rice');
    expect(scene.player('Diana').food).toEqual(['rice']);
    expect(scene.state.food).toEqual(['tea', null, 'rice', null, null]);
  });

  it('only when the last token is taken five new ones are laid out', () => {
    const scene = new Scene().food('ramen').acts('Diana', 'cook');
    scene.choose('Diana', 'ramen', 'tea', 'tea', 'rice', 'rice', 'ramen');
    expect(scene.state.food).toEqual(['tea', 'tea', 'rice', 'rice', 'ramen']);
  });

  it('A13: when the supply runs out, what was discarded becomes the new supply', () => {
    const scene = new Scene().food('ramen');
    scene.state.eaten = ['rice', 'rice', 'tea', 'tea'];
    scene.state.supply = ['ramen', 'tea'];
    scene.acts('Diana', 'cook').choose('Diana', 'ramen', 'ramen', 'tea', 'rice', 'tea', 'tea');
    expect(scene.state.food).toEqual(['ramen', 'tea', 'rice', 'tea', 'tea']);
    expect([scene.state.supply, scene.state.eaten]).toEqual([['rice'], []]);
  });

  it('A12: with too little food what there is is laid out; with none cooking is impossible', () => {
    const scene = new Scene().food('ramen');
    scene.state.supply = ['tea'];
    scene.acts('Diana', 'cook').choose('Diana', 'ramen', 'tea');
    expect(scene.state.food).toEqual(['tea', null, null, null, null]);
    scene.state.supply = [];
    scene.acts('Diana', 'cook').choose('Diana', 'tea').acts('Diana', 'cook');
    expect(scene.choices).toEqual(['skip']);
    const joker = new Scene().food().area('Diana', 'red', 'red-joker');
    joker.turn('Diana').choose('Diana', 'red').choose('Diana', 'red-joker>g1');
    expect(joker.choices).toEqual(['harmony', 'home', 'income', 'finish']);
  });
});

describe('income', () => {
  it('brings two coins, which never run out (A11)', () => {
    const scene = new Scene().area('Diana', 'red', 'red-income').give('Sergei', { coins: 90 });
    scene.turn('Diana').choose('Diana', 'red').choose('Diana', 'red-income>g1').choose('Diana', 'income');
    expect(scene.player('Diana').coins).toBe(2);
  });
});
