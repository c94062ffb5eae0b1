import { total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { bitoku, isTenguBeaten, tenguSheet } from '../src/index.ts';
import type { Scene } from './scene.ts';
import { tenguOf, tenguScene } from './tengu-scene.ts';

describe('the Ascension against him', () => {
  it('counts his markers, matches, yokai, resources, crystals, bitoku and lakes', () => {
    const scene = tenguScene();
    const tengu = tenguOf(scene);
    Object.assign(tengu, { wood: 2, sake: 1, crystals: ['dream-01', 'memory-01'], path: ['gi', 'rei', 'gi'] });
    tengu.yokai = ['start-kappa', 'start-nezumi', 'kappa-1', 'yamauba-1', 'kitsune-1'];
    tengu.mitama = ['mitama-ara-1', 'mitama-shinigami-1'];
    tengu.pairs = [{ mitama: 'mitama-saki-1', dragonfly: 'dragonfly-01a' }];
    scene.built('yomi', 'temple-1', 'tengu').built('yomi', 'onsen-1', 'tengu').built('yomi', 'ryokan-1', 'tengu');
    scene.setKodama('tengu', 'yomi', 5);
    const row = (name: string) => tenguSheet(scene.state).find((one) => one.row === name)!.points;
    expect(row('markers')).toBe(1 + 1 + 2);
    expect(row('iwakura')).toBe(3 * (3 + 2));
    expect(row('followers')).toBe(2 * 3 + 3 * 6);
    expect(row('goods')).toBe(3);
    expect(row('slots')).toBe(4);
    expect(row('set')).toBe(2);
    expect(row('first')).toBe(3);
    // The neutral kodama is ahead in the other four regions: second place there, for he is ahead of you.
    expect(row('lake')).toBe(5 + 4 + 3 + 3 + 2);
  });

  it('buildings match too, his own only; who is first in the turn order gets 3, he or you', () => {
    const scene = tenguScene().built('yomi', 'onsen-1', 'tengu').built('steps', 'farm-1', 'you');
    tenguOf(scene).iwakura = ['iwa-kappa', 'iwa-onsen-farm'];
    tenguOf(scene).yokai = [];
    const row = (name: string) => tenguSheet(scene.state).find((one) => one.row === name)!.points;
    expect(row('iwakura')).toBe(3);
    expect([row('first'), scene.row('you', 'first')]).toEqual([3, 0]);
    scene.state.order = [0, 1];
    expect([row('first'), scene.row('you', 'first')]).toEqual([0, 3]);
  });

  it('in a harder game 3 more for every region where his kodama leads, not where it is on the same cell', () => {
    const scene = tenguScene({ 'tengu-regions': true }).setKodama('tengu', 'yomi', 3).setKodama('tengu', 'glade', 2);
    const lake = (one: Scene) => tenguSheet(one.state).find(({ row }) => row === 'lake')!.points;
    const plain = tenguScene().setKodama('tengu', 'yomi', 3).setKodama('tengu', 'glade', 2);
    expect(lake(scene) - lake(plain)).toBe(6);
  });

  it('you win only with more points than he has; the one seat is always first in the standings', () => {
    const scene = tenguScene();
    const behind = total(tenguSheet(scene.state)) - scene.total('you');
    scene.player('you').points[0]! += behind;
    expect(isTenguBeaten(scene.state)).toBe(false);
    scene.player('you').points[0]! += 1;
    expect(isTenguBeaten(scene.state)).toBe(true);
    expect(bitoku.standings(scene.state)).toMatchObject([{ seat: 0, place: 1 }]);
    scene.goOn([{ do: 'endGame' }]);
    expect(scene.events('tenguTotal')).toMatchObject([{ isBeaten: true }]);
  });
});
