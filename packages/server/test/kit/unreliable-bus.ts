import { type Luck, SearchLuck } from '@engawa/kernel';
import type { Bus } from '../../src/bus/bus.ts';

export interface Unreliability {
  readonly seed: number;
  /** Hints in a hundred. */
  readonly lost?: number;
  readonly doubled?: number;
  /** Each hint is late by up to so many milliseconds: so they also come out of order. */
  readonly late?: number;
}

export interface UnreliableBus extends Bus {
  /** From now on, or from now on no longer, everything that is published is lost. */
  silence(on: boolean): void;
}

/** A bus that does to hints whatever a bus may do. */
export function unreliableBus(bus: Bus, { seed, lost = 0, doubled = 0, late = 0 }: Unreliability): UnreliableBus {
  const luck: Luck = SearchLuck.seeded(seed);
  const under = new Set<NodeJS.Timeout>();
  let isSilent = false;
  return {
    publish(hint) {
      if (isSilent || luck.below(100) < lost) return;
      const copies = luck.below(100) < doubled ? 2 : 1;
      for (let i = 0; i < copies; i++) {
        const timer = setTimeout(
          () => {
            under.delete(timer);
            bus.publish(hint);
          },
          luck.below(late + 1),
        );
        under.add(timer);
      }
    },
    subscribe: bus.subscribe,
    async close() {
      for (const timer of under) clearTimeout(timer);
      await bus.close();
    },
    silence(on) {
      isSilent = on;
    },
  };
}
