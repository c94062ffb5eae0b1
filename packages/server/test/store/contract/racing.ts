import { expect, test } from 'vitest';
import type { Faults } from '../../../src/store/faults.ts';
import type { Append } from '../../../src/store/store.ts';
import { entry, type MakePlace, open, outcomes } from '../places.ts';

export function racing(makePlace: MakePlace): void {
  test.each(['one store', 'two stores'])('one winner for each number, from %s', async (which) => {
    const place = await makePlace();
    const first = await open(place);
    const stores = which === 'one store' ? [first, first] : [first, await open(place)];
    const wins: string[] = [];

    async function racer(name: number, tables: readonly string[]): Promise<void> {
      for (let number = 1; number <= 25; number++) {
        const tries = tables.map((table) => stores[name % 2]!.append(racingEntry(table, number, `${name}-${number}`)));
        for (const [index, outcome] of (await outcomes(tries)).entries()) {
          if (outcome === 'stored') wins.push(`${tables[index]} ${number} ${name}-${number}`);
          else expect(outcome).toBe('taken');
        }
      }
    }
    /** Some of them with more to do. */
    function racingEntry(table: string, number: number, id: string): Append {
      const plain = entry(table, number, { id });
      if (number % 5 > 0) return plain;
      const mark = { table_id: table, seat: number, person: id };
      return { ...plain, also: async (db) => void (await db.insertInto('seats').values(mark).execute()) };
    }
    // Half of them go through the tables the other way round: nobody may wait for another in a circle.
    const tables = ['a', 'b', 'c', 'd'];
    await Promise.all([0, 1, 2, 3, 4].map((name) => racer(name, name < 2 ? tables : tables.toReversed())));

    const rows = (await Promise.all(tables.map((table) => stores[1]!.read(table, 0)))).flat();
    expect(rows.map((row) => `${row.table_id} ${row.number} ${row.id}`).sort()).toEqual(wins.sort());
    expect(wins).toHaveLength(100);
    const marks = await first.db.selectFrom('seats').selectAll().execute();
    expect(marks.map((mark) => `${mark.table_id} ${mark.seat} ${mark.person}`).sort()).toEqual(
      rows
        .filter(({ number }) => number % 5 === 0)
        .map((row) => `${row.table_id} ${row.number} ${row.id}`)
        .sort(),
    );
  });

  test('what arrives together shares a transaction, up to a bound', async () => {
    let commits = 0;
    const store = await open(await makePlace(), { at: (point) => void (point === 'after-commit' && commits++) });
    const appendMany = (from: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => store.append(entry('a', from + index))));
    await appendMany(0, 100);
    expect(commits).toBe(1);
    await appendMany(100, 300);
    expect(commits).toBe(1 + 3);
    await appendMany(400, 1);
    await appendMany(401, 1);
    expect(commits).toBe(4 + 2);
  });

  test('what arrives during a transaction shares the next one', async () => {
    let commits = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const faults: Faults = {
      at(point) {
        if (point === 'after-commit') commits++;
        return point === 'before-commit' ? held : undefined;
      },
    };
    const store = await open(await makePlace(), faults);
    const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
    const appends: Promise<string>[] = [];
    for (let number = 0; number < 60; number++) {
      appends.push(store.append(entry('a', number)));
      if (number % 10 === 9) await turn();
    }
    release();
    expect(await outcomes(appends)).toEqual(Array(60).fill('stored'));
    const writers = store.kind === 'libsql' ? 1 : 2;
    expect(commits).toBe(writers + 1);
  });

  test('transactions of others and appends do not mix', async () => {
    const store = await open(await makePlace());
    const undone = store.db.transaction().execute(async (db) => {
      for (let seat = 0; seat < 5; seat++) {
        await db.insertInto('seats').values({ table_id: 'undone', seat, person: 'x' }).execute();
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
      throw new Error('undo all this');
    });
    const appends: Promise<string>[] = [];
    const reads: number[] = [];
    const ended = undone.catch((error: Error) => error.message);
    for (let number = 1; number <= 20; number++) {
      appends.push(store.append(entry('a', number)));
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (number % 5 === 0) reads.push((await store.read('a', 0)).length);
    }
    expect(await ended).toBe('undo all this');
    expect(await outcomes(appends)).toEqual(Array(20).fill('stored'));
    expect(reads).toEqual([...reads].sort((a, b) => a - b));
    expect(await store.read('a', 0)).toHaveLength(20);
    expect(await store.db.selectFrom('seats').selectAll().execute()).toEqual([]);
  });
}
