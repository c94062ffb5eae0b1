import { describe, expect, it } from 'vitest';
import { virtueOf } from '../src/index.ts';
import { ANYTHING, FOUR, Scene, THREE, TWO } from './scene.ts';

/** The examples of the rulebook, with scripted luck. */
describe('cards and symbols', () => {
  it('E1: a nezumi given up in winter with three buildings brings 6, with six of them the most that there is, 12', () => {
    const scene = new Scene(THREE).mat('purple', 'nezumi-1').deck('purple', 'start-kappa', 'start-kitsune');
    scene.give('purple', { discard: ['start-nezumi', 'start-imomushi'] });
    scene.built('yomi', 'temple-2', 'purple').built('steps', 'farm-2', 'purple').built('forges', 'onsen-2', 'purple');
    scene.goOn([{ do: 'endYear' }, { do: 'virtue', seat: 0 }]).choose('purple', 'nezumi-1', ANYTHING);
    expect(scene.points('purple')).toBe(6);
    expect(scene.player('purple').removed).toEqual(['nezumi-1']);
    const rich = new Scene(FOUR).built('yomi', 'temple-2', 'purple').built('yomi', 'onsen-1', 'purple');
    rich.built('yomi', 'farm-2', 'purple').built('steps', 'farm-1', 'purple').built('steps', 'temple-1', 'purple');
    rich.built('glade', 'onsen-3', 'purple');
    expect(virtueOf(rich.state, 0, 'nezumi-1')).toEqual({ count: 6, points: 12 });
    rich.give('purple', { iwakura: ['iwa-ara', 'iwa-nigi', 'iwa-saki', 'iwa-kushi'], wood: 20 });
    expect(virtueOf(rich.state, 0, 'yamauba-2').points).toBe(12);
    expect(virtueOf(rich.state, 0, 'kappa-1').points).toBe(12);
  });

  it('E2: a torii makes a mitama for 1 jade and 2 sake cheaper by two: 2 sake less, or 1 sake and the jade', () => {
    const scene = new Scene(TWO).open('mitama', null, null, 'mitama-saki-1');
    scene.give('purple', { jade: 1, sake: 2 }).gets('purple', ['mitama:2'], 'torii').choose('purple', 3);
    expect(scene.choices).toEqual(['1+0', '0+1']);
    scene.choose('purple', '1+0');
    expect(scene.has('purple')).toEqual({ sake: 2 });
    expect(scene.pointsFrom('purple', 'mitama')).toBe(5);
  });

  it('E3: "jade or sake, 2" is 2 jade, 2 sake, or one of each', () => {
    const mixed = (...picks: string[]) => new Scene(TWO).gets('purple', ['jadesake:2']).play('purple', ...picks);
    expect(mixed('jade', 'jade').has('purple')).toEqual({ jade: 2 });
    expect(mixed('sake', 'sake').has('purple')).toEqual({ sake: 2 });
    expect(mixed('jade', 'sake').has('purple')).toEqual({ jade: 1, sake: 1 });
  });

  it('E4: "any, 2" is any two resources', () => {
    const scene = new Scene(TWO).gets('purple', ['any:2']);
    expect(scene.choices).toEqual(['wood', 'stone', 'jade', 'sake']);
    scene.play('purple', 'stone', 'wood');
    expect(scene.has('purple')).toEqual({ wood: 1, stone: 1 });
  });

  it('E5: build or get a crystal, a resource cheaper', () => {
    const scene = () => new Scene(TWO).noAncient().open('building', 'farm-1').open('crystal', 'dream-03', 'dream-05');
    const builds = scene().gets('purple', ['build:1/crystal:1']);
    expect(builds.choices).toEqual(['build:1', 'crystal:1', 'skip']);
    builds.play('purple', 'build:1', 1, 'steps-tl');
    expect(builds.cell('steps', 'tl')).toBe('farm-1');
    const crystal = scene().gets('purple', ['build:1/crystal:1']).play('purple', 'crystal:1', 2, 'dream-2');
    expect(crystal.player('purple').crystals[1]).toBe('dream-05');
  });

  it('E26: two steps are two cells for one kodama or one cell each for two', () => {
    const one = new Scene(TWO).gets('purple', ['kodama:2']).play('purple', 'yomi', 'yomi');
    expect(one.player('purple').kodama).toEqual([3, 1, 1, 1, 1]);
    const two = new Scene(TWO).gets('purple', ['kodama:2']).play('purple', 'yomi', 'house');
    expect(two.player('purple').kodama).toEqual([2, 1, 2, 1, 1]);
  });
});

describe('the seasons', () => {
  it('E6: spring: with one card left three are drawn, one is discarded; then the crystals bring a card and an amulet', () => {
    const scene = new Scene(TWO).hand('purple', 'start-kappa');
    scene.hand('yellow', 'start-kappa', 'start-kitsune', 'start-nezumi', 'start-imomushi');
    scene.give('purple', { crystals: ['dream-01', 'dream-03', null, null, null, null, null, null] });
    const drawn = ['start-imomushi', 'start-nezumi', 'start-kitsune'];
    scene.goOn([{ do: 'spring' }], ...drawn);
    expect(scene.choicesOf('purple')).toEqual(['start-kappa', ...drawn]);
    scene.choose('purple', 'start-nezumi').choose('yellow', 'start-kappa');
    expect(scene.has('purple')).toEqual({ a1: 1 });
    expect(scene.choices).toEqual(['dream-01', 'stop']);
    scene.choose('purple', 'dream-01', 'start-shin-okami');
    expect(scene.player('purple').hand).toHaveLength(4);
    expect(scene.player('purple').discard).toEqual(['start-nezumi']);
    expect(scene.asks).toBe('basic');
  });

  it('E7: an imomushi on the left space frees the die there, and brings wood or stone', () => {
    const scene = new Scene(TWO).hand('purple', 'start-imomushi').turn('purple');
    scene.choose('purple', 'play:start-imomushi').choose('purple', 'left');
    expect(scene.player('purple').dice[0]!.at).toBe('unlocked');
    expect(scene.choices).toEqual(['wood:1', 'stone:1']);
    scene.choose('purple', 'wood:1');
    expect(scene.has('purple')).toEqual({ wood: 1 });
    expect(scene.decides).toBe('yellow');
  });

  it('E8: a pilgrim for a locked die, two amulets from 2 to 4, the forest action and brown’s building', () => {
    const scene = () => {
      const one = new Scene(THREE)
        .noAncient()
        .die('yellow', 1, 2, 'locked')
        .give('yellow', { amulets: [2, 0, 0] });
      return one.built('yomi', 'temple-1', 'brown');
    };
    const low = scene().inForest('brown', 0, 2, 'yomi').turn('yellow');
    low.play('yellow', 'free:1', 'amulet:1', 'amulet:1', 'yomi');
    expect(low.player('yellow')).toMatchObject({ awake: 2, lost: 1, amulets: [0, 0, 0] });
    expect(low.choices).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'temple-1', 'stop']);
    const [rock] = low.state.garden;
    low.play('yellow', 'temple-1', rock!);
    expect(low.player('yellow').iwakura).toContain(rock);
    expect(low.pointsFrom('brown', 'buildings')).toBe(1);
    const high = scene().inForest('brown', 0, 5, 'yomi').turn('yellow');
    high.play('yellow', 'free:1', 'amulet:1', 'amulet:1', 'yomi');
    expect(high.choices).toEqual(['temple-1', 'stop']);
  });

  it('E9, E10 and E11: three dice cross from one region; each reward of the hill is had once', () => {
    const scene = new Scene(FOUR).inForest('purple', 0, 4, 'yomi').inForest('yellow', 0, 6, 'yomi');
    scene.inForest('purple', 1, 3, 'yomi').hill('yomi', { bitoku: 'rei', yokai: 'kappa-1' }).turn('purple');
    scene.give('purple', { path: ['gi'] }).play('purple', 'cross:0', 'yomi:bitoku');
    expect(scene.player('purple').dice[0]).toMatchObject({ value: 3, at: 'hill' });
    expect(scene.player('purple').path).toEqual(['gi', 'rei']);
    scene.play('yellow', 'cross:0');
    expect(scene.choices).toEqual(['yomi:yokai', 'yomi:yokai:leave', 'yomi:pick']);
    scene.play('yellow', 'yomi:yokai');
    expect(scene.player('yellow').dice[0]).toMatchObject({ value: 3, at: 'hill' });
    expect(scene.player('yellow').hand.map(({ card }) => card)).toEqual(['kappa-1']);
    scene.turn('purple').play('purple', 'cross:1');
    expect(scene.choices).toEqual(['yomi:pick']);
    scene.play('purple', 'yomi:pick', 'iwakura', scene.state.garden[0]!, 'kodama:1', 'forges');
    expect(scene.player('purple').iwakura).toHaveLength(2);
    expect(scene.kodama('purple', 'forges')).toBe(2);
    expect(scene.hillOf('yomi')).toEqual({ bitoku: null, yokai: null, covered: 0b111 });
  });

  it('E12: yellow and brown in the house go first; purple and green keep their order', () => {
    const scene = new Scene(FOUR).inForest('yellow', 0, 1, 'house-1').inForest('brown', 0, 6, 'house-2');
    scene.inForest('yellow', 1, 3, 'house-3');
    scene.state.order = ['purple', 'brown', 'green', 'yellow'].map((name) => scene.seat(name));
    scene.state.round = 4;
    scene.goOn([{ do: 'autumn' }]);
    expect(scene.state.order.map((seat) => FOUR[seat])).toEqual(['yellow', 'brown', 'purple', 'green']);
  });
});

describe('places of the board', () => {
  it('E23: who has reached the first torii may start the next pilgrimage beside it', () => {
    const scene = new Scene(TWO);
    scene.state.sides[1] = [0];
    scene.gets('purple', ['mp:1']);
    expect(scene.choices).toEqual(['start:pw1-c1', 'start:pw1-c2', 'stop']);
    scene.choose('purple', 'start:pw1-c2');
    expect(scene.player('purple')).toMatchObject({ awake: 2, walkers: [0, 1, 0, 0, 0, 0, 0, 0] });
  });

  it('E24: brown’s 3 on the copying space becomes 2, and does an action of yomi with purple’s 4', () => {
    const scene = new Scene(['purple', 'brown']).inForest('purple', 0, 4, 'yomi').die('brown', 0, 3);
    scene.give('brown', { jade: 2 }).turn('brown').play('brown', 'use:0', 'house-6');
    expect(scene.player('brown').dice[0]!.value).toBe(2);
    scene.choose('brown', 'die:0.0');
    expect(scene.choices).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'skip']);
    scene.choose('brown', 'row-1');
    expect(scene.kodama('brown', 'yomi')).toBe(2);
  });

  it('E25: beside brown’s farm and onsen yellow builds a ryokan for a wood and a stone: two steps, and its bonus later', () => {
    const scene = new Scene(FOUR).built('yomi', 'farm-1', 'brown').built('yomi', 'onsen-1', 'brown');
    scene.built('steps', 'temple-2', 'yellow').built('steps', 'farm-2', 'yellow');
    scene.open('building', 'ryokan-1').give('yellow', { wood: 1, stone: 1 }).gets('yellow', ['build:0']);
    scene.play('yellow', 1, 'yomi-br');
    expect(scene.has('yellow')).toEqual({});
    expect(scene.kodama('yellow', 'yomi')).toBe(3);
    scene.die('green', 0, 2).turn('green').play('green', 'use:0', 'yomi').choose('green', 'ryokan-1', 'start-kappa');
    expect(scene.decides).toBe('yellow');
    expect(scene.choices).toEqual(['vp', 'amulet']);
    scene.choose('yellow', 'amulet');
    expect(scene.has('yellow')).toEqual({ a1: 1 });
  });
});
