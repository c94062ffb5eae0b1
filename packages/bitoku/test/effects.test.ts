import { describe, expect, it } from 'vitest';
import { Scene, TWO } from './scene.ts';

describe('parts of an effect', () => {
  it('freeing a die: only locked ones, and the only one without a question', () => {
    const two = new Scene(TWO).inForest('purple', 0, 3, 'glade').gets('purple', ['unlock']);
    expect(two.choices).toEqual(['middle', 'right']);
    const one = new Scene(TWO).inForest('purple', 0, 3, 'glade').die('purple', 2, 1).gets('purple', ['unlock']);
    expect(one.player('purple').dice.map(({ at }) => at)).toEqual(['forest', 'unlocked', 'unlocked']);
    expect(one.decides).toBe('yellow');
  });

  it('R14: into the space of a freed die a card can be played all the same', () => {
    const scene = new Scene(TWO).hand('purple', 'start-kappa').gets('purple', ['unlock']).choose('purple', 'middle');
    scene.turn('purple').play('purple', 'play:start-kappa', 'middle', 'jade:1');
    expect(scene.player('purple').mat[1]).toBe('start-kappa');
    expect(scene.player('purple').dice.map(({ at }) => at)).toEqual(['locked', 'unlocked', 'locked']);
  });

  it('of a slash only what can be done is offered; what is left alone is done', () => {
    const scene = new Scene(TWO).hand('purple', 'yamauba-4').open('crystal', 'memory-03');
    for (const display of ['mitama', 'dragonfly', 'building'] as const) scene.open(display);
    scene.turn('purple').play('purple', 'play:yamauba-4', 'left');
    expect(scene.choices).toEqual(['crystal:0', 'mp:1', 'skip']);
    const alone = new Scene(TWO).hand('purple', 'yamauba-4').open('crystal');
    for (const display of ['mitama', 'dragonfly', 'building'] as const) alone.open(display);
    expect(alone.turn('purple').play('purple', 'play:yamauba-4', 'left').asks).toBe('move');
  });

  it('what becomes possible by another part is not lost', () => {
    const scene = new Scene(TWO).give('purple', { awake: 0, iwakura: ['iwa-ara'] }).open('crystal', 'memory-03');
    scene.gets('purple', ['crystal:0', 'pilgrim']).play('purple', 1, 'memory-1');
    expect(scene.asks).toBe('pilgrim');
  });
});
