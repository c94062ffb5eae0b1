import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { playOn, playThrough } from '../kit/play.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { cut, unseen } from '../kit/unseen.ts';

oneBrowser();

const GAME = 'bitoku';
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Laptop and phone, Russian and Ukrainian, with a bot and alone against the Tengu; in the long round by keys alone too. */
const GAMES = [
  { hand: 'board', phone: false, language: 'ru', theme: 'light', bots: 1, isShortened: true },
  { hand: 'touch', phone: true, language: 'uk', theme: 'dark', bots: 0, isShortened: false },
  ...(process.env.ENGAWA_LONG
    ? ([
        { hand: 'board', phone: false, language: 'uk', theme: 'dark', bots: 0, isShortened: false },
        { hand: 'touch', phone: true, language: 'uk', theme: 'light', bots: 1, isShortened: false },
        { hand: 'keys', phone: false, language: 'en', theme: 'dark', bots: 0, isShortened: false },
        { hand: 'keys', phone: false, language: 'en', theme: 'light', bots: 3, isShortened: false },
      ] as const)
    : []),
] as const;

describe('Bitoku is played to its end', () => {
  it.each(GAMES)('by $hand, phone $phone, $language, bots $bots', async ({ bots, hand, isShortened, ...look }) => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, ...look });
    await page.goto(origin + (await tableWithBots(page, origin, bots, GAME)));
    await playThrough(page, hand, { least: 60, isShortened });
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('a table of four', () => {
  it('shows every number on a laptop and cuts nothing off', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, language: 'ru' });
    const clock = { is: 'live', bank: 600, increment: 5 } as const;
    await page.goto(origin + (await tableWithBots(page, origin, 3, GAME, { clock })));
    await playOn(page, 'keys', 6);
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBe(24);
    expect(await unseen(numbers)).toEqual([]);
    expect(await cut(page.locator('.seat-plate'))).toEqual([]);
    expect(await cut(page.locator('.table-mine'))).toEqual([]);
  });
});
