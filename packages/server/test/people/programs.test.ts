import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor as Browser, everythingIn, type Running, send, startServer } from '../http/kit.ts';
import { openHouse } from '../kit/house.ts';
import { Visitor } from '../kit/visitor.ts';

let server: Running;
let owner: Browser;
beforeAll(async () => {
  server = await startServer();
  owner = server.visitor();
  await owner.post('/api/account', { name: 'Keeper of Bots', password: 'lantern over the river' });
});
afterAll(() => server.close());

const asProgram = (token: unknown, method: string, path: string, more = {}) =>
  send(server.port, { method, path, headers: { authorization: `Bearer ${token}`, ...more } });

describe('a program', () => {
  it('is a person of its own that shows a token: stored as a hash, shown once', async () => {
    const { status, body } = await owner.post('/api/programs', { name: 'Greedy Crane' });
    expect(status).toBe(201);
    const { me } = (await asProgram(body.token, 'GET', '/api/me')).body;
    expect(me).toMatchObject({ id: body.program!.id, name: 'Greedy Crane', kind: 'program' });
    const stored = await everythingIn(server.context);
    expect(stored).not.toContain(String(body.token));
    expect(stored).toContain(createHash('sha256').update(String(body.token)).digest('hex'));
    expect((await owner.get('/api/programs')).text).not.toContain('token');
  });

  it('acts without an origin, but not with somebody’s cookies', async () => {
    const { token } = (await owner.post('/api/programs', { name: 'Wanderer' })).body;
    const { me: other } = (await server.visitor().post('/api/guest')).body;
    const path = `/api/mutes/${other!.id}`;
    expect((await asProgram(token, 'PUT', path)).status).toBe(204);
    expect((await asProgram(token, 'PUT', path, { origin: 'https://evil.example' })).status).toBe(204);
    const cookie = `engawa=${owner.token}`;
    expect((await asProgram(token, 'PUT', path, { cookie })).body.why).toBe('foreign-origin');
    expect((await asProgram(token, 'PUT', path, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  });

  it('is nobody with a wrong token, a session’s token, or its token in a cookie', async () => {
    const { token } = (await owner.post('/api/programs', { name: 'Exact' })).body;
    for (const wrong of ['', 'x', `${token}x`, 'engawa_', owner.token]) {
      expect((await asProgram(wrong, 'GET', '/api/me')).body.me).toBeNull();
    }
    expect((await server.visitor({ cookie: `engawa=${token}` }).get('/api/me')).body.me).toBeNull();
    const both = await asProgram('wrong', 'GET', '/api/me', { cookie: `engawa=${owner.token}` });
    expect(both.body.me).toBeNull();
  });

  it('cannot become something else', async () => {
    const { token } = (await owner.post('/api/programs', { name: 'Modest' })).body;
    for (const [method, path] of [
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
      ['POST', '/api/programs'],
      ['POST', '/api/passkeys/options'],
      ['PUT', '/api/password'],
      ['POST', '/api/sign-out'],
    ] as const) {
      expect((await asProgram(token, method, path)).body.why).toBe('not-account');
    }
  });

  it('loses its old token when it gets a new one', async () => {
    const { program, token } = (await owner.post('/api/programs', { name: 'Renewed' })).body;
    const { token: fresh } = (await owner.post(`/api/programs/${program!.id}/token`)).body;
    expect((await asProgram(token, 'GET', '/api/me')).body.me).toBeNull();
    expect((await asProgram(fresh, 'GET', '/api/me')).body.me).toMatchObject({ name: 'Renewed' });
  });

  it('is one of five at most, even when they are asked for at once', async () => {
    const busy = server.visitor();
    await busy.post('/api/account', { name: 'Busy', password: 'lantern over the river' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => busy.post('/api/programs', { name: `Busy Bot ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 201)!.body.why).toBe('too-many-programs');
  });

  it('belongs to an account, and only that one may delete it', async () => {
    const guest = server.visitor();
    await guest.post('/api/guest');
    expect((await guest.post('/api/programs', { name: 'Stray' })).body.why).toBe('not-account');
    const [mine] = (await owner.get('/api/programs')).body as unknown as { id: string; name: string }[];
    const stranger = server.visitor();
    await stranger.post('/api/account', { name: 'Stranger', password: 'lantern over the river' });
    expect((await stranger.ask('DELETE', `/api/programs/${mine!.id}`)).body.why).toBe('no-person');
    expect((await stranger.post(`/api/programs/${mine!.id}/token`)).body.why).toBe('no-person');
    expect((await owner.ask('DELETE', `/api/programs/${mine!.id}`)).status).toBe(204);
    expect((await owner.get('/api/programs')).text).not.toContain(mine!.name);
  });

  it('leaves its tables when it is deleted', async () => {
    const house = await openHouse();
    const [keeper, program] = [await Visitor.come(house, 'Ren'), new Visitor(house)];
    await keeper.must('POST', '/account', { name: 'Ren', password: 'lantern over the river' });
    const made = await keeper.must('POST', '/programs', { name: 'Sitter' });
    program.token = String(made.token);
    const wish = { game: 'tokaido', seats: ['open' as const, 'open' as const] };
    const [waiting, playing] = [await keeper.open(wish), await keeper.open(wish)];
    for (const { table, invitation } of [waiting, playing]) {
      await program.must('POST', `/tables/${table}/sit`, { invitation });
    }
    const lonely = await program.open(wish);
    await keeper.must('POST', `/tables/${playing.table}/start`);
    await keeper.must('DELETE', `/programs/${(made.program as { id: string }).id}`);
    const holders = async ({ table }: { table: string }) =>
      (await house.tables.at(table)).look(({ status, holders }) => [status, holders[1]!.person, holders[1]!.bot]);
    expect(await holders(waiting)).toEqual(['open', null, null]);
    expect(await holders(playing)).toEqual(['running', expect.any(String), house.context.bots.standIn]);
    expect((await holders(lonely))[0]).toBe('closed');
  });

  it('shares its name with no account', async () => {
    expect((await owner.post('/api/programs', { name: 'KEEPER of bots' })).body.why).toBe('name-taken');
  });
});
