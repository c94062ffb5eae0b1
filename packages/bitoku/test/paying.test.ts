import { describe, expect, it } from 'vitest';
import { Scene, TWO } from './scene.ts';

describe('paying', () => {
  it('exactly what the space of a mitama says: one resource never stands for another', () => {
    const scene = new Scene(TWO).open('mitama', null, null, 'mitama-shinigami-1').give('purple', { jade: 5, sake: 5 });
    scene.gets('purple', ['mitama:0']).play('purple', 3);
    expect(scene.asks).toBe('chooseResource');
    expect(scene.has('purple')).toEqual({ jade: 4, sake: 3 });
  });

  it('of the ways that a discount leaves only those within one’s means', () => {
    const scene = new Scene(TWO).open('mitama', null, null, 'mitama-shinigami-1').give('purple', { jade: 1, sake: 1 });
    scene.gets('purple', ['mitama:1']).play('purple', 3);
    expect(scene.asks).toBe('chooseResource');
    expect(scene.has('purple')).toEqual({});
  });

  it('two resources of any kind, one after the other', () => {
    const scene = new Scene(TWO).open('crystal', null, null, null, 'memory-03');
    scene.give('purple', { wood: 1, stone: 1, jade: 1 }).gets('purple', ['crystal:0']);
    scene.play('purple', 4, 'memory-1', 'stone');
    expect(scene.choices).toEqual(['wood', 'jade']);
    expect(scene.choose('purple', 'wood').has('purple')).toEqual({ jade: 1 });
  });

  it('with one kind of resource nothing is asked, and only the price is paid', () => {
    const scene = new Scene(TWO).open('crystal', null, 'memory-03').give('purple', { sake: 3 });
    scene.gets('purple', ['crystal:0']).play('purple', 2, 'memory-1');
    expect(scene.has('purple')).toEqual({ sake: 2 });
  });

  it('not without the resources', () => {
    const scene = new Scene(TWO).open('crystal', null, 'memory-03', null, 'dream-01').give('purple', { sake: 1 });
    expect(scene.gets('purple', ['crystal:0']).choices).toEqual([2, 'skip']);
    expect(scene.gets('purple', ['crystal:1']).choices).toEqual([2, 4, 'skip']);
  });

  it('a discount lowers the price of crystals and dragonflies, never below nothing', () => {
    const crystal = (space: number, discount: 1 | 2) => {
      const row = [null, null, null, null].map((_, at) => (at === space - 1 ? ('memory-03' as const) : null));
      const scene = new Scene(TWO).open('crystal', ...row).give('purple', { sake: 2 });
      return scene
        .gets('purple', [`crystal:${discount}`])
        .play('purple', space, 'memory-1')
        .has('purple');
    };
    expect(crystal(4, 1)).toEqual({ sake: 1 });
    expect(crystal(2, 2)).toEqual({ sake: 2 });
    const dragonfly = new Scene(TWO).open('dragonfly', null, null, null, 'dragonfly-01a').give('purple', { sake: 2 });
    dragonfly.gets('purple', ['dragonfly:1']).choose('purple', 4);
    expect(dragonfly.has('purple')).toEqual({ sake: 1 });
  });

  it('what cannot be paid for is not offered: a crystal of mastery without any resource', () => {
    const scene = new Scene(TWO).hand('purple', 'start-shin-okami').give('purple', { awake: 0 });
    scene.give('purple', { crystals: [null, null, null, null, null, 'mastery-12', null, null] });
    scene.turn('purple').play('purple', 'play:start-shin-okami', 'left');
    expect(scene.decides).toBe('yellow');
  });
});

describe('what was taken is not replaced before winter', () => {
  it('mitama, dragonflies and crystals leave their space empty', () => {
    const scene = new Scene(TWO).open('mitama', 'mitama-shinigami-1', 'mitama-ara-1').give('purple', { jade: 2 });
    scene.open('dragonfly', null, 'dragonfly-01a', 'dragonfly-02a').open('crystal', 'memory-03', 'dream-01');
    scene.gets('purple', ['mitama:0']).play('purple', 1, 'jade');
    expect(scene.state.open.mitama).toEqual([null, 'mitama-ara-1', null, null]);
    scene.gets('purple', ['dragonfly:0']).play('purple', 2, 'skip');
    expect(scene.state.open.dragonfly).toEqual([null, null, 'dragonfly-02a', null]);
    scene.gets('purple', ['crystal:0']).play('purple', 1, 'memory-1');
    expect(scene.state.open.crystal).toEqual([null, 'dream-01', null, null]);
  });
});
