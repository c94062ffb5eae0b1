import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faceWords } from '../../src/games/white-castle/words/index.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { lookAtMiddle } from '../kit/company.ts';
import { longPress, tooSmall } from '../kit/finger.ts';
import { playOn, playThrough } from '../kit/play.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { cut, unseen } from '../kit/unseen.ts';

oneBrowser();

const GAME = 'white-castle';
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Plays on until a die can be taken, and finds those: what one begins with may ask something more before. */
async function untilDiceAreOffered(page: Page): Promise<Locator> {
  const dice = page.locator('[data-place^=bridge-] [data-choice]');
  const yours = page.locator('.action-bar[data-state=yours]');
  do {
    await playOn(page, 'keys', 1);
    await yours.waitFor({ timeout: 60_000 });
  } while ((await dice.count()) === 0);
  return dice;
}

/** As a keyboard does, or a longer question; and lets the board see it. */
async function makeWindowLower(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const board = page.locator('.zoomed-board');
  const before = (await board.boundingBox())!.height;
  await page.setViewportSize({ width, height: height - by });
  await expect.poll(async () => (await board.boundingBox())!.height).toBeLessThan(before);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Laptop and phone, Russian and Ukrainian, with a bot and alone. */
const GAMES = [
  { phone: false, language: 'ru', theme: 'light', bots: 1, isShortened: true },
  { phone: false, language: 'uk', theme: 'dark', bots: 0, isShortened: true },
  { phone: true, language: 'ru', theme: 'light', bots: 1, isShortened: true },
  { phone: true, language: 'uk', theme: 'dark', bots: 0, isShortened: false },
] as const;

describe('The White Castle is played to its end', () => {
  it.each(GAMES)(
    'by pressing the board and the trays: phone $phone, $language, bots $bots',
    async ({ bots, isShortened, ...look }) => {
      const { origin } = await openSite();
      const page = await visitor(origin, { once: true, ...look });
      await page.goto(origin + (await tableWithBots(page, origin, bots, GAME)));
      await playThrough(page, look.phone ? 'touch' : 'board', { least: 20, isShortened });
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  it('by keyboard only; a number of the score opens the lines that made it', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true });
    await page.goto(origin + (await tableWithBots(page, origin, 1, GAME)));
    expect(await playOn(page, 'keys')).toBeGreaterThan(20);
    const number = page.locator('.score-sheet__open').filter({ hasNotText: /^0$/ }).first();
    await number.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.score-by-source__lines .log__text').count()).toBeGreaterThan(0);
  });
});

describe('a table of four', () => {
  it('shows every number on a laptop, and cuts nothing off, whatever the clock says', async () => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, language: 'ru' });
    const clock = { is: 'live', bank: 600, increment: 5 } as const;
    await lookAtMiddle(page, site, { game: GAME, bots: 3, choices: 4, wish: { clock } });
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBe(24);
    expect(await unseen(numbers)).toEqual([]);
    expect(await cut(page.locator('.seat-plate'))).toEqual([]);
    expect(await cut(page.locator('.table-mine'))).toEqual([]);
  });

  it('keeps in sight what can be pressed when the window becomes lower, until somebody moves the board', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, phone: true });
    await page.goto(origin + (await tableWithBots(page, origin, 3, GAME)));
    const dice = await untilDiceAreOffered(page);
    await expect.poll(() => unseen(dice)).toEqual([]);
    await makeWindowLower(page, 300);
    expect(await unseen(dice)).toEqual([]);

    const { x, y, width, height } = (await page.locator('.zoomed-board').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 20);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 20, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await unseen(dice)).length).toBeGreaterThan(0);
    await makeWindowLower(page, 20);
    expect((await unseen(dice)).length).toBeGreaterThan(0);
  });

  it('tells by a long press what a place is, and has nothing on any tab that is smaller than a fingertip', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true, phone: true });
    await page.goto(origin + (await tableWithBots(page, origin, 3, GAME)));
    await untilDiceAreOffered(page);
    await page.getByRole('button', { name: TABLE_WORDS.en.wholeBoard }).click();
    const gate = page.locator('[data-place=gate]');
    await longPress(page, gate, () => page.getByRole('tooltip').getByText(faceWords.en.gate).waitFor());
    // To look is not to choose.
    expect(await page.locator('.table-bar__confirm').count()).toBe(0);

    const found: Record<string, readonly string[]> = {};
    for (const tab of Object.values(TABLE_WORDS.en.tabs)) {
      await page.getByRole('tab', { name: tab }).click();
      const small = await tooSmall(page);
      if (small.length > 0) found[tab] = small;
      expect(await scrollsSideways(page), tab).toBe(false);
    }
    expect(found).toEqual({});
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
    expect(await cut(page.locator('.wc-mat, .wc-tray'), { scrolls: true })).toEqual([]);
    await playOn(page, 'board', 3);
  });
});
