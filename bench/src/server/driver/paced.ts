import type { SearchLuck } from '@engawa/kernel';
import type { DrivenTable } from './driven-table.ts';

export interface Latencies {
  readonly milliseconds: readonly number[];
  readonly held: number;
}

/**
 * Every table plays one game. Choices become due at random moments, whether or not the server keeps up; the tables take
 * turns.
 */
export async function playPaced(
  tables: readonly DrivenTable[],
  choicesPerSecond: number,
  luck: SearchLuck,
): Promise<Latencies> {
  const milliseconds: number[] = [];
  const paced = tables.map((table) => new PacedTable(table, milliseconds));
  const start = performance.now();
  const atTurn = turnsOf(paced);
  const over = Promise.all(paced.map((table) => table.over));
  let due = start + gap(luck, choicesPerSecond);
  let next = atTurn.next();
  await new Promise<void>((resolve) => {
    const tick = () => {
      const now = performance.now();
      for (; !next.done && due <= now; next = atTurn.next(), due += gap(luck, choicesPerSecond)) next.value.due(due);
      if (next.done) resolve();
      else setTimeout(tick, due - now);
    };
    tick();
  });
  await over;
  return { milliseconds, held: paced.reduce((sum, { held }) => sum + held, 0) };
}

/** Milliseconds to the next choice of a Poisson process. */
function gap(luck: SearchLuck, perSecond: number): number {
  return (-Math.log((luck.next() + 1) / 2 ** 32) * 1000) / perSecond;
}

function* turnsOf(tables: readonly PacedTable[]): Generator<PacedTable> {
  for (;;) {
    const left = tables.filter(({ isOwed }) => isOwed);
    if (left.length === 0) return;
    yield* left;
  }
}

class PacedTable {
  readonly over: Promise<void>;
  held = 0;
  private readonly table: DrivenTable;
  private left: number;
  private busy = false;
  private since = 0;
  private readonly late: number[] = [];

  constructor(table: DrivenTable, milliseconds: number[]) {
    this.table = table;
    this.left = table.length;
    table.onArrived = () => {
      milliseconds.push(performance.now() - this.since);
      this.busy = false;
      const due = this.late.shift();
      if (due !== undefined) this.send(due);
    };
    this.over = new Promise((resolve) => {
      table.onSettled = () => {
        if (table.isOver) resolve();
      };
    });
  }

  /** Whether choices of the game have not become due yet. */
  get isOwed(): boolean {
    return this.left > 0;
  }

  due(at: number): void {
    this.left--;
    if (!this.busy) this.send(performance.now());
    else {
      this.held++;
      this.late.push(at);
    }
  }

  /** A choice that had to wait for the one before it has waited since it was due. */
  private send(since: number): void {
    this.busy = true;
    this.since = since;
    this.table.chooseNext();
  }
}
