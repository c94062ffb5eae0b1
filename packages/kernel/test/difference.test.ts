import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDifference, copy, difference, differenceOf, SearchLuck, same } from '../src/index.ts';
import { always } from './helpers/always.ts';
import { edited, type Json, json } from './helpers/json.ts';

/** Two values that have much in common. */
const neighbours = fc.tuple(json, fc.nat(), fc.integer({ min: 1, max: 4 })).map(([before, seed, edits]) => {
  const luck = SearchLuck.seeded(seed);
  let after: Json = before;
  for (let i = 0; i < edits; i++) after = edited(after, luck);
  return [before, after] as const;
});
const pairs = fc.oneof(neighbours, fc.tuple(json, json));
const bytes = (value: unknown) => JSON.stringify(value);
/** As a browser gets it. */
const sent = (before: Json, after: Json) => {
  const delta = difference(before, after);
  return delta === undefined ? undefined : (JSON.parse(bytes(delta)) as typeof delta);
};

describe('the difference of two views', () => {
  it('leads from the first to the second, down to the order of the keys', () => {
    always(
      pairs,
      ([before, after]) => {
        expect(bytes(applyDifference(before, sent(before, after)))).toBe(bytes(after));
      },
      2000,
    );
  });

  it('is undefined just when nothing differs', () => {
    always(
      pairs,
      ([before, after]) => {
        expect(difference(before, copy(before))).toBeUndefined();
        expect(difference(before, after) === undefined).toBe(bytes(before) === bytes(after));
      },
      1000,
    );
  });

  it('changes neither of the two, nor does applying it', () => {
    always(pairs, ([before, after]) => {
      const [first, second] = [bytes(before), bytes(after)];
      const delta = difference(before, after);
      const written = bytes(delta);
      applyDifference(before, delta);
      expect([bytes(before), bytes(after), bytes(delta)]).toEqual([first, second, written]);
    });
  });

  it('is never much longer than the new value itself', () => {
    always(pairs, ([before, after]) => {
      expect((bytes(difference(before, after)) ?? '').length).toBeLessThanOrEqual(bytes(after).length + 2);
    });
  });

  it('is the same for records whose keys are known beforehand', () => {
    const shown = (view: Json, more: Json) => ({ table: 'a', view, more, rest: ['as', 'it', 'was'] });
    always(fc.tuple(pairs, pairs), ([[before, after], [less, more]]) => {
      const [first, second] = [shown(before, less), shown(after, more)];
      expect(differenceOf(Object.keys(first), first, second)).toEqual(difference(first, second));
    });
  });

  it('can be applied to nothing else than what did not change', () => {
    const value = { a: [1] };
    expect(applyDifference(value, undefined)).toBe(value);
  });
});

describe('a small change has a small difference', () => {
  const state = {
    agenda: [{ do: 'turn', seat: 0 }],
    players: Array.from({ length: 4 }, (_, seat) => ({ seat, coins: 5, cards: ['crane', 'turtle', 'bamboo'] })),
    deck: Array.from({ length: 40 }, (_, i) => `card-${i}`),
  };
  const changed = (change: (after: typeof state) => void) => {
    const after = copy(state);
    change(after);
    return difference(state, after);
  };

  it('for one number', () => {
    const delta = changed((after) => {
      after.players[2]!.coins = 4;
    });
    expect(delta).toEqual({ players: { 2: { coins: [4] } } });
  });

  it('for a card that is drawn', () => {
    const delta = changed((after) => {
      after.players[0]!.cards.push(...after.deck.splice(20, 1));
    });
    expect(delta).toEqual({ players: { 0: { cards: { '+': [3, 0, 'card-20'] } } }, deck: { '+': [20, 1] } });
  });

  it('for keys that come and go', () => {
    expect(
      difference({ a: 1, b: { c: 'long enough to be kept' } }, { b: { c: 'long enough to be kept' }, d: 2 }),
    ).toEqual({
      a: [],
      d: [2],
    });
  });

  it('for another order of keys only', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([{ b: 2, a: 1 }]);
  });
});

describe('odd keys are only data', () => {
  const withProto = (value: string) => JSON.parse(`{"__proto__":${value},"rest":"as it was before"}`) as Json;
  const without: Json = { rest: 'as it was before' };

  it.each([
    ['comes', without, withProto('{"x":1}')],
    ['goes', withProto('{"x":1}'), without],
    ['changes', withProto('{"x":1}'), withProto('{"x":2}')],
    ['turns into a list', withProto('{"x":1}'), withProto('[]')],
  ])('when __proto__ %s', (_, before, after) => {
    const arrived = applyDifference(before, sent(before, after));
    expect(bytes(arrived)).toBe(bytes(after));
    expect(Object.getPrototypeOf(arrived)).toBe(Object.prototype);
  });

  it('when an object has the key that stands for a stretch of an array', () => {
    const [before, after]: Json[] = [
      { '+': [1, 2], rest: 'as it was' },
      { '+': [1, 3], rest: 'as it was' },
    ];
    expect(applyDifference(before, sent(before!, after!))).toEqual(after);
  });
});

describe('two values are the same', () => {
  it('when their JSON is', () => {
    always(json, (value) => {
      expect(same(value, copy(value))).toBe(true);
    });
  });

  it.each<[unknown, unknown]>([
    [1, '1'],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('but %j is not %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});
