import { describe, expect, it } from 'vitest';
import type { Spirit } from '../src/index.ts';
import { type Name, Scene } from './scene.ts';

/** Diana, whose turn begins, has these spirits awake. */
const having = (...spirits: Spirit[]): Scene =>
  new Scene()
    .area('Diana', 'red', 'red-cook', 'red-income')
    .area('Diana', 'blue', 'blue-home')
    .groove(1, 'yellow-joker', 'green-home', 'blue-cook')
    .give('Diana', { spirits });
const calls = (scene: Scene) => scene.choices.filter((choice) => `${choice}`.startsWith('use:'));
const asleep = (scene: Scene, name: Name) =>
  scene.player(name).spirits.filter((_, at) => (scene.player(name).asleep & (1 << at)) !== 0);

describe('calling a spirit', () => {
  it('Kappa, Tanuki, Rokurokubi and Tengu help at every question of the own turn, up to its end', () => {
    const scene = having('kappa', 'tanuki', 'rokurokubi', 'tengu').turn('Diana');
    const all = ['use:kappa', 'use:tanuki', 'use:rokurokubi', 'use:tengu'];
    expect(calls(scene)).toEqual(all);
    scene.choose('Diana', 'red');
    expect([scene.asks, calls(scene)]).toEqual(['offer', all]);
    scene.choose('Diana', 'red');
    expect([scene.asks, calls(scene)]).toEqual(['plant', all]);
    scene.choose('Diana', 'red-cook>g1').choose('Diana', 'red-income>g1');
    expect([scene.asks, calls(scene)]).toEqual(['activate', all]);
    scene.choose('Diana', 'finish');
    expect([scene.asks, scene.choices]).toEqual(['endTurn', ['end', ...all]]);
  });

  it('is not possible inside another action', () => {
    const scene = having('kappa', 'tanuki').turn('Diana').choose('Diana', 'use:kappa');
    expect(scene.asks).toBe('harmony');
    expect(calls(scene)).toEqual([]);
  });

  it('then it sleeps, and the question is asked again', () => {
    const scene = having('rokurokubi').turn('Diana').choose('Diana', 'use:rokurokubi');
    expect(scene.player('Diana').coins).toBe(2);
    expect(asleep(scene, 'Diana')).toEqual(['rokurokubi']);
    expect([scene.asks, scene.choices]).toEqual(['visit', ['red', 'blue']]);
  });

  it('the turn ends without a question when no such spirit is awake', () => {
    const scene = having('kitsune', 'okami', 'bakeneko').area('Polina', 'red', 'red-home').turn('Diana');
    scene.choose('Diana', 'blue').choose('Diana', 'blue').choose('Diana', 'blue-home>g1').choose('Diana', 'finish');
    expect(scene.decides).toBe('Polina');
  });

  it('A20: two of a kind are one entry, and both can be used', () => {
    const scene = having('rokurokubi', 'rokurokubi').turn('Diana');
    expect(calls(scene)).toEqual(['use:rokurokubi']);
    scene.choose('Diana', 'use:rokurokubi').choose('Diana', 'use:rokurokubi');
    expect(scene.player('Diana').coins).toBe(4);
    expect(calls(scene)).toEqual([]);
  });
});

describe('what they do', () => {
  it('Kappa: a harmony action; Tanuki: a home improvement; with all that belongs to them (A28)', () => {
    const kappa = having('kappa').turn('Diana').choose('Diana', 'use:kappa').choose('Diana', 'happiness');
    expect(kappa.happiness('Diana')).toBe(6);
    const tanuki = having('tanuki').turn('Diana').choose('Diana', 'use:tanuki').choose('Diana', 'coin');
    expect(tanuki.player('Diana').coins).toBe(1);
  });

  it('A19: Kitsune turns every shoot that is activated from then on into a joker, once a turn', () => {
    const scene = having('kitsune', 'kitsune').turn('Diana').choose('Diana', 'red').choose('Diana', 'red-cook>g1');
    scene.choose('Diana', 'red-income>g2').choose('Diana', 'income');
    expect(scene.choices).toEqual(['cook', 'finish', 'use:kitsune']);
    scene.choose('Diana', 'use:kitsune');
    expect(scene.choices).toEqual(['harmony', 'home', 'income', 'cook', 'finish']);
    scene.choose('Diana', 'income');
    expect(scene.player('Diana').coins).toBe(4);
  });

  it('A19: Kitsune may be called before planting, and is forgotten after the turn', () => {
    const scene = having('kitsune').area('Polina', 'red', 'red-cook').turn('Diana').choose('Diana', 'use:kitsune');
    scene.choose('Diana', 'blue').choose('Diana', 'blue-home>g1').choose('Diana', 'income');
    expect(scene.player('Diana').coins).toBe(2);
    scene.choose('Polina', 'red').choose('Polina', 'red-cook>g1');
    expect(scene.choices).toEqual(['cook', 'finish']);
  });

  it('Bakeneko: from then on sticks go to other temples for nothing; coins already paid are gone', () => {
    const scene = having('bakeneko').give('Diana', { coins: 1 }).turn('Diana');
    expect(calls(scene)).toEqual([]);
    scene.choose('Diana', 'red').choose('Diana', 'green').choose('Diana', 'use:bakeneko').choose('Diana', 'yellow');
    expect([scene.sticksIn('green'), scene.sticksIn('yellow')]).toEqual([['Diana'], ['Diana']]);
    expect(scene.player('Diana').coins).toBe(0);
    expect(calls(scene)).toEqual([]);
  });

  it('Bakeneko helps without any coin', () => {
    const scene = having('bakeneko').turn('Diana').choose('Diana', 'red');
    expect(scene.choices).toEqual(['red', 'use:bakeneko']);
    scene.choose('Diana', 'use:bakeneko');
    expect(scene.choices).toEqual(['red', 'blue', 'green', 'yellow']);
  });

  it('Rokurokubi can be called during the offering to send a stick elsewhere', () => {
    const scene = having('rokurokubi').turn('Diana').choose('Diana', 'red').choose('Diana', 'use:rokurokubi');
    scene.choose('Diana', 'green').choose('Diana', 'red');
    expect(scene.player('Diana').coins).toBe(1);
  });

  it('Tengu: a token before the renewal, then five new ones', () => {
    const scene = having('tengu').food('tea', 'ramen').turn('Diana').choose('Diana', 'use:tengu');
    expect(scene.choices).toEqual(['before:tea', 'before:ramen', 'after']);
    scene.choose('Diana', 'before:ramen', 'rice', 'rice', 'rice', 'rice', 'rice');
    expect(scene.player('Diana').food).toEqual(['ramen']);
    expect(scene.state.food).toEqual(['rice', 'rice', 'rice', 'rice', 'rice']);
    expect(scene.state.eaten).toEqual(['tea']);
  });

  it('Tengu: or after it, and then the empty cell stays empty', () => {
    const scene = having('tengu').food('tea', 'tea').turn('Diana').choose('Diana', 'use:tengu');
    scene.choose('Diana', 'after', 'rice', 'ramen', 'rice', 'rice', 'rice').choose('Diana', 'ramen');
    expect(scene.player('Diana').food).toEqual(['ramen']);
    expect(scene.state.food).toEqual(['rice', null, 'rice', 'rice', 'rice']);
  });

  it('A14: when Tengu takes the last token before, there is one renewal', () => {
    const scene = having('tengu').food('tea').turn('Diana').choose('Diana', 'use:tengu');
    scene.choose('Diana', 'before:tea', 'rice', 'rice', 'rice', 'rice', 'rice');
    expect(scene.state.food).toEqual(['rice', 'rice', 'rice', 'rice', 'rice']);
  });

  it('A15: what Tengu discards is there for the same renewal if the supply runs short', () => {
    const scene = having('tengu').food('tea', 'tea', 'ramen');
    scene.state.supply = ['rice'];
    scene.turn('Diana').choose('Diana', 'use:tengu').choose('Diana', 'after', 'rice', 'tea', 'ramen', 'tea');
    expect(scene.state.food).toEqual(['rice', 'tea', 'ramen', 'tea', null]);
  });

  it('A16: Tengu helps when no food is face up, but not when there is none at all', () => {
    const scene = having('tengu').food().turn('Diana').choose('Diana', 'use:tengu');
    expect(scene.choices).toEqual(['after']);
    const none = having('tengu').food();
    Object.assign(none.state, { supply: [], eaten: [] });
    expect(calls(none.turn('Diana'))).toEqual([]);
  });

  it('A30: spirits help in summer, Okami alone in winter', () => {
    expect(calls(having('okami').turn('Diana'))).toEqual([]);
  });
});
