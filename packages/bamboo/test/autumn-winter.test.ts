import { describe, expect, it } from 'vitest';
import { HOME_TILES } from '../src/index.ts';
import { Scene, TWO } from './scene.ts';

describe('autumn', () => {
  it('the most sticks win the spirit of a temple; a new one appears, and the sticks go back', () => {
    const scene = new Scene().spirit('red', 'kappa').sticks('red', 'Diana', 'Polina', 'Diana');
    scene.sticks('blue', 'Sergei').spirit('blue', 'tengu').comes('autumn', 'okami', 'tanuki');
    expect(scene.player('Diana').spirits).toEqual(['kappa']);
    expect(scene.player('Sergei').spirits).toEqual(['tengu']);
    expect(scene.state.temples.map(({ spirit }) => spirit).slice(0, 2)).toEqual(['okami', 'tanuki']);
    expect(scene.state.temples[0]).toMatchObject({ below: 2, sticks: [] });
    // Four each, and one more in the next spring.
    expect(scene.state.players.map(({ sticks }) => sticks)).toEqual([5, 5, 5]);
  });

  it('a new spirit is awake', () => {
    const scene = new Scene().give('Diana', { spirits: ['tanuki'], asleep: 1 }).spirit('red', 'kappa');
    scene.sticks('red', 'Diana').comes('autumn', 'okami');
    expect(scene.player('Diana')).toMatchObject({ spirits: ['tanuki', 'kappa'], asleep: 1 });
  });

  it('of a tie among three the highest stick decides, not the first or the last player', () => {
    const scene = new Scene().spirit('green', 'okami');
    scene.sticks('green', 'Polina', 'Diana', 'Sergei', 'Polina', 'Diana', 'Sergei', 'Diana', 'Sergei', 'Polina');
    scene.comes('autumn', 'kappa');
    expect(scene.player('Polina').spirits).toEqual(['okami']);
  });

  it('fewer sticks that came later do not win', () => {
    const scene = new Scene().spirit('green', 'okami').sticks('green', 'Polina', 'Polina', 'Diana');
    scene.comes('autumn', 'kappa');
    expect(scene.player('Polina').spirits).toEqual(['okami']);
    expect(scene.events('blesses')[0]).toMatchObject({ tied: false });
  });

  it('A6: without any stick the spirit stays', () => {
    const scene = new Scene().spirit('red', 'kappa').comes('autumn');
    expect(scene.state.temples[0]).toMatchObject({ spirit: 'kappa', below: 3 });
    expect(scene.events('spiritStays')).toHaveLength(4);
  });

  it('an empty stack gives nothing', () => {
    const scene = new Scene().spirit('red', null, 0).sticks('red', 'Diana').comes('autumn');
    expect(scene.player('Diana').spirits).toEqual([]);
    expect(scene.player('Diana').sticks).toBeGreaterThanOrEqual(4);
  });
});

describe('the ghost of two players', () => {
  it('wins like a player: its spirit goes back into the box', () => {
    const scene = new Scene(TWO).spirit('red', 'kappa').sticks('red', 'ghost', 'ghost', 'ghost', 'Diana', 'Diana');
    scene.comes('autumn', '2', '0', '3', '3', 'okami');
    expect(scene.state.lost).toEqual(['kappa']);
    expect(scene.state.temples[0]!.spirit).toBe('okami');
    expect(scene.player('Diana').spirits).toEqual([]);
  });

  it('A32: loses every tie, for its sticks lie at the bottom', () => {
    const scene = new Scene(TWO).spirit('red', 'kappa').sticks('red', 'ghost', 'ghost', 'Diana', 'Diana');
    scene.comes('autumn', '2', '0', '3', '3', 'okami');
    expect(scene.player('Diana').spirits).toEqual(['kappa']);
  });

  it('A40: deals out its eight sticks once, after all temples are decided', () => {
    const scene = new Scene(TWO).sticks('red', 'ghost', 'ghost').sticks('blue', 'Diana');
    scene.spirit('red', 'kappa').spirit('blue', 'tengu').spirit('green', 'okami').spirit('yellow', 'tanuki');
    scene.comes('autumn', '3', '3', '2', '0', 'kitsune', 'kitsune');
    expect(scene.events('ghostOffers').map(({ sticks }) => sticks)).toEqual([[3, 3, 2, 0]]);
    // Nobody was in the green and the yellow temple: the new brown sticks did not count there.
    expect(scene.events('spiritStays').map(({ temple }) => temple)).toEqual(['green', 'yellow']);
    expect(scene.player('Diana').spirits).toEqual(['tengu']);
  });

  it('is not there with three players', () => {
    expect(new Scene().comes('autumn').events('ghostOffers')).toEqual([]);
  });
});

describe('waking spirits', () => {
  it('costs the coins of the spirit; Kitsune costs nothing; any number', () => {
    const scene = new Scene().give('Diana', { spirits: ['kappa', 'okami', 'kitsune'], asleep: 0b111, coins: 2 });
    scene.goOn([
      { do: 'endTurn', seat: 0 },
      { do: 'wake', seat: 1 },
    ]);
    expect(scene.choices).toEqual(['wake:kappa', 'wake:kitsune', 'wake:okami', 'done']);
    scene.choose('Diana', 'wake:kitsune').choose('Diana', 'wake:kappa');
    expect(scene.player('Diana')).toMatchObject({ coins: 1, asleep: 0b010 });
    expect(scene.asks).not.toBe('wake');
  });

  it('may be left, and is not asked when it cannot be paid', () => {
    const scene = new Scene().give('Sergei', { spirits: ['kappa'], asleep: 1 });
    scene.give('Diana', { spirits: ['kappa'], asleep: 1, coins: 1 }).comes('winter');
    expect(scene.decides).toBe('Diana');
    scene
      .goOn([
        { do: 'endTurn', seat: 0 },
        { do: 'wake', seat: 1 },
      ])
      .choose('Diana', 'done');
    expect(scene.player('Diana')).toMatchObject({ coins: 1, asleep: 1 });
  });
});

describe('the last winter', () => {
  it('only Okami is worth waking, and it makes no difference which food goes', () => {
    const scene = new Scene().home('Diana', {
      r1c1: 'garden',
      r2c3: 'item',
      r1c4: 'faith',
      r2c5: 'item',
      r3c3: 'item',
    });
    scene.state.round = 4;
    scene.give('Diana', { spirits: ['kappa', 'okami', 'kitsune'], asleep: 0b111, coins: 5, food: ['tea', 'rice'] });
    scene.comes('winter');
    expect(scene.choices).toEqual(['wake:okami', 'done']);
    scene.choose('Diana', 'wake:okami').choose('Diana', 'use:okami');
    expect(scene.player('Diana').food).toEqual(['rice']);
    expect(scene.state.agenda).toEqual([]);
  });
});

describe('the family meal', () => {
  const atTable = (scene: Scene): Scene =>
    scene.goOn([
      { do: 'endTurn', seat: 0 },
      { do: 'meal', seat: 1 },
    ]);
  const four = { r1c1: 'garden', r1c2: 'garden', r1c3: 'item', r1c4: 'faith' } as const;

  it('needs no food without tiles', () => {
    const scene = atTable(new Scene().give('Diana', { food: ['tea'] }));
    expect(scene.player('Diana')).toMatchObject({ food: ['tea'], hunger: 0 });
  });

  it('lets the player say which tokens go, as long as it makes a difference', () => {
    const scene = atTable(new Scene().home('Diana', four).give('Diana', { food: ['tea', 'rice', 'ramen', 'ramen'] }));
    expect(scene.choices).toEqual(['tea', 'rice', 'ramen']);
    scene.choose('Diana', 'ramen');
    expect(scene.choices).toEqual(['tea', 'rice', 'ramen']);
    scene.choose('Diana', 'tea');
    expect(scene.player('Diana').food).toEqual(['rice', 'ramen']);
    expect(scene.state.eaten).toEqual(['ramen', 'tea']);
  });

  it('gives no change', () => {
    const scene = atTable(new Scene().home('Diana', { r1c1: 'garden' }).give('Diana', { food: ['ramen', 'ramen'] }));
    expect(scene.player('Diana')).toMatchObject({ food: ['ramen'], hunger: 0 });
  });

  it('food must be spent before happiness is lost; A9: which may fall below zero', () => {
    const scene = new Scene().home('Diana', four).give('Diana', { food: ['tea'], hunger: 4 });
    atTable(scene);
    expect(scene.player('Diana').food).toEqual([]);
    expect(scene.happiness('Diana')).toBe(-2);
  });

  it('A22: Okami counts as four food, what is too much is lost; A23: it need not be called', () => {
    const scene = atTable(new Scene().home('Diana', { r1c1: 'garden' }).give('Diana', { spirits: ['okami'] }));
    expect(scene.choices).toEqual(['use:okami', 'no']);
    scene.choose('Diana', 'use:okami');
    expect(scene.player('Diana')).toMatchObject({ asleep: 1, hunger: 0 });
    const refused = atTable(new Scene().home('Diana', { r1c1: 'garden' }).give('Diana', { spirits: ['okami'] }));
    expect(refused.choose('Diana', 'no').player('Diana')).toMatchObject({ asleep: 0, hunger: 1 });
  });

  it('two Okami can feed one meal', () => {
    const scene = new Scene().home('Diana', { ...four, r2c1: 'item', r2c2: 'faith' });
    atTable(scene.give('Diana', { spirits: ['okami', 'okami'] }));
    scene.choose('Diana', 'use:okami').choose('Diana', 'use:okami');
    expect(scene.player('Diana')).toMatchObject({ asleep: 0b11, hunger: 0 });
  });

  it('A21: Okami can be woken and called in the same winter', () => {
    const scene = new Scene().home('Diana', { r1c1: 'garden' });
    scene.give('Diana', { spirits: ['okami'], asleep: 1, coins: 2 }).comes('winter');
    scene.choose('Diana', 'wake:okami');
    expect([scene.asks, scene.decides]).toEqual(['okami', 'Diana']);
  });
});

describe('the end of the year', () => {
  it('the first player token goes on, and the lowest row goes under the stacks', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1', 'home-i-garden-1', 'home-i-garden-2');
    scene
      .column('hl-01', 'hl-05', 'hl-09')
      .goOn(
        [{ do: 'endTurn', seat: 0 }, { do: 'renew' }],
        'home-i-decoration-1',
        'home-ii-item-8',
        'hl-20',
        'hw-20',
        'hr-20',
        'cook',
      );
    expect(scene.state).toMatchObject({ first: 1, round: 2, season: 'spring' });
    expect(scene.state.market[0]).toEqual([
      'home-i-faith-1',
      'home-i-garden-1',
      'home-i-garden-2',
      'home-i-decoration-1',
    ]);
    expect(scene.state.harmony[0]).toEqual(['hl-05', 'hl-09', 'hl-20']);
    // A31: everybody has seen it go there.
    expect(scene.state.homeStacks[0]!.under).toEqual([{ card: 'home-i-item-1', seen: -1, mix: 0, knew: 0 }]);
    expect(scene.state.harmonyStacks[0]!.under.map(({ card }) => card)).toEqual(['hl-01']);
  });

  it('A31: a tile under the stack comes back when all others are drawn, the first one first', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1').give('Diana', { coins: 9 });
    const stack = scene.state.homeStacks[0]!;
    stack.bag = [];
    stack.under = (['home-i-item-7', 'home-i-item-6'] as const).map((card) => ({ card, seen: -1, mix: 0, knew: 0 }));
    scene.acts('Diana', 'home').choose('Diana', 'home-i-item-1').choose('Diana', 'r1c1');
    expect(scene.state.market[0]).toEqual(['home-i-faith-1', 'home-i-item-7']);
  });

  it('A17, A18: with an empty stack the lowest tile comes back at the top, and a column never has a gap', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1', 'home-i-garden-1');
    scene.state.homeStacks[0]!.bag = [];
    scene.goOn([{ do: 'endTurn', seat: 0 }, { do: 'renew' }], 'home-ii', 'hl', 'hw', 'hr', 'cook');
    expect(scene.state.market[0]).toEqual(['home-i-faith-1', 'home-i-garden-1', 'home-i-item-1']);
    expect(scene.state.homeStacks[0]!.under).toEqual([]);
    expect(scene.state.market.flat().every((tile) => HOME_TILES[tile] !== undefined)).toBe(true);
  });

  it('empty food cells are filled', () => {
    const scene = new Scene().food('tea', 'tea');
    scene.goOn(
      [{ do: 'endTurn', seat: 0 }, { do: 'renew' }],
      'home-i',
      'home-ii',
      'hl',
      'hw',
      'hr',
      'ramen',
      'rice',
      'rice',
      'cook',
    );
    expect(scene.state.food).toEqual(['tea', 'tea', 'ramen', 'rice', 'rice']);
  });

  it('after the fourth winter the game is over, and nothing is renewed', () => {
    const scene = new Scene();
    scene.state.round = 4;
    scene.comes('winter');
    expect(scene.state.agenda).toEqual([]);
    expect(scene.state).toMatchObject({ round: 4, first: 0 });
    expect(scene.events('scores')).toHaveLength(3);
  });
});
