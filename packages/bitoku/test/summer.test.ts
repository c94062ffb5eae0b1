import { describe, expect, it } from 'vitest';
import { bitoku } from '../src/index.ts';
import { FOUR, Scene, THREE, TWO } from './scene.ts';

const closed = (scene: Scene, seat = 0) =>
  bitoku.whyNot!(scene.state, seat).map(({ choice, why }) => `${choice} ${why}`);

describe('basic actions', () => {
  it('a turn is one of them: a card, a die, a crossing', () => {
    const scene = new Scene(THREE).hand('purple', 'start-kappa').die('purple', 0, 3).inForest('purple', 1, 2, 'glade');
    scene.turn('purple');
    expect(scene.choices).toEqual(['play:start-kappa', 'use:0', 'cross:1', 'free:2']);
    scene.play('purple', 'use:0', 'house-1');
    expect(scene.decides).toBe('yellow');
  });

  it('a locked die needs an awake pilgrim', () => {
    const scene = new Scene(THREE).hand('purple', 'start-kappa').give('purple', { awake: 0 }).turn('purple');
    expect(scene.choices).toEqual(['play:start-kappa']);
    expect(closed(scene)).toContain('free:0 noPilgrim');
  });

  it('passing needs three cards played and three dice placed', () => {
    const scene = new Scene(THREE).mat('purple', 'start-kappa', 'start-kitsune', 'start-nezumi');
    scene.inForest('purple', 0, 3, 'glade').inForest('purple', 1, 2, 'house-1').die('purple', 2, 1);
    scene.hand('yellow', 'start-kappa').turn('purple');
    expect(scene.choices).toEqual(['cross:0', 'use:2']);
    expect(closed(scene)).toContain('pass cardsOrDiceLeft');
    scene.inForest('purple', 2, 1, 'steps').turn('purple');
    expect(scene.choices).toEqual(['cross:0', 'pass']);
    scene.choose('purple', 'pass');
    expect(scene.state.passed).toBe(0b001);
  });

  it('who could only pass is not asked; when all have passed it is autumn', () => {
    const scene = new Scene(TWO);
    for (const name of TWO) scene.mat(name, 'start-kappa', 'start-kitsune', 'start-nezumi');
    scene.inForest('purple', 0, 1, 'yomi').inForest('purple', 1, 1, 'steps').inForest('purple', 2, 1, 'house-1');
    scene.inForest('yellow', 0, 1, 'glade').inForest('yellow', 1, 1, 'forges').inForest('yellow', 2, 2, 'house-2');
    scene.state.round = 4;
    scene.state.players.forEach((player) => {
      player.deck.bag = [];
    });
    scene.turn('purple');
    expect(scene.events('passes')).toHaveLength(2);
    expect(scene.events('stepsForward')).toHaveLength(1);
    expect(scene.state.phase).toBe('ascension');
  });

  it('begins with the first in the turn order, whoever had the last turn of the year before', () => {
    const scene = new Scene(THREE);
    for (const name of THREE) scene.hand(name, 'start-kappa');
    scene.state.order = [2, 0, 1];
    scene.state.turn = 1;
    scene.state.passed = 0b111;
    expect(scene.goOn([{ do: 'summer' }]).decides).toBe('brown');
    for (const name of ['brown', 'purple', 'yellow']) {
      expect(scene.decides).toBe(name);
      scene.play(name, 'play:start-kappa', 'left', 'jade:1');
    }
    expect(scene.decides).toBe('brown');
  });

  it('who has passed is left out', () => {
    const scene = new Scene(THREE).hand('purple', 'start-kappa').hand('brown', 'start-kappa');
    scene.state.passed = 0b010;
    scene.turn('purple').play('purple', 'play:start-kappa', 'right', 'jade:1');
    expect(scene.decides).toBe('brown');
  });
});

describe('playing a card', () => {
  it('on any free space; a die that is free already, or on the board, does not matter', () => {
    const scene = new Scene(THREE).hand('purple', 'start-kappa').mat('purple', null, 'start-kitsune', null);
    scene.inForest('purple', 0, 3, 'glade').turn('purple').choose('purple', 'play:start-kappa');
    expect(scene.choices).toEqual(['left', 'right']);
    scene.play('purple', 'left', 'sake:1');
    expect(scene.player('purple').dice.map(({ at }) => at)).toEqual(['forest', 'locked', 'locked']);
    expect(scene.player('purple').mat).toEqual(['start-kappa', 'start-kitsune', null]);
  });

  it('not with all three spaces full', () => {
    const scene = new Scene(THREE).hand('purple', 'start-kappa').mat('purple', 'kappa-1', 'kappa-2', 'kappa-3');
    scene.turn('purple');
    expect(scene.choices).toEqual(['free:0', 'free:1', 'free:2']);
    expect(closed(scene)).toContain('play:start-kappa noCardSpace');
  });

  it('card and crystal in either order, each to its end; both may be left', () => {
    const start = () => {
      const scene = new Scene(THREE).hand('purple', 'kappa-4');
      scene.give('purple', { crystals: [null, null, null, null, null, 'mastery-08', null, null] });
      return scene.turn('purple').play('purple', 'play:kappa-4', 'left');
    };
    const scene = start();
    expect(scene.choices).toEqual(['card', 'crystal', 'stop']);
    scene.choose('purple', 'card');
    expect(scene.choices).toEqual(['jadesake:1', 'mp:1', 'stop']);
    scene.play('purple', 'mp:1', 'start:pw2-c1', 'jade');
    expect(scene.asks).toBe('kodama');
    scene.choose('purple', 'yomi');
    expect(scene.decides).toBe('yellow');
    const other = start().play('purple', 'crystal', 'yomi');
    expect(other.asks).toBe('pick');
    expect(start().choose('purple', 'stop').decides).toBe('yellow');
  });

  it('what a crystal simply gives is taken without asking', () => {
    const scene = new Scene(THREE).hand('purple', 'start-shin-okami');
    scene.give('purple', { crystals: [null, null, null, null, null, null, 'mastery-01', null] });
    scene.turn('purple').play('purple', 'play:start-shin-okami', 'middle');
    expect(scene.has('purple')).toEqual({ a1: 1 });
    expect(scene.asks).toBe('move');
  });

  it('the card still acts if only its crystal makes that possible', () => {
    const scene = new Scene(THREE).hand('purple', 'start-nezumi').open('crystal', null, 'memory-03').open('building');
    scene.give('purple', { crystals: [null, null, null, null, null, 'mastery-05', null, null] }).turn('purple');
    scene.play('purple', 'play:start-nezumi', 'left', 'wood');
    expect(scene.asks).toBe('crystal');
    scene.play('purple', 2, 'memory-1');
    expect(scene.has('purple')).toEqual({});
  });

  it('"then" has its order: the resource first can pay for the tile', () => {
    const scene = new Scene(THREE).hand('purple', 'imomushi-5').open('building', 'farm-1');
    scene.turn('purple').play('purple', 'play:imomushi-5', 'left', 'wood');
    expect(scene.asks).toBe('build');
    scene.play('purple', 1, 'steps-tl');
    expect(scene.has('purple')).toEqual({});
    expect(scene.kodama('purple', 'steps')).toBe(3);
  });
});

describe('using a die', () => {
  it('amulets of all values, never above 6; the rest is lost', () => {
    const scene = new Scene(THREE)
      .die('purple', 0, 4)
      .give('purple', { amulets: [1, 0, 1] })
      .turn('purple');
    scene.choose('purple', 'use:0');
    expect(scene.choices.slice(0, 2)).toEqual(['amulet:1', 'amulet:3']);
    scene.choose('purple', 'amulet:3');
    expect(scene.player('purple').dice[0]!.value).toBe(6);
    expect(scene.choices).toEqual(['yomi', 'steps', 'house-1', 'house-2', 'house-3', 'house-4', 'glade', 'forges']);
    expect(scene.has('purple')).toEqual({ a1: 1 });
  });

  it('on any free space, also beside own dice; with two players a region has one space', () => {
    const scene = new Scene(THREE).inForest('purple', 1, 2, 'glade').die('purple', 0, 3).turn('purple');
    expect(scene.choose('purple', 'use:0').choices).toContain('glade');
    const two = new Scene(TWO).inForest('yellow', 1, 2, 'glade').die('purple', 0, 1).turn('purple');
    two.choose('purple', 'use:0');
    expect(two.choices).toEqual(['yomi', 'steps', 'house-1', 'house-2', 'house-5', 'forges']);
    expect(closed(two)).toEqual(['glade full', 'house-6 valueTwo']);
  });

  it('spaces of a region: one, two and three with two, three and four players', () => {
    const full = (names: readonly string[], dice: number) => {
      const scene = new Scene(names).die('purple', 0, 3);
      for (let i = 0; i < dice; i++) scene.inForest(names[1 + (i % (names.length - 1))]!, i % 3, 1, 'yomi');
      return !scene.turn('purple').choose('purple', 'use:0').choices.includes('yomi');
    };
    expect([full(THREE, 1), full(THREE, 2)]).toEqual([false, true]);
    expect([full(FOUR, 2), full(FOUR, 3)]).toEqual([false, true]);
  });

  it('R2: any row that the value reaches; a 5 has those of a 4', () => {
    const rows = (value: number) =>
      new Scene(THREE).noAncient().die('purple', 0, value).turn('purple').play('purple', 'use:0', 'steps').choices;
    expect(rows(1)).toEqual(['row-1', 'stop']);
    expect(rows(3)).toEqual(['row-1', 'row-2', 'row-3', 'stop']);
    expect(rows(5)).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'stop']);
    expect(rows(6)).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'row-6', 'stop']);
  });

  it('R3: the forest action needs as much as every other die there, own dice too; dice on the hills do not count', () => {
    const place = (own: boolean, value: number) => {
      const scene = new Scene(THREE)
        .noAncient()
        .inForest(own ? 'purple' : 'brown', 1, 4, 'glade')
        .die('purple', 0, value);
      return scene.onHill('brown', 2, 6, 'glade').turn('purple').play('purple', 'use:0', 'glade').asks;
    };
    expect(place(false, 3)).toBe('basic');
    expect(place(true, 3)).toBe('basic');
    expect(place(false, 4)).toBe('resolve');
  });

  it('forest and building in either order, each at most once', () => {
    const scene = new Scene(THREE).noAncient().built('glade', 'farm-3', 'brown').die('purple', 0, 4).turn('purple');
    scene.play('purple', 'use:0', 'glade', 'farm-3', 'jade');
    expect(scene.choices).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'stop']);
    scene.play('purple', 'row-4', 'wood', 'wood');
    expect(scene.decides).toBe('yellow');
    expect(scene.has('purple')).toEqual({ wood: 2, jade: 1 });
    expect(scene.pointsFrom('brown', 'buildings')).toBe(1);
  });

  it('a building needs its number, whatever other dice show', () => {
    const scene = new Scene(THREE).noAncient().built('glade', 'farm-4', 'brown').built('glade', 'onsen-1', 'yellow');
    scene.inForest('yellow', 0, 6, 'glade').die('purple', 0, 3).turn('purple').play('purple', 'use:0', 'glade');
    expect(scene.choices).toEqual(['onsen-1', 'stop']);
    expect(closed(scene)).toContain('farm-4 valueTooLow');
    expect(closed(scene)).toContain('row-1 higherDie');
  });

  it('R12: not a building that was built in the same turn', () => {
    const scene = new Scene(THREE).noAncient().open('building', 'farm-1').give('purple', { wood: 1 });
    scene.die('purple', 0, 3).turn('purple').play('purple', 'use:0', 'forges', 'row-2', 1, 'forges-tl');
    expect(scene.cell('forges', 'tl')).toBe('farm-1');
    expect(scene.decides).toBe('yellow');
  });

  it('owner bonus: one point, one or the other, or both; none for oneself and for ancient buildings', () => {
    const use = (tile: 'onsen-1' | 'onsen-2' | 'onsen-6', owner: string) => {
      const scene = new Scene(THREE).noAncient().built('yomi', tile, owner).die('purple', 0, 6).turn('purple');
      return scene.play('purple', 'use:0', 'yomi', tile);
    };
    expect(use('onsen-1', 'brown').points('brown')).toBe(1);
    const both = use('onsen-6', 'brown');
    expect([both.points('brown'), both.has('brown')]).toEqual([1, { a1: 1 }]);
    const either = use('onsen-2', 'brown').play('purple', 'amulet:1');
    expect(either.decides).toBe('brown');
    either.choose('brown', 'vp');
    expect([either.points('brown'), either.has('brown')]).toEqual([1, {}]);
    const amulet = use('onsen-2', 'brown').play('purple', 'amulet:1').choose('brown', 'amulet');
    expect([amulet.points('brown'), amulet.has('brown')]).toEqual([0, { a1: 1 }]);
    expect(use('onsen-1', 'purple').points('purple')).toBe(0);
    const ancient = new Scene(TWO).built('yomi', 'ancient-1').die('purple', 0, 1).turn('purple');
    ancient.play('purple', 'use:0', 'yomi', 'ancient-1');
    expect(ancient.has('purple')).toEqual({ a1: 1 });
    expect(ancient.points('yellow')).toBe(0);
  });

  it('R13: a building that could do nothing is not offered; once it is used its owner gets the bonus', () => {
    const scene = new Scene(THREE).noAncient().built('glade', 'temple-1', 'brown').die('purple', 0, 1);
    scene.give('purple', { iwakura: ['iwa-ara', 'iwa-nigi', 'iwa-saki', 'iwa-kushi'] }).turn('purple');
    scene.play('purple', 'use:0', 'glade');
    expect(scene.choices).toEqual(['row-1', 'stop']);
    const other = new Scene(THREE).noAncient().built('glade', 'temple-1', 'brown').die('purple', 0, 1).turn('purple');
    other.play('purple', 'use:0', 'glade', 'temple-1', 'skip');
    expect(other.points('brown')).toBe(1);
  });
});

describe('the house', () => {
  const place = (names: readonly string[], space: string) => {
    const scene = new Scene(names).inForest('yellow', 0, 6, 'glade').die('purple', 0, 2).turn('purple');
    return scene.choose('purple', 'use:0').choose('purple', space, ...(space === 'house-2' ? [0, 0] : []));
  };

  it('any value, no comparison: amulet +2, or amulet +1 and a vision', () => {
    expect(place(THREE, 'house-1').has('purple')).toEqual({ a2: 1 });
    const vision = place(THREE, 'house-2');
    expect(vision.has('purple')).toEqual({ a1: 1 });
    expect(vision.choices).toEqual(['vision-04', 'vision-05', 'skip']);
  });

  it('with three and four: a resource, or a movement point', () => {
    expect(place(THREE, 'house-3').choose('purple', 'sake').has('purple')).toEqual({ sake: 1, a1: 1 });
    expect(place(FOUR, 'house-4').asks).toBe('move');
  });

  it('with two: one of the two', () => {
    const scene = place(TWO, 'house-5');
    expect(scene.choices).toEqual(['mp:1', 'any:1', 'skip']);
  });

  it('R5: the copying space: no building, no die that crossed, and in the house the space where the die stands', () => {
    const scene = new Scene(TWO).inForest('yellow', 0, 2, 'house-1').inForest('yellow', 1, 3, 'glade');
    scene.onHill('yellow', 2, 4, 'yomi').built('glade', 'ancient-2').die('purple', 0, 4).turn('purple');
    scene.play('purple', 'use:0', 'house-6');
    expect(scene.choices).toEqual(['die:1.0', 'die:1.1', 'skip']);
    scene.choose('purple', 'die:1.0');
    expect(scene.has('purple')).toEqual({ a2: 1 });
    expect(scene.decides).toBe('yellow');
  });

  it('R4: the copied value alone counts, not the own one', () => {
    const scene = new Scene(TWO).inForest('yellow', 1, 6, 'glade').die('purple', 0, 2).turn('purple');
    scene.play('purple', 'use:0', 'house-6', 'die:1.1');
    expect(scene.choices).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'row-6', 'skip']);
  });
});
