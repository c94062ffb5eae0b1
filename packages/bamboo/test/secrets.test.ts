import { SearchLuck, Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Bamboo, bamboo } from '../src/index.ts';
import { Scene } from './scene.ts';

function played(seats: number, seed: number, choices: number): Table<Bamboo> {
  const luck = SearchLuck.seeded(seed);
  const table = new Table(bamboo, seats, {}, luck);
  for (let i = 0; i < choices && !table.isOver; i++) {
    const [seat] = table.deciders() as [number];
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]);
  }
  return table;
}

/** A table that begins with this scene. */
function tableOf({ state }: Scene): Table<Bamboo> {
  const saved = {
    version: bamboo.version,
    seats: state.players.length,
    options: state.options,
    number: 0,
    setup: [],
    entries: [],
    traces: [],
    since: state.players.map(() => 0),
    round: 0,
    state,
    told: [[]],
    base: { at: 0, state },
  };
  return Table.restore(bamboo, saved, SearchLuck.seeded(1));
}

describe('secrets', () => {
  it('everybody sees the same, spectators too', () => {
    const table = played(3, 4, 90);
    const views = [null, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)));
    expect(new Set(views).size).toBe(1);
  });

  it('stacks, food and spirits have no order that could be seen, but for what all saw go under a stack', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { homeStacks, harmonyStacks, supply, unseen } = played(2, seed, 120).state;
      for (const { bag, under } of [...homeStacks, ...harmonyStacks]) {
        expect(bag).toEqual([...bag].sort());
        expect(under.every(({ seen }) => seen === -1)).toBe(true);
      }
      expect(supply).toEqual([...supply].sort());
      expect(unseen).toEqual([...unseen].sort());
    }
  });

  it('of the spirits under a stack there is only the number', () => {
    const { temples, unseen } = played(4, 3, 5).state;
    expect(temples.map((temple) => Object.keys(temple))).toEqual(new Array(4).fill(['spirit', 'below', 'sticks']));
    expect(unseen).toHaveLength(17);
  });
});

describe('undo', () => {
  it('a whole turn can be taken back as long as nothing was revealed', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-income', 'red-home').give('Sergei', { coins: 3 });
    scene.groove(1, 'blue-joker', 'blue-cook', 'green-home').turn('Sergei');
    const table = tableOf(scene);
    for (const choice of ['red', 'blue', 'red', 'red-income>g1', 'red-home>g1', 'income']) table.choose(0, choice);
    expect(table.undoable(0)).toBe(6);
    table.undo(0, 6);
    expect(table.state.agenda.at(-1)).toEqual({ do: 'visit', seat: 0 });
    expect(table.state.players[0]).toMatchObject({ coins: 3, sticks: 4 });
  });

  it('up to the moment when a new tile comes to the market', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1').give('Diana', { coins: 1 });
    const table = tableOf(scene.acts('Diana', 'home'));
    table.choose(1, 'home-i-item-1');
    expect(table.undoable(1)).toBe(1);
    table.choose(1, 'r1c1');
    expect(table.undoable(1)).toBe(0);
  });

  it('a tile that everybody saw go under the stack is no news', () => {
    const scene = new Scene().market('home-i-item-1', 'home-i-faith-1').give('Diana', { coins: 1, spirits: ['kappa'] });
    const stack = scene.state.homeStacks[0]!;
    stack.bag = [];
    stack.under = [{ card: 'home-i-item-7', seen: -1, mix: 0, knew: 0 }];
    const table = tableOf(scene.acts('Diana', 'home'));
    table.choose(1, 'home-i-item-1');
    table.choose(1, 'r1c1');
    expect(table.state.market[0]).toEqual(['home-i-faith-1', 'home-i-item-7']);
    expect(table.undoable(1)).toBe(2);
  });
});
