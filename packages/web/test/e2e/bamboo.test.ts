import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faceWords } from '../../src/games/bamboo/words/index.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { lookAtMiddle } from '../kit/company.ts';
import { longPress, tooSmall } from '../kit/finger.ts';
import { playOn, playThrough } from '../kit/play.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { cut, unseen } from '../kit/unseen.ts';

oneBrowser();

const GAME = 'bamboo';
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** A number of the score, by keys: the lines of the log that made it. */
async function openNumber(page: Page): Promise<void> {
  const number = page.locator('.score-sheet__open').filter({ hasNotText: /^0$/ }).first();
  await number.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.score-by-source__lines .log__text').count()).toBeGreaterThan(0);
}

const isLong = process.env.ENGAWA_LONG === '1';
/** Laptop and phone, Russian and Ukrainian; in the long round also the other way round, on the night side of the mats. */
const GAMES = [
  { phone: false, language: 'ru', theme: 'light', night: false },
  { phone: true, language: 'uk', theme: 'dark', night: false },
  { phone: false, language: 'uk', theme: 'dark', night: true },
  { phone: true, language: 'ru', theme: 'light', night: true },
] as const;
const WHOLE = { least: 40, isShortened: true };
const PLAYED = GAMES.filter(({ night }) => isLong || !night);

describe('Bamboo is played to its end', () => {
  it.each(PLAYED)(
    'by pressing the board, the mat and the trays: phone $phone, $language, night side $night',
    async ({ night, ...look }) => {
      const { origin } = await openSite();
      const page = await visitor(origin, { once: true, ...look });
      await page.goto(origin + (await tableWithBots(page, origin, 1, GAME, { options: { night } })));
      const isOver = await playThrough(page, look.phone ? 'touch' : 'board', WHOLE);
      expect(await scrollsSideways(page)).toBe(false);
      if (isOver) await openNumber(page);
    },
  );

  it('by keyboard only', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true });
    await page.goto(origin + (await tableWithBots(page, origin, 1, GAME)));
    await playThrough(page, 'keys', WHOLE);
  });
});

describe('a table of four', () => {
  it('shows every number on a laptop, and cuts nothing off', async () => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, language: 'ru' });
    await lookAtMiddle(page, site, { game: GAME, bots: 3, choices: 8 });
    // Sticks, coins and food of everybody, and the token of the first player.
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBe(17);
    expect(await unseen(numbers)).toEqual([]);
    expect(await cut(page.locator('.seat-plate'))).toEqual([]);
    expect(await cut(page.locator('.table-mine'))).toEqual([]);
  });

  it('turns its pages on a phone, tells by a long press what a place is, and has nothing smaller than a fingertip', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, phone: true });
    await page.goto(origin + (await tableWithBots(page, origin, 3, GAME)));
    const say = faceWords.en;
    const pages = page.getByRole('navigation', { name: TABLE_WORDS.en.board });
    // Shoots are drafted in the grove: there the page lies open.
    await page.locator('[data-choice]').first().waitFor();
    await expect.poll(() => pages.locator('[aria-current]').textContent()).toBe(say.pages.grove);
    await longPress(page, page.locator('[data-place=temple-red]'), () =>
      page.getByRole('tooltip').getByText('red temple').waitFor(),
    );
    expect(await page.locator('.table-bar__confirm').count()).toBe(0);
    for (const name of Object.values(say.pages)) {
      await pages.getByRole('button', { name }).click();
      expect(await tooSmall(page), name).toEqual([]);
      expect(await scrollsSideways(page), name).toBe(false);
    }
    // A gift is picked among the markets, wherever one looks before.
    await pages.getByRole('button', { name: say.pages.home }).click();
    await pages.getByRole('button', { name: say.pages.home }).blur();
    await playOn(page, 'keys', 2);
    await page.locator('.action-bar[data-state=yours]').waitFor();
    await expect.poll(() => pages.locator('[aria-current]').textContent()).toBe(say.pages.market);
  });

  it.each([
    ['tablet', { width: 820, height: 1180 }],
    ['phone on its side', { width: 844, height: 390 }],
  ])('fits a %s', async (_, size) => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, language: 'uk' });
    await page.setViewportSize(size);
    await lookAtMiddle(page, site, { game: GAME, bots: 3, choices: 4 });
    expect(await scrollsSideways(page)).toBe(false);
    await playOn(page, 'board', 3);
  });
});

describe('a harmony tile that is pointed at', () => {
  it('shows in the rooms of the home what it wants', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true });
    await page.goto(origin + (await tableWithBots(page, origin, 1, GAME)));
    await page.locator('.action-bar[data-state=yours]').waitFor();
    const wishes = page.locator('.bb-mat__house .bb-welcome');
    await page.mouse.move(0, 0);
    // A tile that wants one tile of a kind has a ghost of its own; one that wants several only while it is looked at.
    const before = await wishes.count();
    const wide = page.locator('.bb-board [data-place^=hw-]').filter({ has: page.locator('.bb-kind--missing') });
    await wide.first().hover();
    await expect.poll(() => wishes.count()).toBeGreaterThan(1);
    await page.mouse.move(0, 0);
    await expect.poll(() => wishes.count()).toBe(before);
  });
});
