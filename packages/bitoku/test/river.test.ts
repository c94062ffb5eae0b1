import { describe, expect, it } from 'vitest';
import { bitoku } from '../src/index.ts';
import { FOUR, Scene, THREE, TWO } from './scene.ts';

const closed = (scene: Scene, seat = 0) =>
  bitoku.whyNot!(scene.state, seat).map(({ choice, why }) => `${choice} ${why}`);

describe('crossing the river', () => {
  it('loses 1, from 6 it falls to 3; a 1 cannot cross, nor a die in the house, nor where no space is free', () => {
    const scene = new Scene(THREE).inForest('purple', 0, 1, 'yomi').inForest('purple', 1, 4, 'house-1');
    scene.inForest('purple', 2, 2, 'glade').onHill('brown', 0, 3, 'glade').onHill('brown', 1, 3, 'glade');
    scene.hand('purple', 'start-kappa').turn('purple');
    expect(scene.choices).toEqual(['play:start-kappa']);
    expect(closed(scene)).toEqual(['cross:0 valueOne', 'cross:2 bankFull', 'pass cardsOrDiceLeft']);
  });

  it('the space that the die leaves is free again', () => {
    const scene = new Scene(TWO).inForest('purple', 0, 3, 'glade').die('yellow', 0, 2).turn('purple');
    scene.play('purple', 'cross:0', 'glade:bitoku');
    expect(scene.choose('yellow', 'use:0').choices).toContain('glade');
  });

  it('R6: with two players a die chooses among the rewards of both hills on its side', () => {
    const scene = new Scene(TWO).inForest('purple', 0, 3, 'glade').turn('purple').choose('purple', 'cross:0');
    expect(scene.choices.filter((choice) => !`${choice}`.endsWith('leave'))).toEqual([
      'glade:bitoku',
      'glade:yokai',
      'glade:pick',
      'forges:bitoku',
      'forges:yokai',
      'forges:pick',
    ]);
    scene.choose('purple', 'forges:bitoku');
    expect(scene.hillOf('forges')).toMatchObject({ bitoku: null, covered: 0b001 });
  });

  it('a reward may be left, but its marker is placed', () => {
    const scene = new Scene(THREE).inForest('purple', 0, 3, 'glade').turn('purple');
    scene.play('purple', 'cross:0', 'glade:yokai:leave');
    expect(scene.player('purple').hand).toEqual([]);
    expect(scene.hillOf('glade').covered).toBe(0b010);
    expect(scene.hillOf('glade').yokai).not.toBeNull();
  });

  it('two different ones of four; each may be skipped', () => {
    const scene = new Scene(THREE).inForest('purple', 0, 3, 'glade').turn('purple');
    scene.play('purple', 'cross:0', 'glade:pick');
    expect(scene.choices).toEqual(['vision', 'iwakura', 'pilgrim', 'kodama:1', 'stop']);
    scene.play('purple', 'pilgrim', 'p1');
    expect(scene.choices).toEqual(['vision', 'iwakura', 'kodama:1', 'stop']);
    expect(scene.choose('purple', 'stop').decides).toBe('yellow');
    expect(scene.player('purple')).toMatchObject({ awake: 2, stones: 0b1 });
    const both = new Scene(THREE).inForest('purple', 0, 3, 'glade').turn('purple');
    both.play('purple', 'cross:0', 'glade:pick', 'kodama:1', 'house');
    expect(both.choices).toEqual(['vision', 'iwakura', 'pilgrim', 'stop']);
    expect(both.play('purple', 'pilgrim', 'p1').decides).toBe('yellow');
  });

  it('the two of four are had once a round too', () => {
    const scene = new Scene(THREE).inForest('purple', 0, 3, 'glade').hill('glade', { covered: 0b100 }).turn('purple');
    expect(scene.choose('purple', 'cross:0').choices).not.toContain('glade:pick');
  });

  it('two dice to a bank with two and three players, three with four', () => {
    const mayCross = (names: readonly string[], there: number) => {
      const scene = new Scene(names).hand('purple', 'start-kappa').inForest('purple', 0, 3, 'forges');
      for (let slot = 0; slot < there; slot++) scene.onHill('yellow', slot, 2, 'forges');
      return scene.turn('purple').choices.includes('cross:0');
    };
    expect([mayCross(TWO, 1), mayCross(TWO, 2)]).toEqual([true, false]);
    expect([mayCross(THREE, 1), mayCross(THREE, 2)]).toEqual([true, false]);
    expect([mayCross(FOUR, 2), mayCross(FOUR, 3)]).toEqual([true, false]);
  });

  it('with two players the dice of both regions share a bank, with three every region has its own', () => {
    const mayCross = (names: readonly string[]) => {
      const scene = new Scene(names).hand('purple', 'start-kappa').inForest('purple', 0, 3, 'forges');
      scene.onHill('yellow', 0, 2, 'glade').onHill('yellow', 1, 2, 'glade');
      return scene.turn('purple').choices.includes('cross:0');
    };
    expect([mayCross(TWO), mayCross(THREE)]).toEqual([false, true]);
  });
});

describe('the harder variant', () => {
  const strict = (own: number, other: number, amulets = [0, 0, 0]) => {
    const scene = new Scene(THREE, { 'strict-forest': true }).noAncient().inForest('brown', 0, other, 'glade');
    return scene.die('purple', 0, own).give('purple', { amulets }).turn('purple').play('purple', 'use:0', 'glade');
  };

  it('a forest action needs more than every other die', () => {
    expect(strict(4, 4).asks).toBe('basic');
    expect(strict(5, 4).asks).toBe('resolve');
  });

  it('a 6 beside a 6 may spend one more amulet of any value; the die stays a 6', () => {
    const scene = strict(6, 6, [0, 1, 0]);
    expect(scene.choices).toEqual(['amulet:2', 'skip']);
    scene.choose('purple', 'amulet:2');
    expect(scene.asks).toBe('resolve');
    expect(scene.player('purple').dice[0]!.value).toBe(6);
    expect(scene.has('purple')).toEqual({});
    expect(strict(6, 6, [0, 1, 0]).choose('purple', 'skip').asks).toBe('basic');
    expect(strict(6, 6).asks).toBe('basic');
  });

  it('an amulet is asked for only by a 6 beside a 6', () => {
    expect(strict(6, 5, [1, 0, 0]).asks).toBe('resolve');
    expect(strict(4, 4, [1, 0, 0]).asks).toBe('basic');
  });

  it('with or without the amulet buildings can be used', () => {
    const place = (choice: string) => {
      const scene = new Scene(THREE, { 'strict-forest': true }).noAncient().built('glade', 'onsen-1', 'brown');
      scene
        .inForest('brown', 0, 6, 'glade')
        .die('purple', 0, 6)
        .give('purple', { amulets: [1, 0, 0] })
        .turn('purple');
      return scene.play('purple', 'use:0', 'glade', choice).choices;
    };
    expect(place('amulet:1')).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'row-6', 'onsen-1', 'stop']);
    expect(place('skip')).toEqual(['onsen-1', 'stop']);
  });

  it('dice that crossed do not count, and the house compares nothing', () => {
    const scene = new Scene(THREE, { 'strict-forest': true }).noAncient().onHill('brown', 0, 6, 'yomi');
    scene.inForest('brown', 1, 6, 'house-2').die('purple', 0, 1).die('purple', 1, 1).turn('purple');
    expect(scene.play('purple', 'use:0', 'yomi').choices).toEqual(['row-1', 'stop']);
    scene.turn('purple').play('purple', 'use:1', 'house-1');
    expect(scene.has('purple')).toEqual({ a2: 1 });
  });

  it('copying is not affected', () => {
    const scene = new Scene(TWO, { 'strict-forest': true }).inForest('yellow', 0, 6, 'glade').die('purple', 0, 3);
    scene.turn('purple').play('purple', 'use:0', 'house-6', 'die:1.0');
    expect(scene.asks).toBe('copyRow');
  });
});
