import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, type Game, SearchLuck, type Seat, type State, scripted, Table, together } from '../src/index.ts';
import { type Errands, errands } from './games/errands.ts';
import { marketOfThree, marketOfTwo, playAll } from './games/market.ts';
import { sealedBids } from './games/sealed-bids.ts';
import { type Sketch, sketch } from './games/sketch.ts';
import { always } from './helpers/always.ts';

const choicesMade = <S extends State>(table: Table<S>): [Seat, Choice][] =>
  table.record().entries.map(({ seat, choice }) => [seat, choice]);

function errandsOfTwo(...choices: [Seat, Choice][]): Table<Errands> {
  const table = new Table(errands, 2, {}, scripted());
  for (const [seat, choice] of choices) expect(table.choose(seat, choice)).toBeUndefined();
  return table;
}

describe('taking a choice back', () => {
  it('leads to the state before it, at a new number', () => {
    const table = marketOfTwo();
    const before = JSON.stringify(table.state);
    playAll(table, [0, 'pass']);
    expect(table.undoable(0)).toBe(1);
    expect(table.undo(0)).toBeUndefined();
    expect(JSON.stringify(table.state)).toBe(before);
    expect([table.number, table.length]).toEqual([2, 0]);
    expect(table.deciders()).toEqual([0]);
  });

  it('makes answers to what was seen before it stale', () => {
    const table = playAll(marketOfTwo(), [0, 'pass']);
    table.undo(0);
    expect(table.choose(0, 'pass', 0)).toBe('stale');
    expect(table.choose(0, 'pass', 1)).toBe('stale');
    expect(table.choose(0, 'pass', 2)).toBeUndefined();
  });

  it('can be done for several choices at once', () => {
    const table = errandsOfTwo([0, 'bathe'], [1, 'bathe'], [0, 'drinkTea']);
    expect(table.undoable(0)).toBe(1);
    const alone = new Table(errands, 1, {}, scripted());
    for (const choice of ['bathe', 'drinkTea', 'bathe']) alone.choose(0, choice);
    expect(alone.undoable(0)).toBe(3);
    expect(alone.undo(0, 2)).toBeUndefined();
    expect(choicesMade(alone)).toEqual([[0, 'bathe']]);
    expect(alone.choices(0)).toEqual(['bathe', 'drinkTea']);
  });

  it('is the identity on the state, everybody’s view and everything told', () => {
    always(
      fc.nat(),
      (seed) => {
        const luck = SearchLuck.seeded(seed);
        const table = new Table(sealedBids, 3, {}, SearchLuck.seeded(seed + 1));
        const all = () =>
          JSON.stringify([
            table.state,
            [null, 0, 1, 2].map((seat) => [table.view(seat), table.eventsFor(seat)]),
            table.deciders(),
            table.record(),
          ]);
        while (!table.isOver) {
          const before = all();
          const giver = luck.below(3);
          const [gift] = luck.below(5) === 0 ? table.interjections(giver) : [];
          const seats = table.deciders();
          const seat = gift === undefined ? seats[luck.below(seats.length)]! : giver;
          const list = table.choices(seat);
          const choice = gift ?? list[luck.below(list.length)]!;
          const play = () => (gift === undefined ? table.choose(seat, choice) : table.interject(seat, choice));
          expect(play()).toBeUndefined();
          if (table.undoable(seat) === 0) continue;
          const after = all();
          expect(table.undo(seat)).toBeUndefined();
          expect(all()).toBe(before);
          expect(play()).toBeUndefined();
          expect(all()).toBe(after);
        }
      },
      30,
    );
  });
});

describe('a choice cannot be taken back', () => {
  const photograph = (table: Table<Errands>) => JSON.stringify([table.state, table.number, table.record()]);

  it('after a card was looked at', () => {
    const table = playAll(marketOfTwo(), [0, 'peek']);
    expect(table.undoable(0, [1])).toBe(0);
    expect(table.undo(0)).toBe('no-undo');
    playAll(table, [0, 'tea-1']);
    expect(table.undoable(0)).toBe(1);
    expect(table.undo(0, 2)).toBe('no-undo');
  });

  it('after a lot was drawn', () => {
    const table = new Table(sealedBids, 2, {}, SearchLuck.seeded(3));
    playAll(table, [0, 'pass']);
    for (const seat of [0, 1]) playAll(table, [seat, table.choices(seat)[0]!]);
    playAll(table, [0, 4], [1, 0], [0, 'keep']);
    expect(table.record().entries.at(-1)!.lots).toHaveLength(1);
    expect(table.undoable(0, [1])).toBe(0);
    expect(table.undo(0, 1, [1])).toBe('no-undo');
  });

  it('after somebody else has chosen, unless he agrees; then his choice goes too', () => {
    const table = errandsOfTwo([0, 'bathe'], [1, 'drinkTea'], [0, 'drinkTea']);
    expect([table.undoable(0), table.undoable(1)]).toEqual([1, 0]);
    expect(table.undo(1)).toBe('no-undo');
    expect(table.undo(1, 1, [1])).toBe('no-undo');
    expect(table.undoable(0, [1])).toBe(2);
    expect(table.undoable(1, [0])).toBe(1);
    expect(table.undo(1, 1, [0])).toBeUndefined();
    expect(choicesMade(table)).toEqual([[0, 'bathe']]);
    expect(table.deciders()).toEqual([1]);
  });

  it('by a seat that has made none, or that is not there', () => {
    const table = errandsOfTwo([0, 'bathe']);
    expect([table.undo(1), table.undo(1, 1, [0]), table.undo(7), table.undo(-1)]).toEqual(new Array(4).fill('no-undo'));
  });

  it.each([0, -1, 0.5, 1.5, 2, Number.NaN, Number.POSITIVE_INFINITY])('%d times, when there is just one', (count) => {
    const table = errandsOfTwo([0, 'bathe']);
    const before = photograph(table);
    expect(table.undo(0, count)).toBe('no-undo');
    expect(photograph(table)).toBe(before);
  });
});

/** Two common decisions, one after the other: take the card on top, or draw one from the bag. */
function drawing(seats: number): Game<Sketch<Draw>> {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const round = together<Draw>(everybody.map((seat) => ({ seat, steps: [{ do: 'draw', seat }] })));
  return sketch<Draw>(
    {
      draw: {
        choices: () => ['top', 'bag'],
        choose: ({ log }, _, choice, { luck }) => void log.push(choice === 'top' ? 'top' : `lot ${luck.below(9)}`),
      },
    },
    round,
    round,
  );
}
type Draw = { do: 'draw'; seat: Seat };

describe('in a common decision that is open', () => {
  it('an own pick can be taken back although others have picked since; theirs stay', () => {
    const table = playAll(marketOfThree(), [0, 'pass'], [1, 'silk-1'], [0, 'tea-1'], [1, 3], [2, 'ink-2']);
    expect(table.undoable(1)).toBe(2);
    expect(table.undo(1)).toBeUndefined();
    expect(choicesMade(table)).toEqual([
      [0, 'pass'],
      [1, 'silk-1'],
      [0, 'tea-1'],
      [2, 'ink-2'],
    ]);
    expect(table.choices(1)).toEqual([0, 1, 2, 3, 4]);
    expect(table.choices(2)).toEqual([0, 1, 2, 3, 4]);
  });

  it('it makes no answer of the others stale', () => {
    const table = playAll(marketOfThree(), [0, 'pass'], [1, 'silk-1']);
    const seen = table.number;
    table.undo(1);
    expect(table.choose(2, 'ink-2', seen)).toBeUndefined();
    expect(table.choose(1, 'silk-1', seen)).toBe('stale');
    expect(table.choose(1, 'silk-2', seen + 1)).toBeUndefined();
  });

  it('all own picks can be taken back, and the seat can pick again and close the round', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [1, 'silk-1'], [1, 3], [0, 'tea-1']);
    expect(table.undo(1, 2)).toBeUndefined();
    playAll(table, [1, 'silk-2'], [0, 4], [1, 0]);
    expect(table.state.won).toEqual([['tea-3'], []]);
  });

  it('what opened it can be taken back only with those who have picked, and then they pick again', () => {
    const table = playAll(marketOfThree(), [0, 'pass'], [1, 'silk-1'], [0, 'tea-1'], [2, 'ink-2']);
    expect(table.undoable(0)).toBe(1);
    expect(table.undo(0, 2)).toBe('no-undo');
    expect(table.undo(0, 2, [1])).toBe('no-undo');
    expect(table.undoable(0, [1, 2])).toBe(2);
    expect(table.undo(0, 2, [1, 2])).toBeUndefined();
    expect(choicesMade(table)).toEqual([]);
    expect(table.choices(0)).toEqual(['peek', 'pass']);
    playAll(table, [0, 'pass'], [2, 'ink-3'], [1, 'silk-1']);
    expect(table.undo(2)).toBeUndefined();
  });

  it('what opened it can be taken back alone while nobody has picked', () => {
    const table = playAll(marketOfThree(), [0, 'pass']);
    expect(table.undo(0)).toBeUndefined();
  });

  it('a gift can be taken back only with those who have picked since: they may have counted on it', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [1, 'silk-1']);
    table.interject(0, 'gift-1');
    expect(table.undoable(0)).toBe(1);
    playAll(table, [1, 5]);
    expect(table.undoable(0)).toBe(0);
    expect(table.undo(0)).toBe('no-undo');
    const going = table.goingWith(0, 1, [1]).map(({ seat, choice, aside = false }) => [seat, choice, aside]);
    expect(going.sort()).toEqual([
      [0, 'gift-1', true],
      [1, 5, false],
    ]);
    expect(table.undo(0, 1, [1])).toBeUndefined();
    expect(table.state.coins).toEqual([4, 4]);
    expect(table.choices(1)).toEqual([0, 1, 2, 3, 4]);
  });

  it('nothing can be taken back once it is closed', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2'], [0, 4], [1, 'silk-1'], [1, 0]);
    for (const seat of [0, 1]) {
      expect(table.undoable(seat, [0, 1])).toBe(0);
      expect(table.undo(seat, 1, [0, 1])).toBe('no-undo');
    }
  });

  it('neither can what was picked in one that closed just before it opened', () => {
    const table = new Table(drawing(2), 2, {}, scripted());
    table.choose(0, 'top');
    table.choose(1, 'top');
    expect(table.deciders()).toEqual([0, 1]);
    expect([table.undoable(0, [1]), table.undoable(1, [0])]).toEqual([0, 0]);
    table.choose(1, 'top');
    expect([table.undoable(0, [1]), table.undoable(1, [0])]).toEqual([0, 1]);
  });

  it('a pick cannot be taken back once another seat has drawn a lot: it might have been another one', () => {
    const table = new Table(drawing(3), 3, {}, scripted(4));
    table.choose(0, 'top');
    expect(table.undoable(0)).toBe(1);
    table.choose(1, 'bag');
    expect(table.undoable(0, [1])).toBe(0);
    expect(table.undo(0)).toBe('no-undo');
    expect(table.state.log).toEqual(['top', 'lot 4']);
  });
});
