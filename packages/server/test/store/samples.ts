import type { Database } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';

type Rows = { readonly [T in keyof Database]: readonly Database[T][] };

const at = 1_900_000_000_000;

/** Rows of every table, in the order of their keys, with everything that may be missing both there and missing. */
export const samples: Rows = {
  people: [
    {
      id: 'p1',
      kind: 'account',
      name: 'Anna',
      folded: 'anna',
      password: '$argon2id$',
      owner: null,
      created_at: at,
      seen_at: at,
    },
    { id: 'p2', kind: 'guest', name: 'Їжак', folded: null, password: null, owner: null, created_at: at, seen_at: at },
    { id: 'p3', kind: 'program', name: 'B', folded: 'b', password: null, owner: 'p1', created_at: at, seen_at: at },
  ],
  sessions: [{ hash: 'h', person: 'p1', created_at: at, seen_at: at, expires_at: at + 1 }],
  passkeys: [{ id: 'k', person: 'p1', public_key: 'AQ', counter: 2 ** 32 - 1, transports: '["usb"]', created_at: at }],
  challenges: [
    { id: 'c', challenge: 'AQ', person: null, expires_at: at },
    { id: 'd', challenge: 'AQ', person: 'p1', expires_at: at },
  ],
  tokens: [{ hash: 't', person: 'p3', created_at: at }],
  tables: [
    {
      id: 'a',
      game: 'tokaido',
      status: 'running',
      is_public: 1,
      owner: 'p1',
      seats: 4,
      settings: '{}',
      seed: 'ff',
      invitation: 'i',
      created_at: at,
      changed_at: at,
      needs_keeper: 0,
      keeper: null,
      kept_until: 0,
    },
  ],
  seats: [{ table_id: 'a', seat: 0, person: 'p1' }],
  log: [
    { table_id: 'a', number: 1, at, seat: null, id: null, what: '{"is":"縁側\u2028"}' },
    { table_id: 'a', number: 2, at: at + 1, seat: 0, id: 'x', what: '{}' },
  ],
  snapshots: [{ table_id: 'a', number: 1, body: '{}' }],
  standing: [{ table_id: 'a', seat: 0, body: '[]' }],
  chat: [
    { table_id: 'a', number: 1, at, person: 'p1', seat: 0, heard_by: 'table', id: 'x', body: 'привіт "\n' },
    { table_id: 'a', number: 2, at, person: 'p2', seat: null, heard_by: 'watchers', id: null, body: '' },
  ],
  mutes: [{ person: 'p1', muted: 'p2' }],
  ratings: [{ person: 'p1', game: 'tokaido', mu: 25.000000000000004, sigma: 25 / 3, games: 7, changed_at: at }],
  records: [{ id: 'r', person: 'p1', game: 'tokaido', body: 'text', created_at: at }],
  processes: [{ id: 'one', seen_at: at }],
  outages: [{ started_at: at, ended_at: at + 5 }],
  subscriptions: [
    { endpoint: 'https://push.example/1', person: 'p1', p256dh: 'B', auth: 'A', language: 'uk', created_at: at },
  ],
  webhooks: [
    {
      table_id: 'a',
      url: 'https://chat.example/hook',
      language: 'en',
      created_at: at,
      site: 'https://play.example',
      told_at: 0,
    },
  ],
};

const tables = Object.keys(samples) as (keyof Database)[];

export async function fill({ db }: Store): Promise<void> {
  for (const table of tables)
    await db
      .insertInto(table)
      .values([...samples[table]])
      .execute();
}

export async function rowsOfAll({ db }: Store): Promise<Rows> {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const key = Object.keys(samples[table][0]!).slice(0, 2) as never[];
    all[table] = await db.selectFrom(table).selectAll().orderBy(key[0]!).orderBy(key[1]!).execute();
  }
  return all as unknown as Rows;
}
