import type { AddressInfo } from 'node:net';
import { type Luck, SearchLuck } from '@engawa/kernel';
import { onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Door } from './houses.ts';

/** What happens to frames, in both directions, each so often in a hundred. The same seed does the same to the same frames. */
export interface Chaos {
  readonly seed: number;
  /** A lost frame means a broken line a moment later: TCP loses nothing else. */
  readonly dropped?: number;
  readonly repeated?: number;
  /** Held back, and overtaken by others. */
  readonly reordered?: number;
  /** Milliseconds that a frame that is held back or repeated is late at most. */
  readonly late?: number;
  /** Milliseconds that a line lives: at least, and at most. */
  readonly life?: readonly [number, number];
}

const USUAL_LATE = 30;
const STALL = 200;

/** Stands between clients and a server. Everything that a bad network, or a bad client, may do to frames. */
export class ChaosProxy {
  readonly did = { frames: 0, dropped: 0, repeated: 0, reordered: 0, broken: 0 };
  private readonly server: WebSocketServer;
  private readonly door: Door;
  private readonly lines = new Set<() => void>();
  private chaos: Chaos;
  private opened = 0;

  static async open(door: Door, chaos: Chaos): Promise<ChaosProxy> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await new Promise((resolve) => server.once('listening', resolve));
    return new ChaosProxy(server, door, chaos);
  }

  private constructor(server: WebSocketServer, door: Door, chaos: Chaos) {
    this.server = server;
    this.door = door;
    this.chaos = chaos;
    server.on('connection', (client, { headers }) => this.connect(client, headers.cookie));
    onTestFinished(() => {
      this.breakAll();
      server.close();
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** From now on a faithful line; whoever is connected must come again. */
  calm(): void {
    this.chaos = { seed: 0 };
    this.breakAll();
  }

  private breakAll(): void {
    for (const end of [...this.lines]) end();
  }

  private connect(client: WebSocket, cookie: string | undefined): void {
    const { chaos, door } = this;
    const luck = SearchLuck.seeded(chaos.seed * 100_003 + this.opened++);
    const origin = `http://127.0.0.1:${door.port}`;
    const server = new WebSocket(`ws://127.0.0.1:${door.port}/api/live`, {
      headers: { origin, ...(cookie ? { cookie } : {}) },
      perMessageDeflate: false,
    });
    let isStalled = false;
    const end = () => {
      this.lines.delete(end);
      client.terminate();
      server.terminate();
    };
    const fail = (how: number) => {
      this.did.broken++;
      if (how === 0) client.close(1001);
      // The network is gone, and nobody knows it yet.
      isStalled = true;
      setTimeout(end, how === 1 ? STALL : 0);
    };
    this.lines.add(end);
    if (chaos.life) {
      const [least, most] = chaos.life;
      const timer = setTimeout(() => fail(luck.below(3)), least + luck.below(most - least + 1));
      client.once('close', () => clearTimeout(timer));
    }
    const passOn = (to: WebSocket, text: string) => {
      if (!isStalled && to.readyState === WebSocket.OPEN) to.send(text);
    };
    const disturbed = (to: WebSocket) => this.disturb(chaos, luck, (text) => passOn(to, text), end);
    // What a client says before the line stands is kept for it.
    const early: string[] = [];
    const toServer = disturbed(server);
    const toClient = disturbed(client);
    server.on('open', () => early.splice(0).forEach(toServer));
    server.on('message', (data) => toClient(`${data}`));
    client.on('message', (data) => {
      if (server.readyState === WebSocket.CONNECTING) early.push(`${data}`);
      else toServer(`${data}`);
    });
    for (const socket of [client, server]) socket.on('close', end).on('error', end);
  }

  private disturb(chaos: Chaos, luck: Luck, send: (text: string) => void, end: () => void): (text: string) => void {
    const { did } = this;
    const { dropped = 0, repeated = 0, reordered = 0, late = USUAL_LATE } = chaos;
    const happens = (percent: number) => luck.below(100) < percent;
    return (text) => {
      const [isDropped, isRepeated, isReordered] = [happens(dropped), happens(repeated), happens(reordered)];
      const [first, second] = [luck.below(late + 1), luck.below(late + 1)];
      did.frames++;
      if (isDropped) {
        did.dropped++;
        did.broken++;
        setTimeout(end, first);
        return;
      }
      if (isReordered) {
        did.reordered++;
        setTimeout(() => send(text), first);
      } else send(text);
      if (isRepeated) {
        did.repeated++;
        setTimeout(() => send(text), second);
      }
    };
  }
}
