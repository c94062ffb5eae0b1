import type { Append, Appended } from './store.ts';
import { Failed, type Writer } from './writer.ts';

const LARGEST_BATCH = 128;

interface Waiting {
  readonly entry: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (why: unknown) => void;
}

/** Gathers the entries that arrive while nothing can be written, or in the same turn of the event loop. */
export class GroupCommit {
  readonly #writer: Writer;
  readonly #writers: number;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;
  #onIdle: (() => void) | undefined;

  constructor(writer: Writer, writers: number) {
    this.#writer = writer;
    this.#writers = writers;
  }

  append(entry: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#schedule();
    });
  }

  /** When all that was appended has its answer. */
  idle(): Promise<void> {
    if (this.#isIdle()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onIdle = resolve;
    });
  }

  #isIdle(): boolean {
    return this.#underWay === 0 && this.#waiting.length === 0;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay === this.#writers || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#write(this.#waiting.splice(0, LARGEST_BATCH));
      this.#schedule();
    });
  }

  async #write(batch: Waiting[]): Promise<void> {
    this.#underWay++;
    // All processes lock in the same order: nobody waits for somebody who waits for him.
    if (batch.length > 1) batch.sort(byTable);
    const entries = batch.map(({ entry }) => entry);
    // What is on the disk at once is so before this turn of the event loop is over.
    const waiting = setImmediate(useTheWait, entries);
    const outcomes = await this.#writer.write(entries);
    clearImmediate(waiting);
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index]!;
      if (outcome instanceof Failed) reject(outcome.why);
      else resolve(outcome);
    }
    this.#underWay--;
    this.#schedule();
    if (this.#isIdle()) this.#onIdle?.();
  }
}

function useTheWait(entries: readonly Append[]): void {
  for (const { meanwhile } of entries) meanwhile?.();
}

function byTable({ entry: { row: a } }: Waiting, { entry: { row: b } }: Waiting): number {
  return a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : 0;
}
