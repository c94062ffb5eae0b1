import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { backoff } from './backoff.ts';
import type { Bus } from './bus.ts';
import { type Complain, createListeners } from './listeners.ts';
import { createOutbox } from './outbox.ts';

const CHANNEL = 'engawa';
/** Milliseconds without an answer after which a connection counts as lost. */
const PATIENCE = 5_000;
/** A connection that only listens would not notice that the other end is gone. */
const PING = 15_000;
const FAREWELL = 1_000;

/**
 * PostgreSQL's own notifications, on one connection that comes back by itself. It must be a connection to PostgreSQL: a
 * pooler that hands connections out by transaction does not pass notifications on.
 */
export function postgresBus(url: string, process: string, complain: Complain = () => {}): Bus {
  const listeners = createListeners(process, complain);
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let attempt = 0;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: `engawa bus ${process}`,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('The connection has ended.')));
    next.on('notification', ({ payload }) => listeners.receive(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      attempt = 0;
      ping(next);
    } catch (error) {
      lose(next, error);
    }
  }

  function ping(current: Client): void {
    if (client !== current) return;
    timer = setTimeout(async () => {
      await current.query('select 1').catch((error) => lose(current, error));
      ping(current);
    }, PING);
  }

  function lose(lost: Client, error: unknown): void {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    void end(lost);
    if (isClosed) return;
    complain(error, 'the bus has lost PostgreSQL');
    timer = setTimeout(connect, backoff(attempt++));
  }

  const outbox = createOutbox(process, async (packet) => {
    const current = client;
    await current?.query('select pg_notify($1, $2)', [CHANNEL, packet]).catch((error) => lose(current, error));
  });
  void connect();
  return {
    publish(hint) {
      if (!isClosed) outbox.post(hint);
    },
    subscribe: listeners.subscribe,
    async close() {
      isClosed = true;
      await outbox.flushed();
      clearTimeout(timer);
      const last = client;
      client = undefined;
      if (last !== undefined) await end(last);
    },
  };
}

/** Says good-bye, but not for ever: the other end may be gone. */
async function end(client: Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), wait(FAREWELL, undefined, { ref: false })]);
}
