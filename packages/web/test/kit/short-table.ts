import type { NewTableRequest } from '@engawa/wire';
import type { Page } from 'playwright-core';
import { post } from './post.ts';

/** A guest of this page sits down with one bot: the shortest game there is. Returns the table's path. */
export function tableForTwo(page: Page, origin: string): Promise<string> {
  return tableWithBots(page, origin, 1);
}

/** A guest of this page sits down with so many bots. */
export async function tableWithBots(
  page: Page,
  origin: string,
  bots: number,
  game = 'tokaido',
  more: Partial<NewTableRequest> = {},
): Promise<string> {
  await post(page, origin, '/guest');
  const seats = ['open', ...Array.from({ length: bots }, () => ({ bot: 'greedy' }))];
  const wish = { game, seats, autostart: true, ...more };
  return `/t/${(await post<{ table: string }>(page, origin, '/tables', wish)).table}`;
}
