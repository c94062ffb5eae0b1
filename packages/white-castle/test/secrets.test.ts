import { SearchLuck, Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type WhiteCastle, whiteCastle } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

function played(seats: number, seed: number, choices: number): Table<WhiteCastle> {
  const luck = SearchLuck.seeded(seed);
  const table = new Table(whiteCastle, seats, {}, luck);
  for (let i = 0; i < choices && !table.isOver; i++) {
    const [seat] = table.deciders() as [number];
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]);
  }
  return table;
}

describe('secrets', () => {
  it('everybody sees the same, spectators too', () => {
    const table = played(3, 4, 40);
    const views = [null, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)));
    expect(new Set(views).size).toBe(1);
  });

  it('the decks have no order that could be seen', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { stewards, diplomats, solo } = played(1, seed, 25).state;
      expect(stewards).toEqual([...stewards].sort());
      expect(diplomats).toEqual([...diplomats].sort());
      expect(solo.bag).toEqual([...solo.bag].sort());
    }
  });

  it('nobody knows the gifts on the other side of the castle tiles', () => {
    const { tiles, well } = played(4, 2, 10).state;
    expect(new Set(tiles)).toEqual(new Set(['coral', 'black', 'white']));
    expect(well).toHaveLength(2);
  });

  it('a turn can be taken back up to where a card was drawn', () => {
    const scene = new Scene(THREE).room('steward-1', 'steward-13');
    scene.give('red', { coins: 2, pearl: 2 }).gets('red', ['courtier']);
    const table = Table.restore(
      whiteCastle,
      {
        version: whiteCastle.version,
        seats: 3,
        options: scene.state.options,
        number: 0,
        setup: [],
        entries: [],
        traces: [],
        since: [0, 0, 0],
        round: 0,
        state: scene.state,
        told: [[]],
        base: { at: 0, state: scene.state },
      },
      SearchLuck.seeded(1),
    );
    table.choose(0, 'audience');
    table.choose(0, 'gate:steward-1');
    expect(table.undoable(0)).toBe(2);
    table.choose(0, 'top');
    // The room was refilled from the deck.
    expect(table.undoable(0)).toBe(0);
  });
});
