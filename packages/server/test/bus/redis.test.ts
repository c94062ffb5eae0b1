import { Redis } from 'ioredis';
import { redisBus } from '../../src/bus/redis.ts';
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
