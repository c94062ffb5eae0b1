import type { ClientFrame, ServerFrame, SocketLike } from '../src/index.ts';

/** The other end of a socket, in the test's hands. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: ClientFrame[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.(undefined as never);
  }

  opens(): this {
    this.onopen?.(undefined as never);
    return this;
  }

  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** Its network is away: what is sent goes nowhere, and when it is closed no event says so. */
export class DeafSocket extends FakeSocket {
  isClosed = false;

  override close(): void {
    this.isClosed = true;
  }
}
