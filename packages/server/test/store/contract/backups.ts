import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup } from '../../../src/store/backup/backup.ts';
import { restore } from '../../../src/store/backup/restore.ts';
import { entry, type MakePlace, open, outcomes, row, scratchFolder } from '../places.ts';
import { fill, rowsOfAll, samples } from '../samples.ts';

export function backups(makePlace: MakePlace, makeOtherPlace: MakePlace): void {
  test.each([
    { where: 'the same kind of store', make: makePlace },
    { where: 'the other kind of store', make: makeOtherPlace },
  ])('a backup restores into $where', async ({ make }) => {
    const [from, to, file] = [await makePlace(), await make(), join(scratchFolder(), 'backup')];
    const store = await open(from);
    await fill(store);
    await Promise.all(Array.from({ length: 600 }, (_, index) => store.append(entry('long', index + 1))));
    await backup(from, file);
    await restore(file, to);
    const restored = await open(to);
    const rows = await rowsOfAll(restored);
    expect(rows).toEqual(await rowsOfAll(store));
    expect(rows.log).toHaveLength(600 + samples.log.length);
    // It goes on where it was.
    expect(await outcomes([restored.append(entry('long', 600)), restored.append(entry('long', 601))])).toEqual([
      'taken',
      'stored',
    ]);
    // There and back again.
    await backup(to, `${file}-2`);
    expect(readFileSync(`${file}-2`).length).toBeGreaterThan(readFileSync(file).length);
  });

  test('a backup under load is one moment', async () => {
    const [from, to, file] = [await makePlace(), await makePlace(), join(scratchFolder(), 'backup')];
    const store = await open(from);
    let isOver = false;
    let acknowledged = 0;
    const busy = (async () => {
      for (let number = 1; !isOver; number++) {
        const also: NonNullable<Parameters<typeof store.append>[0]['also']> = async (db) => {
          await db
            .insertInto('snapshots')
            .values({ table_id: 'b', number, body: 'x'.repeat(500) })
            .execute();
        };
        await Promise.all([store.append({ ...entry('b', number), also }), store.append(entry('a', number))]);
        acknowledged = number;
      }
    })();
    while (acknowledged < 300) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = acknowledged;
    await backup(from, file);
    const after = acknowledged;
    isOver = true;
    await busy;
    await restore(file, to);
    const restored = await open(to);
    const log = await restored.read('b', 0);
    expect(log).toEqual(log.map((_, index) => row('b', index + 1)));
    expect(log.length).toBeGreaterThanOrEqual(before);
    expect(log.length).toBeLessThanOrEqual(after + 1);
    expect(after).toBeGreaterThan(before);
    const snapshots = await restored.db.selectFrom('snapshots').select('number').orderBy('number').execute();
    expect(snapshots.map(({ number }) => number)).toEqual(log.map(({ number }) => number));
  });

  test('a backup is written whole, for its owner alone', async () => {
    const [from, folder] = [await makePlace(), scratchFolder()];
    await fill(await open(from));
    const file = join(folder, 'backup');
    writeFileSync(file, 'an older one');
    await backup(from, file);
    expect(readdirSync(folder)).toEqual(['backup']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backup(from, join(folder, 'no', 'such', 'folder'))).rejects.toThrow();
  });

  test('what was never used cannot be backed up', async () => {
    await expect(backup(await makePlace(), join(scratchFolder(), 'backup'))).rejects.toThrow(
      /no store|never been used/,
    );
  });

  test('nothing is restored over something', async () => {
    const [from, to, file] = [await makePlace(), await makePlace(), join(scratchFolder(), 'backup')];
    await fill(await open(from));
    await backup(from, file);
    const store = await open(to);
    await store.append(entry('mine', 1));
    await expect(restore(file, to)).rejects.toThrow('The store is not empty: it has log.');
    expect(await store.read('mine', 0)).toEqual([row('mine', 1)]);
    expect(await store.read('a', 0)).toEqual([]);
  });

  test('a store that was opened and not used is empty', async () => {
    const [from, to, file] = [await makePlace(), await makePlace(), join(scratchFolder(), 'backup')];
    await fill(await open(from));
    await backup(from, file);
    await (await open(to)).close();
    await restore(file, to);
    expect(await rowsOfAll(await open(to))).toEqual(samples);
  });

  test('a damaged backup is refused before anything is changed', async () => {
    const [from, to, file] = [await makePlace(), await makePlace(), join(scratchFolder(), 'backup')];
    await fill(await open(from));
    await backup(from, file);
    const whole = readFileSync(file, 'utf8');
    const lines = whole.split('\n');
    const damages: Record<string, string> = {
      empty: '',
      'of something else': 'PK\u0003\u0004',
      'without its last byte': whole.slice(0, -1),
      'without its end': `${lines.slice(0, -2).join('\n')}\n`,
      'cut in half': whole.slice(0, whole.length / 2),
      'cut at a line': `${lines.slice(0, 7).join('\n')}\n`,
      'with a longer end': `${whole}\n`,
      'with two ends': `${whole}${lines.at(-2)}\n`,
      'without a row': lines.filter((line) => !line.includes('"Anna"')).join('\n'),
      'with another row': whole.replace('"Anna"', '"Hanna"'),
      'with rows in another order': [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)].join('\n'),
      'with another schema': whole.replace('0003-no-index-of-ids', '0004-of-tomorrow'),
      'of a later format': whole.replace('"format":1', '"format":2'),
      'with a foreign table': whole.replace('"table":"log"', '"table":"kysely_migration"'),
    };
    for (const [name, text] of Object.entries(damages)) {
      expect(text, name).not.toBe(whole);
      writeFileSync(file, text);
      await expect(restore(file, to), name).rejects.toThrow(
        /damaged or not complete|not a backup|newer version|format/,
      );
      if (to.databaseUrl === null) expect(existsSync(to.dataFolder), name).toBe(false);
    }
    writeFileSync(file, whole);
    await restore(file, to);
    expect(await rowsOfAll(await open(to))).toEqual(samples);
  });
}
