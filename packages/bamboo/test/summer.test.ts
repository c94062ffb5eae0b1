import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';

describe('spring', () => {
  const spring = (scene: Scene, ...luck: string[]) => {
    for (const player of scene.state.players) Object.assign(player, { sticks: 3, roundSticks: 4 });
    return scene.goOn([{ do: 'spring' }], ...luck);
  };

  it('lays out as many gifts as there are players, and everybody takes a stick', () => {
    const scene = spring(new Scene(), 'cook');
    expect(scene.state.gifts).toEqual(['harmony', 'home', 'income']);
    for (const { sticks, roundSticks } of scene.state.players) expect([sticks, roundSticks]).toEqual([4, 3]);
  });

  it('lets everybody pick one in turn order and do its action at once; then summer begins', () => {
    const scene = spring(new Scene(), 'cook');
    scene.choose('Sergei', 'income');
    expect(scene.player('Sergei').coins).toBe(2);
    expect(scene.decides).toBe('Diana');
    expect(scene.choices).toEqual(['harmony', 'home']);
    scene.choose('Diana', 'harmony').choose('Diana', 'happiness');
    for (const name of ['Sergei', 'Diana', 'Polina'] as const) scene.area(name, 'red', 'red-home');
    scene.choose('Polina', 'home').choose('Polina', 'coin');
    expect([scene.happiness('Diana'), scene.player('Polina').coins]).toEqual([6, 1]);
    expect(scene.state.gifts).toEqual([]);
    expect([scene.state.season, scene.asks, scene.decides]).toEqual(['summer', 'visit', 'Sergei']);
  });

  it('A27: a gift must be picked, but its action may be left undone', () => {
    const scene = spring(new Scene(), 'harmony').choose('Sergei', 'cook').choose('Sergei', 'skip');
    expect(scene.player('Sergei').food).toEqual([]);
    expect(scene.decides).toBe('Diana');
  });

  it('no spirit can be called', () => {
    const scene = new Scene().give('Sergei', { spirits: ['kappa'] });
    expect(spring(scene, 'cook').choices).toEqual(['harmony', 'home', 'income']);
  });
});

describe('visiting a temple', () => {
  it('the marker goes to another area with a shoot in it', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-home').area('Sergei', 'blue', 'blue-cook');
    scene.area('Sergei', 'yellow', 'yellow-cook').give('Sergei', { marker: 1 }).turn('Sergei');
    expect(scene.choices).toEqual(['red', 'yellow']);
  });

  it('in the first turn any area can be visited', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-home').area('Sergei', 'blue', 'blue-cook').turn('Sergei');
    expect(scene.choices).toEqual(['red', 'blue']);
  });

  it('A4: whoever has a stick must play; A5: whoever has none has passed, spirits or not', () => {
    const scene = new Scene().give('Sergei', { sticks: 0, spirits: ['kappa'] }).area('Diana', 'red', 'red-home');
    scene.turn('Sergei');
    expect(scene.decides).toBe('Diana');
    expect(scene.choices).toEqual(['red']);
  });

  it('autumn comes when nobody has a stick left', () => {
    const scene = new Scene().area('Polina', 'red', 'red-cook').groove(1, 'blue-joker', 'blue-cook', 'green-home');
    for (const name of ['Sergei', 'Diana'] as const) scene.give(name, { sticks: 0 });
    scene.give('Polina', { sticks: 1, spirits: ['okami'], asleep: 1, coins: 2 }).turn('Polina');
    scene.choose('Polina', 'red').choose('Polina', 'red').choose('Polina', 'red-cook>g1').choose('Polina', 'finish', 0);
    expect(scene.events('season').map(({ season }) => season)).toContain('autumn');
  });
});

describe('offering', () => {
  it('A8: takes a stick for every shoot of the area, and the question is not asked when there is no choice', () => {
    const scene = new Scene().area('Sergei', 'blue', 'blue-home', 'blue-cook', 'blue-joker');
    scene.turn('Sergei').choose('Sergei', 'blue');
    expect(scene.sticksIn('blue')).toEqual(['Sergei', 'Sergei', 'Sergei']);
    expect(scene.player('Sergei').sticks).toBe(1);
    expect(scene.asks).toBe('plant');
  });

  it('A7: only as many sticks go elsewhere as there are coins', () => {
    const scene = new Scene().area('Sergei', 'blue', 'blue-home', 'blue-cook', 'blue-joker');
    scene.give('Sergei', { coins: 1 }).turn('Sergei').choose('Sergei', 'blue').choose('Sergei', 'red');
    expect(scene.sticksIn('red')).toEqual(['Sergei']);
    expect(scene.sticksIn('blue')).toEqual(['Sergei', 'Sergei']);
    expect(scene.asks).toBe('plant');
  });

  it('one choice sends all that are left to their own temple', () => {
    const scene = new Scene().area('Sergei', 'green', 'green-home', 'green-cook').give('Sergei', { coins: 3 });
    scene.turn('Sergei').choose('Sergei', 'green').choose('Sergei', 'green');
    expect(scene.sticksIn('green')).toEqual(['Sergei', 'Sergei']);
    expect(scene.player('Sergei').coins).toBe(3);
  });
});

describe('planting', () => {
  const full = (): Scene =>
    new Scene()
      .area('Sergei', 'red', 'red-home', 'red-cook', 'red-income')
      .groove(2, 'blue-joker', 'green-home', 'yellow-cook')
      .turn('Sergei')
      .choose('Sergei', 'red');

  it('puts at most two shoots into a groove, each below those before it', () => {
    const scene = full().choose('Sergei', 'red-home>g2').choose('Sergei', 'red-income>g2');
    expect(scene.inGroove(2)).toEqual(['blue-joker', 'green-home', 'yellow-cook', 'red-home', 'red-income']);
    expect(scene.choices).toEqual(['red-cook>g1', 'red-cook>g3', 'red-cook>g4']);
  });

  it('lists shoots that look alike once', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-home', 'red-home').turn('Sergei').choose('Sergei', 'red');
    expect(scene.choices).toEqual(['red-home>g1', 'red-home>g2', 'red-home>g3', 'red-home>g4']);
  });

  it('A24: all planting comes before the first action', () => {
    const scene = full();
    expect(scene.asks).toBe('plant');
    scene.choose('Sergei', 'red-home>g1').choose('Sergei', 'red-cook>g2');
    expect(scene.asks).toBe('plant');
    expect(scene.choose('Sergei', 'red-income>g3').asks).toBe('activate');
  });

  it('the actions come in any order, and the rest can be declined', () => {
    const scene = full().choose('Sergei', 'red-home>g1').choose('Sergei', 'red-cook>g1');
    scene.choose('Sergei', 'red-income>g3').choose('Sergei', 'income');
    expect(scene.player('Sergei').coins).toBe(2);
    expect(scene.choices).toEqual(['home', 'cook', 'finish']);
    scene.choose('Sergei', 'finish');
    expect(scene.events('leavesActions')).toEqual([{ is: 'leavesActions', seat: 0, left: 2 }]);
  });

  it('a joker does any of the four actions, after the shoots that show it', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-joker', 'red-cook').food('tea', 'rice', 'ramen');
    scene.turn('Sergei').choose('Sergei', 'red');
    scene.choose('Sergei', 'red-joker>g1').choose('Sergei', 'red-cook>g2');
    expect(scene.choices).toEqual(['harmony', 'home', 'income', 'cook', 'finish']);
    scene.choose('Sergei', 'cook').choose('Sergei', 'ramen');
    expect(scene.choices).toEqual(['harmony', 'home', 'income', 'cook', 'finish']);
    scene.choose('Sergei', 'cook').choose('Sergei', 'rice');
    expect(scene.events('activates').map(({ shoot }) => shoot)).toEqual(['red-cook', 'red-joker']);
  });

  it('an action that is activated may still be left undone', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-cook').turn('Sergei').choose('Sergei', 'red');
    scene.choose('Sergei', 'red-cook>g1').choose('Sergei', 'cook').choose('Sergei', 'skip');
    expect(scene.events('skipsAction')).toHaveLength(1);
    expect(scene.player('Sergei').food).toEqual([]);
  });
});

describe('new shoots', () => {
  /** Sergei plants shoots of his red area and declines all actions; what comes back is told by the grooves. */
  function planted(scene: Scene, ...plantings: string[]): Scene {
    scene.turn('Sergei').choose('Sergei', 'red');
    for (const planting of plantings) scene.choose('Sergei', planting);
    return scene.choose('Sergei', 'finish');
  }

  it('as many as were planted come out at the top and go to the areas of their colours', () => {
    const scene = new Scene()
      .area('Sergei', 'red', 'red-home', 'red-cook')
      .groove(1, 'blue-joker', 'green-home', 'yellow-cook');
    planted(scene, 'red-home>g1', 'red-cook>g1');
    expect(scene.inGroove(1)).toEqual(['yellow-cook', 'red-home', 'red-cook']);
    expect([scene.in('Sergei', 'blue'), scene.in('Sergei', 'green')]).toEqual([['blue-joker'], ['green-home']]);
  });

  it('A25: what comes out cannot be activated in the same turn; the emptied area takes shoots again', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-home').groove(1, 'red-joker', 'green-home', 'yellow-cook');
    scene.turn('Sergei').choose('Sergei', 'red').choose('Sergei', 'red-home>g1');
    expect(scene.choices).toEqual(['home', 'finish']);
    scene.choose('Sergei', 'home').choose('Sergei', 'coin');
    expect(scene.in('Sergei', 'red')).toEqual(['red-joker']);
  });

  it('A26: what fits into its own colour goes first; then a shoot without room goes to any area with room', () => {
    const scene = new Scene()
      .area('Sergei', 'red', 'red-home', 'red-cook')
      .area('Sergei', 'green', 'green-home', 'green-income', 'green-cook')
      .groove(1, 'green-joker', 'blue-home', 'yellow-cook');
    planted(scene, 'red-home>g1', 'red-cook>g1');
    expect(scene.in('Sergei', 'blue')).toEqual(['blue-home']);
    expect(scene.choices).toEqual(['red', 'blue', 'yellow']);
    scene.choose('Sergei', 'blue');
    expect(scene.in('Sergei', 'blue')).toEqual(['blue-home', 'green-joker']);
  });

  it('a shoot in another area counts for that area, and is sorted by its colour when it comes out again', () => {
    const scene = new Scene().area('Sergei', 'blue', 'blue-home', 'green-joker').area('Sergei', 'red', 'red-home');
    scene.turn('Sergei').choose('Sergei', 'blue');
    expect(scene.sticksIn('blue')).toEqual(['Sergei', 'Sergei']);
    scene.choose('Sergei', 'green-joker>g1').choose('Sergei', 'blue-home>g1');
    expect(scene.choices).toContain('harmony');
    const back = new Scene().area('Sergei', 'red', 'red-home').groove(1, 'green-joker', 'red-cook', 'red-income');
    planted(back, 'red-home>g1');
    expect(back.in('Sergei', 'green')).toEqual(['green-joker']);
  });

  it('of several shoots of a colour that do not all fit, the player says which stay', () => {
    const scene = new Scene()
      .area('Sergei', 'red', 'red-home', 'red-cook')
      .area('Sergei', 'green', 'green-home', 'green-income')
      .groove(1, 'green-joker', 'green-cook', 'yellow-cook');
    planted(scene, 'red-home>g1', 'red-cook>g1');
    expect(scene.asks).toBe('keepInColour');
    expect(scene.choices).toEqual(['green-joker', 'green-cook']);
    scene.choose('Sergei', 'green-cook');
    expect(scene.in('Sergei', 'green')).toEqual(['green-home', 'green-income', 'green-cook']);
    expect(scene.choices).toEqual(['red', 'blue', 'yellow']);
    scene.choose('Sergei', 'red');
    expect(scene.in('Sergei', 'red')).toEqual(['green-joker']);
  });

  it('is not asked which of two alike stays', () => {
    const scene = new Scene()
      .area('Sergei', 'red', 'red-home', 'red-cook')
      .area('Sergei', 'green', 'green-home', 'green-income')
      .groove(1, 'green-cook', 'green-cook', 'yellow-cook');
    planted(scene, 'red-home>g1', 'red-cook>g1');
    expect(scene.asks).toBe('placeOverflow');
  });

  it('is not asked where the only room is', () => {
    const scene = new Scene()
      .area('Sergei', 'red', 'red-home')
      .area('Sergei', 'blue', 'blue-home', 'blue-cook', 'blue-joker', 'blue-income')
      .area('Sergei', 'green', 'green-home', 'green-income', 'green-cook')
      .area('Sergei', 'yellow', 'yellow-home', 'yellow-income', 'yellow-cook')
      .groove(1, 'green-joker', 'green-cook', 'yellow-cook');
    planted(scene, 'red-home>g1');
    expect(scene.in('Sergei', 'red')).toEqual(['green-joker']);
  });
});
