import type { Bus } from './bus.ts';
import { type Complain, createListeners, type Listeners } from './listeners.ts';
import { createOutbox } from './outbox.ts';

export interface InProcessBus {
  /** A bus for one more server. */
  join(process: string): Bus;
}

/** For a server that is alone, and for tests with several in one process. Like the others, only without a wire. */
export function inProcessBus(complain: Complain = () => {}): InProcessBus {
  const members = new Set<Listeners>();
  return {
    join(process) {
      const listeners = createListeners(process, complain);
      members.add(listeners);
      const outbox = createOutbox(process, async (packet) => {
        for (const member of [...members]) member.receive(packet);
      });
      return {
        publish(hint) {
          // Alone there is nobody to tell.
          if (members.has(listeners) && members.size > 1) outbox.post(hint);
        },
        subscribe: listeners.subscribe,
        async close() {
          members.delete(listeners);
          await outbox.flushed();
        },
      };
    },
  };
}
