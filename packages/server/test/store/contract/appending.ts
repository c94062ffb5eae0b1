import { expect, test } from 'vitest';
import { entry, type MakePlace, open, outcomes, row } from '../places.ts';

export function appending(makePlace: MakePlace): void {
  test('entries are read back in their order, after a number', async () => {
    const store = await open(await makePlace());
    const appends = [3, 1, 2, 10].map((number) => store.append(entry('a', number)));
    expect(await outcomes([...appends, store.append(entry('b', 1))])).toEqual(Array(5).fill('stored'));
    expect(await store.read('a', 0)).toEqual([row('a', 1), row('a', 2), row('a', 3), row('a', 10)]);
    expect(await store.read('a', 2)).toEqual([row('a', 3), row('a', 10)]);
    expect(await store.read('a', 10)).toEqual([]);
    expect(await store.read('c', 0)).toEqual([]);
  });

  test('whatever a text can be comes back as it was', async () => {
    const store = await open(await makePlace());
    const texts = [
      '',
      '縁側 Їжак 🀄 e\u0301\u2028\u2029',
      `'"\\;--\n\r\t%_$1?`,
      JSON.stringify('\0\ud800'),
      '¡'.repeat(3_000_000),
    ];
    const rows = texts.map((what, index) => row('ї', index + 1, { what, id: `${index}'"🀄` }));
    await Promise.all(rows.map((each) => store.append({ row: each })));
    expect(await store.read('ї', 0)).toEqual(rows);
  });

  test('times are far away, seats and ids may be missing', async () => {
    const store = await open(await makePlace());
    const rows = [
      row('a', 1, { at: 2 ** 31 }),
      row('a', 2, { at: 253_402_300_799_999, seat: null, id: null }),
      row('a', 3, { seat: null }),
    ];
    for (const each of rows) expect(await store.append({ row: each })).toBe('stored');
    expect(await store.read('a', 0)).toEqual(rows);
  });

  test('a number is taken once', async () => {
    const store = await open(await makePlace());
    expect(await store.append(entry('a', 1))).toBe('stored');
    expect(await store.append(entry('a', 1, { what: 'late' }))).toBe('taken');
    expect(await store.read('a', 0)).toEqual([row('a', 1)]);
  });

  test('of entries that arrive together for one place the first wins', async () => {
    const store = await open(await makePlace());
    const appends = [
      store.append(entry('a', 1, { what: 'first' })),
      store.append(entry('a', 1, { what: 'second' })),
      store.append(entry('b', 1, { id: 'x' })),
      store.append(entry('b', 1, { id: 'y' })),
      store.append(entry('c', 1, { id: 'same' })),
      store.append(entry('c', 1, { id: 'same' })),
    ];
    expect(await outcomes(appends)).toEqual(['stored', 'taken', 'stored', 'taken', 'stored', 'taken']);
    expect(await store.read('a', 0)).toEqual([row('a', 1, { what: 'first' })]);
    expect(await store.read('b', 0)).toEqual([row('b', 1, { id: 'x' })]);
    expect(await store.read('c', 0)).toHaveLength(1);
  });

  test('whoever finds its number taken does not stand in the way of the next', async () => {
    const store = await open(await makePlace());
    await store.append(entry('a', 1, { id: 'first' }));
    const appends = [
      store.append(entry('a', 1, { id: 'late' })),
      store.append(entry('a', 2, { id: 'next' })),
      store.append(entry('b', 1)),
    ];
    expect(await outcomes(appends)).toEqual(['taken', 'stored', 'stored']);
    expect((await store.read('a', 0)).map(({ id }) => id)).toEqual(['first', 'next']);
  });

  test('among many, those are taken that are there', async () => {
    const store = await open(await makePlace());
    const isThere = (number: number) => number % 3 === 0 || number > 190;
    for (let number = 1; number <= 200; number++) if (isThere(number)) void store.append(entry('a', number));
    const appends = Array.from({ length: 200 }, (_, index) => store.append(entry('a', index + 1)));
    const words = appends.map((_, index) => (isThere(index + 1) ? 'taken' : 'stored'));
    expect(await outcomes(appends)).toEqual(words);
    expect(await store.read('a', 0)).toEqual(Array.from({ length: 200 }, (_, index) => row('a', index + 1)));
  });
}
