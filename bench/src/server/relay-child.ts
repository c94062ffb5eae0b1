import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerAsServer, type Ports } from './process/server-answers.ts';

async function start(): Promise<Ports> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const waiting = new Map<string, WebSocket>();
  server.on('connection', (socket, { url = '' }) => {
    const first = waiting.get(url);
    if (first === undefined) waiting.set(url, socket);
    else {
      waiting.delete(url);
      handOn(first, socket);
      handOn(socket, first);
    }
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { live: port, api: port };
}

function handOn(from: WebSocket, to: WebSocket): void {
  from.on('message', (data, binary) => to.send(data, { binary }));
}

answerAsServer(start());
