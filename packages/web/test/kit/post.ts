import type { Page } from 'playwright-core';

/** Asks the server in the name of whoever this page belongs to; for what the test is not about. */
export async function post<T>(page: Page, origin: string, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(`${origin}/api${path}`, { headers: { origin }, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
