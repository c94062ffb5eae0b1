import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../src/store/schema.ts';
import type { Append, Store } from '../../../src/store/store.ts';
import { entry, type MakePlace, open, outcomes } from '../places.ts';

export function togetherWith(makePlace: MakePlace): void {
  test('the entry and what goes with it are stored together', async () => {
    const store = await open(await makePlace());
    expect(await store.append(sitting('a', 1, 'Anna'))).toBe('stored');
    expect(await peopleSeated(store)).toEqual(['Anna']);
  });

  test('nothing goes with an entry that finds its place taken', async () => {
    const store = await open(await makePlace());
    await store.append(entry('a', 1));
    const appends = [store.append(sitting('a', 1, 'Anna')), store.append(sitting('b', 1, 'Boris'))];
    expect(await outcomes(appends)).toEqual(['taken', 'stored']);
    expect(await peopleSeated(store)).toEqual(['Boris']);
  });

  test('if it fails, its entry is not stored, and the others of the transaction are', async () => {
    const store = await open(await makePlace());
    let tries = 0;
    const failing: Append = {
      ...entry('b', 1),
      also: async (db) => {
        tries++;
        await sit(db, 'b', 1, 'Boris');
        throw new Error('on second thoughts');
      },
    };
    const appends = [
      store.append(sitting('a', 1, 'Anna')),
      store.append(failing),
      store.append(entry('c', 1)),
      store.append(sitting('d', 1, 'Dora')),
      store.append(entry('e', 1)),
    ];
    expect(await outcomes(appends)).toEqual(['stored', 'failed: on second thoughts', 'stored', 'stored', 'stored']);
    expect(await store.read('b', 0)).toEqual([]);
    for (const table of ['a', 'c', 'd', 'e']) expect(await store.read(table, 0)).toHaveLength(1);
    expect(await peopleSeated(store)).toEqual(['Anna', 'Dora']);
    expect(tries).toBe(1);
  });

  test.each([1, 5])('the database refuses what goes with one of %d', async (count) => {
    const store = await open(await makePlace());
    await store.append(sitting('a', 1, 'Anna'));
    const twice: Append = { ...entry('a', 2), also: (db) => sit(db, 'a', 1, 'Boris') };
    const others = Array.from({ length: count - 1 }, (_, index) => store.append(entry('a', 3 + index)));
    const [word, ...words] = await outcomes([store.append(twice), ...others]);
    expect(word).toMatch(/^failed: .*unique/i);
    expect(words).toEqual(others.map(() => 'stored'));
    expect(await peopleSeated(store)).toEqual(['Anna']);
    expect((await store.read('a', 0)).map(({ number }) => number)).not.toContain(2);
  });

  test('a failure that was swallowed is still one', async () => {
    const store = await open(await makePlace());
    await store.append(sitting('a', 1, 'Anna'));
    const swallowing: Append = {
      ...entry('a', 2),
      also: async (db) => {
        await sit(db, 'a', 2, 'Boris');
        await sit(db, 'a', 1, 'Boris').catch(() => undefined);
      },
    };
    const [word] = await outcomes([store.append(swallowing)]);
    const isStored = (await store.read('a', 1)).length === 1;
    // PostgreSQL gives the whole transaction up, SQLite only the statement: all or nothing on both.
    expect(word === 'stored').toBe(isStored);
    expect(await peopleSeated(store)).toEqual(isStored ? ['Anna', 'Boris'] : ['Anna']);
  });

  test('what it throws at once, before it waits, is the same', async () => {
    const store = await open(await makePlace());
    const hasty: Append = {
      ...entry('a', 1),
      also: () => {
        throw new Error('at once');
      },
    };
    expect(await outcomes([store.append(hasty), store.append(entry('b', 1))])).toEqual(['failed: at once', 'stored']);
    expect(await store.read('a', 0)).toEqual([]);
  });
}

function sitting(table: string, number: number, person: string): Append {
  return { ...entry(table, number), also: (db) => sit(db, table, number, person) };
}

async function sit(db: Kysely<Database>, table_id: string, seat: number, person: string): Promise<void> {
  await db.insertInto('seats').values({ table_id, seat, person }).execute();
}

async function peopleSeated(store: Store): Promise<string[]> {
  const seats = await store.db.selectFrom('seats').select('person').orderBy('table_id').orderBy('seat').execute();
  return seats.map(({ person }) => person);
}
