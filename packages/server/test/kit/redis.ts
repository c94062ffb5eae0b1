import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { findRedis } from '../../../../scripts/redis.mjs';

export interface TestRedis {
  readonly url: string;
  /** Ends every connection from the other side, once. */
  dropConnections(): Promise<void>;
  /** Away and back; not possible with a server that is not ours. */
  readonly restart?: (pause: number) => Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis: TEST_REDIS_URL's, or one of our own on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, dropConnections: () => dropConnections(given), stop: async () => {} };
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server = await serve(port);
  return {
    url,
    dropConnections: () => dropConnections(url),
    async restart(pause) {
      await end(server);
      await new Promise((resolve) => setTimeout(resolve, pause));
      server = await serve(port);
    },
    stop: () => end(server),
  };
}

/** The shell waits for the end of its input: so Redis ends with us, however we end. */
const WITH_US = '"$@" & server=$!; cat > /dev/null; kill -9 $server; wait $server 2> /dev/null';

async function serve(port: number): Promise<ChildProcess> {
  const redis = [findRedis() ?? 'redis-server', '--port', `${port}`, '--bind', '127.0.0.1', '--save', ''];
  const shell = spawn('sh', ['-c', WITH_US, 'sh', ...redis], { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/tmp' });
  let words = '';
  for await (const chunk of shell.stdout.iterator({ destroyOnReturn: false })) {
    words += chunk;
    if (words.includes('Ready to accept connections')) break;
    if (words.includes('bind:')) throw new Error(`Redis did not start:\n${words}`);
  }
  shell.stdout.resume();
  return shell;
}

async function end(shell: ChildProcess): Promise<void> {
  const ended = once(shell, 'close');
  shell.stdin?.end();
  await ended;
}

async function dropConnections(url: string): Promise<void> {
  const redis = new Redis(url);
  for (const type of ['pubsub', 'normal']) await redis.call('CLIENT', 'KILL', 'TYPE', type);
  redis.disconnect();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return (address as { port: number }).port;
}
