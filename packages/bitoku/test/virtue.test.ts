import { describe, expect, it } from 'vitest';
import { type Player, virtueOf, YOKAI, type YokaiCard } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

/** Purple has a different number of everything that a card can count. */
function collector(): Scene {
  const scene = new Scene(THREE).built('yomi', 'temple-2', 'purple').built('steps', 'farm-2', 'yellow');
  const pair = (n: 1 | 2) => ({ mitama: `mitama-nigi-${n}`, dragonfly: `dragonfly-0${n}a` }) as const;
  const has: Partial<Player> = {
    crystals: ['dream-01', null, null, 'memory-01', null, 'mastery-01', null, 'mastery-02'],
    mitama: ['mitama-ara-1', 'mitama-ara-2', 'mitama-ara-3'],
    pairs: [pair(1), pair(2)],
    dragonflies: ['dragonfly-05a', 'dragonfly-06a'],
    iwakura: ['iwa-ara', 'iwa-nigi', 'iwa-saki'],
    stones: 0b1001011,
    path: ['gi', 'rei', 'yu', 'yu', 'jin', 'chugi'],
    visited: 5,
    visions: ['vision-01', 'vision-02'],
    wood: 1,
    stone: 2,
    jade: 1,
    sake: 3,
    kodama: [4, 5, 6, 7, 5],
    discard: ['start-kappa', 'start-nezumi'],
    removed: ['start-kitsune'],
  };
  scene.give('purple', has).deck('purple', 'start-imomushi').mat('purple', 'kappa-1', null, 'kappa-2');
  scene.hand('purple', 'start-shin-okami', 'nezumi-2');
  // Two torii and one insight of purple's; others do not count.
  scene.state.sides[1] = [1, 0];
  scene.state.sides[3] = [0];
  scene.state.sides[4] = [0];
  scene.state.sides[2] = [2];
  return scene;
}

describe('what a card counts in winter', () => {
  it.each<[YokaiCard, string, number]>([
    ['start-nezumi', 'own buildings', 1],
    ['start-imomushi', 'crystals', 4],
    ['start-kappa', 'mitama, united or not', 5],
    ['start-kitsune', 'united dragonflies', 2],
    ['start-shin-okami', 'visited bitoku', 5],
    ['imomushi-4', 'pilgrims at insight and torii', 3],
    ['shin-okami-5', 'pilgrims on the stone path', 4],
    ['yamauba-2', 'iwakura', 3],
    ['yamauba-4', 'bitoku on the path', 6],
    ['nezumi-5', 'visions', 2],
    ['imomushi-1', 'resources', 7],
    ['yamauba-1', 'cards in deck, hand, on the mat and discarded', 7],
    ['yamauba-3', 'kodama from the fifth cell on', 4],
  ])('%s: %s', (card, _, count) => {
    const points = Math.min(12, count * YOKAI[card].vp);
    expect(virtueOf(collector().state, 0, card)).toEqual({ count, points });
  });
});
