import { faceDown } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  bestVisions,
  bitoku,
  elementsFor,
  guardianPoints,
  IWAKURA,
  type Iwakura,
  type LakeTreasure,
  type MitamaTile,
  type Pair,
  setPoints,
  VISION_ELEMENTS,
  VISION_FACTS,
  type VisionCard,
  visionPoints,
} from '../src/index.ts';
import { FOUR, Scene, THREE, TWO } from './scene.ts';

const pairsOf = (...mitama: MitamaTile[]): Pair[] =>
  mitama.map((tile, i) => ({ mitama: tile, dragonfly: `dragonfly-0${i + 1}a` as Pair['dragonfly'] }));

/** The treasures of yomi, steps, house, glade and forges. */
const TREASURES: LakeTreasure[] = ['lake-mirror', 'lake-pearl', 'lake-comb', 'lake-fan', 'lake-bell'];

/** Purple at the end of the rulebook's example, before the Ascension. */
function example(): Scene {
  const scene = new Scene(FOUR);
  const { state } = scene;
  state.treasures = TREASURES;
  state.phase = 'ascension';
  state.round = 4;
  scene.give('purple', {
    points: [20, 5, 20, 10, 6, 6, 0],
    wood: 2,
    path: ['makoto', 'chugi', 'makoto', 'yu'],
    visited: 2,
    crystals: ['dream-01', 'dream-03', 'dream-05', null, null, null, null, null],
    iwakura: ['iwa-ara', 'iwa-ryokan-temple'],
    stones: 0b11,
    pairs: pairsOf('mitama-ara-1', 'mitama-ara-2', 'mitama-shinigami-1'),
    visions: ['vision-02', 'vision-03'],
  });
  scene.die('purple', 0, 3, 'locked').die('purple', 1, 5, 'locked').die('purple', 2, 3, 'locked');
  scene.built('yomi', 'temple-1', 'purple');
  state.sides[1] = [0];
  scene.setKodama('purple', 'yomi', 7).setKodama('purple', 'forges', 4).setKodama('brown', 'forges', 4);
  scene.setKodama('yellow', 'forges', 2).setKodama('green', 'forges', 1);
  for (const region of ['steps', 'house', 'glade'] as const) {
    scene.setKodama('yellow', region, 2).setKodama('brown', region, 3).setKodama('green', region, 4);
  }
  return scene.goOn([{ do: 'endGame' }, { do: 'harvest', seat: 0, left: null }]);
}

describe('the Ascension', () => {
  it('E13: of the last harvest only the sake matters, and nobody is asked', () => {
    const scene = example();
    expect(scene.state.agenda).toEqual([]);
    expect(scene.has('purple')).toEqual({ wood: 2, sake: 1, a1: 1 });
    expect(scene.player('purple').hand).toEqual([]);
  });

  it('E14: who is first in the turn order gets 3', () => {
    expect(example().row('purple', 'first')).toBe(3);
    expect(example().row('brown', 'first')).toBe(0);
  });

  it('E15: three different bitoku are 4, copies do not count', () => {
    expect(example().row('purple', 'set')).toBe(4);
    const kinds = ['makoto', 'chugi', 'yu', 'jin', 'rei', 'gi', 'meiyo'] as const;
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => setPoints(kinds.slice(0, n)))).toEqual([0, 1, 2, 4, 7, 11, 16, 22]);
  });

  it('E16: the last cell of yomi is worth 5; in the forges two share 5 and 2, the third gets 0', () => {
    const scene = example();
    expect(scene.row('purple', 'lake')).toBe(8);
    expect(scene.lake('purple', 'yomi')).toBe(5);
    expect(['purple', 'brown', 'yellow', 'green'].map((name) => scene.lake(name, 'forges'))).toEqual([3, 3, 0, 0]);
  });

  it('E17: three Ara with the joker, twice; one temple, once', () => {
    expect(example().row('purple', 'iwakura')).toBe(7);
  });

  it('E18: dice 3, 5 and 3 with three resources are 14, divided by 4', () => {
    const scene = example();
    expect(guardianPoints(scene.player('purple'))).toBe(3);
  });

  it('E19: one building serves one vision: 6, and 1 is lost for the other', () => {
    const scene = example();
    expect(scene.row('purple', 'visions')).toBe(5);
    expect(visionPoints(scene.state, 0)).toEqual({ points: 5, fulfilled: 1, mask: 0b01 });
  });

  it('E20: 67 and 36 are 103; with a tie the one with more fulfilled visions wins', () => {
    const scene = example();
    expect(scene.row('purple', 'markers') + scene.row('purple', 'slots')).toBe(6);
    expect(scene.total('purple')).toBe(103);
    scene.give('brown', { visions: ['vision-10', 'vision-09'], wood: 2 });
    scene.give('brown', { pairs: pairsOf('mitama-saki-1', 'mitama-saki-2', 'mitama-saki-3') });
    scene.give('brown', { mitama: ['mitama-saki-4', 'mitama-saki-5'] });
    const behind = 103 - scene.total('brown');
    scene.player('brown').points[0]! += behind;
    const places = bitoku.standings(scene.state);
    expect(places[2]).toMatchObject({ place: 1, score: 103, tieBreakers: [2, -3] });
    expect(places[0]).toMatchObject({ place: 2, score: 103, tieBreakers: [1, -1] });
  });

  it('a tie after that goes to who is earlier in the turn order', () => {
    const scene = new Scene(TWO);
    scene.state.order = [1, 0];
    scene.player('purple').points[0] = 3;
    expect(bitoku.standings(scene.state).map(({ score, place }) => [score, place])).toEqual([
      [scene.total('purple'), 2],
      [scene.total('purple'), 1],
    ]);
  });

  it('E21: three visions that need four crystals, with three of them: the best two', () => {
    const scene = new Scene(THREE).give('purple', { visions: ['vision-05', 'vision-06', 'vision-24'], visited: 1 });
    scene.give('purple', {
      path: ['gi'],
      crystals: ['dream-01', 'dream-02', null, null, null, 'mastery-01', null, null],
    });
    scene.built('yomi', 'temple-2', 'purple').built('steps', 'farm-2', 'purple').built('forges', 'onsen-2', 'purple');
    scene.state.sides[0] = [0];
    expect(visionPoints(scene.state, 0)).toMatchObject({ points: 5 + 5 - 1, fulfilled: 2 });
  });

  it('E22: two buildings, a resource and a united dragonfly are 6; without any of them 2 are lost', () => {
    const scene = new Scene(THREE).give('purple', { visions: ['vision-01'], pairs: pairsOf('mitama-ara-1'), sake: 1 });
    expect(scene.row('purple', 'visions')).toBe(-2);
    scene.built('yomi', 'temple-2', 'purple').built('steps', 'farm-2', 'purple');
    expect(scene.row('purple', 'visions')).toBe(6);
    expect(scene.has('purple')).toEqual({ sake: 1 });
  });

  it('every kind of element counts for visions', () => {
    const scene = new Scene(THREE).give('purple', { path: ['gi', 'rei', 'yu'], visited: 2, wood: 1, sake: 1 });
    scene.give('purple', { pairs: pairsOf('mitama-ara-1'), mitama: ['mitama-nigi-1'] });
    scene.give('purple', { crystals: [null, 'dream-02', null, null, 'memory-01', null, 'mastery-01', null] });
    scene.built('yomi', 'temple-1', 'purple').built('yomi', 'onsen-1', 'yellow');
    // Insight, torii and torii of purple's.
    scene.state.sides[0] = [1, 0];
    scene.state.sides[1] = [0, 2];
    scene.state.sides[8 + 5] = [0];
    const has = Object.fromEntries(VISION_ELEMENTS.map((element, at) => [element, elementsFor(scene.state, 0)[at]]));
    expect(has).toEqual({
      resource: 2,
      building: 1,
      crystal: 3,
      mitama: 2,
      united: 1,
      insight: 1,
      torii: 2,
      visited: 2,
    });
  });

  it('R31: of two ways with the same points the one with more visions', () => {
    const visions: VisionCard[] = ['vision-27', 'vision-24', 'vision-05'];
    const has = { building: 2, crystal: 3, visited: 1, insight: 1 } as Partial<Record<string, number>>;
    const best = bestVisions(
      visions,
      VISION_ELEMENTS.map((element) => has[element] ?? 0),
    );
    expect(best).toEqual({ points: 8, fulfilled: 2, mask: 0b110 });
  });

  it('a united pair is a mitama and a dragonfly, for two visions or for one', () => {
    const scene = new Scene(THREE).give('purple', { visions: ['vision-10'], pairs: pairsOf('mitama-ara-1') });
    expect(scene.row('purple', 'visions')).toBe(-1);
    scene.give('purple', { mitama: ['mitama-nigi-1'] });
    expect(scene.row('purple', 'visions')).toBe(4);
  });

  it('the points on the way can fall below nothing only by visions', () => {
    const scene = new Scene(THREE).give('purple', { visions: ['vision-27', 'vision-28', 'vision-26'] });
    expect(scene.row('purple', 'visions')).toBe(-6);
  });
});

describe('iwakura', () => {
  it('count yokai in the deck, the hand, on the discard pile, on the mat and under it', () => {
    const scene = new Scene(THREE).give('purple', { iwakura: ['iwa-kappa'], stones: 0b1, discard: ['kappa-1'] });
    scene.deck('purple', 'start-kappa', 'start-nezumi').mat('purple', 'nezumi-1', 'kappa-2').hand('purple', 'kappa-3');
    scene.give('purple', { taken: [faceDown('kappa-4', 1)], removed: ['kappa-5', 'kitsune-1'] });
    expect(scene.row('purple', 'iwakura')).toBe(6);
  });

  it('count mitama united or not, and own buildings only; nothing without a pilgrim', () => {
    const scene = new Scene(THREE).give('purple', { iwakura: ['iwa-ara', 'iwa-ryokan-temple'], stones: 0b1 });
    scene.give('purple', {
      mitama: ['mitama-ara-3', 'mitama-saki-1'],
      pairs: pairsOf('mitama-ara-1', 'mitama-nigi-1'),
    });
    expect(scene.row('purple', 'iwakura')).toBe(2);
    scene.built('yomi', 'temple-1', 'purple').built('yomi', 'ryokan-1', 'yellow').built('steps', 'ryokan-2', 'purple');
    expect(scene.row('purple', 'iwakura')).toBe(2);
    expect(scene.give('purple', { stones: 0b100 }).row('purple', 'iwakura')).toBe(2);
    expect(scene.give('purple', { stones: 0b101 }).row('purple', 'iwakura')).toBe(4);
  });

  it('count an element for each of several', () => {
    const scene = new Scene(THREE).give('purple', { iwakura: ['iwa-ryokan-temple', 'iwa-temple-onsen'], stones: 0b10 });
    scene.built('yomi', 'temple-1', 'purple');
    expect(scene.row('purple', 'iwakura')).toBe(2);
  });
});

describe('what is found for the player is the best', () => {
  it('of all ways to share out elements among visions', () => {
    const cards = Object.keys(VISION_FACTS) as VisionCard[];
    for (let seed = 1; seed <= 60; seed++) {
      const pick = (n: number, salt: number) => (seed * 7919 + salt * 104729) % n;
      const visions = [1, 2, 3, 4, 5].map((salt) => cards[(pick(28, salt) + salt) % 28]!);
      const elements = VISION_ELEMENTS.map((_, salt) => pick(4, salt + 9));
      const { points, fulfilled } = bestVisions(visions, elements);
      const all = Array.from({ length: 32 }, (_, mask) => countMask(visions, elements, mask));
      const best = all
        .flatMap((one) => (one === undefined ? [] : [one]))
        .sort((a, b) => b[0] - a[0] || b[1] - a[1])[0]!;
      expect([points, fulfilled]).toEqual(best);
    }
  });

  it('of all ways to give jokers a type', () => {
    const scene = new Scene(THREE).give('purple', { iwakura: ['iwa-kappa', 'iwa-kitsune', 'iwa-ara', 'iwa-nigi'] });
    scene.give('purple', { stones: 0b0101110, discard: ['yamauba-1', 'yamauba-2', 'kitsune-1'] });
    scene.deck('purple', 'start-kappa', 'start-kitsune');
    scene.give('purple', { mitama: ['mitama-shinigami-1', 'mitama-shinigami-2', 'mitama-nigi-1'] });
    // Pilgrims beside the four: 1, 3, 2 and 1.
    const tiles: [Iwakura, number][] = [
      ['iwa-kappa', 1],
      ['iwa-kitsune', 3],
      ['iwa-ara', 2],
      ['iwa-nigi', 1],
    ];
    const counts: Record<string, number> = { kappa: 1, kitsune: 2, ara: 0, nigi: 1 };
    const types = { yokai: ['kappa', 'kitsune'], mitama: ['ara', 'nigi'] };
    let best = 0;
    for (const a of types.yokai) {
      for (const b of types.yokai) {
        for (const c of types.mitama) {
          for (const d of types.mitama) {
            const jokers = [a, b, c, d];
            const score = tiles.reduce((sum, [tile, pilgrims]) => {
              const [type] = IWAKURA[tile].counts as readonly [string];
              return sum + pilgrims * (counts[type]! + jokers.filter((one) => one === type).length);
            }, 0);
            best = Math.max(best, score);
          }
        }
      }
    }
    expect(scene.row('purple', 'iwakura')).toBe(best);
  });
});

/** Points and number of fulfilled visions of one way; undefined if the elements do not suffice. */
function countMask(
  visions: readonly VisionCard[],
  elements: readonly number[],
  mask: number,
): [number, number] | undefined {
  const left = elements.slice();
  let [points, fulfilled] = [0, 0];
  visions.forEach((card, i) => {
    const { needs, vp, penalty } = VISION_FACTS[card];
    if ((mask & (1 << i)) === 0) {
      points -= penalty;
      return;
    }
    points += vp;
    fulfilled++;
    VISION_ELEMENTS.forEach((element, at) => {
      left[at]! -= needs[element] ?? 0;
    });
  });
  return left.every((n) => n >= 0) ? [points, fulfilled] : undefined;
}
