import { Redis } from 'ioredis';
import { backoff } from './backoff.ts';
import type { Bus } from './bus.ts';
import { type Complain, createListeners } from './listeners.ts';
import { createOutbox } from './outbox.ts';

const CHANNEL = 'engawa';
/** Milliseconds without an answer after which a connection counts as lost. */
const PATIENCE = 5_000;
/** A connection that only listens would not notice that the other end is gone. */
const PING = 15_000;

const OPTIONS = {
  retryStrategy: (attempts: number) => backoff(attempts - 1),
  connectTimeout: PATIENCE,
  commandTimeout: PATIENCE,
  // What cannot be sent now is lost, instead of waiting for a connection.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
};

/** Redis's publish and subscribe. A connection that listens cannot speak, so there are two. */
export function redisBus(url: string, process: string, complain: Complain = () => {}): Bus {
  const listeners = createListeners(process, complain);
  const [speaker, hearer] = [new Redis(url, OPTIONS), new Redis(url, OPTIONS)];
  for (const one of [speaker, hearer]) one.on('error', (error) => complain(error, 'the bus has lost Redis'));
  const whenDeaf = reconnecting(hearer, (error) => complain(error, 'the bus hears nothing'));
  hearer.on('ready', () => hearer.subscribe(CHANNEL).catch(whenDeaf));
  hearer.on('message', (_channel, text) => listeners.receive(text));
  const pinging = setInterval(() => hearer.status === 'ready' && hearer.ping().catch(whenDeaf), PING);
  const whenMute = reconnecting(speaker, (error) => complain(error, 'the bus is not heard'));
  const outbox = createOutbox(process, (packet) => speaker.publish(CHANNEL, packet).catch(whenMute));
  let isClosed = false;

  return {
    publish(hint) {
      if (!isClosed) outbox.post(hint);
    },
    subscribe: listeners.subscribe,
    async close() {
      isClosed = true;
      clearInterval(pinging);
      await outbox.flushed();
      speaker.disconnect();
      hearer.disconnect();
    },
  };
}

/** To be told what has failed. A connection that died in silence still counts as open and would never be replaced. */
function reconnecting(redis: Redis, complain: (error: unknown) => void): (error: unknown) => void {
  let isLeft = false;
  redis.on('close', () => {
    isLeft = false;
  });
  return (error) => {
    if (isLeft || redis.status !== 'ready') return;
    isLeft = true;
    complain(error);
    redis.disconnect(true);
  };
}
