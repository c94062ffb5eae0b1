import { describe, expect, it } from 'vitest';
import { Scene, TWO } from './scene.ts';

describe('cards out of decks', () => {
  const look = (effect: 'vision' | 'yokai' | 'bitoku', ...luck: (string | number)[]) =>
    new Scene(TWO).goOn([{ do: 'effect', seat: 0, left: [effect], from: 'card', region: -1 }], ...luck);

  it('a vision is kept face up, the other goes under the deck; or none, for a resource', () => {
    const kept = look('vision', 'vision-10', 'vision-20').choose('purple', 'vision-20');
    expect(kept.player('purple').visions).toEqual(['vision-20']);
    expect(kept.state.visions.under.map(({ card }) => card)).toEqual(['vision-10']);
    const none = look('vision', 'vision-10', 'vision-20').play('purple', 'skip', 'stone');
    expect(none.has('purple')).toEqual({ stone: 1 });
    expect(none.state.visions.under.map(({ card }) => card)).toEqual(['vision-10', 'vision-20']);
  });

  it('a yokai of the common deck comes to the hand', () => {
    const scene = look('yokai', 'yamauba-1', 'yamauba-2').choose('purple', 'yamauba-2');
    expect(scene.player('purple').taken.map(({ card }) => card)).toEqual(['yamauba-2']);
    scene.turn('purple');
    expect(scene.choices).toContain('play:yamauba-2');
  });

  it('a bitoku of the deck comes to the end of the path; two alike are one choice', () => {
    const scene = look('bitoku', 'makoto', 'makoto').give('purple', { path: ['gi'] });
    expect(scene.choices).toEqual(['makoto', 'skip']);
    scene.choose('purple', 'makoto');
    expect(scene.player('purple').path).toEqual(['gi', 'makoto']);
    expect(scene.state.bitoku.under).toHaveLength(1);
  });

  it('R7: with one card left one is looked at, with none a vision is only a resource, and the others are lost', () => {
    const scene = new Scene(TWO);
    const empty = { bag: [], over: [], under: [], away: 0 };
    scene.state.visions = { ...empty, bag: ['vision-09'] };
    scene.goOn([{ do: 'effect', seat: 0, left: ['vision'], from: 'card', region: -1 }], 0);
    expect(scene.choices).toEqual(['vision-09', 'skip']);
    const none = new Scene(TWO);
    none.state.visions = { ...empty };
    none.state.yokai = { ...empty };
    none.state.bitoku = { ...empty };
    none.gets('purple', ['vision']);
    expect(none.asks).toBe('chooseResource');
    expect(none.gets('purple', ['yokai']).decides).toBe('yellow');
    expect(none.gets('purple', ['bitoku']).decides).toBe('yellow');
  });

  it('a card of the own deck; the discard pile is shuffled when it is empty (R32: nothing else is)', () => {
    const scene = new Scene(TWO)
      .deck('purple')
      .give('purple', { discard: ['start-kappa'], removed: ['start-kitsune'] });
    scene.mat('purple', 'start-nezumi');
    scene.goOn(
      [{ do: 'nextTurn' }, { do: 'effect', seat: 0, left: ['draw'], from: 'card', region: -1 }],
      'start-kappa',
    );
    expect(scene.player('purple').hand.map(({ card }) => card)).toEqual(['start-kappa']);
    expect(scene.gets('purple', ['draw']).player('purple').hand).toHaveLength(1);
  });

  it('R14: freeing a die asks which; with none locked it is lost', () => {
    const scene = new Scene(TWO).gets('purple', ['unlock', 'amulet:1']);
    expect(scene.choices).toEqual(['left', 'middle', 'right']);
    scene.choose('purple', 'middle');
    expect(scene.player('purple').dice[1]!.at).toBe('unlocked');
    const none = new Scene(TWO).die('purple', 0, 3).die('purple', 1, 3).die('purple', 2, 3);
    expect(none.gets('purple', ['unlock', 'amulet:1']).decides).toBe('yellow');
    expect(none.has('purple')).toEqual({ a1: 1 });
  });
});
