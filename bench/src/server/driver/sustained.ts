import type { DrivenTable } from './driven-table.ts';

/** All tables play as quickly as they can, each up to so many choices of its game. Returns how many were made. */
export async function playAll(tables: readonly DrivenTable[], upTo: number): Promise<number> {
  const before = choicesOf(tables);
  await Promise.all(tables.map((table) => playOne(table, upTo)));
  return choicesOf(tables) - before;
}

function playOne(table: DrivenTable, upTo: number): Promise<void> {
  const isDone = () => table.isOver || table.choices >= upTo;
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    table.onArrived = () => {
      if (!isDone()) table.chooseNext();
    };
    table.onSettled = () => {
      if (isDone()) resolve();
    };
    table.chooseNext();
  });
}

function choicesOf(tables: readonly DrivenTable[]): number {
  return tables.reduce((sum, { choices }) => sum + choices, 0);
}
