import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Result, rate } from '../../src/ratings/rate.ts';
import type { PeopleTable } from '../../src/store/schema.ts';
import { type Running, startServer } from '../http/kit.ts';
import { type FreshDatabase, freshDatabase } from '../kit/postgres.ts';

const GAME = 'tokaido';
const ACCOUNTS = ['a', 'b', 'c', 'd', 'e'];

let server: Running;
beforeAll(async () => {
  server = await startServer();
  await fill(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.store.db.deleteFrom('ratings').execute();
});

async function fill({ context: { store } }: Running): Promise<void> {
  const person = (id: string, kind: PeopleTable['kind']): PeopleTable => {
    const folded = kind === 'guest' ? null : id;
    return { id, kind, name: id, folded, password: null, owner: null, created_at: 0, seen_at: 0 };
  };
  await store.db
    .insertInto('people')
    .values([...ACCOUNTS.map((id) => person(id, 'account')), person('guest', 'guest'), person('bot', 'program')])
    .execute();
}

async function ratings(): Promise<Record<string, { mu: number; sigma: number; games: number }>> {
  const rows = await server.context.store.db.selectFrom('ratings').selectAll().where('game', '=', GAME).execute();
  return Object.fromEntries(rows.map(({ person, mu, sigma, games }) => [person, { mu, sigma, games }]));
}

async function after(...games: Result[][]): ReturnType<typeof ratings> {
  await server.context.store.db.deleteFrom('ratings').execute();
  for (const results of games) {
    await server.context.store.db.transaction().execute((db) => rate(db, server.clock.now, GAME, results));
  }
  return ratings();
}

const places = (...list: number[]): Result[] => list.map((place, i) => ({ person: ACCOUNTS[i]!, place }));
/** Places as tables give them: equal ones share the better place. */
const anyPlaces = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 5 })
  .map((scores) => places(...scores.map((score) => 1 + scores.filter((other) => other > score).length)));

describe('after a game', () => {
  it('the winner has risen, the last has fallen, and both are better known', async () => {
    const { a, b, c } = await after(places(1, 2, 3));
    expect(a!.mu).toBeGreaterThan(25);
    expect(c!.mu).toBeLessThan(25);
    expect(a!.mu).toBeGreaterThan(b!.mu);
    expect(b!.mu).toBeGreaterThan(c!.mu);
    for (const one of [a, b, c]) {
      expect(one!.sigma).toBeLessThan(25 / 3);
      expect(one!.games).toBe(1);
    }
    const when = await server.context.store.db.selectFrom('ratings').select('changed_at').distinct().execute();
    expect(when).toEqual([{ changed_at: server.clock.now }]);
  });

  it('among equals, a better place is a better rating, and the same place the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlaces, async (results) => {
        const found = await after(results);
        for (const one of results) {
          for (const other of results) {
            const [mine, theirs] = [found[one.person]!.mu, found[other.person]!.mu];
            if (one.place < other.place) expect(mine).toBeGreaterThan(theirs);
            if (one.place === other.place) expect(mine).toBeCloseTo(theirs, 9);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the order in which people are named does not matter', async () => {
    const shuffled = anyPlaces.chain((results) =>
      fc.tuple(fc.constant(results), fc.shuffledSubarray(results, { minLength: results.length })),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([results, other]) => {
        const before = places(2, 1, 3, 5, 4);
        expect(await after(before, results)).toEqual(await after(before, other));
      }),
      { numRuns: 60 },
    );
  });

  it('a surprise weighs more than what everybody expected', async () => {
    const better = Array.from({ length: 5 }, () => places(1, 2));
    const known = await after(...better);
    const expected = await after(...better, places(1, 2));
    const surprise = await after(...better, places(2, 1));
    const gain = (one: typeof known, person: string) => Math.abs(one[person]!.mu - known[person]!.mu);
    expect(gain(surprise, 'b')).toBeGreaterThan(gain(expected, 'a'));
  });
});

describe('who is rated', () => {
  it('accounts, against each other; neither guests nor programs', async () => {
    const with3 = [
      { person: 'guest', place: 1 },
      { person: 'a', place: 2 },
      { person: 'bot', place: 3 },
      { person: 'b', place: 4 },
    ];
    expect(await after(with3)).toEqual(await after(places(1, 2)));
  });

  it.each([
    ['one account alone', [{ person: 'a', place: 1 }]],
    [
      'an account among guests and programs',
      [...places(1), { person: 'guest', place: 2 }, { person: 'bot', place: 3 }],
    ],
    ['somebody who plays against themselves', [...places(1), ...places(2)]],
    ['nobody', []],
    [
      'strangers',
      [
        { person: 'x', place: 1 },
        { person: 'y', place: 2 },
      ],
    ],
  ])('not %s', async (_, results) => {
    expect(await after(results)).toEqual({});
  });

  it('each game by itself', async () => {
    await after(places(1, 2));
    await rate(server.context.store.db, 0, 'another', places(1, 2));
    expect((await ratings()).a!.games).toBe(1);
  });

  it('nobody, if the transaction of the game fails', async () => {
    const failed = server.context.store.db.transaction().execute(async (db) => {
      await rate(db, 0, GAME, places(1, 2));
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('full');
    expect(await ratings()).toEqual({});
  });
});

describe('on PostgreSQL', () => {
  let database: FreshDatabase;
  let beside: Running;
  beforeAll(async () => {
    database = await freshDatabase();
    beside = await startServer({ config: { databaseUrl: database.url } });
    await fill(beside);
  });
  afterAll(async () => {
    await beside?.close();
    await database?.drop();
  });

  it('no game is lost when many end at once', async () => {
    const { db } = beside.context.store;
    const ends = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? places(1, 2, 3) : places(1, 2, 3).reverse()));
    await Promise.all(ends.map((results) => db.transaction().execute((inside) => rate(inside, 0, GAME, results))));
    const rows = await db.selectFrom('ratings').select(['person', 'games', 'mu', 'sigma']).orderBy('person').execute();
    expect(rows.map(({ person, games }) => [person, games])).toEqual([
      ['a', 12],
      ['b', 12],
      ['c', 12],
    ]);
    // Each built upon the one before, and not several upon the same beginning.
    const oneByOne = await after(...ends);
    for (const { person, mu, sigma } of rows) {
      expect(mu).toBeCloseTo(oneByOne[person]!.mu, 6);
      expect(sigma).toBeCloseTo(oneByOne[person]!.sigma, 6);
    }
  });
});
