import type { Bus } from './bus.ts';
import { unpack } from './packet.ts';

/** Told what went wrong on the bus: nobody waits for an answer who could be told otherwise. */
export type Complain = (error: unknown, what: string) => void;

export interface Listeners {
  readonly subscribe: Bus['subscribe'];
  /** Hands on what has come over the wire, unless it is one's own or nonsense. */
  receive(text: string): void;
}

/** Those who hear the bus in this process. One that fails does not keep the others from hearing. */
export function createListeners(process: string, complain: Complain): Listeners {
  const listeners = new Set<{ readonly hear: Parameters<Bus['subscribe']>[0] }>();
  return {
    subscribe(hear) {
      const one = { hear };
      listeners.add(one);
      return () => listeners.delete(one);
    },
    receive(text) {
      const packet = unpack(text);
      if (packet === undefined || packet.from === process) return;
      for (const hint of packet.hints) {
        for (const { hear } of [...listeners]) {
          try {
            hear(hint, packet.from);
          } catch (error) {
            complain(error, 'a listener of the bus failed');
          }
        }
      }
    },
  };
}
