import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrames } from '../../src/live/text-frames.ts';

/** What a client of the usual kind reads from these bytes. */
async function readBy(bytes: Buffer, count: number): Promise<string[]> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  onTestFinished(() => {
    sockets.close();
  });
  await once(sockets, 'listening');
  sockets.on('connection', (_, { socket }: { socket: Socket }) => socket.write(bytes));
  const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as { port: number }).port}`);
  const texts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      if (texts.push(`${data}`) === count) resolve();
    });
  });
  client.terminate();
  return texts;
}

describe('texts as frames', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('%i bytes arrive as they were', async (length) => {
    const text = 'x'.repeat(length);
    expect(await readBy(textFrames([text]), 1)).toEqual([text]);
  });

  it('several go together, in their order, in any script', async () => {
    const texts = ['first', 'Вторая, «с кавычками»', 'третя ї', '', '🏯'.repeat(40), 'last'];
    expect(await readBy(textFrames(texts), texts.length)).toEqual(texts);
  });
});
