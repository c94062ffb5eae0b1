import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Journal } from './journal.ts';
import { answerAsServer, type Ports } from './process/server-answers.ts';

async function start(): Promise<Ports> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const { JOURNAL } = process.env;
  const journal = JOURNAL === undefined ? undefined : new Journal(JOURNAL);
  const waiting = new Map<string, WebSocket>();
  server.on('connection', (socket, { url = '' }) => {
    const first = waiting.get(url);
    if (first === undefined) waiting.set(url, socket);
    else {
      waiting.delete(url);
      handOn(first, socket, journal);
      handOn(socket, first, journal);
    }
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { live: port, api: port };
}

function handOn(from: WebSocket, to: WebSocket, journal: Journal | undefined): void {
  from.on('message', (data: RawData, binary) => {
    const send = () => to.send(data, { binary });
    if (journal === undefined) send();
    else journal.add(data as Buffer, send);
  });
}

answerAsServer(start());
