import { applyDifference, type Seat } from '@engawa/kernel';
import type { ClientFrame, NewTableRequest, ServerFrame, Shown } from '@engawa/wire';
import { WebSocket } from 'ws';
import type { ConnectFour } from '../../connect-four/kernel-game.ts';
import type { Ports } from '../process/server-answers.ts';
import { type Clients, SEATS, type Seen } from './clients.ts';
import { originOf, post } from './http.ts';
import { stonesIn } from './stones.ts';

const NEW_TABLE: NewTableRequest = { game: 'connect-four', seats: ['open', 'open'] };

/** Two guests. A new game is a new table: one of them opens and starts it, the other is invited. */
export async function sitDownAtEngawa({ live }: Ports, table: number, seen: Seen): Promise<Clients> {
  const [first, second] = await Promise.all(SEATS.map((seat) => Client.connect(live, `player ${table}-${seat}`, seen)));
  const bySeat: Client[] = [];
  return {
    async newGame() {
      const opened = await first!.post<{ table: string; invitation: string }>('/api/tables', NEW_TABLE);
      const { table, invitation } = opened;
      await second!.post(`/api/tables/${table}/sit`, { invitation });
      await first!.post(`/api/tables/${table}/start`, {});
      for (const client of [first!, second!]) bySeat[await client.watch(table)] = client;
    },
    choose: (seat, column) => bySeat[seat]!.choose(column),
  };
}

class Client {
  private readonly port: number;
  private readonly cookie: string;
  private readonly socket: WebSocket;
  private readonly seen: Seen;
  private table = '';
  private number = 0;
  private shown: Shown | undefined;
  private onTable: (seat: Seat) => void = () => {};

  private constructor(port: number, cookie: string, seen: Seen) {
    this.port = port;
    this.cookie = cookie;
    this.seen = seen;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      headers: { cookie },
      origin: originOf(port),
      perMessageDeflate: false,
    });
    this.socket.on('message', (text) => this.take(JSON.parse(`${text}`) as ServerFrame));
  }

  static async connect(port: number, name: string, seen: Seen): Promise<Client> {
    const { cookie } = await post(port, '/api/guest', { name });
    const client = new Client(port, cookie, seen);
    await new Promise((resolve, reject) => client.socket.once('open', resolve).once('error', reject));
    client.socket.on('close', (code, why) => {
      throw new Error(`Engawa: closed, ${code} ${why}`);
    });
    return client;
  }

  async post<R>(path: string, body: unknown): Promise<R> {
    return (await post<R>(this.port, path, body, this.cookie)).body;
  }

  /** Resolves with the seat that the person has there. */
  watch(table: string): Promise<Seat> {
    if (this.table !== '') this.send({ is: 'unwatch', table: this.table });
    this.table = table;
    this.shown = undefined;
    this.send({ is: 'watch', table });
    return new Promise((resolve) => {
      this.onTable = resolve;
    });
  }

  choose(column: number): void {
    const { table, number } = this;
    // The number is a new one for every choice, and no other seat chooses at it.
    this.send({ is: 'choose', table, id: `at-${number}`, at: number, choice: column });
  }

  private send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  private take(frame: ServerFrame): void {
    if (frame.is === 'refused') throw new Error(`Engawa refused ${frame.id ?? 'a frame'}: ${frame.why}`);
    if (frame.is === 'table' && frame.table === this.table) {
      this.see(frame.number, frame.shown);
      this.onTable(frame.shown.seat!);
    } else if (frame.is === 'moved' && frame.table === this.table) {
      if (frame.from !== this.number) throw new Error(`Engawa: from ${frame.from}, but ${this.number} was seen`);
      this.see(frame.number, applyDifference(this.shown, frame.change) as Shown);
    }
  }

  private see(number: number, shown: Shown): void {
    this.number = number;
    this.shown = shown;
    const { heights, winner } = shown.view as ConnectFour;
    this.seen(shown.seat!, stonesIn(heights), shown.status === 'over' ? { winner } : undefined);
  }
}
