import type { Seat } from '@engawa/kernel';
import type { FilteredMetadata, State, SyncInfo } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { Board } from '../../connect-four/boardgame-io-rules.ts';
import type { Ports } from '../process/server-answers.ts';
import { type Clients, type Ending, SEATS, type Seen } from './clients.ts';
import { originOf, post } from './http.ts';
import { stonesIn } from './stones.ts';

const GAME = 'connect-four';

/** Speaks what boardgame.io's own client sends, without the rules that it runs ahead of the server. */
export async function sitDownAtBoardgameIo({ live, api }: Ports, table: number, seen: Seen): Promise<Clients> {
  const clients = SEATS.map((seat) => new Client(live, seat, seen));
  await Promise.all(clients.map((client) => client.connected()));
  return {
    async newGame() {
      const { body } = await post<{ matchID: string }>(api, `/games/${GAME}/create`, { numPlayers: 2 });
      for (const [seat, client] of clients.entries()) {
        const joining = { playerID: `${seat}`, playerName: `player ${table}-${seat}` };
        const joined = await post<{ playerCredentials: string }>(api, `/games/${GAME}/${body.matchID}/join`, joining);
        client.join(body.matchID, joined.body.playerCredentials);
      }
      await Promise.all(clients.map((client) => client.joined()));
    },
    choose: (seat, column) => clients[seat]!.choose(column),
  };
}

class Client {
  private readonly socket: Socket;
  private readonly seat: Seat;
  private match = '';
  private credentials = '';
  private stateId = 0;
  private onJoined = () => {};
  private joining: Promise<void> = Promise.resolve();

  constructor(port: number, seat: Seat, seen: Seen) {
    this.seat = seat;
    this.socket = io(`${originOf(port)}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const take = ({ G, ctx, _stateID }: State<Board>) => {
      this.stateId = _stateID;
      seen(seat, stonesIn(G.heights), ctx.gameover as Ending | undefined);
    };
    this.socket.on('sync', (match: string, { state }: SyncInfo) => {
      if (match === this.match) take(state);
    });
    this.socket.on('update', (match: string, state: State<Board>) => {
      if (match === this.match) take(state);
    });
    // The server answers `sync` first and counts the client in only then: before that it would miss an update.
    this.socket.on('matchData', (match: string, players: FilteredMetadata) => {
      if (match === this.match && players[seat]!.isConnected) this.onJoined();
    });
    this.socket.on('disconnect', (why) => {
      throw new Error(`boardgame.io: disconnected, ${why}`);
    });
  }

  connected(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('connect', resolve).once('connect_error', reject);
    });
  }

  join(match: string, credentials: string): void {
    this.match = match;
    this.credentials = credentials;
    this.joining = new Promise((resolve) => {
      this.onJoined = resolve;
    });
    this.socket.emit('sync', match, `${this.seat}`, credentials, 2);
  }

  joined(): Promise<void> {
    return this.joining;
  }

  choose(column: number): void {
    const { match, credentials, stateId } = this;
    const playerID = `${this.seat}`;
    const payload = { type: 'drop', args: [column], playerID, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, playerID);
  }
}
