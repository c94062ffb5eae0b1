import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChallenge, takeChallenge } from '../../src/people/challenges.ts';
import { deletePasskey } from '../../src/people/passkeys.ts';
import { everythingIn, type Running, startServer } from '../http/kit.ts';
import { openHouse } from '../kit/house.ts';
import { type FreshDatabase, freshDatabase } from '../kit/postgres.ts';
import { Visitor } from '../kit/visitor.ts';

const PASSWORD = 'lantern over the river';

/** What the embedded store gets from writing one after the other, PostgreSQL must get from its locks. */
describe('on PostgreSQL, of many who come at once', () => {
  let database: FreshDatabase;
  let server: Running;
  beforeAll(async () => {
    database = await freshDatabase();
    server = await startServer({ config: { databaseUrl: database.url } });
  });
  afterAll(async () => {
    await server?.close();
    await database?.drop();
  });

  it('one gets the name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.visitor().post('/api/account', { name: 'Contested', password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('five become programs of an account', async () => {
    const busy = server.visitor();
    await busy.post('/api/account', { name: 'Busy', password: PASSWORD });
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, i) => busy.post('/api/programs', { name: `Busy Bot ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('none deletes the last passkey', async () => {
    const visitor = server.visitor();
    const person = String((await visitor.post('/api/guest')).body.me!.id);
    const { context } = server;
    const keys = ['k1', 'k2', 'k3'].map((id) => ({
      id,
      person,
      public_key: '',
      counter: 0,
      transports: '[]',
      created_at: 0,
    }));
    await context.store.db.insertInto('passkeys').values(keys).execute();
    const outcomes = await Promise.allSettled(keys.map(({ id }) => deletePasskey(context, person, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await context.store.db.selectFrom('passkeys').select('id').execute()).toHaveLength(1);
  });

  it('one takes the challenge', async () => {
    const id = await openChallenge(server.context, 'sign this', null);
    const takers = Array.from({ length: 5 }, () => takeChallenge(server.context, id, null));
    const outcomes = await Promise.allSettled(takers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('nobody makes it fail with a letter that it does not take', async () => {
    const house = await openHouse({ DATABASE_URL: database.url });
    const ren = await Visitor.come(house);
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response };
    const asked = [
      ['PUT', '/mutes/%00'],
      ['DELETE', '/mutes/a%00'],
      ['POST', '/sign-in/passkey', { challenge: '\0', credential }],
      ['DELETE', '/push', { endpoint: 'https://push.example/\0' }],
    ] as const;
    for (const [method, path, body] of asked) {
      const reply = await ren.request(method, path, body);
      expect([path, reply.status, reply.body.why]).toEqual([path, 400, 'bad-request']);
    }
  });

  it('everything else is as on the embedded store', async () => {
    const visitor = server.visitor();
    await visitor.post('/api/account', { name: 'Ephemeral', password: PASSWORD });
    expect((await visitor.post('/api/sign-in', { name: 'ephemeral', password: PASSWORD })).status).toBe(200);
    expect((await visitor.get('/api/people/Ephemeral')).body).toMatchObject({ finished: 0, since: '2026-11' });
    expect((await visitor.get('/api/leaderboard/tokaido')).status).toBe(200);
    expect((await visitor.get('/')).text).toContain(': 0.');
    expect((await visitor.ask('DELETE', '/api/me')).status).toBe(200);
    await server.people.sweep();
    expect(await everythingIn(server.context)).not.toMatch(/phemeral/i);
  });
});
