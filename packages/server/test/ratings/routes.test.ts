import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatingsTable, TablesTable } from '../../src/store/schema.ts';
import { type Running, startServer } from '../http/kit.ts';

let server: Running;
let anna: string;
let boris: string;
beforeAll(async () => {
  server = await startServer();
  const account = async (name: string) =>
    String((await server.visitor().post('/api/account', { name, password: 'lantern over the river' })).body.me!.id);
  anna = await account('Анна');
  boris = await account('Boris');
  const guest = String((await server.visitor().post('/api/guest', { name: 'Passing' })).body.me!.id);
  const newcomer = await account('Newcomer');
  const rating = (person: string, mu: number, sigma: number, games: number): RatingsTable => ({
    person,
    game: 'tokaido',
    mu,
    sigma,
    games,
    changed_at: 0,
  });
  const { db } = server.context.store;
  await db
    .insertInto('ratings')
    .values([
      rating(anna, 30, 2, 12),
      // A better guess, but a worse certainty.
      rating(boris, 31, 4, 5),
      rating(newcomer, 50, 1, 4),
      rating(guest, 60, 1, 50),
    ])
    .execute();
  const table = (id: string, at: number, more: Partial<TablesTable>): TablesTable => ({
    id,
    game: 'tokaido',
    status: 'over',
    is_public: 1,
    owner: anna,
    seats: 2,
    settings: '{}',
    seed: 'the seed',
    invitation: 'the invitation',
    created_at: 0,
    changed_at: at,
    needs_keeper: 0,
    keeper: null,
    kept_until: 0,
    ...more,
  });
  const tables = [
    table('private', 50, { is_public: 0 }),
    table('running', 60, { status: 'running' }),
    table('closed', 70, { status: 'closed' }),
    ...Array.from({ length: 12 }, (_, i) => table(`public${i}`, i, {})),
  ];
  await db.insertInto('tables').values(tables).execute();
  await db
    .insertInto('seats')
    .values(tables.map(({ id }) => ({ table_id: id, seat: 0, person: anna })))
    .execute();
});
afterAll(() => server.close());

describe('the leaderboard', () => {
  it('lists accounts with enough games by what they surely reach', async () => {
    const { status, body } = await server.visitor().get('/api/leaderboard/tokaido');
    expect(status).toBe(200);
    expect(body).toEqual({
      game: 'tokaido',
      people: [
        { person: { id: anna, name: 'Анна', kind: 'account' }, ordinal: 24, games: 12 },
        { person: { id: boris, name: 'Boris', kind: 'account' }, ordinal: 19, games: 5 },
      ],
    });
  });
});

describe('a profile', () => {
  it('tells little: name, month, ratings, how many games, and the last public ones', async () => {
    const { body } = await server.visitor().get(`/api/people/${encodeURIComponent('АННА')}`);
    const { tables, ...rest } = body;
    expect(rest).toEqual({
      id: anna,
      name: 'Анна',
      kind: 'account',
      since: '2026-11',
      ratings: [{ game: 'tokaido', ordinal: 24, games: 12 }],
      finished: 13,
    });
    const shown = tables as unknown as { id: string; game: string; at: number }[];
    expect(shown.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `public${i}`));
    expect(Object.keys(shown[0]!).sort()).toEqual(['at', 'game', 'id']);
  });

  it('of a program says that it is one', async () => {
    const owner = server.visitor();
    await owner.post('/api/sign-in', { name: 'Boris', password: 'lantern over the river' });
    await owner.post('/api/programs', { name: 'Boris Bot' });
    expect((await server.visitor().get('/api/people/boris%20bot')).body.kind).toBe('program');
  });

  it('of a guest there is none', async () => {
    expect((await server.visitor().get('/api/people/Passing')).body.why).toBe('no-person');
  });
});
