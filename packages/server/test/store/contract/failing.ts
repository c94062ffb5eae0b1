import { expect, test } from 'vitest';
import type { Append } from '../../../src/store/store.ts';
import { entry, type MakePlace, open, outcomes } from '../places.ts';

type Point = 'before-commit' | 'after-commit';

/** Fails at the first so many passages of a point. */
function stumble(point: Point, times = 1) {
  const stumbling = { passages: 0, at };
  function at(here: Point): void {
    if (here === point && ++stumbling.passages <= times) throw new Error('stumbled');
  }
  return stumbling;
}

const withMore = (append: Append): Append => ({
  ...append,
  also: async (db) => {
    const { table_id, number: seat } = append.row;
    await db.insertInto('seats').values({ table_id, seat, person: 'x' }).execute();
  },
});
const plainly = (append: Append): Append => append;
const kinds = [
  { kind: 'plain', make: plainly },
  { kind: 'with more to do', make: withMore },
];

export function failing(makePlace: MakePlace): void {
  test.each(kinds)('a failure before the commit is tried again, once ($kind)', async ({ make }) => {
    const faults = stumble('before-commit');
    const store = await open(await makePlace(), faults);
    const appends = [1, 2, 3].map((number) => store.append(make(entry('a', number))));
    expect(await outcomes(appends)).toEqual(['stored', 'stored', 'stored']);
    expect(await store.read('a', 0)).toHaveLength(3);
    expect(faults.passages).toBe(1 + 3);
  });

  test.each(kinds)(
    'a store that goes on failing acknowledges nothing, and is left in peace ($kind)',
    async ({ make }) => {
      const faults = stumble('before-commit', Number.POSITIVE_INFINITY);
      const store = await open(await makePlace(), faults);
      const appends = Array.from({ length: 50 }, (_, index) => store.append(make(entry('a', index + 1))));
      expect(await outcomes(appends)).toEqual(Array(50).fill('failed: stumbled'));
      expect(await store.read('a', 0)).toEqual([]);
      expect(faults.passages).toBe(2);
    },
  );

  test.each(kinds)('what was stored although the commit seemed to fail is found again ($kind)', async ({ make }) => {
    const store = await open(await makePlace(), stumble('after-commit'));
    const appends = [1, 2, 3].map((number) => store.append(make(entry('a', number, { id: `${number}` }))));
    expect(await outcomes(appends)).toEqual(['stored', 'stored', 'stored']);
    expect(await store.read('a', 0)).toHaveLength(3);
  });

  test.each(kinds)('nobody knows: no acknowledgement ($kind)', async ({ make }) => {
    const store = await open(await makePlace(), stumble('after-commit', Number.POSITIVE_INFINITY));
    expect(await outcomes([store.append(make(entry('a', 1)))])).toEqual(['failed: stumbled']);
    // The entry is there, and a repeated request finds it.
    expect(await store.read('a', 0)).toHaveLength(1);
  });

  test('an entry of somebody else is not mistaken for one’s own', async () => {
    const place = await makePlace();
    const rival = await open(place);
    let isFirst = true;
    const store = await open(place, {
      async at(point) {
        if (point !== 'before-commit' || !isFirst) return;
        isFirst = false;
        await rival.append(entry('a', 1, { id: 'rival' }));
        await rival.append(entry('a', 2, { id: 'mine', at: 5 }));
        throw new Error('stumbled');
      },
    });
    const appends = [
      store.append(entry('a', 1, { id: 'mine' })),
      store.append(entry('a', 2, { id: 'mine' })),
      store.append(entry('a', 3, { id: 'new' })),
    ];
    expect(await outcomes(appends)).toEqual(['taken', 'taken', 'stored']);
  });

  test('two that are quite the same: one wins, also when it is tried again', async () => {
    const store = await open(await makePlace(), stumble('after-commit'));
    const appends = [store.append(entry('a', 1, { id: 'x' })), store.append(entry('a', 1, { id: 'x' }))];
    expect(await outcomes(appends)).toEqual(['stored', 'taken']);
  });

  test('one entry that the database refuses does not take the others down', async () => {
    const store = await open(await makePlace());
    const bad = entry('a', 2, { what: null as unknown as string });
    const appends = [entry('a', 1), bad, entry('a', 3), entry('b', 1)].map((each) => store.append(each));
    const [first, refused, ...rest] = await outcomes(appends);
    expect([first, ...rest]).toEqual(['stored', 'stored', 'stored']);
    expect(refused).toMatch(/^failed: .*null/i);
    expect(await store.append(entry('a', 2))).toBe('stored');
  });

  test('after failures the store works as before', async () => {
    const store = await open(await makePlace(), stumble('before-commit', 4));
    for (let number = 1; number <= 2; number++) {
      const append = store.append(number === 1 ? entry('a', number) : withMore(entry('a', number)));
      expect(await outcomes([append])).toEqual(['failed: stumbled']);
    }
    expect(await store.append(entry('a', 1))).toBe('stored');
    expect(await store.append(withMore(entry('a', 2)))).toBe('stored');
    expect(await store.read('a', 0)).toHaveLength(2);
  });
}
