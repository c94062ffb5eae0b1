import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Env } from '../../src/http/env.ts';
import { parseJson, read } from '../../src/http/json.ts';
import { type Running, send, startServer } from './kit.ts';

const anything = z.record(z.string(), z.unknown());
const JSON_TYPE = { 'content-type': 'application/json' };

let server: Running;
beforeAll(async () => {
  const echo = new Hono<Env>();
  for (const path of ['/echo', '/records'] as const) {
    echo.post(path, async (call) => call.json({ size: JSON.stringify(await read(call, anything)).length }));
  }
  server = await startServer({ parts: { routes: [echo] } });
});
afterAll(() => server.close());

const post = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE, path = '/api/echo') =>
  send(server.port, { method: 'POST', path, headers, body });

const ofSize = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('may be %s', async (type) => {
    expect((await post('{}', { 'content-type': type })).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json5',
    'text/plain; application/json',
    '',
  ])('may not be "%s"', async (type) => {
    const { status, body } = await post('{"name":"x"}', { 'content-type': type });
    expect([status, body.why]).toEqual([415, 'not-json']);
  });

  it('without a type is refused, and no body at all is an empty one', async () => {
    expect((await post('{}', {})).body.why).toBe('not-json');
    expect((await post('{}', { 'transfer-encoding': 'chunked' })).body.why).toBe('not-json');
    expect((await send(server.port, { method: 'POST', path: '/api/echo' })).body).toEqual({ size: 2 });
  });

  it.each(['{', 'null', '[]', '"x"', '{"a":1}{"b":2}', "{'a':1}", '{"a":undefined}', '\u0000'])(
    '%s is not understood',
    async (text) => {
      const { status, body } = await post(text);
      expect([status, body.why]).toEqual([400, 'bad-request']);
    },
  );

  it('that is no UTF-8 is not understood', async () => {
    expect((await post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).body.why).toBe('bad-request');
  });

  it('has at most 64 kB, however it is sent', async () => {
    expect((await post(ofSize(64 * 1024))).status).toBe(200);
    const chunked = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
    for (const headers of [JSON_TYPE, chunked]) {
      const { status, body } = await post(ofSize(64 * 1024 + 1), headers);
      expect([status, body.why]).toEqual([413, 'too-large']);
    }
    expect((await post(ofSize(64 * 1024), chunked)).status).toBe(200);
  });

  it('of a record has at most 256 kB', async () => {
    expect((await post(ofSize(256 * 1024), JSON_TYPE, '/api/records')).status).toBe(200);
    expect((await post(ofSize(256 * 1024 + 1), JSON_TYPE, '/api/records')).body.why).toBe('too-large');
  });

  it('has no letter that a store does not take, but may speak of it', async () => {
    for (const text of ['{"a":"\\u0000"}', '{"a":["x\\\\\\u0000"]}', '{"\\u0000":1}']) {
      const { status, body } = await post(text);
      expect([text, status, body.why]).toEqual([text, 400, 'bad-request']);
    }
    for (const text of ['{"a":"\\\\u0000"}', '{"a":"\\u0001 u0000"}']) expect((await post(text)).status).toBe(200);
  });

  it('is at most 32 deep', async () => {
    const deep = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect((await post(deep(32))).status).toBe(200);
    expect((await post(deep(33))).body.why).toBe('bad-request');
    expect((await post(deep(20_000))).body.why).toBe('bad-request');
  });

  it('is not deep because of brackets in its texts', () => {
    const texts = { a: '['.repeat(100), b: '"[{\\', c: '\\"'.repeat(50) + '['.repeat(50) };
    expect(parseJson(JSON.stringify(texts))).toEqual(texts);
    expect(parseJson(`[${'[],'.repeat(100)}1]`)).toHaveLength(101);
  });

  it('that holds more than was asked for is not understood', async () => {
    const { status, body } = await server.visitor().post('/api/guest', { name: 'Anna', kind: 'account' });
    expect([status, body.why]).toEqual([400, 'bad-request']);
  });
});
