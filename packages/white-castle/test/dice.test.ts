import { describe, expect, it } from 'vitest';
import { Scene, THREE, TWO } from './scene.ts';

describe('taking a die', () => {
  it('either end of every bridge, never the middle', () => {
    const scene = new Scene(THREE).turn('red');
    expect(scene.choices).toEqual([
      'coral-left',
      'coral-right',
      'black-left',
      'black-right',
      'white-left',
      'white-right',
    ]);
  });

  it('the next die of the middle slides to the empty end, with its value', () => {
    const left = new Scene(THREE).bridge('black', 1, 3, 4, 6).turn('red').choose('red', 'black-left');
    expect(left.state.bridges[1]).toEqual({ left: 3, middle: [4], right: 6 });
    const right = new Scene(THREE).bridge('black', 1, 3, 4, 6).turn('red').choose('red', 'black-right');
    expect(right.state.bridges[1]).toEqual({ left: 1, middle: [3], right: 4 });
  });

  it('R5: the last die stays at its end, and lights the lantern only at the left one', () => {
    const scene = new Scene(THREE).bridge('coral', 2, 5).turn('red').choose('red', 'coral-left').choose('red', 'well');
    expect(scene.state.bridges[0]).toEqual({ left: 0, middle: [], right: 5 });
    expect(scene.choices.filter((end) => `${end}`.startsWith('coral'))).toEqual(['coral-right']);
    scene.choose('green', 'coral-right').choose('green', 'well');
    expect(scene.events('lantern')).toHaveLength(1);
  });

  it('from the left end the lantern is lit after the coins and before the actions', () => {
    const scene = new Scene(THREE).bridge('white', 2, 3, 3, 6).turn('red');
    scene.choose('red', 'white-left').choose('red', 'well');
    expect(scene.told.map(({ is }) => is)).toEqual(['takesDie', 'placesDie', 'lantern', 'gains', 'well', 'gains']);
    // What comes together is told together.
    expect(scene.events('gains')).toMatchObject([
      { goods: [{ good: 'food' }] },
      { goods: [{ good: 'seal' }, { good: 'pearl' }, { good: 'iron' }] },
    ]);
    expect(scene.has('red')).toEqual({ coins: 1, food: 1, seals: 1, pearl: 1, iron: 1 });
  });
});

describe('placing a die', () => {
  it('only where the difference can be paid; the well always takes it', () => {
    const scene = new Scene(THREE).holds('red', 'black', 1);
    expect(scene.choices).toEqual(['well']);
    const rich = new Scene(THREE).give('red', { coins: 5 }).holds('red', 'black', 1);
    expect(rich.choices).toEqual([
      'steward-1',
      'steward-2',
      'steward-3',
      'diplomat-2',
      'outside-1',
      'outside-2',
      'well',
      'domain-black',
    ]);
  });

  it('R3: the coins of the lantern come too late to pay for it', () => {
    const scene = new Scene(THREE).give('red', { lantern: ['steward-01', 'steward-02'] });
    scene.holds('red', 'coral', 4, 'left');
    expect(scene.choices).not.toContain('outside-1');
  });

  it('R4: seals can be changed to coins first, and then the space can be paid', () => {
    const scene = new Scene(THREE).give('red', { seals: 2 }).holds('red', 'coral', 4);
    expect(scene.choices).not.toContain('outside-1');
    scene.choose('red', 'swap:coin');
    expect(scene.choices).toContain('outside-1');
    expect(scene.has('red')).toEqual({ seals: 1, coins: 1 });
  });

  it('a room takes only colours of its tiles; a mat row only its own', () => {
    const scene = new Scene(THREE).give('red', { coins: 9 }).holds('red', 'coral', 6);
    // Diplomats' room 2 has a black and a white tile.
    expect(scene.choices).not.toContain('diplomat-2');
    expect(scene.choices.filter((space) => `${space}`.startsWith('domain'))).toEqual(['domain-coral']);
  });

  it('R6: with three or four players a second die may lie on another, on one’s own too, but no third', () => {
    const scene = new Scene(THREE).dice('steward-1', ['coral', 2]).dice('steward-2', ['coral', 2], ['black', 4]);
    scene.give('red', { coins: 9 }).holds('red', 'black', 3);
    expect(scene.choices).toContain('steward-1');
    expect(scene.choices).not.toContain('steward-2');
    scene.choose('red', 'steward-1');
    expect(scene.has('red').coins).toBe(10);
  });

  it('with one or two players nothing is stacked, but the well takes any number', () => {
    const scene = new Scene(TWO)
      .dice('steward-1', ['coral', 2])
      .dice('outside-1', ['white', 6])
      .dice('well', ['black', 1]);
    scene.give('red', { coins: 9 }).holds('red', 'black', 3);
    expect(scene.choices).not.toContain('steward-1');
    expect(scene.choices).not.toContain('outside-1');
    expect(scene.choices).toContain('well');
    scene.choose('red', 'well');
    expect(scene.has('red').coins).toBe(11);
  });

  it('a row of the mat takes one die a round', () => {
    const scene = new Scene(THREE).give('red', { coins: 9, rows: [0, 4, 0] }).holds('red', 'black', 3);
    expect(scene.choices).not.toContain('domain-black');
  });

  it('R24: whoever does nothing there has still placed the die', () => {
    const scene = new Scene(THREE)
      .give('red', { coins: 2, iron: 1 })
      .holds('red', 'black', 5)
      .choose('red', 'outside-2');
    scene.choose('red', 'decline');
    expect(scene.decides).toBe('green');
    expect(scene.state.spaces[6]).toHaveLength(1);
  });
});

describe('the rooms', () => {
  it('give what stands beside the tiles of the die’s colour, one block or two', () => {
    const one = new Scene(THREE).room('steward-1', 'steward-07', 'coral', 'black', 'white');
    one.holds('red', 'white', 3).choose('red', 'steward-1');
    expect(one.has('red')).toEqual({ food: 2 });
    const two = new Scene(THREE).room('steward-1', 'steward-12', 'white', 'white', 'coral');
    two.holds('red', 'white', 3).choose('red', 'steward-1');
    expect(two.has('red')).toEqual({ pearl: 2, seals: 1, points: 1 });
  });

  it('R7: the actions of the die are those of the old card, even if it is replaced in the same turn', () => {
    const scene = new Scene(THREE).room('steward-1', 'steward-02', 'white', 'black', 'white');
    scene.give('red', { seals: 1, pearl: 2, courtiers: [1, 0, 0, 0, 0, 0, 0] });
    scene.holds('red', 'white', 3).choose('red', 'steward-1').choose('red', 'seal:1>courtier');
    scene.choose('red', 'gate:steward-1').choose('red', 'bottom', 'steward-15');
    expect(scene.state.rooms[0]).toBe('steward-15');
    // Two iron of the card on the mat, two more of the die.
    expect(scene.has('red')).toEqual({ iron: 4 });
  });
});

describe('outside the walls', () => {
  it('left a gardener or a courtier, right a warrior or a courtier', () => {
    const rich = { coins: 5, food: 5, iron: 5 };
    const left = new Scene(THREE).give('red', rich).holds('red', 'coral', 5).choose('red', 'outside-1');
    expect(left.choices).toEqual(['gardener', 'courtier', 'decline']);
    const right = new Scene(THREE).give('red', rich).holds('red', 'coral', 5).choose('red', 'outside-2');
    expect(right.choices).toEqual(['warrior', 'courtier', 'decline']);
  });

  it('pass by unasked when neither can be paid in any way', () => {
    const scene = new Scene(THREE).holds('red', 'coral', 5).choose('red', 'outside-1');
    expect(scene.decides).toBe('green');
  });

  it('R20: ask when an exchange of seals could pay', () => {
    const scene = new Scene(THREE).give('red', { seals: 2 }).holds('red', 'coral', 5).choose('red', 'outside-1');
    expect(scene.choices).toEqual(['decline', 'swap:food', 'swap:iron', 'swap:pearl', 'swap:coin']);
    scene.choose('red', 'swap:coin').choose('red', 'swap:coin');
    expect(scene.choices).toEqual(['courtier', 'decline']);
  });
});

describe('the personal domain', () => {
  it('shows more the more figures have gone', () => {
    const scene = new Scene(THREE).give('red', { warriors: [1, 2, 2], card: 'steward-15', coins: 0 });
    scene.holds('red', 'white', 6).choose('red', 'domain-white');
    // Four mother-of-pearl, a seal and the lantern; the card’s action of a warrior is out of reach.
    expect(scene.has('red')).toEqual({ pearl: 4, seals: 1, food: 1 });
  });

  it('lets the card be used after the rewards: they may pay for it', () => {
    const scene = new Scene(THREE).give('red', { card: 'action-gardener' });
    scene.gardens('plant-1', 'stone-1', 'plant-2', 'stone-2', 'plant-3', 'stone-3');
    scene.holds('red', 'coral', 6).choose('red', 'domain-coral');
    expect(scene.choices).toEqual(['stone-1', 'stone-2', 'decline']);
  });

  it('a diplomat covers the rows as printed', () => {
    const upper = new Scene(THREE)
      .give('red', { card: 'diplomat-10' })
      .holds('red', 'black', 6)
      .choose('red', 'domain-black');
    expect(upper.has('red')).toEqual({ iron: 1, coins: 2, food: 1 });
    const lower = new Scene(THREE)
      .give('red', { card: 'diplomat-08' })
      .holds('red', 'black', 6)
      .choose('red', 'domain-black');
    expect(lower.has('red')).toEqual({ iron: 1 });
  });

  it('as an action: any row once a turn, also one with a die, without coins', () => {
    const scene = new Scene(THREE).give('red', { rows: [3, 0, 0], card: 'diplomat-10' }).gets('red', ['domain']);
    expect(scene.choices).toEqual(['domain-coral', 'domain-black', 'domain-white', 'decline']);
    scene.choose('red', 'domain-coral');
    expect(scene.has('red')).toEqual({ food: 2, coins: 2 });
    expect(scene.state.usedRows).toBe(0);
    const used = new Scene(THREE);
    used.state.usedRows = 0b101;
    used.gets('red', ['domain']);
    expect(used.choices).toEqual(['domain-black', 'decline']);
    const none = new Scene(THREE);
    none.state.usedRows = 0b111;
    expect(none.gets('red', ['domain']).decides).toBe('green');
  });

  it('a row where a die was put in this turn counts as used', () => {
    const scene = new Scene(THREE).give('red', { card: 'action-warrior', iron: 2 });
    scene.yards('yard-tile-1', 'yard-tile-2', 'yard-tile-8', 'yard-tile-3');
    scene.holds('red', 'black', 6).choose('red', 'domain-black').choose('red', 'yard-3');
    expect(scene.choices).toEqual(['domain-coral', 'domain-white', 'decline']);
  });
});
