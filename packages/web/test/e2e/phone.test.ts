import { DICTIONARIES, stopName } from '@engawa/tokaido';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { longPress, tooSmall } from '../kit/finger.ts';
import { playOn } from '../kit/play.ts';
import { tableForTwo, tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { unseen } from '../kit/unseen.ts';

oneBrowser();

const EN = TABLE_WORDS.en;
const PAGES = ['/', '/new', '/tables', '/here', '/replay', '/learn', '/learn/tokaido', '/settings', '/account'];
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe('on a phone', () => {
  it('everything on every page is as large as a fingertip, and no page scrolls sideways', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { phone: true, once: true });
    const found: Record<string, readonly string[]> = {};
    for (const path of PAGES) {
      await page.goto(origin + path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const small = await tooSmall(page);
      if (small.length > 0) found[path] = small;
      expect(await scrollsSideways(page), path).toBe(false);
    }
    expect(found).toEqual({});
  });

  it('so is everything at the table, on every tab of the sheet and in the menu; all five see each other’s numbers', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { phone: true, once: true });
    await page.goto(origin + (await tableWithBots(page, origin, 4)));
    const numbers = page.locator('.seat-strip__score, .seat-strip__fact');
    await expect.poll(() => numbers.count()).toBe(10);
    expect(await unseen(numbers)).toEqual([]);
    const found: Record<string, readonly string[]> = {};
    const look = async (where: string) => {
      const small = await tooSmall(page);
      if (small.length > 0) found[where] = small;
      expect(await scrollsSideways(page), where).toBe(false);
    };
    for (const tab of Object.values(EN.tabs)) {
      await page.getByRole('tab', { name: tab }).click();
      await look(tab);
    }
    await page.getByRole('button', { name: EN.menu }).click();
    await page.getByRole('dialog').waitFor();
    await look(EN.menu);
    expect(found).toEqual({});
  });

  it('a long press tells what a number, a card and a stop on the road are', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { phone: true, once: true });
    await page.goto(origin + (await tableForTwo(page, origin)));
    const tooltip = page.getByRole('tooltip');
    const card = page.locator('.tk-choice[data-choice]').first();
    await card.waitFor();
    const sentence = (await card.getAttribute('title'))!;
    await longPress(page, card, () => tooltip.getByText(sentence).waitFor());
    await playOn(page, 'keys', 1);

    const sign = page.locator('.tk-sign[data-choice]').first();
    await sign.waitFor();
    await longPress(page, page.locator('.seat-strip__fact').first(), () => tooltip.getByText(/coin/).waitFor());
    const name = stopName(DICTIONARIES.en, (await sign.getAttribute('data-choice'))!);
    await longPress(page, sign.locator('.tk-sign__disc'), () => tooltip.getByText(name).waitFor());
    // To look is not to choose.
    expect(await page.locator('.table-bar__confirm').count()).toBe(0);
  });
});
