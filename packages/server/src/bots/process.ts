import { setPriority } from 'node:os';
import { Piscina } from 'piscina';
import { type BotProcessSettings, isChoice, type Order, type Report } from './job.ts';
import { watchMemory } from './memory.ts';

// The entry of the process in which bots think, in threads. A thread of the server itself would not do: when a Map or an
// array of it outgrows its memory at one stroke, V8 ends the whole process.

/** People come first. */
const NICE = 5;
const IDLE = 60_000;

const settings = JSON.parse(process.argv[2]!) as BotProcessSettings;
setPriority(NICE);
const pool = new Piscina({
  filename: settings.worker,
  minThreads: 1,
  maxThreads: settings.threads,
  idleTimeout: IDLE,
  resourceLimits: { maxOldGenerationSizeMb: settings.memory },
});
// A thread that dies without a job is nobody's loss: the next job gets another one.
pool.on('error', () => {});
const memory = watchMemory(settings);
const running = new Map<number, AbortController>();

async function think(id: number, job: string, cap: number): Promise<void> {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), cap);
  running.set(id, stop);
  memory.watch(running.size > 0);
  const report = await pool.run(job, { signal: stop.signal }).then(
    (choice: unknown): Report =>
      isChoice(choice) ? { is: 'answered', id, choice } : { is: 'failed', id, error: 'The answer is not a choice.' },
    (error: unknown): Report => (stop.signal.aborted ? { is: 'late', id } : { is: 'failed', id, error: `${error}` }),
  );
  clearTimeout(late);
  running.delete(id);
  memory.watch(running.size > 0);
  process.send?.(report);
}

process.on('message', (order: Order) => {
  if (order.is === 'think') void think(order.id, order.job, order.cap);
  else running.get(order.id)?.abort();
});
// Nobody is left to think for; a looping thread ends with the process.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches every process: the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.send?.({ is: 'ready' } satisfies Report);
