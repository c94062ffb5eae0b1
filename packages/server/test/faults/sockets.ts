import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Visitor } from '../kit/visitor.ts';

/** Opens many things at once; all are gone when the test is over. */
export function many(count: number, open: (i: number) => Socket): Socket[] {
  const all = Array.from({ length: count }, (_, i) => open(i));
  onTestFinished(() => {
    for (const one of all) one.destroy();
  });
  return all;
}

/** A TCP connection that says only this much and then waits; it never hangs up by itself. */
export function halfOpen(port: number, text: string, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  socket.on('connect', () => socket.write(text));
  socket.on('data', () => {});
  socket.on('error', () => {});
  return socket;
}

/** The request that makes a WebSocket, as somebody would send it by hand. */
export function upgradeOf({ origin, headers }: Visitor): string {
  const lines = Object.entries({
    host: origin.slice('http://'.length),
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  });
  return `GET /api/live HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** The status of the answer: 101 for a WebSocket. */
export function statusOf(socket: Socket): Promise<number> {
  return new Promise((resolve) => socket.once('data', (data) => resolve(Number(`${data}`.split(' ')[1]))));
}

/** Asks for a whole table again and again and reads nothing of it, until it is thrown out. */
export async function neverRead(visitor: Visitor, table: string): Promise<void> {
  const socket = visitor.socket();
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  const frame = JSON.stringify({ is: 'watch', table });
  while (socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 20; i++) socket.send(frame);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
