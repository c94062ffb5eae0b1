import { SearchLuck, Table, total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { diceOn, type Player, sheetOf, whiteCastle } from '../src/index.ts';
import { Scene, THREE, TWO } from './scene.ts';

describe('the passage of time', () => {
  it('goes on to the checkpoint; a new season costs one, two or three seals', () => {
    for (const [from, seals] of [
      [5, 1],
      [10, 2],
      [14, 3],
    ] as const) {
      const scene = new Scene(THREE).give('red', { time: from, seals }).gets('red', ['time:2'], 'favour', true);
      expect(scene.offers).toEqual(['pay', 'stop']);
      scene.choose('red', 'pay');
      expect(scene.player('red')).toMatchObject({ time: from + 2, seals: 0 });
    }
  });

  it('whoever does not pay stays, and the rest is lost', () => {
    const scene = new Scene(THREE).give('red', { time: 4, seals: 3 }).gets('red', ['time:2'], 'favour', true);
    scene.choose('red', 'stop');
    expect(scene.player('red')).toMatchObject({ time: 5, seals: 3 });
    expect(scene.decides).toBe('green');
  });

  it('whoever cannot pay is not asked', () => {
    const scene = new Scene(THREE).give('red', { time: 9, seals: 1 }).gets('red', ['time:2'], 'favour', true);
    expect(scene.player('red')).toMatchObject({ time: 10, seals: 1 });
    expect(scene.decides).toBe('green');
    // What may be declined anyway is not even offered.
    expect(new Scene(THREE).give('red', { time: 10, seals: 1 }).gets('red', ['time:2']).decides).toBe('green');
  });

  it('R23: two checkpoints in one move are paid one after the other', () => {
    const scene = new Scene(THREE).give('red', { time: 10, seals: 5 }).gets('red', ['time:5'], 'favour', true);
    scene.choose('red', 'pay').choose('red', 'pay');
    expect(scene.player('red')).toMatchObject({ time: 15, seals: 0 });
  });

  it('ends on space 20', () => {
    const scene = new Scene(THREE).give('red', { time: 19 }).gets('red', ['time:2'], 'favour', true);
    expect(scene.player('red').time).toBe(20);
  });

  it('who arrives lies on top of those who are there', () => {
    const scene = new Scene(THREE);
    scene.state.influence = [1, 2, 0];
    scene.give('green', { time: 3 }).give('blue', { time: 2 }).give('red', { time: 1 });
    scene.gets('red', ['time:1'], 'favour', true);
    expect(scene.state.influence).toEqual([1, 0, 2]);
    scene.gets('red', ['time:1'], 'favour', true);
    expect(scene.state.influence).toEqual([0, 1, 2]);
  });

  it('R22: a marker that does not move keeps its place in the stack', () => {
    const scene = new Scene(THREE);
    scene.state.influence = [1, 0, 2];
    scene.give('green', { time: 5 }).give('red', { time: 5 }).gets('red', ['time:1'], 'favour', true);
    expect(scene.state.influence).toEqual([1, 0, 2]);
  });
});

/** Everybody has had three turns, and one die is left on every bridge. */
function atTheEnd(scene: Scene, round: number): Scene {
  scene.bridge('coral', 4).bridge('black', 4).bridge('white', 4);
  scene.state.round = round;
  scene.state.turns = scene.state.order.length * 3;
  return scene;
}
const rolls = (dice: number) => new Array<number>(dice).fill(0);

describe('the end of a round', () => {
  it('puts who is farthest in time first, on one space who lies on top', () => {
    const scene = atTheEnd(new Scene(THREE), 1);
    scene.give('blue', { time: 4 }).give('red', { time: 1 }).give('green', { time: 1 });
    scene.state.influence = [2, 1, 0];
    scene.goOn([{ do: 'nextTurn' }], ...rolls(12));
    expect(scene.state.order).toEqual([2, 1, 0]);
    expect(scene.decides).toBe('blue');
    expect(scene.state).toMatchObject({ round: 2, turns: 1 });
  });

  it('all dice are rolled again: from board and mats too', () => {
    const scene = atTheEnd(new Scene(THREE), 1)
      .dice('well', ['coral', 3])
      .give('red', { rows: [5, 0, 0] });
    scene.goOn([{ do: 'nextTurn' }], 5, 2, 0, 3, ...rolls(8));
    expect(diceOn(scene.state.bridges[0]!)).toEqual([1, 3, 4, 6]);
    expect(scene.state.spaces.flat()).toEqual([]);
    expect(scene.player('red').rows).toEqual([0, 0, 0]);
  });

  it('the gardens are used in the new order; R18: a row of the domain once in it', () => {
    const scene = atTheEnd(new Scene(TWO), 2).gardens('plant-1', 'stone-1', 'plant-2', 'stone-2', 'plant-3', 'stone-3');
    scene
      .give('red', { gardeners: 0b000001, coins: 4, card: 'steward-02' })
      .give('green', { gardeners: 0b001000, time: 2 });
    scene.state.influence = [1, 0];
    scene.state.usedRows = 0b111;
    scene.goOn([{ do: 'nextTurn' }]);
    expect(scene.decides).toBe('green');
    scene.choose('green', 'food').choose('green', 'iron');
    expect(scene.choices).toEqual(['coin:4>domain', 'skip']);
    scene.choose('red', 'coin:4>domain');
    expect(scene.choices).toEqual(['domain-coral', 'domain-black', 'domain-white', 'decline']);
  });

  it('in any order: coins of one garden may pay for another', () => {
    const scene = atTheEnd(new Scene(TWO), 1).gardens('plant-2', 'stone-1', 'plant-1', 'stone-2', 'plant-3', 'stone-3');
    scene.give('red', { gardeners: 0b000011, coins: 2 }).goOn([{ do: 'nextTurn' }]);
    // The three coins come at once, and the courtier can be paid.
    expect(scene.choices).toEqual(['coin:3>courtier', 'skip']);
    scene.choose('red', 'coin:3>courtier').choose('red', 'audience', ...rolls(9));
    expect(scene.player('red').coins).toBe(0);
  });

  it('R17: a gardener who comes during the gardens waits for the next round', () => {
    const scene = atTheEnd(new Scene(TWO), 1).gardens('plant-3', 'stone-1', 'plant-1', 'stone-2', 'plant-2', 'stone-3');
    scene.give('red', { gardeners: 0b000001, coins: 3, food: 1 }).goOn([{ do: 'nextTurn' }]);
    scene.choose('red', 'coin:3>gardener').choose('red', 'stone-1', ...rolls(9));
    expect(scene.player('red')).toMatchObject({ coins: 3, gardeners: 0b11 });
  });

  it('after the third round there are no gardens and no dice, only the new order', () => {
    const scene = atTheEnd(new Scene(TWO), 3).gardens('plant-3', 'stone-1', 'plant-1', 'stone-2', 'plant-2', 'stone-3');
    scene.give('red', { gardeners: 0b10 }).give('green', { time: 3 });
    scene.state.influence = [1, 0];
    scene.goOn([{ do: 'nextTurn' }]);
    expect(scene.state.agenda).toEqual([]);
    expect(scene.state.order).toEqual([1, 0]);
    expect(scene.has('red')).toEqual({});
  });
});

describe('the end of the game', () => {
  const end = (scene: Scene) => atTheEnd(scene, 3).goOn([{ do: 'nextTurn' }]);

  it('R11: seals may be exchanged before the points are counted, if that can bring any', () => {
    const scene = end(new Scene(TWO).give('red', { seals: 2, iron: 6, pearl: 1 }));
    expect(scene.choices).toEqual(['swap:food', 'swap:iron', 'swap:pearl', 'done']);
    scene.choose('red', 'swap:iron');
    expect(scene.state.agenda).toEqual([]);
    expect(total(sheetOf(scene.state, scene.player('red')))).toBe(2);
  });

  it('R11: both of two exchanges may be needed', () => {
    const scene = end(new Scene(TWO).give('red', { seals: 4, food: 1 })).choose('red', 'swap:food');
    scene.choose('red', 'swap:food');
    expect(total(sheetOf(scene.state, scene.player('red')))).toBe(1);
  });

  it.each([
    [{ seals: 1, iron: 6 }, 'too few seals'],
    [{ seals: 4, food: 3, iron: 3, pearl: 3 }, 'no track would rise'],
    [{ seals: 3, coins: 2, iron: 2 }, 'as much would be lost'],
    [{ seals: 5, food: 7, iron: 7, pearl: 7 }, 'all tracks are full'],
  ] as [Partial<Player>, string][])('R11: nobody is asked for nothing: %o, for %s', (has) => {
    expect(end(new Scene(TWO).give('red', has)).state.agenda).toEqual([]);
  });

  it.each([
    [{ coins: 4 }, 0],
    [{ coins: 3, seals: 2 }, 1],
    [{ coins: 14 }, 2],
    [{ food: 2 }, 0],
    [{ food: 3 }, 1],
    [{ food: 6, iron: 7 }, 3],
    [{ time: 5 }, 0],
    [{ time: 6 }, 3],
    [{ time: 14 }, 6],
    [{ time: 20 }, 15],
    [{ courtiers: [1, 1, 0, 0, 1, 0, 1] }, 20],
    [{ courtiers: [3, 0, 0, 0, 0, 0, 0], warriors: [2, 0, 0] }, 3],
    [{ courtiers: [0, 1, 1, 0, 0, 0, 0], warriors: [1, 1, 1] }, 6 + 8],
    [{ gardeners: 0b000011 }, 8],
  ])('%o scores %i', (has, points) => {
    const scene = new Scene(TWO).gardens('plant-2', 'stone-1', 'plant-1', 'stone-2', 'plant-3', 'stone-3');
    scene.give('red', { ...has, points: 0 });
    expect(total(sheetOf(scene.state, scene.player('red')))).toBe(points);
  });

  it('the most points win; a tie goes to who is earlier in the new turn order', () => {
    const places = (scene: Scene) => whiteCastle.standings(scene.state).map(({ place }) => place);
    expect(places(end(new Scene(THREE).give('green', { points: 5 }).give('blue', { points: 3 })))).toEqual([3, 1, 2]);
    const tied = new Scene(THREE).give('red', { points: 5 }).give('blue', { points: 5, time: 1 });
    tied.state.influence = [2, 0, 1];
    expect(places(end(tied))).toEqual([2, 3, 1]);
  });

  it('points go on counting above 40 and 80', () => {
    const scene = end(new Scene(TWO).give('red', { points: 85 }));
    expect(whiteCastle.standings(scene.state)[0]).toMatchObject({ score: 85, place: 1 });
  });
});

describe('a whole game', () => {
  it.each([1, 2, 3, 4])('with %i seats everybody places nine dice', (seats) => {
    for (let seed = 1; seed <= 5; seed++) {
      const luck = SearchLuck.seeded(seed);
      const table = new Table(whiteCastle, seats, {}, luck);
      while (!table.isOver) {
        const [seat] = table.deciders() as [number];
        const list = table.choices(seat);
        table.choose(seat, list[luck.below(list.length)]);
      }
      const placed = table
        .eventsFor(null)
        .flat()
        .filter((event) => event.is === 'placesDie') as { is: string; seat?: number }[];
      const counts = Array.from({ length: seats }, (_, seat) => placed.filter((event) => event.seat === seat).length);
      expect(counts).toEqual(new Array<number>(seats).fill(9));
    }
  });
});
