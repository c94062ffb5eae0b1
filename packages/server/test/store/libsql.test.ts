import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { LibsqlConnection } from '../../src/store/libsql/connection.ts';
import type { Append, Store } from '../../src/store/store.ts';
import { describeStore } from './contract.ts';
import { embeddedPlace, entry, open, outcomes, postgresPlace } from './places.ts';
import { samples } from './samples.ts';

describeStore('libsql', embeddedPlace, postgresPlace);

describe('libsql alone', () => {
  test('a folder for its owner alone', async () => {
    const place = await embeddedPlace();
    await open(place);
    expect(statSync(place.dataFolder).mode & 0o777).toBe(0o700);
  });

  test('files for their owner alone, also in a folder that others may read', async () => {
    const place = await embeddedPlace();
    mkdirSync(place.dataFolder, { recursive: true });
    chmodSync(place.dataFolder, 0o755);
    const store = await open(place);
    await store.append(entry('a', 1));
    const files = readdirSync(place.dataFolder).filter((name) => name.startsWith('engawa.db'));
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) expect(statSync(join(place.dataFolder, name)).mode & 0o077).toBe(0);
  });

  test('another process that writes is waited for, and what is stored afterwards really is', async () => {
    const place = await embeddedPlace();
    const store = await open(place);
    await store.append(entry('a', 1));
    const other = new Libsql(join(place.dataFolder, 'engawa.db'));
    const count = () => (other.prepare('select count(*) as n from log').get() as { n: number }).n;
    const seat = { table_id: 'a', person: 'x' };

    other.exec('begin immediate');
    const waiting = [
      store.append(entry('a', 2)),
      store.append({ ...entry('a', 3), also: async (db) => void (await db.selectFrom('log').selectAll().execute()) }),
    ];
    const alone = store.db
      .insertInto('seats')
      .values({ ...seat, seat: 1 })
      .execute();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(count()).toBe(1);
    other.exec('rollback');
    expect(await outcomes(waiting)).toEqual(['stored', 'stored']);
    await alone;
    expect(count()).toBe(3);
    expect(await store.append(entry('a', 4))).toBe('stored');
    expect(count()).toBe(4);
    await store.db
      .insertInto('seats')
      .values({ ...seat, seat: 2 })
      .execute();
    expect(other.prepare('select seat from seats order by seat').all()).toEqual([{ seat: 1 }, { seat: 2 }]);
    other.close();
  });

  test('also when waiting was in vain, what is stored afterwards really is', async () => {
    const place = await embeddedPlace();
    await open(place);
    const file = join(place.dataFolder, 'engawa.db');
    const [connection, other] = [new LibsqlConnection(file, { patience: 50 }), new Libsql(file)];
    other.exec('begin immediate');
    await expect(connection.change("insert into processes values ('a', 1)", [])).rejects.toThrow('locked');
    const returning = CompiledQuery.raw("insert into processes values ('b', 1) returning id");
    await expect(connection.executeQuery(returning)).rejects.toThrow('locked');
    await expect(connection.begin()).rejects.toThrow('locked');
    other.exec('rollback');
    await connection.change("insert into processes values ('c', 1)", []);
    // libsql leaves the statements from above half-open, and then nothing is committed any more, without a word.
    expect(other.prepare('select id from processes').all()).toEqual([{ id: 'c' }]);
    await connection.close();
    other.close();
  });

  test('a transaction that only reads sees one moment, and cannot write', async () => {
    const place = await embeddedPlace();
    const [reader, writer] = [await open(place), await open(place)];
    await writer.append(entry('a', 1));
    const count = (db: typeof reader.db) =>
      db
        .selectFrom('log')
        .select('number')
        .execute()
        .then((rows) => rows.length);
    const moment = reader.db.transaction().setAccessMode('read only');
    await moment.execute(async (db) => {
      expect(await count(db)).toBe(1);
      expect(await writer.append(entry('a', 2))).toBe('stored');
      expect(await count(db)).toBe(1);
      await expect(db.deleteFrom('log').execute()).rejects.toThrow(/readonly/);
    });
    expect(await count(reader.db)).toBe(2);
    expect(await reader.append(entry('a', 3))).toBe('stored');
  });

  test('a full disk acknowledges nothing, loses nothing, and can be mended', async () => {
    const store = await open(await embeddedPlace());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    const limitTo = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(store.db);
    await limitTo(rows[0]!.page_count + 20);
    const also: NonNullable<Append['also']> = async (db) => {
      await db
        .insertInto('records')
        .values({ ...samples.records[0]!, id: `${Math.random()}` })
        .execute();
    };
    const acknowledged: number[] = [];
    for (let number = 0; number < 90; number += 3) {
      const entries = [0, 1, 2].map((more) => entry('a', number + more, { what: 'x'.repeat(2000) }));
      const words = await outcomes(
        entries.map((each, index) => store.append(index < number % 2 ? { ...each, also } : each)),
      );
      for (const [index, word] of words.entries()) {
        if (word === 'stored') acknowledged.push(number + index);
        else expect(word).toMatch(/^failed: .*full/);
      }
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(acknowledged.length).toBeLessThan(80);
    expect((await store.read('a', -1)).map(({ number }) => number)).toEqual(acknowledged);
    await limitTo(1_000_000);
    expect(await outcomes([store.append(entry('b', 1)), store.append({ ...entry('b', 2), also })])).toEqual([
      'stored',
      'stored',
    ]);
  });

  test('after a place was found taken, what is stored afterwards really is', async () => {
    const place = await embeddedPlace();
    const store = await open(place);
    const other = new Libsql(join(place.dataFolder, 'engawa.db'));
    const odd = { what: `it's "; drop table log; --\n''` };
    expect(await store.append(entry('a', 1, odd))).toBe('stored');
    expect(await store.append(entry('a', 1))).toBe('taken');
    expect(await outcomes([store.append(entry('a', 1)), store.append(entry('a', 2))])).toEqual(['taken', 'stored']);
    expect(await store.append(entry('a', 3))).toBe('stored');
    const stored = other.prepare('select number, what from log order by number').all();
    expect(stored).toEqual([{ number: 1, ...odd }, ...[2, 3].map((number) => ({ number, what: `{"n":${number}}` }))]);
    other.close();
  });

  test('the write-ahead log stays short, however much is stored at a stretch, and also after a crash', async () => {
    const place = await embeddedPlace();
    const wal = (folder: string) => statSync(join(folder, 'engawa.db-wal')).size;
    const much = (table: string) =>
      Array.from({ length: 24_000 }, (_, number) => entry(table, number, { what: 'x'.repeat(400) }));
    const storeMuch = async (store: Store, table: string) => {
      const words = await outcomes(much(table).map((one) => store.append(one)));
      expect(new Set(words)).toEqual(new Set(['stored']));
    };
    const store = await open(place);
    await storeMuch(store, 'a');
    expect(wal(place.dataFolder)).toBeLessThan(12_000_000);

    // As a process leaves it that is killed.
    const left = await embeddedPlace();
    mkdirSync(left.dataFolder);
    for (const file of ['engawa.db', 'engawa.db-wal']) {
      copyFileSync(join(place.dataFolder, file), join(left.dataFolder, file));
    }
    const again = await open(left);
    expect(await again.read('a', 23_000)).toEqual(await store.read('a', 23_000));
    await storeMuch(again, 'b');
    expect(wal(left.dataFolder)).toBeLessThan(12_000_000);
    expect(await again.read('b', -1)).toHaveLength(24_000);
  });

  test('a boolean is refused before it ends the process', async () => {
    const { db } = await open(await embeddedPlace());
    await expect(
      db
        .selectFrom('log')
        .selectAll()
        .where('number', '=', true as never)
        .execute(),
    ).rejects.toThrow('boolean');
    expect(await db.selectFrom('log').selectAll().execute()).toEqual([]);
  });

  test('a statement that has failed can be used again', async () => {
    const { db } = await open(await embeddedPlace());
    const add = (id: string) => db.insertInto('processes').values({ id, seen_at: 1 }).returning('id').execute();
    await add('a');
    await expect(add('a')).rejects.toThrow(/unique/i);
    expect(await add('b')).toEqual([{ id: 'b' }]);
    expect(await db.selectFrom('processes').select('id').execute()).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  test('more different queries than are kept ready', async () => {
    const { db } = await open(await embeddedPlace());
    for (let length = 1; length <= 900; length += 2) {
      const numbers = Array.from({ length }, (_, index) => index);
      expect(await db.selectFrom('log').selectAll().where('number', 'in', numbers).execute()).toEqual([]);
    }
  });

  test('a folder that cannot be one is said in words', async () => {
    await expect(open({ dataFolder: '/dev/null/engawa', databaseUrl: null })).rejects.toThrow(/\/dev\/null\/engawa/);
  });
});
