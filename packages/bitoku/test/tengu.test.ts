import { describe, expect, it } from 'vitest';
import { type BitokuOptions, IWAKURA } from '../src/index.ts';
import { ALONE, ANYTHING, Scene } from './scene.ts';
import { tenguOf, tenguScene, turnOfTengu } from './tengu-scene.ts';

const placed = (scene: Scene) => scene.die('tengu', 0, 2);

describe('what he does in a region', () => {
  it('yomi: a dragonfly at random, without cost or gain; an empty space is passed towards the edge, then from the centre', () => {
    const take = (lot: number, ...row: Parameters<Scene['open']>[1][]) => {
      const scene = placed(tenguScene()).open('dragonfly', ...(row as never[]));
      turnOfTengu(scene, 'tengu-01', 'right', lot);
      return tenguOf(scene).dragonflies;
    };
    const all = ['dragonfly-01a', 'dragonfly-02a', 'dragonfly-03a', 'dragonfly-04a'] as const;
    expect([0, 1, 2, 3, 4, 5].map((lot) => take(lot, ...all)[0]!.slice(10, 12))).toEqual([
      '01',
      '01',
      '02',
      '02',
      '03',
      '04',
    ]);
    expect(take(5, 'dragonfly-01a', null, null, null)).toEqual(['dragonfly-01a']);
    expect(take(0, null, null, 'dragonfly-03a', null)).toEqual(['dragonfly-03a']);
    expect(take(0)).toEqual([]);
  });

  it('yomi: his favourite mitama, the cheapest of several; no points and no effect', () => {
    const scene = placed(tenguScene()).open('mitama', 'mitama-saki-1', 'mitama-ara-1', 'mitama-ara-2');
    turnOfTengu(scene, 'tengu-02');
    expect(tenguOf(scene).mitama).toEqual(['mitama-ara-1']);
    expect(scene.points('tengu')).toBe(0);
    const other = placed(tenguScene()).open('mitama', 'mitama-shinigami-1', 'mitama-saki-1');
    turnOfTengu(other, 'tengu-02', 'right', 2);
    expect(tenguOf(other).mitama).toEqual(['mitama-saki-1']);
  });

  it('he always unites, and gets two movement points instead of the dragonfly', () => {
    const scene = placed(tenguScene()).open('mitama', 'mitama-ara-1');
    tenguOf(scene).dragonflies = ['dragonfly-01a'];
    turnOfTengu(scene, 'tengu-02');
    expect(tenguOf(scene).pairs).toEqual([{ mitama: 'mitama-ara-1', dragonfly: 'dragonfly-01a' }]);
    expect(scene.state.sides[0]).toEqual([1]);
    expect(scene.pointsFrom('tengu', 'paths')).toBe(2);
  });

  it('steps: three movement points', () => {
    const scene = placed(tenguScene());
    turnOfTengu(scene, 'tengu-03');
    expect(tenguOf(scene)).toMatchObject({ awake: 9, walkers: [1, 0, 0, 0, 0, 0, 0, 0] });
  });

  it('glade: the two resources of the card, and his most promising kodama', () => {
    const scene = placed(tenguScene()).setKodama('you', 'house', 3);
    turnOfTengu(scene, 'tengu-05');
    expect(tenguOf(scene)).toMatchObject({ wood: 1, stone: 1, kodama: [1, 1, 2, 2, 1] });
  });

  it('R49: without a standard resource he takes what he has least of, one after the other', () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-1').onHill('tengu', 1, 3, 'glade').die('tengu', 2, 4);
    scene.inForest('you', 0, 1, 'steps').setKodama('you', 'glade', 3);
    Object.assign(tenguOf(scene), { jade: 1, wood: 1 });
    expect(turnOfTengu(scene, 'tengu-04')).toBe('I');
    expect(tenguOf(scene)).toMatchObject({ wood: 1, jade: 1, stone: 1, sake: 1 });
  });

  it('forges: a crystal at random, of any kind; or his favourite building in the region of the most promising kodama', () => {
    const crystal = placed(tenguScene()).open('crystal', 'dream-01', 'memory-01');
    turnOfTengu(crystal, 'tengu-07', 'right', 3);
    expect(tenguOf(crystal).crystals).toEqual(['memory-01']);
    const scene = placed(tenguScene()).open('building', 'ryokan-1', 'farm-1', 'farm-5');
    tenguOf(scene).iwakura = ['iwa-kappa', 'iwa-onsen-farm'];
    scene.setKodama('you', 'glade', 4).setKodama('you', 'steps', 3);
    turnOfTengu(scene, 'tengu-08');
    expect(scene.cell('steps', 'tl')).toBe('farm-1');
    expect(tenguOf(scene).kodama).toEqual([1, 2, 1, 1, 2]);
  });

  it('R48: after six buildings a further one is lost', () => {
    const scene = placed(tenguScene()).open('building', 'ryokan-1');
    const tiles = ['temple-1', 'onsen-1', 'ryokan-2', 'farm-1', 'temple-2', 'ryokan-3'] as const;
    const areas = ['yomi', 'yomi', 'yomi', 'steps', 'steps', 'steps'] as const;
    tiles.forEach((tile, i) => {
      scene.built(areas[i]!, tile, 'tengu');
    });
    turnOfTengu(scene, 'tengu-08', 'right', 0);
    expect(scene.events('tenguFails')).toHaveLength(1);
    expect(scene.state.open.building[0]).toBe('ryokan-1');
  });

  it('in another region than the card shows: a dragonfly if a mitama waits, a favourite building if he can', () => {
    const elsewhere = (region: 'yomi' | 'forges') => {
      const scene = tenguScene().inForest('tengu', 0, 2, 'house-1').onHill('tengu', 1, 3, 'glade').die('tengu', 2, 4);
      return scene.inForest('you', 0, 1, 'steps').setKodama('you', region, 3);
    };
    const fly = elsewhere('yomi').open('dragonfly', 'dragonfly-01a').open('mitama', 'mitama-ara-1');
    tenguOf(fly).mitama = ['mitama-saki-1'];
    turnOfTengu(fly, 'tengu-03', 'right', 0);
    expect(tenguOf(fly).pairs).toHaveLength(1);
    const mitama = elsewhere('yomi').open('dragonfly', 'dragonfly-01a').open('mitama', 'mitama-ara-1');
    turnOfTengu(mitama, 'tengu-03');
    expect(tenguOf(mitama).mitama).toEqual(['mitama-ara-1']);
    const crystal = elsewhere('forges').open('crystal', 'dream-01').open('building', 'farm-1');
    turnOfTengu(crystal, 'tengu-03', 'right', 0);
    expect(tenguOf(crystal).crystals).toEqual(['dream-01']);
    const building = elsewhere('forges').open('crystal', 'dream-01').open('building', 'farm-1');
    tenguOf(building).iwakura = ['iwa-kappa', 'iwa-onsen-farm'];
    turnOfTengu(building, 'tengu-03');
    expect(building.cell('forges', 'tl')).toBe('farm-1');
  });

  it('whoever uses a building of his gives him a point', () => {
    const scene = tenguScene().built('glade', 'onsen-2', 'tengu').die('you', 0, 3).turn('you');
    scene.play('you', 'use:0', 'glade', 'onsen-2', 'amulet:1');
    expect(scene.pointsFrom('tengu', 'buildings')).toBe(1);
  });
});

describe('his movement points', () => {
  const moves = (points: number, change: (scene: Scene) => void, ...luck: (number | string)[]) => {
    const scene = tenguScene();
    tenguOf(scene).crystals = Array.from({ length: points }, () => 'dream-01' as const);
    change(scene);
    return scene.goOn([{ do: 'basic', seat: 0 }, { do: 'tenguHarvest' }], ...luck);
  };

  it('first the bitoku path, only for the points', () => {
    const scene = moves(2, (one) => {
      tenguOf(one).path = ['meiyo', 'gi'];
    });
    expect(scene.pointsFrom('tengu', 'bitoku')).toBe(12);
    expect(tenguOf(scene)).toMatchObject({ visited: 2, awake: 11 });
  });

  it('a pilgrim goes aside to insight for twice the points, otherwise on, ignoring bridges', () => {
    const aside = moves(1, (one) => {
      tenguOf(one).walkers = [0, 0, 1, 0, 0, 0, 0, 0];
    });
    expect(aside.state.sides[2]).toEqual([1]);
    expect(aside.pointsFrom('tengu', 'paths')).toBe(8);
    const on = moves(1, (one) => {
      tenguOf(one).walkers = [0, 0, 1, 0, 0, 0, 0, 0];
      one.state.sides[2] = [1];
    });
    expect(tenguOf(on).walkers).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
    expect(on.points('tengu')).toBe(0);
  });

  it('at a torii the next card of his deck acts at once, and is discarded', () => {
    const scene = moves(
      1,
      (one) => {
        tenguOf(one).walkers = [0, 1, 0, 0, 0, 0, 0, 0];
        Object.assign(tenguOf(one), { row: ['tengu-01', 'tengu-02', 'tengu-03'], deck: ['tengu-05', 'tengu-06'] });
      },
      'tengu-06',
    );
    expect(scene.pointsFrom('tengu', 'paths')).toBe(4);
    expect(tenguOf(scene)).toMatchObject({ jade: 1, sake: 1, discard: ['tengu-06'], deck: ['tengu-05'] });
    const forges = moves(
      1,
      (one) => {
        tenguOf(one).walkers = [0, 1, 0, 0, 0, 0, 0, 0];
        Object.assign(tenguOf(one.open('crystal', 'memory-01')), { deck: ['tengu-07'], crystals: ['dream-01'] });
      },
      ...['tengu-07', 0],
    );
    expect(tenguOf(forges).crystals).toEqual(['dream-01', 'memory-01']);
  });

  it('R27: with an empty deck the discarded cards are shuffled first', () => {
    const scene = moves(
      1,
      (one) => {
        tenguOf(one).walkers = [0, 1, 0, 0, 0, 0, 0, 0];
        Object.assign(tenguOf(one), { row: ['tengu-01', 'tengu-02', 'tengu-03'], deck: [], discard: ['tengu-05'] });
      },
      'tengu-05',
    );
    expect(tenguOf(scene)).toMatchObject({ wood: 1, stone: 1, discard: ['tengu-05'] });
  });

  it('a new pilgrim starts beside the rightmost torii that he has reached', () => {
    const scene = moves(1, (one) => {
      one.state.sides[1] = [1];
      one.state.sides[5] = [1];
    });
    expect(tenguOf(scene).walkers).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  it('R47: of several the most advanced one that can still move; without a pilgrim the point is lost', () => {
    const scene = moves(1, (one) => {
      tenguOf(one).walkers = [0, 1, 0, 0, 0, 0, 0, 1];
      one.state.sides[7] = [1];
      one.state.sides[1] = [1];
    });
    expect(tenguOf(scene).walkers).toEqual([0, 0, 1, 0, 0, 0, 0, 1]);
    const none = moves(1, (one) => {
      tenguOf(one).awake = 0;
    });
    expect(none.events('tenguPilgrim')).toEqual([]);
  });
});

describe('setting up against him', () => {
  const game = (options: Partial<BitokuOptions> = {}) => new Scene(ALONE, options);

  it('he goes first, with dice 2, 3 and 4, eleven pilgrims, five yokai, a dragonfly and three open cards', () => {
    const scene = game();
    expect(scene.state.order).toEqual([1, 0]);
    const tengu = tenguOf(scene);
    expect(tengu.dice.map(({ value }) => value)).toEqual([2, 3, 4]);
    expect(tengu).toMatchObject({ awake: 11, wood: 1, isActive: false });
    expect([tengu.yokai.length, tengu.dragonflies.length, tengu.row.length, tengu.deck.length]).toEqual([5, 1, 3, 7]);
  });

  it('one iwakura out of the garden and one that was not dealt, one of them for yokai; a resource for the other', () => {
    const scene = game();
    const families = tenguOf(scene).iwakura.map((tile) => IWAKURA[tile].of);
    expect(families.filter((family) => family === 'yokai')).toHaveLength(1);
    expect(scene.state.garden.filter((tile) => tile === null)).toHaveLength(1);
    const { stone, sake } = tenguOf(scene);
    expect([stone, sake]).toEqual(families.includes('building') ? [1, 0] : [0, 1]);
  });

  it('in spring he draws no cards, and moves for his crystals at his place in the turn order', () => {
    const scene = game();
    tenguOf(scene).crystals = ['dream-01'];
    scene.hand('you', 'start-kappa', 'start-kitsune', 'start-nezumi', 'start-imomushi');
    scene.goOn([{ do: 'spring' }]).choose('you', 'start-kappa', ANYTHING);
    expect(tenguOf(scene).yokai).toHaveLength(5);
    expect(tenguOf(scene).walkers[0]! + scene.state.sides.flat().length).toBeGreaterThan(0);
  });

  it('R51: his harvest comes before yours if he is first, after it if you are', () => {
    const started = (order: number[]) => {
      const scene = tenguScene().hand('you', 'start-kappa', 'start-kitsune', 'start-nezumi', 'start-imomushi');
      scene.give('you', { crystals: ['dream-09', null, null, null, null, null, null, null] });
      tenguOf(scene).crystals = ['dream-01'];
      scene.state.order = order;
      scene.goOn([{ do: 'spring' }]).choose('you', 'start-kappa');
      expect(scene.asks).toBe('pickDream');
      return tenguOf(scene).walkers[0];
    };
    expect([started([1, 0]), started([0, 1])]).toEqual([1, 0]);
  });

  it('in winter his cards stay, his dice keep their values, and an iwakura leaves the garden', () => {
    const scene = game().hand('you', 'start-kappa').onHill('tengu', 0, 2, 'yomi');
    const left = scene.state.garden.filter((tile) => tile !== null).length;
    scene.mat('you').goOn([{ do: 'winter' }], ANYTHING);
    if (scene.asks === 'diceOrder') scene.choose('you', '3-2-1', ANYTHING);
    if (scene.asks === 'virtue') scene.choose('you', 'skip', ANYTHING);
    expect(tenguOf(scene).dice).toMatchObject([
      { value: 2, at: 'locked' },
      { value: 3, at: 'locked' },
      { value: 4, at: 'locked' },
    ]);
    expect(scene.state.garden.filter((tile) => tile !== null)).toHaveLength(left - 1);
    expect(scene.state.goneIwakura).toHaveLength(1);
  });

  it.each([
    ['tengu-dragonflies', 0, (scene: Scene) => tenguOf(scene).dragonflies.length, 0],
    ['tengu-dragonflies', 2, (scene: Scene) => tenguOf(scene).dragonflies.length, 2],
    ['tengu-yokai', false, (scene: Scene) => tenguOf(scene).yokai.length, 0],
    ['tengu-resources', false, (scene: Scene) => tenguOf(scene).wood + tenguOf(scene).stone + tenguOf(scene).sake, 0],
    ['tengu-pilgrim', true, (scene: Scene) => `${tenguOf(scene).walkers[0]} ${tenguOf(scene).awake}`, '1 10'],
    ['tengu-head-start', true, (scene: Scene) => tenguOf(scene).kodama.join(), '2,2,2,2,2'],
  ] as const)('%s = %s changes how he starts', (key, value, look, expected) => {
    expect(look(game({ [key]: value }))).toBe(expected);
  });

  it('without his harvest his crystals bring nothing', () => {
    const scene = tenguScene({ 'tengu-harvest': false });
    tenguOf(scene).crystals = ['dream-01'];
    scene.goOn([{ do: 'basic', seat: 0 }, { do: 'tenguHarvest' }]);
    expect(tenguOf(scene).awake).toBe(11);
  });

  it('R38: his kodama may go on for a placed die only where yours is ahead; what the region gives is not affected', () => {
    const scene = placed(tenguScene({ 'tengu-kodama': false }));
    turnOfTengu(scene, 'tengu-05');
    expect(tenguOf(scene).kodama).toEqual([1, 2, 1, 1, 1]);
    const ahead = placed(tenguScene({ 'tengu-kodama': false })).setKodama('you', 'glade', 2);
    turnOfTengu(ahead, 'tengu-05');
    expect(tenguOf(ahead).kodama).toEqual([1, 2, 1, 2, 1]);
  });
});
