import type { ServerFrame } from '@engawa/wire';
import type { WebSocket } from 'ws';
import type { Visitor } from '../kit/visitor.ts';

export type Answer = Extract<ServerFrame, { is: 'done' | 'refused' }>;

/** A socket over which a test says whatever it wants, also what no client of ours would. */
export class RawClient {
  readonly socket: WebSocket;
  private readonly waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];

  static async open(visitor: Visitor): Promise<RawClient> {
    const socket = visitor.socket();
    await new Promise((resolve, reject) => socket.once('open', resolve).once('close', reject));
    return new RawClient(socket);
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const frame = JSON.parse(`${data}`) as ServerFrame;
      if (frame.is === 'done' || frame.is === 'refused') this.waiting.shift()?.resolve(frame);
    });
    socket.on('close', () => {
      for (const { reject } of this.waiting.splice(0)) reject(new Error('The socket was closed.'));
    });
  }

  /** The answer to a frame that must be answered; frames are sent one at a time. */
  ask(frame: unknown): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    });
  }
}
