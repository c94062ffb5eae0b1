import type { Page } from 'playwright-core';

/** A guest of this page sits down with one bot: the shortest game there is. Returns the table's path. */
export async function tableForTwo(page: Page, origin: string): Promise<string> {
  const headers = { origin };
  await page.request.post(`${origin}/api/guest`, { headers, data: {} });
  const seats = ['open', { bot: 'greedy' }];
  const answer = await page.request.post(`${origin}/api/tables`, {
    headers,
    data: { game: 'tokaido', seats, autostart: true },
  });
  const { table } = (await answer.json()) as { table: string };
  return `/t/${table}`;
}
