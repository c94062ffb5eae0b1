import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { frontPage } from '../kit/front-page.ts';
import { lateAnswers } from '../kit/line.ts';
import { playOn } from '../kit/play.ts';
import { tableForTwo } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';

oneBrowser();

describe('a guest alone', () => {
  it('is asked the first decision after one click, and finishes a game against bots by clicking the board', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin);
    await page.goto(origin);
    await frontPage(page).withBots.click();
    await page.waitForURL(/\/t\//);
    expect(await playOn(page, 'board')).toBeGreaterThan(10);
    await expect.poll(() => page.locator('.score-sheet').count()).toBeGreaterThan(0);
  });

  it('finishes a game by keyboard only', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { language: 'ru' });
    await page.goto(origin + (await tableForTwo(page, origin)));
    expect(await playOn(page, 'keys')).toBeGreaterThan(10);
  });

  it('decides the next question before the answer to the last one has come', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true });
    await lateAnswers(page, 4_000);
    await page.goto(origin + (await tableForTwo(page, origin)));
    expect(await playOn(page, 'keys', 4)).toBe(4);
  });

  it('finishes a game on a phone by touch, and the page never scrolls sideways', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { phone: true, language: 'uk', theme: 'dark' });
    await page.goto(origin + (await tableForTwo(page, origin)));
    expect(await playOn(page, 'touch')).toBeGreaterThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // The visitor has chosen no theme: the night is the system's.
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});
