import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@engawa/games';
import { type DestinationStream, pino } from 'pino';
import { Registry } from 'prom-client';
import type { Bus } from '../../src/bus/bus.ts';
import type { Config, Limits } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import { type AppParts, createApp } from '../../src/http/app.ts';
import { createLimits } from '../../src/http/limits.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { createPeople, type People } from '../../src/people/people.ts';
import { openStore } from '../../src/store/open-store.ts';

const GENEROUS: Limits = {
  framesPerSecond: 1000,
  requestsPerSecond: 1000,
  guestsPerHour: 1000,
  signInsPerHour: 1000,
  tablesPerHour: 1000,
  chatPerMinute: 1000,
  socketsPerAddress: 100,
  sockets: 1000,
  sendBuffer: 1 << 20,
  idle: 60_000,
};

export interface Wishes {
  readonly config?: Partial<Config>;
  readonly limits?: Partial<Limits>;
  readonly parts?: Pick<AppParts, 'routes' | 'site'>;
  readonly bus?: Bus;
  readonly log?: DestinationStream;
  /** Another server of the same store. */
  readonly beside?: Running;
}

export interface Running {
  readonly context: Context;
  readonly people: People;
  readonly port: number;
  /** The server's clock. */
  readonly clock: { now: number };
  visitor(headers?: Record<string, string>): Visitor;
  close(): Promise<void>;
}

const SILENT: Bus = { publish() {}, subscribe: () => () => {}, close: async () => {} };

/** A real server on a real port with a real store. */
export async function startServer({ config, limits, parts, bus = SILENT, log, beside }: Wishes = {}): Promise<Running> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'engawa-http-'));
  const clock = beside?.clock ?? { now: Date.UTC(2026, 10, 5) };
  let ids = 0;
  const context: Context = {
    config: {
      process: 'test',
      host: '127.0.0.1',
      port: 0,
      origin: null,
      trustProxy: false,
      dataFolder,
      databaseUrl: null,
      redisUrl: null,
      logLevel: 'silent',
      metricsToken: null,
      bots: { threads: 1, time: 100, memory: 64, pause: 0 },
      notices: { push: null, isPrivate: false },
      ...config,
      limits: { ...GENEROUS, ...limits },
    },
    store: beside?.context.store ?? (await openStore({ dataFolder, databaseUrl: config?.databaseUrl ?? null })),
    bus,
    games: GAMES,
    bots: { offered: [], known: [], standIn: '' },
    log: log === undefined ? pino({ level: 'silent' }) : pino({ level: 'info' }, log),
    now: () => clock.now,
    newId: () => `id${dataFolder.slice(-6)}${++ids}`,
  };
  const people = createPeople(context, createLimits(context.config));
  const server = createHttpServer(createApp(context, { people, registry: new Registry(), ...parts }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    context,
    people,
    port,
    clock,
    visitor: (headers) => new Visitor(port, headers),
    async close() {
      people.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (beside === undefined) await context.store.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Whatever came: a test reads it without asking what it is. */
export interface Json {
  readonly [key: string]: Json;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  readonly body: Json;
}

export interface Question {
  readonly method?: string;
  /** Sent as it is, without being normalised. */
  readonly path: string;
  readonly headers?: Record<string, string | undefined>;
  readonly body?: string | Buffer;
}

export function send(port: number, { method = 'GET', path, headers = {}, body }: Question): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers: given, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const isJson = response.headers['content-type']?.startsWith('application/json');
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          text,
          bytes,
          body: isJson ? JSON.parse(text) : {},
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Somebody with a browser: keeps cookies, names its origin, speaks JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #port: number;
  readonly #headers: Record<string, string>;

  constructor(port: number, headers: Record<string, string> = {}) {
    this.#port = port;
    this.#headers = { origin: `http://127.0.0.1:${port}`, ...headers };
  }

  get token(): string | undefined {
    return this.cookies.get('engawa') ?? this.cookies.get('__Host-engawa');
  }

  async ask(method: string, path: string, body?: unknown, more: Question['headers'] = {}): Promise<Answer> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await send(this.#port, {
      method,
      path,
      headers: {
        ...this.#headers,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    return answer;
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', path, body);
  }

  /** Somebody else's browser with the same cookies: a thief's, or another tab's. */
  copy(): Visitor {
    const twin = new Visitor(this.#port, this.#headers);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }
}

/** Every text that stands anywhere in the store. */
export async function everythingIn({ store: { db } }: Context): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = [];
  for (const { name } of tables)
    rows.push(
      await db
        .selectFrom(name as 'people')
        .selectAll()
        .execute(),
    );
  return JSON.stringify(rows);
}
