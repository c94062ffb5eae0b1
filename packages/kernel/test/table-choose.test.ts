import { describe, expect, it } from 'vitest';
import { type Refusal, SearchLuck, Table } from '../src/index.ts';
import { errands } from './games/errands.ts';
import { finishedMarket, marketOfThree, marketOfTwo, playAll } from './games/market.ts';
import { sealedBids } from './games/sealed-bids.ts';
import type { Bids } from './games/sealed-bids-state.ts';

/** Everything about a table that somebody could notice. */
const photograph = (table: Table<Bids>) =>
  JSON.stringify([table.state, table.number, table.record(), table.eventsFor(0), table.eventsFor(null), table.length]);

/** The refusal, after making sure that nothing has changed. */
function refused(table: Table<Bids>, ask: (table: Table<Bids>) => Refusal | undefined): Refusal | undefined {
  const before = photograph(table);
  const refusal = ask(table);
  expect(photograph(table)).toBe(before);
  return refusal;
}

describe('opening a table', () => {
  it.each([1, 5, 2.5, Number.NaN, -2])('with %d seats is an error in words', (seats) => {
    expect(() => new Table(sealedBids, seats, {}, SearchLuck.seeded(1))).toThrow(
      'sealed-bids is played with 2 to 4 seats.',
    );
  });

  it('with bad options is an error in words', () => {
    expect(() => new Table(sealedBids, 2, { purse: 99 }, SearchLuck.seeded(1))).toThrow(
      'The option "purse" cannot be 99. It can be: 2, 4.',
    );
  });

  it('begins at number 0 with the first decision', () => {
    const table = marketOfTwo();
    expect([table.number, table.length, table.isOver]).toEqual([0, 0, false]);
    expect(table.options).toEqual({ purse: 4, gifts: true });
    expect(table.deciders()).toEqual([0]);
    expect(table.choices(0)).toEqual(['peek', 'pass']);
  });
});

describe('a choice from the list', () => {
  it('is played, recorded with its lots, and numbered', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2'], [0, 4], [1, 'silk-1']);
    expect(table.choose(1, 0)).toBeUndefined();
    const { entries } = table.record();
    expect(entries.map(({ seat, choice }) => [seat, choice])).toEqual([
      [0, 'pass'],
      [0, 'tea-2'],
      [0, 4],
      [1, 'silk-1'],
      [1, 0],
    ]);
    expect(entries.map(({ lots }) => lots.length)).toEqual([0, 0, 0, 0, 2]);
    expect(table.number).toBe(5);
    expect(table.state.won).toEqual([['tea-3'], []]);
    expect(table.deciders()).toEqual([0]);
  });

  it('may be minus zero where zero is on the list; it is played as zero', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2']);
    expect(table.choose(0, -0)).toBeUndefined();
    expect(Object.is(table.record().entries.at(-1)!.choice, 0)).toBe(true);
    expect(JSON.stringify(table.state.agenda)).toContain('"amount":0');
  });
});

describe('whatever is not on the list is refused and changes nothing', () => {
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['true', true],
    ['a list', ['pass']],
    ['an object', { choice: 'pass' }],
    ['a text object', new String('pass')],
    ['an object that becomes a text', { toString: () => 'pass' }],
    ['a function', () => 'pass'],
    ['a symbol', Symbol('pass')],
    ['a big number', 1n],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus infinity', Number.NEGATIVE_INFINITY],
  ])('%s is no choice at all', (_, choice) => {
    expect(refused(marketOfTwo(), (table) => table.choose(0, choice, 0))).toBe('malformed');
    expect(refused(marketOfTwo(), (table) => table.interject(0, choice))).toBe('malformed');
  });

  it.each<[string, unknown]>([
    ['the place on the list', 0],
    ['an empty text', ''],
    ['another spelling', 'Pass'],
    ['a word with a space', 'pass '],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['length', 'length'],
    ['a later choice', 'tea-1'],
    ['another seat’s card', 'silk-1'],
    ['half a coin', 0.5],
    ['ten megabytes', 'x'.repeat(10_000_000)],
  ])('%s is not one of the choices', (_, choice) => {
    expect(refused(marketOfTwo(), (table) => table.choose(0, choice, 0))).toBe('not-listed');
    expect(refused(marketOfTwo(), (table) => table.interject(0, choice))).toBe('not-listed');
  });

  it('neither is a number for a text nor a text for a number', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-1']);
    expect(refused(table, () => table.choose(0, '0'))).toBe('not-listed');
    expect(refused(table, () => table.choose(0, 5))).toBe('not-listed');
  });

  it.each<[unknown]>([[-1], [2], [0.5], ['0'], [null], [undefined], [Number.NaN], [[0]]])(
    'there is no seat %j',
    (seat) => {
      expect(refused(marketOfTwo(), (table) => table.choose(seat, 'pass', 0))).toBe('no-seat');
      expect(refused(marketOfTwo(), (table) => table.interject(seat, 'gift-1'))).toBe('no-seat');
    },
  );

  it('somebody else’s decision is not yours', () => {
    expect(refused(marketOfTwo(), (table) => table.choose(1, 'pass', 0))).toBe('not-yours');
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-1'], [0, 0]);
    expect(refused(table, () => table.choose(0, 'tea-2'))).toBe('not-yours');
    expect(refused(table, () => table.choose(1, 'tea-2'))).toBe('not-listed');
  });

  it('nothing goes when the game is over', () => {
    const table = finishedMarket();
    expect(refused(table, () => table.choose(0, 'pass'))).toBe('over');
    expect(refused(table, () => table.interject(0, 'gift-1'))).toBe('over');
    expect(refused(table, () => table.undo(0))).toBe('over');
    expect([0, 1, 2].map((seat) => table.undoable(seat, [0, 1, 2]))).toEqual([0, 0, 0]);
    expect(table.deciders()).toEqual([]);
  });
});

describe('a choice that answers what the seat saw a while ago', () => {
  it.each<[unknown]>([[-1], [1], [0.5], ['0'], [null], [Number.NaN], [{}]])('is stale with the number %j', (at) => {
    expect(refused(marketOfTwo(), (table) => table.choose(0, 'pass', at))).toBe('stale');
  });

  it('is stale when the seat’s own decision has changed since', () => {
    const table = playAll(marketOfTwo(), [0, 'pass']);
    expect(refused(table, () => table.choose(0, 'tea-1', 0))).toBe('stale');
    expect(table.choose(0, 'tea-1', 1)).toBeUndefined();
    expect(refused(table, () => table.choose(0, 0, 1))).toBe('stale');
    expect(table.choose(0, 0, 2)).toBeUndefined();
  });

  it('is not stale because somebody gave a coin in the meantime', () => {
    const table = marketOfTwo();
    expect(table.interject(1, 'gift-0')).toBeUndefined();
    expect(table.number).toBe(1);
    expect(table.choose(0, 'pass', 0)).toBeUndefined();
  });

  it('is never stale because another seat was quicker in a common decision', () => {
    const table = playAll(marketOfThree(), [0, 'pass']);
    const seen = table.number;
    expect(table.choose(1, 'silk-1', seen)).toBeUndefined();
    expect(table.choose(2, 'ink-2', seen)).toBeUndefined();
    expect(table.choose(1, 3, seen + 1)).toBeUndefined();
    expect(table.choose(0, 'tea-1', seen)).toBeUndefined();
    expect(refused(table, () => table.choose(2, 0, seen))).toBe('stale');
    expect(table.choose(2, 0, seen + 2)).toBeUndefined();
    expect(refused(table, () => table.choose(0, 0, seen))).toBe('stale');
    expect(table.choose(0, 0, table.number)).toBeUndefined();
    expect(table.state.offers).toEqual([]);
    expect(table.state.spent).toEqual(['silk-1']);
  });

  it('is stale once the common decision is closed', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2'], [0, 4], [1, 'silk-1']);
    const seen = table.number;
    playAll(table, [1, 0]);
    expect(table.deciders()).toEqual([0]);
    expect(refused(table, () => table.choose(0, 'keep', seen))).toBe('stale');
    expect(table.choose(0, 'keep', seen + 1)).toBeUndefined();
  });
});

describe('an interjection', () => {
  it('is played while somebody else decides, and the decision stays open', () => {
    const table = marketOfTwo();
    const decision = JSON.stringify(table.state.agenda);
    expect(table.interject(1, 'gift-0')).toBeUndefined();
    expect(table.state.coins).toEqual([5, 3]);
    expect(JSON.stringify(table.state.agenda)).toBe(decision);
    expect(table.record().entries).toEqual([{ seat: 1, choice: 'gift-0', lots: [], aside: true }]);
  });

  it('is bounded by the rules, and refused where a game has none', () => {
    const table = marketOfTwo();
    table.interject(1, 'gift-0');
    expect(table.interjections(1)).toEqual([]);
    expect(refused(table, () => table.interject(1, 'gift-0'))).toBe('not-listed');
    expect(new Table(errands, 1, {}, SearchLuck.seeded(1)).interject(0, 'bathe')).toBe('not-listed');
  });

  it('cannot give away what is in a sealed bid', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2'], [0, 4]);
    expect(table.interjections(0)).toEqual([]);
    table.interject(1, 'gift-0');
    expect(table.interjections(0)).toEqual(['gift-1']);
  });

  it('is no choice, and a choice is no interjection', () => {
    expect(refused(marketOfTwo(), (table) => table.choose(0, 'gift-1'))).toBe('not-listed');
    expect(refused(marketOfTwo(), (table) => table.interject(0, 'pass'))).toBe('not-listed');
  });
});
