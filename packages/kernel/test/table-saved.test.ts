import { describe, expect, it } from 'vitest';
import { type Choice, type SavedTable, SearchLuck, type Seat, Table, TableLuck } from '../src/index.ts';
import { pickAtRandom } from '../src/laws/index.ts';
import { sealedBids } from './games/sealed-bids.ts';
import type { Bids } from './games/sealed-bids-state.ts';

const SEED = 'ab'.repeat(32);
const written = (table: Table<Bids>): SavedTable<Bids> => JSON.parse(JSON.stringify(table.save()));
const lotsIn = ({ setup, entries }: SavedTable<Bids>) =>
  setup.length + entries.reduce((sum, { lots }) => sum + lots.length, 0);
const all = (table: Table<Bids>) =>
  JSON.stringify([
    table.state,
    table.number,
    table.record(),
    [null, 0, 1, 2].map((seat) => table.eventsFor(seat)),
    [0, 1, 2].map((seat) => [table.undoable(seat), table.undoable(seat, [0, 1, 2]), table.choices(seat)]),
  ]);

describe('a table that was saved and restored', () => {
  it('goes on exactly as the one that was never saved', () => {
    for (let seed = 0; seed < 20; seed++) {
      const picks = SearchLuck.seeded(seed);
      const whole = new Table(sealedBids, 3, {}, new TableLuck(SEED));
      let other = new Table(sealedBids, 3, {}, new TableLuck(SEED));
      while (!whole.isOver) {
        const saved = written(other);
        other = Table.restore(sealedBids, saved, new TableLuck(SEED, [], lotsIn(saved)));
        expect(all(other)).toBe(all(whole));
        const undoer = [0, 1, 2].find((seat) => whole.undoable(seat) > 0);
        if (undoer !== undefined && picks.below(4) === 0) {
          expect(other.undo(undoer)).toBe(whole.undo(undoer));
          continue;
        }
        const [seat, choice] = somebodysChoice(whole, picks);
        const at = whole.number;
        expect([whole.choose(seat, choice, at), other.choose(seat, choice, at)]).toEqual([undefined, undefined]);
      }
      expect(all(other)).toBe(all(whole));
    }
  });

  it('knows when an answer is stale', () => {
    const table = new Table(sealedBids, 2, {}, new TableLuck(SEED));
    table.choose(0, table.choices(0)[0], 0);
    const restored = Table.restore(sealedBids, written(table), new TableLuck(SEED, [], lotsIn(written(table))));
    const seat = restored.deciders()[0]!;
    expect(restored.choose(seat, restored.choices(seat)[0], 0)).toBe('stale');
    expect(restored.choose(seat, restored.choices(seat)[0], 1)).toBeUndefined();
  });
});

describe('a table that was saved under older rules', () => {
  const newer = { ...sealedBids, version: sealedBids.version + 1 };

  it('goes on from its state, and takes nothing back that was chosen before', () => {
    const table = new Table(sealedBids, 2, {}, new TableLuck(SEED));
    table.choose(0, 'pass', 0);
    expect(table.undoable(0)).toBe(1);
    const saved = written(table);
    const moved = Table.restore(newer, saved, new TableLuck(SEED, [], lotsIn(saved)));
    expect(moved.isReplayable).toBe(false);
    expect(JSON.stringify(moved.state)).toBe(JSON.stringify(table.state));
    expect(moved.undoable(0)).toBe(0);

    const again = Table.restore(newer, written(moved), new TableLuck(SEED, [], lotsIn(saved)));
    const before = JSON.stringify([again.state, again.eventsFor(0)]);
    const seat = again.deciders()[0]!;
    again.choose(seat, again.choices(seat)[0]);
    if (again.undoable(seat) > 0) {
      expect(again.undo(seat)).toBeUndefined();
      expect(JSON.stringify([again.state, again.eventsFor(0)])).toBe(before);
    }
    expect(again.isReplayable).toBe(false);
    expect(table.isReplayable).toBe(true);
  });
});

function somebodysChoice(table: Table<Bids>, luck: SearchLuck): [Seat, Choice] {
  const waiting = table.deciders();
  const seat = waiting[luck.below(waiting.length)]!;
  return [seat, pickAtRandom(table.choices(seat), 0, luck)];
}
