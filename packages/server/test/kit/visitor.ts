import { randomUUID } from 'node:crypto';
import {
  Connection,
  type KnownTable,
  type NewTableRequest,
  type OpenedTable,
  type ServerFrame,
  type SocketLike,
} from '@engawa/wire';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

interface House {
  readonly port: number;
}

/** Whatever the server answers: the status and the body. */
export interface Reply {
  readonly status: number;
  // Tests look into bodies of every shape.
  readonly body: Readonly<Record<string, unknown>>;
}

/** Somebody who comes to a house by HTTP and WebSocket, as a browser would. */
export class Visitor {
  house: House;
  cookie: string | null = null;
  /** A program's token, instead of a cookie. */
  token: string | null = null;
  /** Every frame that came, as it came. */
  readonly frames: string[] = [];
  id = '';

  constructor(house: House) {
    this.house = house;
  }

  static async come(house: House, name = 'Ren'): Promise<Visitor> {
    const visitor = new Visitor(house);
    await visitor.introduce(name);
    return visitor;
  }

  async introduce(name: string): Promise<void> {
    const { body } = await this.post('/guest', { name });
    this.id = (body.me as { id: string }).id;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.house.port}`;
  }

  get headers(): Record<string, string> {
    return {
      origin: this.origin,
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
  }

  async request(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : { text } };
  }

  get(path: string): Promise<Reply> {
    return this.request('GET', path);
  }

  post(path: string, body?: unknown): Promise<Reply> {
    return this.request('POST', path, body);
  }

  /** A request that must succeed. */
  async must(method: string, path: string, body?: unknown): Promise<Reply['body']> {
    const reply = await this.request(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  async open(wish: NewTableRequest): Promise<OpenedTable> {
    return (await this.must('POST', '/tables', wish)) as unknown as OpenedTable;
  }

  /** A raw socket; the test does everything itself. */
  socket(query = ''): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.house.port}/api/live${query}`, { headers: this.headers });
    socket.on('message', (data) => this.frames.push(`${data}`));
    socket.on('error', () => {});
    return socket;
  }

  /** A connection that comes back by itself. */
  connect(options: { readonly pause?: (attempt: number) => number; readonly url?: () => string } = {}): Connection {
    const connection = new Connection({
      open: () => {
        const url = options.url?.() ?? `ws://127.0.0.1:${this.house.port}/api/live`;
        const socket = new WebSocket(url, { headers: this.headers });
        socket.on('message', (data) => this.frames.push(`${data}`));
        return socket as unknown as SocketLike;
      },
      newId: randomUUID,
      pause: options.pause ?? (() => 20),
    });
    onTestFinished(() => connection.close());
    return connection;
  }

  heard<K extends ServerFrame['is']>(is: K): Extract<ServerFrame, { is: K }>[] {
    return this.frames.map((text) => JSON.parse(text)).filter((frame) => frame.is === is);
  }
}

/** Waits until a watched table looks as wanted. */
export function until(
  connection: Connection,
  table: string,
  isSo: (known: KnownTable) => boolean,
  patience = 30_000,
): Promise<KnownTable> {
  return new Promise((resolve, reject) => {
    const began = Date.now();
    const look = () => {
      const known = connection.known(table);
      if (known !== undefined && isSo(known)) return resolve(known);
      if (Date.now() - began > patience) {
        return reject(new Error(`The table never looked so; it is at ${known?.number} and ${known?.shown.status}.`));
      }
      setTimeout(look, 5);
      return undefined;
    };
    look();
  });
}
