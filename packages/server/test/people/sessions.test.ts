import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingIn, type Running, startServer } from '../http/kit.ts';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'lantern over the river';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function whoIs(visitor: ReturnType<Running['visitor']>): Promise<unknown> {
  return (await visitor.get('/api/me')).body.me?.id ?? null;
}

describe('a session', () => {
  it('comes in a cookie that no script and no other site can use', async () => {
    const { headers } = await server.visitor().post('/api/guest', { name: 'Aki' });
    const [line] = headers['set-cookie']!;
    expect(line).toMatch(/^engawa=[\w-]{43};/);
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line).toContain(flag);
    expect(line).not.toContain('Domain');
    expect(line).not.toContain('Secure');
  });

  it('is stored as a hash alone', async () => {
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    const stored = await everythingIn(server.context);
    expect(stored).not.toContain(visitor.token);
    expect(stored).toContain(createHash('sha256').update(visitor.token!).digest('hex'));
  });

  it.each([
    ['becomes an account', '/api/account', 'Fumi'],
    ['signs in', '/api/sign-in', 'Resident'],
  ])('is another one after somebody %s: the old token is dead', async (_, path, name) => {
    if (path === '/api/sign-in') await server.visitor().post('/api/account', { name, password: PASSWORD });
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    const thief = visitor.copy();
    const before = visitor.token;
    expect((await visitor.post(path, { name, password: PASSWORD })).status).toBe(200);
    expect(visitor.token).not.toBe(before);
    expect(await whoIs(thief)).toBeNull();
    expect(await whoIs(visitor)).not.toBeNull();
  });

  it('cannot be chosen by whoever plants a cookie', async () => {
    const planted = 'A'.repeat(43);
    const visitor = server.visitor();
    visitor.cookies.set('engawa', planted);
    await visitor.post('/api/guest');
    expect(visitor.token).not.toBe(planted);
    const attacker = server.visitor();
    attacker.cookies.set('engawa', planted);
    expect(await whoIs(attacker)).toBeNull();
  });

  it('ends with sign-out, also for a copy of the cookie, and only this one', async () => {
    const name = 'Two Devices';
    const phone = server.visitor();
    const laptop = server.visitor();
    await phone.post('/api/account', { name, password: PASSWORD });
    await laptop.post('/api/sign-in', { name, password: PASSWORD });
    const thief = phone.copy();
    const { headers, body } = await phone.post('/api/sign-out');
    expect(headers['set-cookie']![0]).toContain('Max-Age=0');
    expect(body).toEqual({ me: null });
    expect(phone.token).toBeUndefined();
    expect(await whoIs(thief)).toBeNull();
    expect(await whoIs(laptop)).not.toBeNull();
  });

  it('ends everywhere at once', async () => {
    const name = 'Three Devices';
    const devices = [server.visitor(), server.visitor(), server.visitor()] as const;
    await devices[0].post('/api/account', { name, password: PASSWORD });
    for (const device of devices.slice(1)) await device.post('/api/sign-in', { name, password: PASSWORD });
    for (const device of devices) expect(await whoIs(device)).not.toBeNull();
    await devices[1].post('/api/sign-out-everywhere');
    for (const device of devices) expect(await whoIs(device)).toBeNull();
  });

  it('lives on with whoever comes back, and dies after 90 days without them', async () => {
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    for (let visits = 0; visits < 3; visits++) {
      server.clock.now += 80 * DAY;
      expect(await whoIs(visitor)).not.toBeNull();
    }
    server.clock.now += 90 * DAY;
    expect(await whoIs(visitor)).toBeNull();
  });

  it('is written down anew, with its cookie, at most daily', async () => {
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    const before = visitor.token;
    expect((await visitor.get('/api/me')).headers['set-cookie']).toBeUndefined();
    server.clock.now += DAY;
    expect((await visitor.get('/api/me')).headers['set-cookie']![0]).toContain(`engawa=${before};`);
    expect((await visitor.get('/api/me')).headers['set-cookie']).toBeUndefined();
  });

  it('of a stranger is none, whatever they show', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(5000), "' or 1=1 --", '../../etc/passwd']) {
      const { status, body } = await server.visitor({ cookie: `engawa=${token}` }).get('/api/me');
      expect([status, body]).toEqual([200, { me: null }]);
    }
  });

  it('is needed to change anything of one’s own', async () => {
    for (const [method, path] of [
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
      ['POST', '/api/sign-out'],
      ['POST', '/api/sign-out-everywhere'],
      ['PUT', '/api/password'],
      ['GET', '/api/mutes'],
      ['PUT', '/api/mutes/x'],
      ['GET', '/api/programs'],
      ['POST', '/api/programs'],
      ['POST', '/api/passkeys/options'],
      ['POST', '/api/passkeys'],
      ['GET', '/api/passkeys'],
      ['DELETE', '/api/passkeys/x'],
    ] as const) {
      const { status, body } = await server.visitor().ask(method, path);
      expect([path, status, body.why]).toEqual([path, 401, 'no-session']);
    }
  });
});

describe('over https', () => {
  const origin = 'https://engawa.example';
  let secure: Running;
  beforeAll(async () => {
    secure = await startServer({ config: { origin } });
  });
  afterAll(() => secure.close());

  it('the cookie is secure and belongs to this host alone', async () => {
    const visitor = secure.visitor({ origin });
    const { headers } = await visitor.post('/api/guest');
    expect(headers['set-cookie']![0]).toMatch(/^__Host-engawa=[\w-]{43};.*Secure/);
    expect(headers['set-cookie']![0]).not.toContain('Domain');
    expect(await whoIs(visitor)).not.toBeNull();
  });

  it('a cookie without the prefix, which plain http could have planted, counts for nothing', async () => {
    const visitor = secure.visitor({ origin });
    await visitor.post('/api/guest');
    expect(await whoIs(secure.visitor({ origin, cookie: `engawa=${visitor.token}` }))).toBeNull();
  });

  it('the proxy says so, if it is trusted', async () => {
    const proxied = await startServer({ config: { trustProxy: true } });
    try {
      const { headers } = await proxied.visitor({ 'x-forwarded-proto': 'http, https' }).post('/api/guest');
      expect(headers['set-cookie']![0]).toMatch(/^__Host-engawa=/);
      const { headers: plain } = await server.visitor({ 'x-forwarded-proto': 'https' }).post('/api/guest');
      expect(plain['set-cookie']![0]).toMatch(/^engawa=/);
    } finally {
      await proxied.close();
    }
  });
});
