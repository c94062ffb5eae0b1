import { describe, expect, it } from 'vitest';
import { type HarmonyTile, isFulfilled, sheetOf } from '../src/index.ts';
import { Scene } from './scene.ts';

/** Polina has three red shoots and two sticks, and moves her marker to the red area. */
function polinaVisitsRed(): Scene {
  const scene = new Scene()
    .groove(1, 'blue-home', 'red-joker', 'green-cook')
    .groove(4, 'green-joker', 'yellow-home', 'yellow-income')
    .area('Polina', 'red', 'red-cook', 'red-joker', 'red-income')
    .area('Polina', 'green', 'green-home', 'green-income', 'green-harmony')
    .sticks('red', 'Sergei', 'Sergei')
    .give('Polina', { sticks: 2, coins: 2, marker: 1 });
  return scene.turn('Polina').choose('Polina', 'red');
}

/** The examples of the rulebook. */
describe('a turn in summer', () => {
  it('E1: of three shoots only two can be offered for, and her sticks lie above those of Sergei', () => {
    const scene = polinaVisitsRed().choose('Polina', 'red');
    expect(scene.sticksIn('red')).toEqual(['Sergei', 'Sergei', 'Polina', 'Polina']);
    expect(scene.player('Polina')).toMatchObject({ sticks: 0, coins: 2 });
    expect(scene.state.agenda.find((step) => step.do === 'activate')).toMatchObject({ left: 2 });
  });

  it('E2: a stick goes to another temple for a coin, both for two; there are still two activations', () => {
    const one = polinaVisitsRed().choose('Polina', 'blue').choose('Polina', 'red');
    expect([one.sticksIn('blue'), one.sticksIn('red').slice(2)]).toEqual([['Polina'], ['Polina']]);
    expect(one.player('Polina').coins).toBe(1);
    const both = polinaVisitsRed().choose('Polina', 'blue').choose('Polina', 'yellow');
    expect([both.sticksIn('blue'), both.sticksIn('yellow')]).toEqual([['Polina'], ['Polina']]);
    expect(both.player('Polina').coins).toBe(0);
    expect(both.state.agenda.find((step) => step.do === 'activate')).toMatchObject({ left: 2 });
  });

  /** Two shoots into the leftmost groove and one into the rightmost, then cooking, and the joker for two coins. */
  function polinaPlants(): Scene {
    return polinaVisitsRed()
      .choose('Polina', 'red')
      .choose('Polina', 'red-cook>g1')
      .choose('Polina', 'red-income>g1')
      .choose('Polina', 'red-joker>g4');
  }

  it('E3: all three shoots are planted, two are activated, and a third activation is refused', () => {
    const scene = polinaPlants();
    expect(scene.choices).toEqual(['harmony', 'home', 'income', 'cook', 'finish']);
    scene.choose('Polina', 'cook').choose('Polina', 'ramen').choose('Polina', 'harmony');
    scene.choose('Polina', 'happiness');
    expect(scene.events('activates').map(({ shoot, action }) => [shoot, action])).toEqual([
      ['red-cook', 'cook'],
      ['red-joker', 'harmony'],
    ]);
    expect(scene.player('Polina').coins).toBe(2);
    expect(scene.asks).not.toBe('activate');
  });

  it('E4: blue and red go home by themselves; for the last one the green area is full, and she chooses', () => {
    const scene = polinaPlants().choose('Polina', 'finish');
    expect(scene.in('Polina', 'blue')).toEqual(['blue-home']);
    expect(scene.in('Polina', 'red')).toEqual(['red-joker']);
    expect(scene.asks).toBe('placeOverflow');
    expect(scene.choices).toEqual(['red', 'blue', 'yellow']);
    scene.choose('Polina', 'yellow');
    expect(scene.in('Polina', 'yellow')).toEqual(['green-joker']);
    expect(scene.inGroove(1)).toEqual(['green-cook', 'red-cook', 'red-income']);
    expect(scene.inGroove(4)).toEqual(['yellow-home', 'yellow-income', 'red-joker']);
    expect(scene.player('Polina').areas.flat()).toHaveLength(6);
  });
});

describe('harmony', () => {
  it('E5: take two, score two, one of each, only one, or simply 1 happiness', () => {
    const polina = () =>
      new Scene()
        .column('hl-01', 'hl-05', 'hl-09')
        .home('Polina', { r1c1: 'garden', r2c1: 'item' })
        .mat('Polina', 'hl-03', 'hl-04')
        .acts('Polina', 'harmony');
    // Both left cells are taken: nothing can be taken there until one is scored.
    expect(polina().choices).not.toContain('take:hl-01');
    const scored = polina().choose('Polina', 'score:hl-03').choose('Polina', 'score:hl-04');
    expect(scored.happiness('Polina')).toBe(9);
    const mixed = polina().choose('Polina', 'score:hl-03').choose('Polina', 'take:hl-01', 'hl-02');
    expect(mixed.player('Polina').harmony[0]).toEqual(['hl-04', 'hl-01']);
    const taken = new Scene().column('hl-01', 'hl-05', 'hl-09').acts('Polina', 'harmony');
    taken.choose('Polina', 'take:hl-05', 'hl-20').choose('Polina', 'take:hl-20', 'hl-21');
    expect(taken.player('Polina').harmony[0]).toEqual(['hl-05', 'hl-20']);
    const one = polina().choose('Polina', 'score:hl-03');
    expect(one.choices).toContain('stop');
    expect(one.choices).not.toContain('happiness');
    const plain = polina().choose('Polina', 'happiness');
    expect(plain.happiness('Polina')).toBe(6);
    expect(plain.asks).not.toBe('harmony');
  });

  it('E6: a garden in the right part brings the 2 happiness of the tile, elsewhere nothing', () => {
    const right = new Scene().mat('Polina', 'hr-03').home('Polina', { r2c4: 'garden' }).acts('Polina', 'harmony');
    right.choose('Polina', 'score:hr-03');
    expect(right.happiness('Polina')).toBe(7);
    expect(right.player('Polina').fan).toEqual(['hr-03']);
    for (const cell of ['r2c1', 'r2c2', 'r2c3'] as const) {
      const scene = new Scene()
        .mat('Polina', 'hr-03')
        .home('Polina', { [cell]: 'garden' })
        .acts('Polina', 'harmony');
      expect(scene.choices).not.toContain('score:hr-03');
    }
  });

  const fulfilled = (tile: HarmonyTile, tiles: Parameters<Scene['home']>[1]) =>
    isFulfilled(new Scene().home('Polina', tiles).player('Polina').home, tile);

  it('E7: a decoration', () => {
    expect(fulfilled('hl-01', { r3c2: 'decoration' })).toBe(true);
  });

  it('E8: faith right of a garden, not the other way round', () => {
    expect(fulfilled('hr-06', { r1c4: 'garden', r1c5: 'faith' })).toBe(true);
    expect(fulfilled('hr-06', { r1c4: 'faith', r1c5: 'garden' })).toBe(false);
  });

  it('E9: faith below a decoration, not the other way round', () => {
    expect(fulfilled('hl-09', { r1c1: 'decoration', r2c1: 'faith' })).toBe(true);
    expect(fulfilled('hl-09', { r1c1: 'faith', r2c1: 'decoration' })).toBe(false);
  });

  it('E10: garden, faith and decoration from the top down', () => {
    expect(fulfilled('hl-13', { r1c2: 'garden', r2c2: 'faith', r3c2: 'decoration' })).toBe(true);
  });

  it('E11: four tiles around a cell, which may be empty', () => {
    expect(fulfilled('hw-05', { r1c3: 'faith', r2c4: 'garden', r3c3: 'decoration', r2c2: 'item' })).toBe(true);
    expect(fulfilled('hw-05', { r1c3: 'faith', r2c4: 'item', r3c3: 'decoration', r2c2: 'garden' })).toBe(false);
  });

  it('E12: a full row with two gardens in the third and fourth column', () => {
    const row = { r2c1: 'decoration', r2c2: 'item', r2c3: 'garden', r2c4: 'garden' } as const;
    expect(fulfilled('hw-01', { ...row, r2c5: 'faith' })).toBe(true);
    expect(fulfilled('hw-01', row)).toBe(false);
  });

  it('E13: faith with 7 comfort in all', () => {
    expect(fulfilled('hw-10', { r1c1: 'faith:3', r2c3: 'faith:3', r3c5: 'faith:1' })).toBe(true);
    expect(fulfilled('hw-10', { r1c1: 'faith:3', r2c3: 'faith:3' })).toBe(false);
  });

  it('E14: any tile right of an item, together 4 comfort; not left of it', () => {
    expect(fulfilled('hl-22', { r1c1: 'item:2', r1c2: 'garden:2' })).toBe(true);
    expect(fulfilled('hl-22', { r1c1: 'garden:2', r1c2: 'item:2' })).toBe(false);
  });

  it('E15: two by two with 9 comfort', () => {
    const square = { r1c4: 'item:3', r1c5: 'garden:2', r2c4: 'faith:2' } as const;
    expect(fulfilled('hr-24', { ...square, r2c5: 'decoration:2' })).toBe(true);
    expect(fulfilled('hr-24', { ...square, r2c5: 'decoration:1' })).toBe(false);
  });
});

describe('autumn and winter', () => {
  it('E16: three sticks each: the spirit comes to Diana, who was there later', () => {
    const scene = new Scene().spirit('blue', 'tengu');
    scene.sticks('blue', 'Diana', 'Polina', 'Polina', 'Diana', 'Polina', 'Diana');
    scene.comes('autumn', 'kappa');
    expect(scene.player('Diana').spirits).toEqual(['tengu']);
    expect(scene.events('blesses')).toEqual([{ is: 'blesses', seat: 1, spirit: 'tengu', temple: 'blue', tied: true }]);
  });

  it('E17: four tiles, but only rice and tea: both are spent, and one happiness is lost', () => {
    const scene = new Scene().home('Diana', { r1c1: 'garden', r1c2: 'garden', r1c3: 'item', r1c4: 'faith' });
    scene.give('Diana', { food: ['rice', 'tea'] });
    scene.goOn([
      { do: 'endTurn', seat: 0 },
      { do: 'meal', seat: 1 },
    ]);
    expect(scene.player('Diana').food).toEqual([]);
    expect(scene.happiness('Diana')).toBe(4);
  });
});

describe('the end of the game', () => {
  const rows = (scene: Scene) =>
    Object.fromEntries(sheetOf(scene.state, scene.player('Polina')).map(({ row, points }) => [row, points]));

  it('E18: five spirits of four kinds are 8 happiness', () => {
    const scene = new Scene().give('Polina', {
      spirits: ['kappa', 'tengu', 'kappa', 'okami', 'tanuki'],
      asleep: 0b101,
    });
    expect(rows(scene).spirits).toBe(8);
  });

  it('E19: 5 comfort on the left and 8 on the right cost 6; two fulfilled tiles bring 3 and 1', () => {
    const scene = new Scene().mat('Polina', 'hr-19', 'hl-01');
    scene.home('Polina', { r1c1: 'decoration:3', r1c2: 'item:2', r1c3: 'faith:3' });
    scene.home('Polina', { r1c4: 'garden:3', r1c5: 'item:1', r2c4: 'faith:2', r2c5: 'garden:2' });
    expect(rows(scene)).toMatchObject({ balance: -6, unscored: 4 });
    scene.goOn([{ do: 'endGame' }]);
    expect(scene.events('countsHarmony').map(({ tile, points }) => [tile, points])).toEqual([
      ['hl-01', 1],
      ['hr-19', 3],
    ]);
  });

  it('E20: a marked garden takes only a garden, and costs 1 happiness if it stays empty', () => {
    const scene = new Scene(undefined, { night: true }).market('home-i-item-1', 'home-i-garden-1');
    scene.give('Polina', { coins: 9 }).acts('Polina', 'home').choose('Polina', 'home-i-item-1');
    expect(scene.choices).not.toContain('r1c5');
    expect(rows(scene).marks).toBe(-6);
    const garden = new Scene(undefined, { night: true }).market('home-i-garden-1', 'home-i-item-1');
    garden.give('Polina', { coins: 9 }).acts('Polina', 'home').choose('Polina', 'home-i-garden-1');
    garden.choose('Polina', 'r1c5', 'home-i-faith-1');
    expect(rows(garden).marks).toBe(-5);
  });
});
