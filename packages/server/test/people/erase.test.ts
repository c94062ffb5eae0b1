import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../../src/people/sessions.ts';
import { everythingIn, type Running, send, startServer, type Visitor } from '../http/kit.ts';

const PASSWORD = 'lantern over the river';
const SAID = 'nobody shall read this again';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const count = async (table: 'sessions' | 'passkeys' | 'tokens' | 'mutes' | 'ratings' | 'records' | 'challenges') =>
  (await server.context.store.db.selectFrom(table).selectAll().execute()).length;

/** Leaves a trace of somebody in every table that can hold one. */
async function leaveTraces(person: string, other: string): Promise<void> {
  const { db } = server.context.store;
  const now = server.clock.now;
  await db
    .insertInto('passkeys')
    .values({ id: 'key', person, public_key: 'pk', counter: 0, transports: '[]', created_at: now })
    .execute();
  await db
    .insertInto('challenges')
    .values({ id: 'c', challenge: 'c', person, expires_at: now + 1 })
    .execute();
  await db
    .insertInto('mutes')
    .values([
      { person, muted: other },
      { person: other, muted: person },
    ])
    .execute();
  await db
    .insertInto('ratings')
    .values({ person, game: 'tokaido', mu: 25, sigma: 8, games: 1, changed_at: now })
    .execute();
  await db.insertInto('records').values({ id: 'r', person, game: 'tokaido', body: SAID, created_at: now }).execute();
  await putTable('t', { status: 'running', owner: person, seats: [person, other] });
  await db
    .insertInto('standing')
    .values([
      { table_id: 't', seat: 0, body: SAID },
      { table_id: 't', seat: 1, body: 'the other’s' },
    ])
    .execute();
  await say('t', person);
}

interface Evening {
  readonly status: 'open' | 'running' | 'over' | 'closed';
  readonly owner: string;
  readonly seats: readonly string[];
}

/** A table as lists know it, with people on the first seats and bots on the others. */
async function putTable(id: string, { status, owner, seats }: Evening): Promise<void> {
  const { db } = server.context.store;
  const { now } = server.clock;
  await db
    .insertInto('tables')
    .values({
      id,
      game: 'tokaido',
      status,
      is_public: 1,
      owner,
      seats: 4,
      settings: '{}',
      seed: 'seed',
      invitation: 'i',
      created_at: now,
      changed_at: now,
      needs_keeper: 0,
      keeper: null,
      kept_until: 0,
    })
    .execute();
  const rows = seats.map((person, seat) => ({ table_id: id, seat, person }));
  if (rows.length > 0) await db.insertInto('seats').values(rows).execute();
}

async function say(table: string, person: string, number = 1): Promise<void> {
  await server.context.store.db
    .insertInto('chat')
    .values({
      table_id: table,
      number,
      at: server.clock.now,
      person,
      seat: 0,
      heard_by: 'table',
      id: null,
      body: SAID,
    })
    .execute();
}

describe('whoever deletes themselves', () => {
  let account: Visitor;
  let token: string;
  beforeEach(async () => {
    const other = server.visitor();
    const { me: friend } = (await other.post('/api/guest', { name: 'Faithful' })).body;
    account = server.visitor();
    const { me } = (await account.post('/api/account', { name: 'Ephemeral', password: PASSWORD })).body;
    token = String((await account.post('/api/programs', { name: 'Ephemeral Engine' })).body.token);
    await leaveTraces(String(me!.id), String(friend!.id));
  });

  it('leaves nothing personal anywhere, and their seat to a nameless person', async () => {
    const elsewhere = server.visitor();
    await elsewhere.post('/api/sign-in', { name: 'Ephemeral', password: PASSWORD });
    const { me } = (await account.get('/api/me')).body;
    expect(await everythingIn(server.context)).toContain('phemeral');

    const { status, headers } = await account.ask('DELETE', '/api/me');
    expect(status).toBe(200);
    expect(headers['set-cookie']![0]).toContain('Max-Age=0');

    const left = await everythingIn(server.context);
    for (const trace of [/phemeral/i, /argon2/, new RegExp(SAID)]) expect(left).not.toMatch(trace);
    expect(left).toContain('Faithful');
    expect(left).toContain('the other’s');
    for (const table of ['passkeys', 'tokens', 'mutes', 'ratings', 'records', 'challenges'] as const) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await count('sessions')).toBe(1);

    const { db } = server.context.store;
    const person = String(me!.id);
    expect(await db.selectFrom('people').selectAll().where('id', '=', person).execute()).toEqual([
      { id: person, kind: 'gone', name: '', folded: null, password: null, owner: null, created_at: 0, seen_at: 0 },
    ]);
    expect(await db.selectFrom('seats').selectAll().where('person', '=', person).execute()).toHaveLength(1);

    expect((await elsewhere.get('/api/me')).body.me).toBeNull();
    const asProgram = { path: '/api/me', headers: { authorization: `Bearer ${token}` } };
    expect((await send(server.port, asProgram)).body.me).toBeNull();
    expect((await server.visitor().post('/api/sign-in', { name: 'Ephemeral', password: PASSWORD })).status).toBe(401);
    expect((await server.visitor().get('/api/people/Ephemeral')).status).toBe(404);
    expect((await server.visitor().post('/api/account', { name: 'Ephemeral', password: PASSWORD })).status).toBe(200);
  });
});

describe('a guest', () => {
  it('can be deleted the same way', async () => {
    const guest = server.visitor();
    await guest.post('/api/guest', { name: 'Fleeting' });
    await guest.ask('DELETE', '/api/me');
    expect(await everythingIn(server.context)).not.toContain('Fleeting');
  });
});

describe('a session that was opened while its account was deleted', () => {
  it('is nobody’s', async () => {
    const { context, clock, people } = server;
    const visitor = server.visitor();
    const { me } = (await visitor.post('/api/account', { name: 'Racing', password: PASSWORD })).body;
    await visitor.ask('DELETE', '/api/me');
    const token = await openSession(context.store.db, clock.now, String(me!.id), null);
    expect(await people.whoIs(new Headers({ cookie: `engawa=${token}` }))).toBeNull();
    await people.erase(String(me!.id));
  });
});

describe('the sweep', () => {
  it('takes what has expired and guests whom nobody has met, and nobody else', async () => {
    const { context, people, clock } = server;
    const come = async (name: string) => String((await server.visitor().post('/api/guest', { name })).body.me!.id);
    await come('Lost');
    const alone = await come('Lost among bots');
    await putTable('with-bots', { status: 'over', owner: alone, seats: [alone] });
    await putTable('given-up', { status: 'closed', owner: alone, seats: [] });
    await say('with-bots', alone);
    const playing = await come('Playing');
    await putTable('going-on', { status: 'running', owner: playing, seats: [playing] });
    const waiting = await come('Waiting');
    await putTable('open', { status: 'open', owner: waiting, seats: [] });
    const [host, met] = [await come('Host'), await come('Met')];
    await putTable('together', { status: 'over', owner: host, seats: [host, met] });
    const [heard, listener] = [await come('Heard'), await come('Listener')];
    await putTable('talk', { status: 'over', owner: heard, seats: [heard] });
    await say('talk', listener);
    const opener = await come('Opener');
    const seated = await come('Seated');
    await putTable('for-another', { status: 'over', owner: opener, seats: [seated] });
    const fresh = server.visitor();
    clock.now += 91 * 24 * 3600 * 1000;
    await fresh.post('/api/guest', { name: 'Fresh' });
    await fresh.post('/api/sign-in/passkey/options');
    await people.sweep();
    const left = await everythingIn(context);
    expect(left).not.toContain('Lost');
    const kept = ['Playing', 'Waiting', 'Host', 'Met', 'Heard', 'Listener', 'Opener', 'Seated', 'Fresh'];
    for (const name of kept) expect(left).toContain(`"${name}"`);
    expect(await count('challenges')).toBe(1);
    expect(await count('sessions')).toBe(1);
  });
});
