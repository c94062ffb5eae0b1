import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Thought } from './bots/pool.ts';
import type { Appended, Store } from './store/store.ts';

const TIMED = 16;

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
  // Every ten milliseconds, as is usual, an idle server would spend most of its time on being watched.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  // Counted by hand: this happens at every choice.
  const results = { stored: 0, taken: 0, failed: 0 };
  new Counter({
    name: 'engawa_entries_total',
    help: 'Entries that wanted a place in a log, by what became of them.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(results)) this.inc({ result }, count);
    },
  });
  let appended = 0;
  const countResult = (result: Appended) => {
    results[result]++;
  };
  const countFailure = () => {
    results.failed++;
  };
  const seconds = new Histogram({
    name: 'engawa_append_seconds',
    help: 'How long entries waited to be stored: one in sixteen is timed.',
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
      append(entry) {
        const appending = store.append(entry);
        appending.then(countResult, countFailure);
        if (++appended % TIMED > 0) return appending;
        const began = performance.now();
        return appending.finally(() => seconds.observe((performance.now() - began) / 1000));
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
