import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, send, startServer } from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('whoever runs the server', () => {
  it('hears that it is alive and ready', async () => {
    expect((await send(server.port, { path: '/health' })).body).toEqual({ alive: true });
    expect((await send(server.port, { path: '/ready' })).body).toEqual({ ready: true });
  });

  it('hears that it is not ready while the store is silent, or gone', async () => {
    const broken = await startServer();
    const { store } = broken.context;
    const isReady = async () => (await send(broken.port, { path: '/ready' })).status;
    const { promise, resolve: letGo } = withResolvers();
    const held = store.db.transaction().execute(() => promise);
    expect(await isReady()).toBe(503);
    letGo();
    await held;
    expect(await isReady()).toBe(200);
    await store.close();
    expect(await isReady()).toBe(503);
    expect((await send(broken.port, { path: '/health' })).status).toBe(200);
    await broken.close();
  });

  it('reads the metrics on this machine, without a proxy', async () => {
    await send(server.port, { path: '/api/people/Somebody' });
    const { status, text } = await send(server.port, { path: '/metrics' });
    expect(status).toBe(200);
    expect(text).toContain('engawa_http_request_seconds_count{method="GET",route="/api/people/:name",status="404"} 1');
    expect(text).not.toContain('Somebody');
    for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }, { via: '1.1 proxy' }]) {
      expect((await send(server.port, { path: '/metrics', headers })).body.why).toBe('not-found');
    }
  });

  it('reads them from anywhere with the token, if there is one, and only so', async () => {
    const guarded = await startServer({ config: { metricsToken: 'open sesame' } });
    const status = async (headers: Record<string, string>) =>
      (await send(guarded.port, { path: '/metrics', headers })).status;
    expect(await status({ authorization: 'Bearer open sesame', 'x-forwarded-for': '192.0.2.1' })).toBe(200);
    for (const authorization of ['', 'Bearer', 'Bearer open', 'Bearer open sesame!', 'open sesame']) {
      expect(await status({ authorization })).toBe(404);
    }
    await guarded.close();
  });
});

describe('programs', () => {
  it('hear which games there are', async () => {
    const { body } = await send(server.port, { path: '/api/games' });
    expect(body).toEqual(
      server.context.games.map(({ id, version, seats, options }) => ({ id, version, seats, options })),
    );
  });
});

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
