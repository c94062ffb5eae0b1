import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { lookAtMiddle, seeEnd } from '../kit/company.ts';
import { playThrough } from '../kit/play.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { cut, unseen } from '../kit/unseen.ts';

oneBrowser();

const GAME = 'bitoku';
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Laptop and phone, Russian and Ukrainian, with a bot and alone against the Tengu; in the long round by keys alone too. */
const GAMES = [
  { hand: 'board', phone: false, language: 'ru', theme: 'light', bots: 1 },
  { hand: 'touch', phone: true, language: 'uk', theme: 'dark', bots: 0 },
  ...(process.env.ENGAWA_LONG
    ? ([
        { hand: 'board', phone: false, language: 'uk', theme: 'dark', bots: 0 },
        { hand: 'touch', phone: true, language: 'uk', theme: 'light', bots: 1 },
        { hand: 'keys', phone: false, language: 'en', theme: 'dark', bots: 0 },
        { hand: 'keys', phone: false, language: 'en', theme: 'light', bots: 3 },
      ] as const)
    : []),
] as const;

describe('Bitoku is played to its end', () => {
  it.each(GAMES)('by $hand, phone $phone, $language, bots $bots', async ({ bots, hand, ...look }) => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, ...look });
    const path = await tableWithBots(page, site.origin, bots, GAME);
    await page.goto(site.origin + path);
    const isOver = await playThrough(page, hand, { least: 60, isShortened: true });
    if (!isOver) await seeEnd(page, site, path);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('a table of four', () => {
  it('shows every number on a laptop and cuts nothing off', async () => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, language: 'ru' });
    const clock = { is: 'live', bank: 600, increment: 5 } as const;
    await lookAtMiddle(page, site, { game: GAME, bots: 3, choices: 6, wish: { clock } });
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBe(24);
    expect(await unseen(numbers)).toEqual([]);
    expect(await cut(page.locator('.seat-plate'))).toEqual([]);
    expect(await cut(page.locator('.table-mine'))).toEqual([]);
  });
});
