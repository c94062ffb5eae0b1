import { describe, expect, it } from 'vitest';
import { bitoku } from '../src/index.ts';
import { FOUR, Scene, THREE, TWO } from './scene.ts';

const walkers = (...cells: number[]): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((cell) => cells.filter((c) => c === cell).length);

describe('movement points', () => {
  it('the bitoku path: the next card is visited, for its points and its action', () => {
    const scene = new Scene(TWO).give('purple', { path: ['jin', 'rei'] }).gets('purple', ['mp:2']);
    scene.play('purple', 'bitoku', 'yomi');
    expect(scene.player('purple').visited).toBe(1);
    expect(scene.pointsFrom('purple', 'bitoku')).toBe(3);
    expect(scene.kodama('purple', 'yomi')).toBe(2);
    expect(scene.asks).toBe('move');
  });

  it('the action of a card is finished before the next point; Gi brings one more', () => {
    const scene = new Scene(TWO).give('purple', { path: ['gi', 'makoto', 'yu'] }).gets('purple', ['mp:2']);
    scene.play('purple', 'bitoku', 'bitoku', 'bitoku');
    expect(scene.player('purple').visited).toBe(3);
    expect(scene.points('purple')).toBe(5 + 2 + 3);
  });

  it('points that are not spent are lost', () => {
    const scene = new Scene(TWO).gets('purple', ['mp:3']).choose('purple', 'stop');
    expect(scene.decides).toBe('yellow');
  });

  it('without a card ahead and without pilgrims there is nothing to spend them on', () => {
    const scene = new Scene(TWO).give('purple', { awake: 0 }).gets('purple', ['mp:2']);
    expect(scene.decides).toBe('yellow');
  });

  it('a new pilgrimage on any path; three and four players have two', () => {
    expect(new Scene(TWO).gets('purple', ['mp:1']).choices).toEqual(['start:pw1-c1', 'stop']);
    expect(new Scene(THREE).gets('purple', ['mp:1']).choices).toEqual(['start:pw1-c1', 'start:pw2-c1', 'stop']);
  });

  it('on to the next cell, or aside from the path', () => {
    const scene = new Scene(TWO).give('purple', { walkers: walkers(1), awake: 0 }).gets('purple', ['mp:2']);
    expect(scene.choices).toEqual(['walk:pw1-c1', 'enter:pw1-c1', 'stop']);
    scene.choose('purple', 'walk:pw1-c1');
    expect(scene.player('purple').walkers).toEqual(walkers(2));
    expect(scene.choices).toEqual(['walk:pw1-c2', 'enter:pw1-c2', 'stop']);
  });

  it('insight: points and an amulet, and the pilgrim stays', () => {
    const scene = new Scene(TWO).give('purple', { walkers: walkers(3), awake: 0 }).gets('purple', ['mp:2']);
    scene.choose('purple', 'enter:pw1-c3');
    expect([scene.pointsFrom('purple', 'paths'), scene.has('purple')]).toEqual([4, { a1: 1 }]);
    expect(scene.state.sides[2]).toEqual([0]);
    expect(scene.player('purple').walkers).toEqual(walkers());
    expect(scene.decides).toBe('yellow');
  });

  it('the nearest free cell costs one point, whoever stands before it', () => {
    const scene = new Scene(TWO).give('purple', { walkers: walkers(3) });
    scene.state.sides[2] = [1];
    scene.gets('purple', ['mp:1']).choose('purple', 'enter:pw1-c3');
    expect(scene.pointsFrom('purple', 'paths')).toBe(3);
    expect(scene.has('purple')).toEqual({});
  });

  it('R17: not where no cell is free, and not where the player has a pilgrim already', () => {
    const scene = new Scene(FOUR).give('purple', { walkers: [...walkers(3, 5), ...walkers()], awake: 0, visited: 2 });
    scene.give('purple', { path: ['gi', 'gi'] });
    scene.state.sides[2] = [1, 2];
    scene.state.sides[4] = [0];
    scene.gets('purple', ['mp:1']);
    expect(scene.choices).toEqual(['walk:pw1-c3', 'walk:pw1-c5', 'stop']);
    const reasons = bitoku.whyNot!(scene.state, 0).map(({ choice, why }) => `${choice} ${why}`);
    expect(reasons).toEqual(['enter:pw1-c3 sideFull', 'enter:pw1-c5 ownThere']);
  });

  it('torii: points, then its tile; it stays for the next one', () => {
    const scene = new Scene(TWO).give('purple', { walkers: walkers(2) }).give('yellow', { walkers: walkers(2) });
    scene.state.torii = ['torii-a3', 'torii-a1', 'torii-b1', 'torii-b2'];
    scene.gets('purple', ['mp:1']).play('purple', 'enter:pw1-c2', 'glade');
    expect([scene.pointsFrom('purple', 'paths'), scene.has('purple')]).toEqual([2, { a2: 1 }]);
    scene.gets('yellow', ['mp:1']).play('yellow', 'enter:pw1-c2', 'glade');
    expect([scene.pointsFrom('yellow', 'paths'), scene.has('yellow')]).toEqual([1, { a2: 1 }]);
  });

  it('a torii that brings movement points is finished before the rest is spent', () => {
    const scene = new Scene(TWO).give('purple', { walkers: walkers(2) });
    scene.state.torii = ['torii-a1', 'torii-a2', 'torii-b1', 'torii-b2'];
    scene.gets('purple', ['mp:2']).choose('purple', 'enter:pw1-c2');
    expect(scene.state.agenda.filter(({ do: what }) => what === 'move')).toEqual([
      { do: 'move', seat: 0, points: 1 },
      { do: 'move', seat: 0, points: 2 },
    ]);
  });

  it('the bridges need one and two visited bitoku', () => {
    const walk = (cell: number, visited: number) => {
      const scene = new Scene(TWO).give('purple', { walkers: walkers(cell), visited, path: ['gi', 'gi'] });
      return scene.gets('purple', ['mp:1']).choices.includes(`walk:pw1-c${cell}`);
    };
    expect([walk(3, 0), walk(3, 1)]).toEqual([false, true]);
    expect([walk(5, 1), walk(5, 2)]).toEqual([false, true]);
    const scene = new Scene(TWO).give('purple', { walkers: walkers(3), awake: 0 }).gets('purple', ['mp:1']);
    expect(bitoku.whyNot!(scene.state, 0)).toEqual([{ choice: 'walk:pw1-c3', why: 'bridge' }]);
  });

  it('R16: a shortcut behind a bridge does not ask for it again', () => {
    const scene = new Scene(TWO);
    scene.state.sides[5] = [0];
    expect(scene.gets('purple', ['mp:1']).choices).toContain('start:pw1-c6');
  });

  it('a shortcut needs an own pilgrim, and a torii: not insight, not the pilgrim of another', () => {
    const scene = new Scene(TWO);
    scene.state.sides[0] = [0];
    scene.state.sides[1] = [1];
    scene.state.sides[2] = [0];
    expect(scene.gets('purple', ['mp:1']).choices).toEqual(['start:pw1-c1', 'stop']);
  });

  it('a torii has room for two pilgrims, with four players for three', () => {
    const mayEnter = (names: readonly string[], there: number[]) => {
      const scene = new Scene(names).give('purple', { awake: 0, visited: 0 });
      scene.player('purple').walkers[1] = 1;
      scene.state.sides[1] = there;
      return scene.gets('purple', ['mp:1']).choices.includes('enter:pw1-c2');
    };
    expect([mayEnter(THREE, [1]), mayEnter(THREE, [1, 2])]).toEqual([true, false]);
    expect([mayEnter(FOUR, [1, 2]), mayEnter(FOUR, [1, 2, 3])]).toEqual([true, false]);
  });

  it('each path has its own torii', () => {
    const scene = new Scene(THREE).give('purple', { awake: 0 });
    scene.player('purple').walkers[8 + 1] = 1;
    scene.state.torii = [...scene.state.torii.slice(0, 4), 'torii-a2', ...scene.state.torii.slice(5)];
    scene.gets('purple', ['mp:1']).choose('purple', 'enter:pw2-c2');
    expect(scene.state.agenda.at(-1)).toMatchObject({ do: 'chooseResource', count: 2 });
  });

  it('at the end of the path there is only the torii', () => {
    const scene = new Scene(TWO).give('purple', { walkers: walkers(8), awake: 0 });
    expect(scene.gets('purple', ['mp:1']).choices).toEqual(['enter:pw1-c8', 'stop']);
    scene.state.sides[7] = [1, 0];
    expect(scene.gets('purple', ['mp:1']).decides).toBe('yellow');
  });
});

describe('kodama', () => {
  it('only one can be on the last cell; who cannot enter stays on the sixth', () => {
    const scene = new Scene(THREE).setKodama('yellow', 'yomi', 7).setKodama('purple', 'yomi', 6);
    expect(scene.gets('purple', ['kodama:1']).choices).toEqual(['steps', 'house', 'glade', 'forges']);
    const free = new Scene(THREE).setKodama('purple', 'yomi', 6).gets('purple', ['kodama:2']).choose('purple', 'yomi');
    expect(free.choices).toEqual(['steps', 'house', 'glade', 'forges']);
  });

  it('several share any other cell', () => {
    const scene = new Scene(THREE).setKodama('yellow', 'yomi', 2).gets('purple', ['kodama:1']).choose('purple', 'yomi');
    expect([scene.kodama('purple', 'yomi'), scene.kodama('yellow', 'yomi')]).toEqual([2, 2]);
  });

  it('others are pushed back, not behind the first cell, also from the last one; neutral ones never move', () => {
    const scene = new Scene(TWO).setKodama('yellow', 'yomi', 7).gets('purple', ['back:2']);
    expect(scene.choices).toEqual(['yomi:1', 'skip']);
    scene.play('purple', 'yomi:1', 'yomi:1');
    expect(scene.kodama('yellow', 'yomi')).toBe(5);
    const own = new Scene(TWO).setKodama('purple', 'glade', 4).setKodama('yellow', 'yomi', 2);
    expect(own.gets('purple', ['back:1']).choices).toEqual(['yomi:1', 'skip']);
    expect(new Scene(TWO).gets('purple', ['back:1']).decides).toBe('yellow');
  });
});
