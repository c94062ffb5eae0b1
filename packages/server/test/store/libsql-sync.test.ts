import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { LibsqlConnection } from '../../src/store/libsql/connection.ts';
import { WrittenAhead } from '../../src/store/libsql/written-ahead.ts';
import type { Store } from '../../src/store/store.ts';
import { embeddedPlace, entry, open, outcomes, scratchFolder } from './places.ts';

/** A disk that can be held, and that can fail. */
function slowDisk() {
  const disk = { syncs: 0, failures: 0, hold, at };
  let held: Promise<void> | undefined;
  function hold(): () => void {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => {
      held = undefined;
      release();
    };
  }
  async function at(point: string): Promise<void> {
    if (point !== 'before-sync') return;
    disk.syncs++;
    await held;
    if (disk.failures-- > 0) throw new Error('the disk did not sync');
  }
  return disk;
}

const count = (file: InstanceType<typeof Libsql>) =>
  (file.prepare('select count(*) as n from log').get() as { n: number }).n;
const turn = () => new Promise((resolve) => setTimeout(resolve, 30));
const numbers = async (store: Store) => (await store.read('a', 0)).map(({ number }) => number);

describe('libsql: what is committed is synced before anybody hears of it', () => {
  test.each([
    { kind: 'plain', also: undefined },
    {
      kind: 'with more to do',
      also: async (db: Store['db']) => void (await db.deleteFrom('seats').execute()),
    },
  ])('an entry waits for the disk, and so does whoever reads ($kind)', async ({ also }) => {
    const place = await embeddedPlace();
    const disk = slowDisk();
    const store = await open(place, disk);
    const beside = new Libsql(join(place.dataFolder, 'engawa.db'));
    const heard: string[] = [];
    const release = disk.hold();
    const appending = store.append({ ...entry('a', 1), ...(also ? { also } : {}) }).then((word) => heard.push(word));
    await turn();
    const reading = numbers(store).then((found) => heard.push(`read ${found}`));
    await turn();
    expect(count(beside)).toBe(1);
    expect(heard).toEqual([]);
    release();
    await Promise.all([appending, reading]);
    expect(heard.sort()).toEqual(['read 1', 'stored']);
    beside.close();
  });

  test('whatever is written otherwise waits, too, and reading alone syncs nothing', async () => {
    const disk = slowDisk();
    const { db } = await open(await embeddedPlace(), disk);
    const before = disk.syncs;
    await db.selectFrom('log').selectAll().execute();
    expect(disk.syncs).toBe(before);
    const release = disk.hold();
    let isDone = false;
    const write = db.insertInto('processes').values({ id: 'a', seen_at: 1 }).returning('id').execute();
    const done = write.then(() => {
      isDone = true;
    });
    await turn();
    expect(isDone).toBe(false);
    release();
    await done;
    expect(disk.syncs).toBe(before + 1);
  });

  test('a sync that fails once: the entry is written a second time, and only then acknowledged', async () => {
    const place = await embeddedPlace();
    const disk = slowDisk();
    const store = await open(place, disk);
    disk.failures = 1;
    expect(await outcomes([store.append(entry('a', 1)), store.append(entry('b', 1))])).toEqual(['stored', 'stored']);
    expect(await numbers(store)).toEqual([1]);
    expect(await store.append(entry('a', 2))).toBe('stored');
    expect(await numbers(store)).toEqual([1, 2]);
  });

  test('a disk that does not sync acknowledges nothing, and what it holds is found again later', async () => {
    const disk = slowDisk();
    const store = await open(await embeddedPlace(), disk);
    disk.failures = Number.POSITIVE_INFINITY;
    expect(await outcomes([store.append(entry('a', 1))])).toEqual(['failed: the disk did not sync']);
    disk.failures = 0;
    // It was written into the file itself meanwhile, and so nobody may say that it is not there.
    expect(await store.append(entry('a', 1, { id: 'another' }))).toBe('taken');
    expect(await numbers(store)).toEqual([1]);
  });

  test('as long as it cannot be written a second time, nobody is shown what was not synced', async () => {
    const place = await embeddedPlace();
    const disk = slowDisk();
    const store = await open(place, disk);
    // Whoever reads an old moment keeps SQLite from bringing everything into the file.
    const reader = new Libsql(join(place.dataFolder, 'engawa.db'));
    reader.exec('begin; select count(*) from log');
    disk.failures = 1;
    const failed = expect.stringMatching(/^failed: .*sync/);
    expect(await outcomes([store.append(entry('a', 1))])).toEqual([failed]);
    await expect(store.read('a', 0)).rejects.toThrow(/sync/);
    expect(await outcomes([store.append(entry('a', 2))])).toEqual([failed]);
    reader.exec('commit');
    expect(await numbers(store)).toEqual([1]);
    expect(await store.append(entry('a', 2))).toBe('stored');
    reader.close();
  });

  test('a log that is not there cannot be synced', async () => {
    const log = new WrittenAhead(join(scratchFolder(), 'none.db'));
    await expect(async () => log.sync()).rejects.toThrow(/ENOENT/);
  });

  test.runIf(process.platform === 'linux')('it is always the log of today that is synced', async () => {
    const place = await embeddedPlace();
    await (await open(place)).close();
    const file = join(place.dataFolder, 'engawa.db');
    const logsHeld = () =>
      readdirSync('/proc/self/fd')
        .map((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`);
          } catch {
            return '';
          }
        })
        .filter((name) => name.startsWith(`${file}-wal`));
    const connection = new LibsqlConnection(file, { patience: 20 });
    await connection.change("insert into processes values ('a', 1)", []);
    expect(logsHeld()).not.toEqual([]);
    // The connection is given up and made anew; the last one to close a file takes its log away.
    const other = new Libsql(file);
    other.exec('begin immediate');
    await expect(connection.change("insert into processes values ('b', 1)", [])).rejects.toThrow('locked');
    other.exec('rollback');
    other.close();
    await connection.change("insert into processes values ('c', 1)", []);
    // One that was taken away would be called so here.
    expect(new Set(logsHeld())).toEqual(new Set([`${file}-wal`]));
    await connection.close();
  });
});
