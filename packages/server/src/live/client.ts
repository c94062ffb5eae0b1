import type { Language } from '@engawa/kernel';
import { type Refusal, type Someone, wordsFor } from '@engawa/wire';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { spell, type Watcher } from '../tables/audience.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { Bucket } from './bucket.ts';

const BURST = 10;
/** Frames of one client that may be under way at once. */
const AT_ONCE = 64;
const TOO_SLOW = 1013;

/** Whoever is at the other end of a socket. */
export interface Guest {
  readonly you: Someone | null;
  /** The hash of the session or token; null for a stranger, who may only watch. */
  readonly session: string | null;
  readonly language: Language;
  readonly mutes: ReadonlySet<string>;
}

/** One socket: what it watches, and what it may still send. */
export class Client implements Watcher {
  /** Null until the table is found. */
  readonly watching = new Map<string, OpenTable | null>();
  readonly guest: Guest;
  private readonly socket: WebSocket;
  private readonly sendBuffer: number;
  private readonly bucket: Bucket;
  private underWay = 0;
  private isCorked = false;
  heardAt: number;

  constructor(socket: WebSocket, guest: Guest, config: Config, now: () => number) {
    this.socket = socket;
    this.guest = guest;
    this.sendBuffer = config.limits.sendBuffer;
    const { framesPerSecond } = config.limits;
    this.bucket = new Bucket(framesPerSecond, framesPerSecond * BURST, now);
    this.heardAt = now();
  }

  get person(): string | null {
    return this.guest.you?.id ?? null;
  }

  hears(person: string): boolean {
    return !this.guest.mutes.has(person);
  }

  /** A client that does not read is let go: when it comes back it is shown everything anew. */
  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.sendBuffer) {
      this.close(TOO_SLOW, 'too slow');
      socket.terminate();
      return;
    }
    this.corkUntilLater();
    socket.send(text);
  }

  /** Frames that are sent in the same breath leave in one packet. */
  private corkUntilLater(): void {
    const stream = (this.socket as unknown as { _socket?: { cork(): void; uncork(): void } })._socket;
    if (this.isCorked || stream === undefined) return;
    this.isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      stream.uncork();
    });
  }

  refuse(why: Refusal, about: { readonly table?: string; readonly id?: string } = {}): void {
    const { table, id } = about;
    const words = wordsFor(this.guest.language, why);
    this.send(
      spell({
        is: 'refused',
        ...(table === undefined ? {} : { table }),
        ...(id === undefined ? {} : { id }),
        why,
        words,
      }),
    );
  }

  /** Runs at most so many things at once for this client, and not too many a second. */
  admit(): boolean {
    return this.underWay < AT_ONCE && this.bucket.take();
  }

  async busy(work: () => Promise<void>): Promise<void> {
    this.underWay++;
    try {
      await work();
    } finally {
      this.underWay--;
    }
  }

  leave(): void {
    for (const table of this.watching.values()) table?.unwatch(this);
    this.watching.clear();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  ping(): void {
    this.socket.ping();
  }
}
