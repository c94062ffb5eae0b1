import { type Game, recordToText } from '@engawa/kernel';
import { tokaido } from '@engawa/tokaido';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { replayWords } from '../../src/replay/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { finishedGame } from '../kit/finished.ts';
import { openSite } from '../kit/site.ts';
import { pressButton } from '../kit/table.ts';

oneBrowser();

const SAY = replayWords.en;

async function openRecord(page: Page, origin: string, text: string): Promise<void> {
  await page.goto(`${origin}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/replay\/file~/);
  await page.locator('.replay__board svg').first().waitFor();
}

it('a finished game is reviewed, a line is shown, and the game is played on from there', async () => {
  const { origin } = await openSite();
  const page = await visitor(origin, { once: true });
  const record = finishedGame(tokaido as unknown as Game, ['greedy', 'random'], 'review', { initiatory: true });
  await openRecord(page, origin, recordToText(record));

  await pressButton(page, SAY.review.start);
  await page.getByRole('tab', { name: SAY.review.tab, selected: true }).waitFor();
  await page.getByRole('heading', { name: SAY.review.chances }).waitFor();
  expect(await page.locator('.review-accounts tbody tr').count()).toBe(2);
  const first = await page.locator('.review-accounts').textContent();

  // Another visit finds it ready.
  await page.reload();
  await page.getByRole('tab', { name: SAY.review.tab, selected: true }).waitFor();
  expect(await page.locator('.review-accounts').textContent()).toBe(first);

  const missed = page.locator('.replay-moments__open', { hasText: SAY.review.missed }).first();
  const number = Number(await missed.locator('.replay-moments__number').textContent());
  await missed.click();
  expect(await missed.getAttribute('aria-current')).toBe('step');
  const at = (await page.locator('.replay__at').textContent())!;
  await page.keyboard.press('Home');
  await page.keyboard.press(`${number}`);
  expect(await page.locator('.replay__at').textContent()).toBe(at);

  await pressButton(page, SAY.review.showLine);
  await page.locator('.replay__stage--line').waitFor();
  expect(await page.locator('.review-line-bar').textContent()).toContain('Not played, 1 of');
  expect(await page.locator('.review-line > li').count()).toBeGreaterThan(0);
  await pressButton(page, SAY.review.backToGame);
  expect(await page.locator('.replay__stage--line').count()).toBe(0);

  await page.getByRole('radio', { name: SAY.review.points, exact: true }).click();
  await page.getByRole('heading', { name: SAY.curve }).waitFor();

  await pressButton(page, SAY.review.instead);
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator('.action-bar[data-state=yours]').waitFor();
  const seat = record.entries[Number.parseInt(at, 10) - 1]!.seat;
  expect(await page.locator('.seat-plate', { hasText: record.names![seat]! }).count()).toBe(1);
  const told = await page.locator('.log__line').count();
  await page.locator('.tk-board [data-choice]').first().click();
  await page.locator('.tk-board [data-choice]').first().click();
  await expect.poll(() => page.locator('.log__line').count()).toBeGreaterThan(told);
});
