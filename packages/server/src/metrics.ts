import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Thought } from './bots/pool.ts';
import type { Appended, Store } from './store/store.ts';

/** What is counted besides HTTP requests, which the HTTP part counts itself. */
export interface Metrics {
  readonly registry: Registry;
  readonly thought: (thought: Thought) => void;
  /** The store, with a count of what it is given. */
  readonly counted: (store: Store) => Store;
  /** Asked whenever somebody reads the metrics. */
  readonly watch: (name: string, help: string, value: () => number) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const entries = new Counter({
    name: 'engawa_entries_total',
    help: 'Entries that wanted a place in a log, by what became of them.',
    labelNames: ['result'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'engawa_append_seconds',
    help: 'How long entries waited to be stored.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
    registers: [registry],
  });
  const thoughts = new Counter({
    name: 'engawa_bot_thoughts_total',
    help: 'Jobs of bots, by how they ended.',
    labelNames: ['game', 'bot', 'outcome'],
    registers: [registry],
  });
  return {
    registry,
    thought: ({ game, bot, outcome }) => thoughts.inc({ game, bot, outcome }),
    counted: (store) => ({
      kind: store.kind,
      db: store.db,
      read: (table, after) => store.read(table, after),
      close: () => store.close(),
      async append(entry) {
        const began = performance.now();
        let result: Appended | 'failed' = 'failed';
        try {
          result = await store.append(entry);
          return result;
        } finally {
          entries.inc({ result });
          seconds.observe((performance.now() - began) / 1000);
        }
      },
    }),
    watch(name, help, value) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(value());
        },
      });
    },
  };
}
