import { describe, expect, it } from 'vitest';
import { oneDieLeft, tenguOf, tenguScene, turnOfTengu } from './tengu-scene.ts';

/** Positions where two rows of his table could be carried out: the upper one is. */
describe('the first row of the table that can be carried out', () => {
  it('A before B: a contested card rather than a freed die', () => {
    const scene = tenguScene().inForest('tengu', 1, 3, 'yomi').inForest('you', 0, 2, 'steps');
    expect(turnOfTengu(scene, 'tengu-06', 'left')).toBe('A');
    const calm = tenguScene().inForest('tengu', 1, 3, 'yomi').inForest('you', 0, 2, 'forges');
    expect(turnOfTengu(calm, 'tengu-06', 'left')).toBe('B');
  });

  it('A before C: a contested card rather than a free die', () => {
    const scene = tenguScene().inForest('tengu', 1, 3, 'yomi').inForest('you', 0, 2, 'steps').die('tengu', 0, 2);
    expect(turnOfTengu(scene, 'tengu-06')).toBe('A');
  });

  it('C before D: a free die is placed before another one is freed', () => {
    const scene = tenguScene().die('tengu', 1, 3);
    tenguOf(scene).jade = 1;
    expect(turnOfTengu(scene, 'tengu-06')).toBe('C');
    expect(tenguOf(scene).jade).toBe(2);
  });

  /** One space is left on the left bank, and both of you have a die before it; no bitoku is left there. */
  const lastSpace = () => {
    const scene = tenguScene()
      .onHill('tengu', 1, 3, 'yomi')
      .inForest('tengu', 2, 4, 'steps')
      .inForest('you', 0, 3, 'yomi');
    return scene.hill('yomi', { covered: 0b001 }).hill('steps', { covered: 0b001 });
  };

  it('D before E: he pays for a die before he takes the last space', () => {
    const scene = lastSpace();
    tenguOf(scene).sake = 1;
    expect(turnOfTengu(scene, 'tengu-02')).toBe('D');
  });

  it('E before F: the last space before the house', () => {
    expect(turnOfTengu(lastSpace().die('tengu', 0, 2), 'tengu-02', 'right', 0)).toBe('E');
  });

  it('F before G: the house before a freed die', () => {
    const scene = tenguScene().die('tengu', 0, 2).inForest('you', 0, 1, 'yomi');
    expect(turnOfTengu(scene, 'tengu-02')).toBe('F');
    expect(tenguOf(scene).dice.map(({ at }) => at)).toEqual(['forest', 'locked', 'locked']);
  });

  it('G before H: a freed die before a crossing that nobody contests', () => {
    const scene = tenguScene().inForest('tengu', 1, 3, 'house-2').inForest('tengu', 2, 4, 'yomi');
    expect(turnOfTengu(scene, 'tengu-02')).toBe('G');
  });

  it('H before I: a crossing before another region', () => {
    const scene = tenguScene().inForest('tengu', 1, 3, 'house-2').inForest('tengu', 2, 4, 'yomi').die('tengu', 0, 2);
    expect(turnOfTengu(scene, 'tengu-02')).toBe('H');
  });

  it('J before K: the token turns back before he crosses for what no card shows', () => {
    const scene = oneDieLeft(tenguScene()).inForest('tengu', 2, 4, 'yomi');
    scene.hill('yomi', { covered: 0b001 }).hill('steps', { covered: 0b001 });
    tenguOf(scene).isActive = true;
    expect(turnOfTengu(scene, 'tengu-02')).toBe('J');
  });
});

describe('conditions of single rows', () => {
  it('B: not without a free space, not with a free die, not with the active token, not with another card than the leftmost', () => {
    expect(turnOfTengu(tenguScene().inForest('you', 0, 2, 'glade'), 'tengu-06', 'left')).toBe('G');
    expect(turnOfTengu(tenguScene().die('tengu', 1, 3), 'tengu-06', 'left')).toBe('C');
    const active = tenguScene();
    tenguOf(active).isActive = true;
    expect(turnOfTengu(active, 'tengu-06', 'left')).toBe('G');
    expect(turnOfTengu(tenguScene(), 'tengu-06', 'middle')).toBe('G');
  });

  /** His last die before the left bank, where no bitoku is left. */
  const waiting = () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-2').inForest('tengu', 2, 4, 'steps');
    return scene.hill('yomi', { covered: 0b001 }).hill('steps', { covered: 0b001 });
  };

  it('E: only on a contested crossing, only with one space left; otherwise that is row K', () => {
    const alone = waiting().onHill('tengu', 1, 3, 'yomi');
    expect(turnOfTengu(alone, 'tengu-02', 'right', 0)).toBe('K');
    const roomy = waiting().onHill('tengu', 1, 3, 'forges').inForest('you', 0, 3, 'yomi');
    expect(turnOfTengu(roomy, 'tengu-02', 'right', 0)).toBe('K');
    const contested = waiting().onHill('tengu', 1, 3, 'yomi').inForest('you', 0, 3, 'yomi');
    expect(turnOfTengu(contested, 'tengu-02', 'right', 0)).toBe('E');
  });

  it('R24: E and K do not take a bitoku of a kind that he has; of two dice the one that finds something crosses', () => {
    const owned = () => {
      const scene = tenguScene().inForest('tengu', 0, 2, 'house-2').inForest('tengu', 2, 4, 'steps');
      tenguOf(scene).path = ['makoto'];
      return scene.hill('yomi', { covered: 0b010 }).hill('steps', { covered: 0b010 });
    };
    expect(turnOfTengu(owned().onHill('tengu', 1, 3, 'yomi'), 'tengu-01')).toBe('L');
    const other = owned().inForest('tengu', 1, 3, 'glade').hill('glade', { covered: 0b010, bitoku: 'rei' });
    expect(turnOfTengu(other.hill('forges', { covered: 0b010 }), 'tengu-01')).toBe('K');
    expect(tenguOf(other).dice.map(({ at }) => at)).toEqual(['forest', 'hill', 'forest']);
    expect(tenguOf(other).path).toEqual(['makoto', 'rei']);
  });

  it('F: a 4 of yours brings him nothing more; he goes there once a round', () => {
    const scene = tenguScene().die('tengu', 0, 2).inForest('you', 0, 4, 'yomi');
    turnOfTengu(scene, 'tengu-02');
    expect(scene.pointsFrom('tengu', 'house')).toBe(3);
    expect(tenguOf(scene).dice[0]).toMatchObject({ place: 2, space: 1 });
    expect(turnOfTengu(scene.die('tengu', 1, 3), 'tengu-02')).toBe('G');
  });

  it('J: not while a die is on his mat, even if it finds no place', () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-2').inForest('tengu', 1, 3, 'yomi').die('tengu', 2, 4);
    scene.inForest('you', 0, 1, 'steps').inForest('you', 1, 1, 'glade').inForest('you', 2, 1, 'forges');
    scene.hill('yomi', { covered: 0b001 }).hill('steps', { covered: 0b001 });
    tenguOf(scene).isActive = true;
    expect(turnOfTengu(scene, 'tengu-02', 'right', 0)).toBe('K');
    expect(tenguOf(scene).isActive).toBe(true);
  });

  it('after passing he takes no more turns in this summer', () => {
    const scene = oneDieLeft(tenguScene()).onHill('tengu', 2, 4, 'glade').hand('you', 'start-kappa', 'start-kitsune');
    expect(turnOfTengu(scene, 'tengu-07')).toBe('L');
    scene.turn('you').play('you', 'play:start-kappa', 'left', 'jade:1');
    expect(scene.decides).toBe('you');
    expect(scene.events('tenguCard')).toHaveLength(1);
  });
});

describe('terms', () => {
  it('the lower will die picks the card, whichever of the two it is', () => {
    const row = ['tengu-04', 'tengu-05', 'tengu-06'] as const;
    const used = (first: number, second: number) => {
      const scene = tenguScene();
      Object.assign(tenguOf(scene), { row: [...row], deck: ['tengu-01'], discard: [] });
      scene.goOn([{ do: 'basic', seat: 0 }, { do: 'tenguTurn' }], first - 1, second - 1, 0);
      return tenguOf(scene).discard[0];
    };
    expect([1, 2, 3, 4, 5, 6].map((low) => used(low, 6))).toEqual([
      ...['tengu-06', 'tengu-06'],
      ...['tengu-05', 'tengu-05'],
      ...['tengu-04', 'tengu-04'],
    ]);
    expect(used(6, 2)).toBe('tengu-06');
  });

  it('most promising: of equals the greater treasure, then the one further left', () => {
    const promised = (...regions: ('yomi' | 'house' | 'forges')[]) => {
      const scene = tenguScene().die('tengu', 0, 2);
      for (const region of regions) scene.setKodama('you', region, 2);
      turnOfTengu(scene, 'tengu-05');
      return tenguOf(scene).kodama;
    };
    expect(promised('yomi', 'house')).toEqual([1, 1, 2, 2, 1]);
    expect(promised('yomi', 'forges')).toEqual([2, 1, 1, 2, 1]);
  });

  it('a card without a standard resource gives what he has least of: wood, then jade, stone and sake', () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-1').onHill('tengu', 1, 3, 'glade').die('tengu', 2, 4);
    scene.inForest('you', 0, 1, 'steps').setKodama('you', 'glade', 3);
    expect(turnOfTengu(scene, 'tengu-04')).toBe('I');
    expect(tenguOf(scene)).toMatchObject({ wood: 1, jade: 1, stone: 0, sake: 0 });
  });

  it('he never takes a building that cannot be built, not even a favourite one', () => {
    const built = (lot: number, ...luck: number[]) => {
      const scene = tenguScene().die('tengu', 0, 2).open('building', 'farm-1', 'ryokan-1', 'farm-5');
      tenguOf(scene).iwakura = ['iwa-kappa', 'iwa-onsen-farm'];
      for (const area of ['yomi', 'steps', 'glade', 'forges'] as const) scene.built(area, 'farm-2', 'you');
      turnOfTengu(scene, 'tengu-08', 'right', lot, ...luck);
      return scene.state.open.building;
    };
    expect(built(0)).toEqual(['farm-1', null, 'farm-5', null]);
    expect(built(4)).toEqual(['farm-1', null, 'farm-5', null]);
  });

  it('of several pilgrims the most advanced one moves', () => {
    const scene = tenguScene();
    Object.assign(tenguOf(scene), { walkers: [1, 0, 1, 0, 0, 0, 0, 0], crystals: ['dream-01'], awake: 9 });
    scene.goOn([{ do: 'basic', seat: 0 }, { do: 'tenguHarvest' }]);
    expect(tenguOf(scene).walkers).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(scene.state.sides[2]).toEqual([1]);
  });
});
