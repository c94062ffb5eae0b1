import { Connection, type SocketLike } from '@engawa/wire';
import { create } from 'zustand';

interface Live {
  readonly isOpen: boolean;
  /** What the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

export const useLive = create<Live>(() => ({ isOpen: false, ahead: 0 }));

let connection: Connection | undefined;

/** The one connection of this page, opened when it is first needed. */
export function live(): Connection {
  connection ??= new Connection({
    open: () =>
      new WebSocket(
        `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`,
      ) as unknown as SocketLike,
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    onState: (isOpen) => useLive.setState({ isOpen }),
    onHello: (_you, time) => useLive.setState({ ahead: time - Date.now() }),
  });
  return connection;
}

/** After signing in or out: the server must see us with new eyes. */
export function reconnect(): void {
  connection?.close();
  connection = undefined;
}
