import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayAct } from '../../src/http/origin.ts';
import { type Running, send, startServer } from './kit.ts';

const OWN = 'https://engawa.example';
const FOREIGN = [
  'https://evil.example',
  'http://engawa.example',
  'https://engawa.example:444',
  'https://engawa.example.evil.example',
  'https://evil-engawa.example',
  'https://sub.engawa.example',
  'https://engawa.example/',
  'HTTPS://ENGAWA.EXAMPLE',
  'null',
  '',
  'file://',
  'chrome-extension://abcdefgh',
  'https://engawa.example, https://evil.example',
];

describe('who may act', () => {
  const config = { origin: OWN, trustProxy: false };
  const may = (headers: Record<string, string>) => mayAct(config, new Headers(headers));

  it('a page of the site, with cookies and without', () => {
    expect(may({ origin: OWN })).toBe(true);
    expect(may({ origin: OWN, cookie: 'a=b' })).toBe(true);
  });

  it.each(FOREIGN)('not a page of %s', (origin) => {
    expect(may({ origin })).toBe(false);
    expect(may({ origin, cookie: 'a=b' })).toBe(false);
  });

  it('whoever names no origin, but then without cookies', () => {
    expect(may({})).toBe(true);
    expect(may({ cookie: 'a=b' })).toBe(false);
  });

  it('a program from anywhere, but then without cookies', () => {
    const authorization = 'Bearer token';
    for (const origin of [OWN, ...FOREIGN]) expect(may({ authorization, origin })).toBe(true);
    expect(may({ authorization, origin: 'https://evil.example', cookie: 'a=b' })).toBe(false);
    expect(may({ authorization, cookie: 'a=b' })).toBe(false);
    expect(may({ authorization: 'Basic abc', origin: 'https://evil.example' })).toBe(false);
  });

  it('without a set origin: whatever host the request names, by http or https', () => {
    const host = 'games.local:8080';
    const here = (origin: string) => mayAct({ origin: null, trustProxy: false }, new Headers({ host, origin }));
    for (const origin of ['http://games.local:8080', 'https://games.local:8080']) expect(here(origin)).toBe(true);
    for (const origin of ['http://games.local', 'http://games.local:80', 'ws://games.local:8080', 'null']) {
      expect(here(origin)).toBe(false);
    }
    expect(mayAct({ origin: null, trustProxy: false }, new Headers({ origin: 'http://a b' }))).toBe(false);
    const forwarded = new Headers({ host, origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' });
    expect(mayAct({ origin: null, trustProxy: true }, forwarded)).toBe(false);
  });
});

describe('every request that is not a GET', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer({ config: { origin: OWN } });
  });
  afterAll(() => server.close());

  const routes = [
    ['POST', '/api/guest'],
    ['POST', '/api/account'],
    ['POST', '/api/sign-in'],
    ['POST', '/api/sign-out'],
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['PUT', '/api/mutes/x'],
    ['POST', '/api/nothing/here'],
    ['OPTIONS', '/api/me'],
    ['POST', '/'],
  ] as const;

  it.each(routes)('%s %s is refused to foreign, hidden and missing origins', async (method, path) => {
    const visitor = server.visitor({ origin: OWN });
    await visitor.post('/api/guest');
    const cookie = `__Host-engawa=${visitor.token}`;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', cookie },
      { origin: 'null', cookie },
      { cookie },
    ]) {
      const { status, body } = await send(server.port, { method, path, headers });
      expect([status, body.why]).toEqual([403, 'foreign-origin']);
    }
    expect((await visitor.get('/api/me')).body.me).not.toBeNull();
  });

  it('while reading needs no origin, and no other site is ever allowed to read along', async () => {
    const { status, headers } = await send(server.port, {
      path: '/api/games',
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(200);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
