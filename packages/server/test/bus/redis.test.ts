import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Hint } from '../../src/bus/bus.ts';
import { redisBus } from '../../src/bus/redis.ts';
import { eventually } from '../kit/eventually.ts';
import { startRedis } from '../kit/redis.ts';
import { describeBus } from './contract.ts';

const troubles = ['killed connections', ...(process.env.TEST_REDIS_URL ? [] : ['a restart of Redis'])];

describeBus('the bus of Redis', troubles, async () => {
  const redis = await startRedis();
  const client = new Redis(redis.url);
  client.on('error', () => {});
  return {
    join: (process, complain) => redisBus(redis.url, process, complain),
    say: (text) => client.publish('engawa', text),
    troubles: {
      'killed connections': redis.dropConnections,
      async 'a restart of Redis'() {
        await redis.restart?.(300);
      },
    },
    async stop() {
      client.disconnect();
      await redis.stop();
    },
  };
});

describe('the bus of Redis', () => {
  it('speaks again after its connection has died in silence', async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const way = await openWay(redis.url);
    const complaints: unknown[] = [];
    const speaker = redisBus(way.url, 'speaker', (_, what) => complaints.push(what));
    const hearer = redisBus(redis.url, 'hearer');
    onTestFinished(async () => void (await Promise.all([speaker.close(), hearer.close()])));
    const heard: Hint[] = [];
    hearer.subscribe((hint) => heard.push(hint));
    const isHeard = (table: string) => () => {
      speaker.publish({ is: 'moved', table, number: 1 });
      return heard.some((hint) => hint.is === 'moved' && hint.table === table);
    };
    await eventually(isHeard('before')).toBe(true);
    way.silence();
    await eventually(isHeard('after')).toBe(true);
    expect(complaints.filter((what) => what === 'the bus is not heard')).toHaveLength(1);
  });
});

/** A way to Redis on which all that is open now can be silenced: nobody hears anything more, and nobody hangs up. */
async function openWay(url: string): Promise<{ readonly url: string; silence(): void }> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    silence() {
      for (const socket of open) socket.unpipe().pause();
    },
  };
}
