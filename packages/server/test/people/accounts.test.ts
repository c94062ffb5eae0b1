import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingIn, type Running, startServer, type Visitor } from '../http/kit.ts';

const PASSWORD = 'lantern over the river';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function accountNamed(name: string): Promise<Visitor> {
  const visitor = server.visitor();
  expect((await visitor.post('/api/account', { name, password: PASSWORD })).status).toBe(200);
  return visitor;
}

describe('a guest', () => {
  it('needs one click, and gets a name', async () => {
    const { status, body } = await server.visitor({ 'accept-language': 'uk' }).post('/api/guest');
    expect(status).toBe(200);
    expect(body.me).toMatchObject({ kind: 'guest', hasPassword: false, passkeys: 0 });
    expect(body.me!.name).toMatch(/^\p{Lu}[\p{L}]+ \p{Lu}\p{L}+$/u);
  });

  it('may be called like another one', async () => {
    const [one, other] = [server.visitor(), server.visitor()];
    await one.post('/api/guest', { name: 'Hana' });
    expect((await other.post('/api/guest', { name: 'Hana' })).body.me).toMatchObject({ name: 'Hana' });
  });

  it('is not made twice for one browser', async () => {
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    expect((await visitor.post('/api/guest')).body.why).toBe('no-need');
  });

  it('becomes an account in its own place', async () => {
    const visitor = server.visitor();
    const { me: guest } = (await visitor.post('/api/guest', { name: 'Mio' })).body;
    const { me: account } = (await visitor.post('/api/account', { name: 'Mio', password: PASSWORD })).body;
    expect(account).toEqual({ ...guest, kind: 'account', hasPassword: true });
    expect((await visitor.post('/api/account', { name: 'Mio2', password: PASSWORD })).body.why).toBe('is-account');
  });

  it('that signs in to an account leaves its own person, and its games, behind', async () => {
    await accountNamed('Settled');
    const visitor = server.visitor();
    const { me: guest } = (await visitor.post('/api/guest', { name: 'Passing' })).body;
    const { me: account } = (await visitor.post('/api/sign-in', { name: 'settled', password: PASSWORD })).body;
    expect(account!.id).not.toBe(guest!.id);
    const left = await server.context.store.db
      .selectFrom('people')
      .select(['kind', 'name'])
      .where('id', '=', String(guest!.id))
      .execute();
    expect(left).toEqual([{ kind: 'guest', name: 'Passing' }]);
  });
});

describe('an account', () => {
  it('has a name that nobody else has, in any spelling', async () => {
    await accountNamed('Мар’яна');
    for (const name of ['Мар’яна', 'МАРʼЯНА', "мар'яна", 'Мар’яна ']) {
      const { status, body } = await server.visitor().post('/api/account', { name, password: PASSWORD });
      expect([status, body.why]).toEqual([409, 'name-taken']);
    }
  });

  it('is made once when two take the name at the same time', async () => {
    const rivals = Array.from({ length: 6 }, () => server.visitor());
    for (const rival of rivals) await rival.post('/api/guest');
    const answers = await Promise.all(
      rivals.map((rival) => rival.post('/api/account', { name: 'Contested', password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { length } = await server.context.store.db
      .selectFrom('people')
      .select('id')
      .where('folded', '=', 'contested')
      .execute();
    expect(length).toBe(1);
  });

  it('keeps its password as an argon2id hash and nowhere else', async () => {
    await accountNamed('Hashed');
    const stored = await everythingIn(server.context);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('opens to its password in any spelling of the name, and to no other', async () => {
    await accountNamed('Opened');
    expect((await server.visitor().post('/api/sign-in', { name: ' OPENED ', password: PASSWORD })).status).toBe(200);
    for (const password of ['', 'wrong password', PASSWORD.toUpperCase(), `${PASSWORD} `]) {
      const { status, body } = await server.visitor().post('/api/sign-in', { name: 'Opened', password });
      expect([status, body.why]).toEqual([401, 'bad-sign-in']);
    }
  });

  it('answers a wrong name exactly as a wrong password', async () => {
    await accountNamed('Known');
    const visitor = server.visitor();
    const known = await visitor.post('/api/sign-in', { name: 'Known', password: 'wrong password' });
    const unknown = await visitor.post('/api/sign-in', { name: 'Unknown', password: 'wrong password' });
    const impossible = await visitor.post('/api/sign-in', { name: '<>', password: 'wrong password' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([impossible.status, impossible.text]).toEqual([known.status, known.text]);
  });

  it('takes no password that is too short or endless', async () => {
    for (const [password, why] of [
      ['seven77', 'weak-password'],
      ['x'.repeat(201), 'too-large'],
    ]) {
      expect((await server.visitor().post('/api/account', { name: 'Weak', password })).body.why).toBe(why);
    }
  });

  it('changes its password only for whoever knows the old one, and signs all others out', async () => {
    const owner = await accountNamed('Careful');
    const elsewhere = server.visitor();
    await elsewhere.post('/api/sign-in', { name: 'Careful', password: PASSWORD });
    const thief = owner.copy();
    expect((await thief.ask('PUT', '/api/password', { password: 'a new password' })).body.why).toBe('bad-sign-in');
    expect((await thief.ask('PUT', '/api/password', { old: 'guess', password: 'a new password' })).status).toBe(401);
    const { status } = await owner.ask('PUT', '/api/password', { old: PASSWORD, password: 'a new password' });
    expect(status).toBe(200);
    for (const other of [thief, elsewhere]) expect((await other.get('/api/me')).body.me).toBeNull();
    expect((await owner.get('/api/me')).body.me).toMatchObject({ name: 'Careful' });
    expect((await server.visitor().post('/api/sign-in', { name: 'Careful', password: PASSWORD })).status).toBe(401);
  });

  it('can be renamed; the old name is free again', async () => {
    const visitor = await accountNamed('Before');
    expect((await visitor.ask('PATCH', '/api/me', { name: 'before' })).body.me).toMatchObject({ name: 'before' });
    expect((await visitor.ask('PATCH', '/api/me', { name: 'After' })).body.me).toMatchObject({ name: 'After' });
    expect((await visitor.get('/api/me')).body.me).toMatchObject({ name: 'After' });
    await accountNamed('Before');
    expect((await visitor.ask('PATCH', '/api/me', { name: 'Before' })).body.why).toBe('name-taken');
  });
});

describe('mutes', () => {
  it('are put, listed and taken back', async () => {
    const visitor = await accountNamed('Listener');
    const { me: loud } = (await server.visitor().post('/api/guest', { name: 'Loud' })).body;
    for (let twice = 0; twice < 2; twice++) {
      expect((await visitor.ask('PUT', `/api/mutes/${loud!.id}`)).status).toBe(204);
    }
    expect((await visitor.get('/api/mutes')).body).toEqual([{ id: loud!.id, name: 'Loud', kind: 'guest' }]);
    const { me } = (await visitor.get('/api/me')).body;
    expect(await server.people.mutedBy(String(me!.id))).toEqual(new Set([loud!.id]));
    expect((await visitor.ask('DELETE', `/api/mutes/${loud!.id}`)).status).toBe(204);
    expect((await visitor.get('/api/mutes')).body).toEqual([]);
  });

  it('need somebody who exists', async () => {
    const visitor = await accountNamed('Listener Two');
    const { me } = (await visitor.get('/api/me')).body;
    for (const person of ['nobody', String(me!.id)]) {
      expect((await visitor.ask('PUT', `/api/mutes/${person}`)).body.why).toBe('no-person');
    }
  });
});
