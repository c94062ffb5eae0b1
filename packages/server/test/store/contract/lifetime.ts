import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backup } from '../../../src/store/backup/backup.ts';
import { entry, type MakePlace, open, outcomes, scratchFolder } from '../places.ts';
import { fill, rowsOfAll, samples } from '../samples.ts';

export function lifetime(makePlace: MakePlace): void {
  test('what was stored is there when the store is opened again', async () => {
    const place = await makePlace();
    const first = await open(place);
    await fill(first);
    await first.close();
    expect(await rowsOfAll(await open(place))).toEqual(samples);
  });

  test('closing waits for what is under way and then refuses', async () => {
    const place = await makePlace();
    const store = await open(place);
    const appends = Array.from({ length: 200 }, (_, index) => store.append(entry('a', index + 1)));
    const closed = store.close();
    await expect(store.append(entry('a', 201))).rejects.toThrow('The store is closed.');
    await expect(store.read('a', 0)).rejects.toThrow('The store is closed.');
    await closed;
    await store.close();
    expect(await outcomes(appends)).toEqual(Array(200).fill('stored'));
    await expect(store.db.selectFrom('log').selectAll().execute()).rejects.toThrow();
    expect(await (await open(place)).read('a', 0)).toHaveLength(200);
  });

  test('many may open a new store at once', async () => {
    const place = await makePlace();
    const stores = await Promise.all([1, 2, 3, 4, 5].map(() => open(place)));
    const appends = stores.map((store) => store.append(entry('a', 1)));
    expect((await outcomes(appends)).sort()).toEqual(['stored', 'taken', 'taken', 'taken', 'taken']);
  });

  test('a store of a newer version is refused in words', async () => {
    const place = await makePlace();
    const store = await open(place);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099')`.execute(store.db);
    await store.close();
    const words = /newer version of Engawa .* 9999-later/;
    await expect(open(place)).rejects.toThrow(words);
    await expect(backup(place, `${scratchFolder()}/backup`)).rejects.toThrow(words);
  });

  test('counts and times are numbers', async () => {
    const store = await open(await makePlace());
    await fill(store);
    const { count, latest } = await store.db
      .selectFrom('log')
      .select((build) => [build.fn.countAll<number>().as('count'), build.fn.max('at').as('latest')])
      .executeTakeFirstOrThrow();
    expect([count, latest]).toEqual([samples.log.length, samples.log[1]!.at]);
  });

  test('texts are in the order of their bytes', async () => {
    const store = await open(await makePlace());
    const names = ['a', 'B', 'ä', 'Z', '_', 'Ї', '10', '9'];
    const muted = '';
    await store.db
      .insertInto('mutes')
      .values(names.map((person) => ({ person, muted })))
      .execute();
    const rows = await store.db.selectFrom('mutes').select('person').orderBy('person').execute();
    expect(rows.map(({ person }) => person)).toEqual([...names].sort());
  });

  test('a name is unique among those that have one', async () => {
    const store = await open(await makePlace());
    const [person] = samples.people;
    const add = (id: string, folded: string | null) =>
      store.db
        .insertInto('people')
        .values({ ...person!, id, folded })
        .execute();
    await add('p', 'anna');
    await add('q', null);
    await add('r', null);
    await expect(add('s', 'anna')).rejects.toThrow(/unique/i);
  });
}
