import { gameCard } from '../games/catalogue.ts';
import { live } from '../session/live.ts';

const TABLE = /^\/t\/([^/]+)\/?$/;

/**
 * Whoever comes by the address of a table: the table is asked for, and the code of its game, while the code of the page
 * is on its way. The page takes over from here; should anything fail, it says so.
 */
export function askAhead(path: string): void {
  const table = TABLE.exec(path)?.[1];
  if (table === undefined) return;
  live().watch(table, ({ shown }) => {
    gameCard(shown.game)
      ?.load()
      .catch(() => {});
  });
}
