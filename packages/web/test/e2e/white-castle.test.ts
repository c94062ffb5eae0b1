import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { playOn } from '../kit/play.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';

oneBrowser();

describe('The White Castle', () => {
  it('is played to its end by clicking the board, the mat and the trays', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { language: 'ru' });
    await page.goto(origin + (await tableWithBots(page, origin, 1, 'white-castle')));
    expect(await playOn(page, 'board')).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.score-sheet').count()).toBeGreaterThan(0);
  });

  it('is played to its end on a phone by touch, alone against the visiting clan', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { phone: true, language: 'uk', theme: 'dark' });
    await page.goto(origin + (await tableWithBots(page, origin, 0, 'white-castle')));
    expect(await playOn(page, 'touch')).toBeGreaterThan(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
