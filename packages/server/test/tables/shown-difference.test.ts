import { applyDifference, difference } from '@engawa/kernel';
import type { Shown } from '@engawa/wire';
import { expect, test } from 'vitest';
import { shownDifference } from '../../src/tables/shown-difference.ts';

const shown: Shown = {
  table: 't',
  game: 'g',
  version: 1,
  options: {},
  public: true,
  owner: 'o',
  status: 'running',
  closed: null,
  absent: 'bot',
  clock: { is: 'none' },
  paused: false,
  seats: [{ person: null, bot: 'master' }],
  clocks: [],
  luck: { commitment: 'c', salts: [] },
  proposal: null,
  rematch: null,
  seat: 0,
  view: { board: [1, 2, 3], score: 4, name: 'n' },
  deciders: [0],
  choices: ['a', 'b'],
  interjections: [],
  whyNot: [],
  undo: { own: 0, asked: 0 },
  standing: [],
  places: null,
};
const fields = Object.keys(shown) as (keyof Shown)[];
const copy = (): Shown => structuredClone(shown);

test('what is the same, though made anew, does not differ', () => {
  expect(shownDifference(shown, shown)).toBeUndefined();
  expect(shownDifference(shown, copy())).toBeUndefined();
});

test.each(fields)('a change of %s is told, and nothing else', (field) => {
  const after = { ...copy(), [field]: 'something else' } as Shown;
  const change = shownDifference(shown, after);
  expect(change).toEqual({ [field]: ['something else'] });
  expect(change).toEqual(difference(shown, after));
  expect(applyDifference(shown, change)).toEqual(after);
});

test('several changes, also within a field, lead to what is shown then', () => {
  const after: Shown = {
    ...copy(),
    status: 'over',
    view: { board: [1, 9, 3], score: 4, name: 'n' },
    deciders: [],
    choices: [],
    undo: { own: 1, asked: 1 },
  };
  const change = shownDifference(shown, after);
  expect(Object.keys(change!)).toEqual(['status', 'view', 'deciders', 'choices', 'undo']);
  expect(applyDifference(shown, change)).toEqual(after);
});

test('everything at once', () => {
  const after = Object.fromEntries(fields.map((field) => [field, `new ${field}`])) as unknown as Shown;
  expect(applyDifference(shown, shownDifference(shown, after))).toEqual(after);
});
