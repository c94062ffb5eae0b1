import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Order } from '../../src/bots/job.ts';
import type { BotFiles } from '../../src/bots/pool.ts';
import { scratchFolder } from './house.ts';

export interface Notebook {
  /** For a server whose bots are only listened to. */
  readonly files: BotFiles;
  /** What has crossed the border to the bots so far, as it crossed it. */
  readonly orders: () => Order[];
}

/** Hears everything that a server tells the process of its bots. */
export function listenToBots(): Notebook {
  const notebook = join(scratchFolder(), 'orders');
  return {
    files: { process: fileURLToPath(new URL('listening-process.mjs', import.meta.url)), worker: notebook },
    orders() {
      if (!existsSync(notebook)) return [];
      const lines = readFileSync(notebook, 'utf8').split('\n').slice(0, -1);
      return lines.map((line) => JSON.parse(line) as Order);
    },
  };
}
