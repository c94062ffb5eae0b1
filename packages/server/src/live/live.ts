import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Language, Seat } from '@engawa/kernel';
import { LONGEST_FRAME, type Someone } from '@engawa/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { type RateLimits, TooMany } from '../http/limits.ts';
import type { OnMutes } from '../people/people.ts';
import { spell } from '../tables/audience.ts';
import { Addresses } from './addresses.ts';
import { Client } from './client.ts';
import { answerFrame, type FrameParts, readFrame } from './frames.ts';
import { BEAT, Presence } from './presence.ts';

const LIVE_PATH = '/api/live';
const GOING_AWAY = 1001;
const POLICY = 1008;
const SIGNED_OUT = 4001;

export interface LiveParts extends Omit<FrameParts, 'onPresence'> {
  readonly context: Context;
  /** Who opens the socket; null for a stranger. */
  readonly whoIs: (request: IncomingMessage) => Promise<{ you: Someone; session: string } | null>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly languageOf: (request: IncomingMessage) => Language;
  readonly onMutes: (listener: OnMutes) => () => void;
  readonly whichAreLive: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onSessionsEnded: (listener: (what: { session: string } | { person: string }) => void) => () => void;
}

/** All sockets of this process. */
export class Live {
  private readonly parts: LiveParts;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
  });
  private readonly clients = new Set<Client>();
  private readonly addresses: Addresses;
  private admitted = 0;
  private readonly presence: Presence;
  private readonly frames: FrameParts;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly stopListening: (() => void)[];
  private readonly openedAt: number;
  private isClosed = false;

  constructor(parts: LiveParts) {
    this.parts = parts;
    const { context, tables } = parts;
    this.openedAt = context.now();
    this.addresses = new Addresses(context.config.limits.framesPerSecond, context.now);
    this.presence = new Presence(context.bus, (table) => tables.atHand(table));
    this.frames = { ...parts, onPresence: (table) => this.presence.changed(table) };
    tables.onReseated = (table) => this.presence.changed(table);
    this.beat = setInterval(() => {
      this.dropSilent();
      this.addresses.tidy();
      void this.dropSignedOut([...this.clients]);
    }, context.config.limits.idle / 2);
    this.beat.unref();
    const onEnded: Parameters<LiveParts['onSessionsEnded']>[0] = (what) => {
      for (const client of this.clients) {
        const isOver = 'session' in what ? client.guest.session === what.session : client.person === what.person;
        if (isOver) client.close(SIGNED_OUT, 'signed out');
      }
    };
    this.stopListening = [
      parts.onSessionsEnded(onEnded),
      parts.onMutes((person, muted) => {
        for (const client of this.clients) if (client.person === person) client.mutes = muted;
      }),
    ];
  }

  get size(): number {
    return this.clients.size;
  }

  /** Takes over the upgrade of an HTTP server's connections. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {});
      this.upgrade(request, socket, head).catch((error) => {
        this.parts.context.log.error({ error }, 'a socket could not be opened');
        refuseUpgrade(socket, '503 Service Unavailable');
      });
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { parts } = this;
    const { limits } = parts.context.config;
    if (request.url?.split('?')[0] !== LIVE_PATH) return refuseUpgrade(socket, '404 Not Found');
    if (!parts.isOwnOrigin(request)) return refuseUpgrade(socket, '403 Forbidden');
    const address = parts.addressOf(request);
    const neighbours = this.addresses.at(address);
    const isFull = this.admitted >= limits.sockets || neighbours.sockets >= limits.socketsPerAddress;
    if (isFull || this.isClosed) return refuseUpgrade(socket, '503 Service Unavailable');
    neighbours.sockets++;
    this.admitted++;
    socket.once('close', () => {
      this.admitted--;
      neighbours.sockets--;
    });
    if (!(await mayAskMore(parts.limits, address))) return refuseUpgrade(socket, '429 Too Many Requests');
    const who = await parts.whoIs(request);
    const mutes = who === null ? undefined : await parts.mutedBy(who.you.id);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const language = parts.languageOf(request);
      const guest = { you: who?.you ?? null, session: who?.session ?? null, language };
      const client = new Client(ws, socket, guest, parts.context.config, neighbours.frames, parts.context.now);
      if (mutes) client.mutes = mutes;
      this.welcome(ws, client);
    });
  }

  private welcome(ws: WebSocket, client: Client): void {
    const { context } = this.parts;
    this.clients.add(client);
    ws.on('error', () => {});
    ws.on('close', () => {
      this.clients.delete(client);
      const left = [...client.watching.keys()];
      client.leave();
      for (const table of left) this.presence.changed(table);
    });
    ws.on('pong', () => {
      client.heardAt = context.now();
    });
    ws.on('message', (data, isBinary) => {
      client.heardAt = context.now();
      if (isBinary) client.close(POLICY, 'text only');
      else this.hear(client, `${data}`);
    });
    client.send(spell({ is: 'hello', you: client.guest.you, time: context.now() }));
    // Whoever signed out while this socket was being opened did not find it here.
    void this.letIn(client);
  }

  private async letIn(client: Client): Promise<void> {
    const { session } = client.guest;
    try {
      if (session !== null && !(await this.parts.isLive(session))) client.close(SIGNED_OUT, 'signed out');
    } catch {
      // The next beat asks again.
    }
  }

  private hear(client: Client, text: string): void {
    const frame = readFrame(text);
    if (!client.admit(costOf(frame)))
      client.turnAway('bad' in frame ? frame.bad : (frame as { table?: string; id?: string }));
    else if ('bad' in frame) client.refuse('bad-request', frame.bad);
    else void answerFrame(this.frames, client, frame);
  }

  /** In each half of the idle time all are pinged; whoever gave no sign of life for the whole of it is dropped. */
  private dropSilent(): void {
    const { now, config } = this.parts.context;
    for (const client of this.clients) {
      if (now() - client.heardAt > config.limits.idle) client.terminate();
      else client.ping();
    }
  }

  /** A session may have run out, or have ended in another process whose hint was lost: nobody is shown a seat any longer. */
  private async dropSignedOut(clients: readonly Client[]): Promise<void> {
    const sessions = new Set(clients.flatMap(({ guest }) => guest.session ?? []));
    if (sessions.size === 0) return;
    try {
      const live = await this.parts.whichAreLive([...sessions]);
      for (const client of clients) {
        const { session } = client.guest;
        if (session !== null && !live.has(session)) client.close(SIGNED_OUT, 'signed out');
      }
    } catch (error) {
      this.parts.context.log.warn({ error }, 'nobody knows which sessions are over');
    }
  }

  /** What another process knows of who is looking. */
  heardPresence(table: string, from: string, here: readonly Seat[], watchers: number): void {
    this.presence.heard(table, from, here, watchers);
  }

  /** The other processes that say that this seat is looking there. */
  seenElsewhere(table: string, seat: Seat): string[] {
    return this.presence.elsewhereAt(table, seat);
  }

  /**
   * Whether somebody may be looking at a table in another process. After a start nobody is known yet: people are coming back,
   * and the other processes have not said who is looking there.
   */
  mayBeWatchedElsewhere(table: string): boolean {
    const isNew = this.parts.context.now() < this.openedAt + BEAT;
    return isNew || this.presence.isWatchedElsewhere(table);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.beat);
    for (const stop of this.stopListening) stop();
    this.presence.close();
    for (const client of this.clients) client.close(GOING_AWAY, 'the server is restarting');
    const patience = setTimeout(() => {
      for (const client of this.clients) client.terminate();
    }, 1_000);
    while (this.clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    clearTimeout(patience);
    this.server.close();
  }
}

/** Whoever is shown a whole table is sent a hundred times as much as they have sent. */
const COST_OF_A_TABLE = 3;

function costOf(frame: ReturnType<typeof readFrame>): number {
  return 'is' in frame && frame.is === 'watch' ? COST_OF_A_TABLE : 1;
}

/** To open a socket is a request like others. */
async function mayAskMore(limits: RateLimits, address: string): Promise<boolean> {
  try {
    await limits.take('requests', { address });
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // Whoever does not hang up would hold it for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
