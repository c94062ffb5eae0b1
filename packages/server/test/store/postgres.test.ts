import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Append } from '../../src/store/store.ts';
import { describeStore } from './contract.ts';
import { embeddedPlace, entry, open, outcomes, postgresPlace } from './places.ts';

describeStore('postgres', postgresPlace, embeddedPlace);

describe('postgres alone', () => {
  /** Ends all connections to the database but the one that says so. */
  const CUT = sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

  test('connections that break are made anew, and the process lives on', async () => {
    const place = await postgresPlace();
    const [store, axe] = [await open(place), await open(place)];
    for (let number = 1; number <= 5; number++) {
      expect(await store.append(entry('a', number))).toBe('stored');
      await CUT.execute(axe.db);
    }
    expect(await store.read('a', 0)).toHaveLength(5);
  });

  test('a broken connection is not handed on', async () => {
    const { db } = await open(await postgresPlace());
    for (let round = 0; round < 5; round++) {
      await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow();
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    }
  });

  test('texts are compared byte by byte in every column, whatever language the server speaks', async () => {
    const { db } = await open(await postgresPlace());
    const columns = await sql<{ collation: string }>`
      select distinct collation_name as collation from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`.execute(db);
    expect(columns.rows).toEqual([{ collation: 'C' }]);
  });

  test('a connection that breaks in a transaction: each outcome is true', async () => {
    const place = await postgresPlace();
    const [store, axe] = [await open(place), await open(place)];
    let cuts = 0;
    const cutting = (table: string): Append => ({
      ...entry(table, 1),
      also: async (db) => {
        await db.insertInto('seats').values({ table_id: table, seat: 1, person: 'x' }).execute();
        if (cuts++ === 0) await CUT.execute(axe.db);
        await db.deleteFrom('seats').where('table_id', '=', table).execute();
      },
    });
    const words = await outcomes(['a', 'b', 'c'].map((table) => store.append(cutting(table))));
    for (const [index, table] of ['a', 'b', 'c'].entries()) {
      expect((await store.read(table, 0)).length === 1, table).toBe(words[index] === 'stored');
    }
    expect(words.slice(1)).toEqual(['stored', 'stored']);
  });

  test('connections are cut at random while entries are appended: nothing acknowledged is lost', async () => {
    const place = await postgresPlace();
    const [store, axe] = [await open(place), await open(place)];
    const acknowledged: string[] = [];
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, 7));
        await CUT.execute(axe.db);
      }
    })();
    const player = async (table: string) => {
      for (let number = 1; number <= 60; number++) {
        const [word] = await outcomes([store.append(entry(table, number))]);
        if (word === 'stored') acknowledged.push(`${table} ${number}`);
        expect(word, 'nobody else is there to take a number').not.toBe('taken');
      }
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(player));
    isOver = true;
    await cutting;
    const there = await axe.db.selectFrom('log').select(['table_id', 'number']).execute();
    const names = new Set(there.map(({ table_id, number }) => `${table_id} ${number}`));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(60);
  });

  test('a transaction in which something failed cannot be committed', async () => {
    const { db } = await open(await postgresPlace());
    const swallowing = db.transaction().execute(async (trx) => {
      await trx.insertInto('processes').values({ id: 'a', seen_at: 1 }).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('Nothing was stored');
    expect(await db.selectFrom('processes').selectAll().execute()).toEqual([]);
  });

  test('two stores that want the same tables do not wait for each other in a circle', async () => {
    const place = await postgresPlace();
    const stores = [await open(place), await open(place)];
    const slowly = (table: string): Append => ({
      ...entry(table, 1),
      also: () => new Promise((resolve) => setTimeout(resolve, 20)),
    });
    const tables = ['a', 'b', 'c', 'd', 'e', 'f'];
    const appends = stores.flatMap((store, index) =>
      (index === 0 ? tables : tables.toReversed()).map((table) => store.append(slowly(table))),
    );
    expect((await outcomes(appends)).sort()).toEqual([...tables.map(() => 'stored'), ...tables.map(() => 'taken')]);
    await Promise.all(stores.map((store) => store.close()));
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute((await open(place)).db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  test('a server that does not answer is said in words, without the password', async () => {
    const databaseUrl = 'postgres://me:secret@127.0.0.1:1/nowhere';
    const refusal = await open({ dataFolder: '', databaseUrl }).catch((error: Error) => error.message);
    expect(refusal).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/nowhere cannot be opened: .*ECONNREFUSED/);
    expect(refusal).not.toContain('secret');
  });
});
