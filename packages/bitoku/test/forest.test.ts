import { describe, expect, it } from 'vitest';
import { HILLS, type Region } from '../src/index.ts';
import { FOUR, Scene, THREE, TWO } from './scene.ts';

const RICH = { wood: 4, stone: 4, jade: 4, sake: 4 } as const;

/** A die of 6 in a region, by somebody who can pay for everything. */
const inRegion = (region: Region) =>
  new Scene(THREE).noAncient().give('purple', RICH).die('purple', 0, 6).turn('purple').play('purple', 'use:0', region);

/** What a row asks: the sides of a slash and the parts of a row as choices, everything else as the step itself. */
const asked = (scene: Scene) =>
  scene.asks === 'chooseOne' || scene.asks === 'pick' ? scene.choices : scene.state.agenda.at(-1);

describe('forest actions', () => {
  it('with a 1 one’s kodama of that region goes on', () => {
    HILLS.forEach((region) => {
      const scene = inRegion(region).choose('purple', 'row-1');
      expect(scene.kodama('purple', region)).toBe(2);
      expect(scene.player('purple').kodama.reduce((sum, cell) => sum + cell)).toBe(6);
    });
  });

  it.each([
    ['yomi', 'row-2', ['mitama:0', 'dragonfly:0', 'skip']],
    ['yomi', 'row-3', ['mitama:1', 'dragonfly:0', 'skip']],
    ['yomi', 'row-4', ['mitama:1', 'dragonfly:1', 'skip']],
    ['yomi', 'row-6-mitama', ['mitama:1', 'dragonfly:0', 'stop']],
    ['yomi', 'row-6-dragonfly', ['mitama:0', 'dragonfly:1', 'stop']],
    ['steps', 'row-2', { do: 'move', points: 1 }],
    ['steps', 'row-3', { do: 'move', points: 2 }],
    ['steps', 'row-4', { do: 'move', points: 3 }],
    ['steps', 'row-6', { do: 'move', points: 4 }],
    ['glade', 'row-2', ['wood:1', 'jade:1']],
    ['glade', 'row-3', { do: 'chooseResource', among: 'any', count: 1 }],
    ['glade', 'row-4', { do: 'chooseResource', among: 'any', count: 2 }],
    ['glade', 'row-6', { do: 'chooseResource', among: 'any', count: 3 }],
    ['forges', 'row-2', { do: 'build', discount: 0 }],
    ['forges', 'row-3', ['crystal:0', 'build:0', 'skip']],
    ['forges', 'row-4', ['crystal:1', 'build:1', 'skip']],
    ['forges', 'row-6-crystal', ['crystal:1', 'build:0', 'stop']],
    ['forges', 'row-6-building', ['crystal:0', 'build:1', 'stop']],
  ] as const)('in %s %s asks for %j', (region, row, expected) => {
    const scene = inRegion(region).choose('purple', row);
    expect(asked(scene)).toMatchObject(expected);
    if (Array.isArray(expected)) expect(scene.choices).toHaveLength(expected.length);
  });

  it('R3: dice that have crossed to the hill of the region are no longer in it', () => {
    const scene = new Scene(THREE).noAncient().onHill('brown', 0, 6, 'yomi').die('purple', 0, 1).turn('purple');
    expect(scene.play('purple', 'use:0', 'yomi').choices).toEqual(['row-1', 'stop']);
  });

  it('after the forest action there is still the building, and the other way round', () => {
    const scene = new Scene(THREE).noAncient().built('glade', 'onsen-1', 'brown').die('purple', 0, 1).turn('purple');
    scene.play('purple', 'use:0', 'glade', 'row-1');
    expect(scene.choices).toEqual(['onsen-1', 'stop']);
    scene.choose('purple', 'onsen-1');
    expect([scene.has('purple'), scene.kodama('purple', 'glade')]).toEqual([{ a1: 1 }, 2]);
    expect(scene.decides).toBe('yellow');
  });

  it('a row that could do nothing is not offered', () => {
    const scene = new Scene(THREE).noAncient().setKodama('purple', 'yomi', 7).die('purple', 0, 1).turn('purple');
    expect(scene.play('purple', 'use:0', 'yomi').decides).toBe('yellow');
  });

  it('in a game that is not harder nothing is asked of a 6 beside a 6', () => {
    const scene = new Scene(THREE).noAncient().inForest('brown', 0, 6, 'glade').die('purple', 0, 6);
    scene
      .give('purple', { amulets: [1, 1, 1] })
      .turn('purple')
      .play('purple', 'use:0', 'glade');
    expect(scene.asks).toBe('resolve');
  });
});

describe('spaces of the house', () => {
  const place = (names: readonly string[], space: string) =>
    new Scene(names).die('purple', 0, 2).turn('purple').play('purple', 'use:0', space);

  it('one die to a space, and its owner does not matter', () => {
    const scene = new Scene(FOUR).inForest('purple', 1, 3, 'house-1').inForest('yellow', 0, 3, 'house-3');
    scene.die('purple', 0, 2).turn('purple').choose('purple', 'use:0');
    expect(scene.choices).toEqual(['yomi', 'steps', 'house-2', 'house-4', 'glade', 'forges']);
  });

  it('an amulet +1, and one resource or one movement point', () => {
    const resource = place(THREE, 'house-3').choose('purple', 'jade');
    expect([resource.has('purple'), resource.decides]).toEqual([{ jade: 1, a1: 1 }, 'yellow']);
    const movement = place(THREE, 'house-4');
    expect(movement.has('purple')).toEqual({ a1: 1 });
    expect(movement.state.agenda.at(-1)).toMatchObject({ do: 'move', points: 1 });
    const either = place(TWO, 'house-5');
    expect(either.has('purple')).toEqual({ a1: 1 });
    expect(either.choices).toEqual(['mp:1', 'any:1', 'skip']);
  });

  it('the copying space takes only dice of others', () => {
    const scene = new Scene(TWO)
      .inForest('purple', 1, 4, 'glade')
      .inForest('yellow', 0, 1, 'steps')
      .die('purple', 0, 3);
    scene.turn('purple').play('purple', 'use:0', 'house-6');
    expect(scene.choices).toEqual(['die:1.0', 'skip']);
  });

  it('with amulets a 1 can go to the copying space', () => {
    const scene = new Scene(TWO)
      .die('purple', 0, 1)
      .give('purple', { amulets: [1, 0, 0] })
      .turn('purple');
    expect(scene.choose('purple', 'use:0').choices).not.toContain('house-6');
    expect(scene.choose('purple', 'amulet:1').choices).toContain('house-6');
    expect(scene.choose('purple', 'house-6').player('purple').dice[0]!.value).toBe(1);
  });
});
