import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { tooSmall } from '../kit/finger.ts';
import { playOn } from '../kit/play.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { cut, unseen } from '../kit/unseen.ts';

oneBrowser();

const GAME = 'rising-sun';
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const GAMES = [
  { phone: false, language: 'ru', theme: 'light' },
  { phone: true, language: 'uk', theme: 'dark' },
] as const;

describe('Rising Sun is played to its end', () => {
  it.each(GAMES)('by pressing the board and the trays: phone $phone, $language', async (look) => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, ...look });
    await page.goto(origin + (await tableWithBots(page, origin, 2, GAME)));
    // Whoever always declines and stops still has three tea ceremonies, seven mandates and three wars to answer for.
    expect(await playOn(page, look.phone ? 'touch' : 'board')).toBeGreaterThan(12);
    await expect.poll(() => page.locator('.score-sheet').count()).toBeGreaterThan(0);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('a table of five', () => {
  it('shows every number on a laptop, and cuts nothing off', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, language: 'ru' });
    await page.goto(origin + (await tableWithBots(page, origin, 4, GAME)));
    await playOn(page, 'keys', 6);
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBeGreaterThan(24);
    expect(await unseen(numbers)).toEqual([]);
    expect(await cut(page.locator('.seat-plate'))).toEqual([]);
  });

  it('has nothing on a phone that is smaller than a fingertip', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, phone: true });
    await page.goto(origin + (await tableWithBots(page, origin, 4, GAME)));
    await playOn(page, 'keys', 3);
    await page.locator('.action-bar[data-state=yours]').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('a gift is made out of turn, and everybody reads of it', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, language: 'en' });
    await page.goto(origin + (await tableWithBots(page, origin, 4, GAME)));
    await playOn(page, 'keys', 1);
    const gift = page.locator('[data-interjection^="gift:"][data-interjection$=":coin"]').first();
    await gift.click();
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/gives 1 coin, .+ receives it/);
  });
});
