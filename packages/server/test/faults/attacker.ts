import type { Luck } from '@engawa/kernel';
import { type KnownTable, type ServerFrame, wordsFor } from '@engawa/wire';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Visitor } from '../kit/visitor.ts';
import { fuzzedFrame } from './fuzz.ts';

const AT_ONCE = 20;
const KINDS = new Set(['hello', 'table', 'moved', 'done', 'refused', 'chat', 'presence', 'pong']);

/** Sends whatever comes to mind, and looks that every answer is one that the server means to give. */
export class Attacker {
  readonly answers: Record<string, number> = {};
  sent = 0;
  closed = 0;
  private readonly visitor: Visitor;
  private readonly luck: Luck;
  private socket: WebSocket | undefined;

  constructor(visitor: Visitor, luck: Luck) {
    this.visitor = visitor;
    this.luck = luck;
  }

  /** So many frames about a table, as far as somebody else knows it. */
  async attack(known: () => KnownTable, frames: number): Promise<void> {
    for (let i = 0; i < frames; i += AT_ONCE) {
      const socket = await this.openSocket();
      for (let k = 0; k < AT_ONCE; k++) {
        const { data, isBinary } = fuzzedFrame(known(), this.luck);
        socket.send(data, { binary: isBinary });
        this.sent++;
      }
      await this.answered(socket);
    }
  }

  private async openSocket(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const socket = this.visitor.socket();
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(`${data}`) as ServerFrame));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.once('close', () => this.closed++);
    return socket;
  }

  /** Until it has answered what was sent before, or has thrown us out. */
  private answered(socket: WebSocket): Promise<void> {
    return new Promise((resolve) => {
      const look = (data: unknown) => {
        if (!`${data}`.startsWith('{"is":"pong"')) return;
        socket.off('message', look);
        socket.off('close', done);
        resolve();
      };
      const done = () => resolve();
      socket.on('message', look);
      socket.once('close', done);
      if (socket.readyState !== WebSocket.OPEN) return resolve();
      socket.send('{"is":"ping"}');
      return undefined;
    });
  }

  private hear(frame: ServerFrame): void {
    expect(KINDS.has(frame.is), JSON.stringify(frame)).toBe(true);
    const what = frame.is === 'refused' ? `refused: ${frame.why}` : frame.is;
    this.answers[what] = (this.answers[what] ?? 0) + 1;
    if (frame.is === 'refused') expect(frame.words).toBe(wordsFor('en', frame.why));
  }

  leave(): void {
    this.socket?.terminate();
  }
}
