import { describe, expect, it } from 'vitest';
import { cardBlock, ROWS } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

/**
 * Where the book is silent or unclear: what we decided, as far as it is not tried beside the rule itself. The numbers are
 * those of docs/games/white-castle.md; the other tests carry them too.
 */
describe('rulings', () => {
  it('R12: a starting action lies beside all three rows', () => {
    const player = new Scene(THREE).player('red');
    expect(ROWS.map((row) => cardBlock(player, row))).toEqual([['courtier'], ['courtier'], ['courtier']]);
  });

  it('R21: coins never run out', () => {
    const scene = new Scene(THREE).give('green', { coins: 64 }).gets('red', ['coin:5']);
    expect(scene.has('red')).toEqual({ coins: 5 });
  });

  it('R25: markers on one space have an order from the start', () => {
    const scene = new Scene(THREE);
    scene.bridge('coral', 4).bridge('black', 4).bridge('white', 4);
    scene.state.influence = [2, 0, 1];
    scene.state.turns = 9;
    scene.goOn([{ do: 'nextTurn' }], ...new Array<number>(12).fill(0));
    expect(scene.state.order).toEqual([2, 0, 1]);
  });

  it('R28: a chain of yards and gardens ends when the figures and rows are used up', () => {
    const scene = new Scene(THREE).yards('yard-tile-2', 'yard-tile-8', 'yard-tile-8', 'yard-tile-1');
    scene.give('red', { iron: 7, card: 'action-warrior' }).gets('red', ['warrior']);
    let choices = 0;
    while (scene.decides === 'red') {
      scene.choose('red', scene.offers[0]!);
      choices++;
    }
    expect(choices).toBeLessThan(20);
    expect(scene.decides).toBe('green');
  });

  it('R30: the coins on a garden only open the action; without those of the audience it is not offered', () => {
    const scene = new Scene(THREE).gardens('plant-2', 'stone-3', 'plant-1', 'stone-1', 'plant-5', 'stone-2');
    scene.give('red', { food: 4, coins: 4 }).gets('red', ['gardener']).choose('red', 'plant-2');
    expect(scene.decides).toBe('green');
    expect(scene.has('red')).toEqual({ coins: 4 });
  });

  it('R31: the light block after a climb is done, also where it moves the marker', () => {
    const scene = new Scene(THREE)
      .room('steward-1', 'steward-02')
      .give('red', { pearl: 2, courtiers: [1, 0, 0, 0, 0, 0, 0] });
    scene.gets('red', ['courtier']).choose('red', 'gate:steward-1');
    expect(scene.choices).toEqual(['middle', 'bottom']);
    scene.choose('red', 'middle', 'steward-09');
    expect(scene.player('red').time).toBe(1);
  });
});
