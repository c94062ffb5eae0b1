import { applyDifference } from '@engawa/kernel';
import type { ClientFrame, Request } from './frames.ts';
import { Pulse } from './pulse.ts';
import { Refused } from './refusals.ts';
import type { ChatLine, ServerFrame, Shown, Someone, Told } from './shown.ts';

/** The part of a WebSocket that is needed: a browser's, or another's of the same shape. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  /** Opens a new socket to the server. */
  readonly open: () => SocketLike;
  /** Something new and unguessable for every request. */
  readonly newId: () => string;
  /** Milliseconds before the next attempt to connect; by default growing up to ten seconds, with some chance in it. */
  readonly pause?: (attempt: number) => number;
  /** A clock in milliseconds, best one that goes on while the machine sleeps; by default `performance.now`. */
  readonly now?: () => number;
  readonly onHello?: (you: Someone | null, time: number) => void;
  /** Whether the connection stands. */
  readonly onState?: (isOpen: boolean) => void;
}

/** A table as it is known here. */
export interface KnownTable {
  readonly table: string;
  readonly number: number;
  readonly shown: Shown;
  /** Everything that was told since the table is watched, in order; what was taken back is gone. */
  readonly told: readonly Told[];
  readonly chat: readonly ChatLine[];
  readonly here: readonly number[];
  readonly watchers: number;
}

/** `news` is what this frame told; undefined when the table was sent whole. */
export type TableListener = (table: KnownTable, news: readonly Told[] | undefined) => void;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A request without its id, which the connection makes. */
export type Wish = Without<Request, 'id'>;

interface Pending {
  readonly frame: Request;
  resolve(number: number): void;
  reject(error: Error): void;
}

interface Watched {
  readonly listener: TableListener;
  readonly refused: (error: Refused) => void;
  known: KnownTable | undefined;
  /** The number up to which the table had been seen when it was last asked for. */
  from: number;
}

const TRY_AGAIN = 400;
const usualPause = (attempt: number) => Math.min(10_000, 250 * 2 ** attempt) * (0.5 + Math.random());

/**
 * One WebSocket for everything. It may break or fall silent at any time: the connection opens another one, asks for what
 * it missed, and sends again whatever was not answered, under the same ids, so that nothing is lost or done twice.
 */
export class Connection {
  private readonly options: ConnectionOptions;
  private readonly pending = new Map<string, Pending>();
  private readonly watched = new Map<string, Watched>();
  private readonly pulse: Pulse;
  private socket: SocketLike | undefined;
  private isOpen = false;
  private isClosed = false;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.pulse = new Pulse({
      now: options.now ?? (() => performance.now()),
      ping: () => this.sendNow({ is: 'ping' }),
      lost: () => this.lost(),
    });
    this.connect();
  }

  /** Shows a table until the returned function is called. Whoever comes second takes it over as it is known. */
  watch(table: string, listener: TableListener, refused: (error: Refused) => void = () => {}): () => void {
    const watched: Watched = { known: undefined, from: 0, ...this.watched.get(table), listener, refused };
    this.watched.set(table, watched);
    if (watched.known === undefined) this.sendWatch(table);
    else listener(watched.known, undefined);
    return () => {
      if (this.watched.get(table) !== watched) return;
      this.watched.delete(table);
      this.sendNow({ is: 'unwatch', table });
    };
  }

  /** What is known of a watched table. */
  known(table: string): KnownTable | undefined {
    return this.watched.get(table)?.known;
  }

  /** The number under which the wish was stored; a `Refused` if it was not. */
  ask(wish: Wish, id = this.options.newId()): Promise<number> {
    const frame = { ...wish, id } as Request;
    return new Promise((resolve, reject) => {
      if (this.isClosed) throw new Error('The connection was closed.');
      this.pending.set(id, { frame, resolve, reject });
      this.sendNow(frame);
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.lost();
    for (const { reject } of this.pending.values()) reject(new Error('The connection was closed.'));
    this.pending.clear();
  }

  private connect(): void {
    const socket = this.options.open();
    this.socket = socket;
    // One that never opens is given up as well.
    this.pulse.felt();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.pulse.felt();
      this.isOpen = true;
      this.options.onState?.(true);
      for (const table of this.watched.keys()) this.sendWatch(table);
      for (const { frame } of this.pending.values()) this.sendNow(frame);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.pulse.felt();
      this.hear(JSON.parse(`${data}`) as ServerFrame);
    };
    socket.onerror = () => {};
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    const { socket, isOpen } = this;
    this.pulse.stop();
    this.isOpen = false;
    // Forgotten before it is closed: the close event of a dead line may come minutes later, and is nobody's any more.
    this.socket = undefined;
    socket?.close();
    if (isOpen) this.options.onState?.(false);
    if (this.isClosed) return;
    const pause = this.options.pause ?? usualPause;
    this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
  }

  private sendNow(frame: ClientFrame): void {
    if (this.isOpen) this.socket!.send(JSON.stringify(frame));
  }

  private sendWatch(table: string): void {
    const watched = this.watched.get(table);
    if (watched === undefined) return;
    const { known } = watched;
    watched.from = known?.number ?? 0;
    const chat = known?.chat.at(-1)?.number;
    this.sendNow({
      is: 'watch',
      table,
      ...(known ? { from: known.number } : {}),
      ...(chat === undefined ? {} : { chat }),
    });
  }

  private hear(frame: ServerFrame): void {
    switch (frame.is) {
      case 'hello':
        this.attempt = 0;
        this.options.onHello?.(frame.you, frame.time);
        break;
      case 'done':
        this.settled(frame.id)?.resolve(frame.number);
        break;
      case 'refused':
        this.refused(frame);
        break;
      case 'table':
        this.whole(frame);
        break;
      case 'moved':
        this.moved(frame);
        break;
      case 'chat':
        this.learn(frame.table, ({ chat }) => (isNew(chat, frame.line) ? { chat: [...chat, frame.line] } : {}));
        break;
      case 'presence':
        this.learn(frame.table, () => ({ here: frame.here, watchers: frame.watchers }));
        break;
      case 'pong':
        break;
    }
  }

  private settled(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private refused({ id, table, why }: Extract<ServerFrame, { is: 'refused' }>): void {
    // Nobody knows whether it was stored, or the server has no time: ask again under the same id.
    if (why === 'unavailable' || why === 'too-many') {
      setTimeout(() => {
        const pending = id === undefined ? undefined : this.pending.get(id);
        if (pending) this.sendNow(pending.frame);
        else if (id === undefined && table !== undefined) this.sendWatch(table);
      }, TRY_AGAIN);
    } else if (id !== undefined) this.settled(id)?.reject(new Refused(why));
    else if (table !== undefined) this.watched.get(table)?.refused(new Refused(why));
  }

  private whole({ table, number, shown, told, chat }: Extract<ServerFrame, { is: 'table' }>): void {
    const watched = this.watched.get(table);
    if (watched === undefined) return;
    const { known } = watched;
    const isSameSeat = known?.shown.seat === shown.seat;
    if (!isSameSeat && watched.from > 0) {
      // What was told before was told to other eyes: ask for all of it.
      watched.known = undefined;
      this.sendWatch(table);
      return;
    }
    watched.known = {
      table,
      number,
      shown,
      told: isSameSeat ? withNews(known.told, told) : told,
      chat: known ? [...known.chat, ...chat.filter((line) => isNew(known.chat, line))] : chat,
      here: known?.here ?? [],
      watchers: known?.watchers ?? 0,
    };
    watched.listener(watched.known, undefined);
  }

  private moved({ table, from, number, change, told }: Extract<ServerFrame, { is: 'moved' }>): void {
    const watched = this.watched.get(table);
    const known = watched?.known;
    if (watched === undefined || known === undefined) return;
    if (known.number !== from) {
      // A frame went missing: ask for the whole.
      this.sendWatch(table);
      return;
    }
    const shown = applyDifference(known.shown, change) as Shown;
    watched.known = { ...known, number, shown, told: withNews(known.told, told) };
    watched.listener(watched.known, told);
  }

  private learn(table: string, change: (known: KnownTable) => Partial<KnownTable>): void {
    const watched = this.watched.get(table);
    if (watched?.known === undefined) return;
    watched.known = { ...watched.known, ...change(watched.known) };
    watched.listener(watched.known, []);
  }
}

function isNew(chat: readonly ChatLine[], line: ChatLine): boolean {
  return !chat.some(({ number }) => number === line.number);
}

function withNews(told: readonly Told[], news: readonly Told[]): readonly Told[] {
  const fresh = news.filter(({ number }) => number > (told.at(-1)?.number ?? -1));
  const undone = new Set(fresh.flatMap((one) => one.undone ?? []));
  const all = [...told, ...fresh];
  return undone.size === 0 ? all : all.filter(({ number }) => !undone.has(number));
}
