import { connect } from 'node:net';
import { Refused } from '@engawa/wire';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from '../../src/http/env.ts';
import { languageOf } from '../../src/http/language.ts';
import { type Running, send, startServer } from './kit.ts';

const SECRET = 'hunter2-from-the-database';

let server: Running;
let logged = '';
beforeAll(async () => {
  const broken = new Hono<Env>();
  broken.get('/broken', () => {
    throw Object.assign(new Error('the disk is on fire'), { detail: SECRET, parameters: [SECRET] });
  });
  broken.get('/broken/:name', () => {
    throw new Error('nobody can be found');
  });
  broken.get('/busy', () => {
    throw new Refused('unavailable');
  });
  broken.get('/stale', () => {
    throw new Refused('stale');
  });
  server = await startServer({
    parts: { routes: [broken] },
    log: {
      write(line) {
        logged += line;
      },
    },
  });
});
afterAll(() => server.close());

describe('an error', () => {
  it.each([
    ['en', 'Say who you are first: a name is enough.'],
    ['ru', 'Сначала представьтесь: достаточно имени.'],
    ['uk', 'Спершу назвіться: досить імені.'],
  ])('is a word and a sentence, in %s', async (language, words) => {
    for (const headers of [
      { 'accept-language': `de, ${language};q=0.8, en;q=0.1` },
      { 'accept-language': 'en', cookie: `lang=${language}` },
    ]) {
      const { status, body } = await send(server.port, { path: '/api/mutes', headers });
      expect([status, body]).toEqual([401, { why: 'no-session', words }]);
    }
    expect((await send(server.port, { path: `/api/mutes?lang=${language}` })).body.words).toBe(words);
  });

  it('that nobody foresaw says so, and the log says what it was without anybody’s secrets', async () => {
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    const { status, body, text } = await visitor.get(`/api/broken?token=${SECRET}`);
    expect([status, body.why]).toEqual([500, 'unavailable']);
    expect(text).not.toContain('fire');
    expect(logged).toContain('the disk is on fire');
    expect(logged).toContain('/api/broken');
    for (const secret of [SECRET, visitor.token!]) expect(logged).not.toContain(secret);
  });

  it('is logged with its route, and not with whom it was about', async () => {
    for (const name of ['Mia', '%D0%9C%D1%96%D1%8F']) {
      expect((await send(server.port, { path: `/api/broken/${name}` })).status).toBe(500);
    }
    expect(logged).toContain('"method":"GET","route":"/api/broken/:name"');
    for (const name of ['Mia', 'Мія', '%D0%9C']) expect(logged).not.toContain(name);
  });

  it('has the status that fits', async () => {
    for (const [path, status, why] of [
      ['/api/busy', 503, 'unavailable'],
      ['/api/stale', 409, 'stale'],
      ['/api/nowhere', 404, 'not-found'],
      ['/api', 404, 'not-found'],
      ['/nowhere', 404, 'not-found'],
      ['/api/people/Nobody', 404, 'no-person'],
      ['/api/people/%ff%00', 404, 'no-person'],
      ['/api/leaderboard/chess', 404, 'no-game'],
    ] as const) {
      const answer = await send(server.port, { path });
      expect([path, answer.status, answer.body.why]).toEqual([path, status, why]);
    }
  });

  it('on a page is a page', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'uk' };
    const { status, text } = await send(server.port, { path: '/nowhere', headers });
    expect(status).toBe(404);
    expect(text).toContain('<html lang="uk">');
    expect(text).toContain('Тут нічого немає.');
  });

  it('meets what is no request at all, and the server stays', async () => {
    const { status, body } = await send(server.port, { path: '/api/games', headers: { host: 'a b@c' } });
    expect([status, body.why]).toEqual([400, 'bad-request']);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'));
      socket
        .on('data', () => {})
        .on('close', () => resolve())
        .on('error', reject);
    });
    expect((await send(server.port, { path: '/health' })).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/games', '/api/nowhere', '/health', '/nowhere'])(
    'at %s is guarded by its headers',
    async (path) => {
      const { headers } = await send(server.port, { path });
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split('; ')
          .map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
      );
      expect(policy).toEqual({
        'default-src': ["'self'"],
        'connect-src': ["'self'", `ws://127.0.0.1:${server.port}`],
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('of the API is stored by nobody', async () => {
    for (const path of ['/api/games', '/api/me', '/api/nowhere']) {
      expect((await send(server.port, { path })).headers['cache-control']).toBe('no-store');
    }
  });

  it('cannot be given other headers by a host', async () => {
    const { headers } = await send(server.port, { path: '/health', headers: { host: "x;script-src'unsafe-inline'" } });
    expect(headers['content-security-policy'] ?? '').not.toContain('unsafe');
  });
});

describe('the language', () => {
  it.each([
    [undefined, {}, 'en'],
    [undefined, { 'accept-language': 'de, fr' }, 'en'],
    [undefined, { 'accept-language': 'uk-UA, ru;q=0.5' }, 'uk'],
    [undefined, { 'accept-language': 'ru;q=0.5, uk;q=0.9' }, 'uk'],
    [undefined, { 'accept-language': 'ru;q=0, en' }, 'en'],
    [undefined, { 'accept-language': 'RU' }, 'ru'],
    [undefined, { 'accept-language': 'uk', cookie: 'lang=ru' }, 'ru'],
    ['en', { 'accept-language': 'uk', cookie: 'lang=ru' }, 'en'],
    ['<script>', { cookie: 'lang=klingon', 'accept-language': ';;;q=x' }, 'en'],
  ])('asked for %s with %o is %s', (asked, headers, expected) => {
    expect(languageOf(asked, new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
