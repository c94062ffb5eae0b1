import type { Append, Appended } from './store.ts';
import { Failed, type Writer } from './writer.ts';

const LARGEST_BATCH = 128;
/** For so many turns of the event loop a batch is left open, as long as each brings more entries. */
const LONGEST_GATHERING = 4;

interface Waiting {
  readonly entry: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (why: unknown) => void;
}

type Outcomes = readonly (Appended | Failed)[];

/**
 * Gathers the entries that arrive while nothing can be written, or in the same turn of the event loop; or in one of the next
 * few, if they come that quickly. Whoever comes alone waits for nobody.
 */
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
    setImmediate(this.#gather, 1, 1);
  }

  /** `known`: how many there were a turn ago. */
  readonly #gather = (known: number, turn: number): void => {
    const { length } = this.#waiting;
    if (length > known && length < LARGEST_BATCH && turn < LONGEST_GATHERING) {
      setImmediate(this.#gather, length, turn + 1);
      return;
    }
    this.#isScheduled = false;
    this.#write(this.#waiting.splice(0, LARGEST_BATCH));
    this.#schedule();
    if (this.#isIdle()) this.#onIdle?.();
  };

  #write(batch: Waiting[]): void {
    // All processes lock in the same order: nobody waits for somebody who waits for him.
    if (batch.length > 1) batch.sort(byTable);
    const writing = this.#writer.write(batch.map(({ entry }) => entry));
    if (writing instanceof Promise) void this.#settleOnce(writing, batch);
    else settle(batch, writing);
  }

  async #settleOnce(writing: Promise<Outcomes>, batch: readonly Waiting[]): Promise<void> {
    this.#underWay++;
    const waiting = setImmediate(useTheWait, batch);
    settle(batch, await writing);
    clearImmediate(waiting);
    this.#underWay--;
    this.#schedule();
    if (this.#isIdle()) this.#onIdle?.();
  }
}

function settle(batch: readonly Waiting[], outcomes: Outcomes): void {
  for (let i = 0; i < batch.length; i++) {
    const outcome = outcomes[i]!;
    if (outcome instanceof Failed) batch[i]!.reject(outcome.why);
    else batch[i]!.resolve(outcome);
  }
}

function useTheWait(batch: readonly Waiting[]): void {
  for (const { entry } of batch) entry.meanwhile?.();
}

function byTable({ entry: { row: a } }: Waiting, { entry: { row: b } }: Waiting): number {
  return a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : 0;
}
