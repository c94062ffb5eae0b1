import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, send, startServer } from './kit.ts';

const INDEX = '<!doctype html><title>Engawa</title><div id="root"></div>';
const SCRIPT = 'console.log("縁側");';
const SECRET = 'outside of the site';

let folder: string;
let server: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engawa-site-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, '.git'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(site, 'index.html'), INDEX);
  writeFileSync(join(site, 'sw.js'), SCRIPT);
  writeFileSync(join(site, 'with space.txt'), 'spaced');
  writeFileSync(join(site, '.env'), SECRET);
  writeFileSync(join(site, '.git', 'config'), SECRET);
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  const asset = join(site, 'assets', 'main-B1gH4sh_.js');
  writeFileSync(asset, SCRIPT);
  writeFileSync(`${asset}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${asset}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(site, 'assets', 'plain.css'), 'a{}');
  writeFileSync(join(site, '.preloads.json'), JSON.stringify({ '^/$': [ASSET], '^/t/': [ASSET, '/assets/plain.css'] }));
  server = await startServer({ parts: { site } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ASSET = '/assets/main-B1gH4sh_.js';
const get = (path: string, headers: Record<string, string> = {}) => send(server.port, { path, headers });

describe('a built site', () => {
  it('shows its front page, and the same for every route of a page', async () => {
    for (const path of ['/', '/index.html', '/tables/abc', '/people/J.R.', '/people/%D0%90', '/tables/?x=1']) {
      const { status, text, headers } = await get(path, { accept: 'text/html,*/*' });
      expect([path, status, text]).toEqual([path, 200, INDEX]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  it('names the files that a page needs next in the head of its answer', async () => {
    expect((await get('/')).headers.link).toBe(`<${ASSET}>; rel=modulepreload`);
    expect((await get('/t/abc')).headers.link).toBe(
      `<${ASSET}>; rel=modulepreload, </assets/plain.css>; rel=preload; as=style; crossorigin`,
    );
    for (const path of ['/tables', '/t', ASSET]) expect((await get(path)).headers.link).toBeUndefined();
  });

  it('has no page for a file that is missing, or below /api', async () => {
    for (const path of ['/assets/old-12345678.js', '/assets', '/missing.js', '/api/missing']) {
      const { status, body } = await get(path);
      expect([path, status, body.why]).toEqual([path, 404, 'not-found']);
    }
    expect((await get('/assets/old-12345678.js', { accept: 'text/html' })).status).toBe(404);
  });

  it('lets browsers keep what never changes, and ask again for the rest', async () => {
    expect((await get(ASSET)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/assets/plain.css', '/sw.js'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['br;q=0, gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('to whoever accepts "%s" sends %s', async (accepted, encoding, unpack) => {
    const { bytes, headers } = await get(ASSET, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(bytes).toString()).toBe(SCRIPT);
  });

  it('sends nothing to whoever has it already', async () => {
    const { headers } = await get(ASSET, { 'accept-encoding': 'br' });
    const again = await get(ASSET, { 'accept-encoding': 'br', 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get(ASSET, { 'if-none-match': headers.etag! })).status).toBe(200);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers a HEAD without a body', async () => {
    const { status, text, headers } = await send(server.port, { method: 'HEAD', path: '/' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.etag).toBeTruthy();
  });

  it('is read and not written', async () => {
    expect((await server.visitor().post('/')).status).toBe(404);
    expect((await server.visitor().ask('PUT', '/index.html')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
    '/./../secret.txt',
    '/%252e%252e/secret.txt',
    '/secret.txt%00.js',
    '/link.txt',
    '/.env',
    '/.git/config',
    '/assets/main-B1gH4sh_.js.br/../../../secret.txt',
  ])('has nothing outside of itself: %s', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, text } = await get(path, { accept });
      expect(text).not.toContain(SECRET);
      expect([200, 400, 404]).toContain(status);
      if (status === 200) expect(text).toBe(INDEX);
    }
  });

  it('serves names that need escaping', async () => {
    expect((await get('/with%20space.txt')).text).toBe('spaced');
  });
});

describe('a site that is built anew', () => {
  it('is the old one, whole and under its old names, for as long as the server runs', async () => {
    const site = join(folder, 'rebuilt');
    mkdirSync(join(site, 'assets'), { recursive: true });
    writeFileSync(join(site, 'index.html'), INDEX);
    for (const [ending, bytes] of [
      ['', Buffer.from(SCRIPT)],
      ['.br', brotliCompressSync(SCRIPT)],
    ] as const) {
      writeFileSync(join(site, `${ASSET}${ending}`), bytes);
    }
    const old = await startServer({ parts: { site } });
    const ask = async (path: string, accepted = '') => {
      const answer = await send(old.port, { path, headers: { 'accept-encoding': accepted } });
      const { etag, 'cache-control': caching } = answer.headers;
      return { status: answer.status, bytes: answer.bytes, etag, caching };
    };
    const all = async () => [await ask('/'), await ask('/t/abc'), await ask(ASSET), await ask(ASSET, 'br')];
    const before = await all();
    rmSync(site, { recursive: true });
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>The next one</title>');
    const after = await all();
    await old.close();
    expect(after).toEqual(before);
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('a server without a site', () => {
  let bare: Running;
  beforeAll(async () => {
    bare = await startServer({ parts: { site: join(folder, 'nothing-here') } });
    const table = {
      game: 'tokaido',
      owner: 'o',
      seats: 3,
      settings: '{}',
      seed: 's',
      invitation: 'i',
      created_at: 0,
      changed_at: 0,
      needs_keeper: 0,
      keeper: null,
      kept_until: 0,
    } as const;
    await bare.context.store.db
      .insertInto('tables')
      .values([
        { ...table, id: 'a', status: 'open', is_public: 1 },
        { ...table, id: 'b', status: 'open', is_public: 1 },
        { ...table, id: 'c', status: 'open', is_public: 0 },
        { ...table, id: 'd', status: 'running', is_public: 1 },
      ])
      .execute();
  });
  afterAll(() => bare.close());

  it.each([
    ['en', 'a table server', 'still have room: 2.'],
    ['ru', 'сервер столов', 'свободными местами: 2.'],
    ['uk', 'сервер столів', 'вільними місцями: 2.'],
  ] as const)('says honestly what it is, in %s', async (language, title, tables) => {
    const { status, text } = await send(bare.port, { path: '/', headers: { 'accept-language': language } });
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    for (const words of [title, tables, 'href="/api/games"']) expect(text).toContain(words);
    for (const { words } of bare.context.games) expect(text).toContain(words[language].name);
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/);
  });
});
