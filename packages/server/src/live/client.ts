import type { Writable } from 'node:stream';
import type { Language } from '@engawa/kernel';
import { type Refusal, type Someone, wordsFor } from '@engawa/wire';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { spell, type Watcher } from '../tables/audience.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { Bucket } from './bucket.ts';
import { textFrames } from './text-frames.ts';

const BURST = 10;
/** Frames of one client that may be under way at once. */
const AT_ONCE = 64;
const TOO_SLOW = 1013;
const POLICY = 1008;

/** Whoever is at the other end of a socket. */
export interface Guest {
  readonly you: Someone | null;
  /** The hash of the session or token; null for a stranger, who may only watch. */
  readonly session: string | null;
  readonly language: Language;
}

/** One socket: what it watches, and what it may still send. */
export class Client implements Watcher {
  /** Null until the table is found. */
  readonly watching = new Map<string, OpenTable | null>();
  readonly guest: Guest;
  /** The ids of those whose lines are not sent. */
  mutes: ReadonlySet<string> = new Set();
  private readonly socket: WebSocket;
  /** What the socket writes to. Our own frames go there directly. */
  private readonly stream: Writable;
  private unsent: string[] = [];
  private readonly sendBuffer: number;
  private readonly bucket: Bucket;
  /** Of all who come from the same address. */
  private readonly shared: Bucket;
  /** How often it is told that it sends too much. */
  private readonly warnings: Bucket;
  /** Frames that are being answered. */
  underWay = 0;
  heardAt: number;

  constructor(socket: WebSocket, stream: Writable, guest: Guest, config: Config, shared: Bucket, now: () => number) {
    this.socket = socket;
    this.stream = stream;
    this.guest = guest;
    this.sendBuffer = config.limits.sendBuffer;
    const { framesPerSecond } = config.limits;
    this.bucket = new Bucket(framesPerSecond, framesPerSecond * BURST, now);
    this.warnings = new Bucket(framesPerSecond, framesPerSecond * BURST, now);
    this.shared = shared;
    this.heardAt = now();
  }

  get person(): string | null {
    return this.guest.you?.id ?? null;
  }

  hears(person: string): boolean {
    return !this.mutes.has(person);
  }

  /** A client that does not read is let go: when it comes back it is shown everything anew. */
  send(text: string): void {
    this.unsent.push(text);
    this.flush();
  }

  /** The same once this breath is over, together with what else is sent in it. */
  sendSoon(text: string): void {
    if (this.unsent.push(text) === 1) process.nextTick(() => this.flush());
  }

  private flush(): void {
    const { socket, stream, unsent } = this;
    if (unsent.length === 0) return;
    this.unsent = [];
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > this.sendBuffer) this.throwOut(TOO_SLOW, 'too slow');
    else stream.write(textFrames(unsent));
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
  admit(cost: number): boolean {
    return this.underWay < AT_ONCE && this.bucket.take(cost) && this.shared.take(cost);
  }

  /** It sends too much, and is told so. Even to read that costs time: whoever goes on regardless is not heard any longer. */
  turnAway(about: { readonly table?: string; readonly id?: string }): void {
    if (this.warnings.take()) this.refuse('too-many', about);
    else this.throwOut(POLICY, 'too many frames');
  }

  leave(): void {
    for (const table of this.watching.values()) table?.unwatch(this);
    this.watching.clear();
  }

  close(code: number, reason: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  /** Without waiting for an answer, nor for what else it has sent. */
  private throwOut(code: number, reason: string): void {
    this.close(code, reason);
    this.socket.terminate();
  }

  terminate(): void {
    this.socket.terminate();
  }

  ping(): void {
    this.socket.ping();
  }
}
