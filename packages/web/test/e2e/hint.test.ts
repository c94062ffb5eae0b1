import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { botWords } from '../../src/words/bots.ts';
import { type Look, oneBrowser, visitor } from '../kit/browser.ts';
import { gatherPages, lookAt } from '../kit/company.ts';
import { seeChange } from '../kit/play.ts';
import { whoIsAsked } from '../kit/road.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { pressButton } from '../kit/table.ts';

oneBrowser();

const EN = TABLE_WORDS.en;
const MASTER = botWords('en', 'master', []).name;
const FROM_MASTER = EN.hintFrom(MASTER);
const WORKER = /\/worker-[\w-]+\.js$/;

/** Asked for the first stop on the road, at a table of the server's, against a bot. */
async function askedAmongBots(look: Look = {}): Promise<Page> {
  const { origin } = await openSite();
  const page = await visitor(origin, { once: true, ...look });
  const path = await tableWithBots(page, origin, 1, 'tokaido', { options: { initiatory: true } });
  await lookAt(page, origin + path);
  await page.locator('.action-bar[data-state=yours]').waitFor();
  return page;
}

const confirm = (page: Page) => page.locator('.table-bar__confirm');
const number = (page: Page) => page.locator('.table-screen').getAttribute('data-number');
const picked = (page: Page) =>
  page
    .locator('.tk-board [data-choice][aria-pressed=true]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-choice')));

describe('a hint', () => {
  it('is previewed on the board and told in the bar, and Enter plays it', async () => {
    const page = await askedAmongBots();
    const before = await number(page);
    await pressButton(page, EN.hint);
    await confirm(page).waitFor();
    expect(await number(page)).toBe(before);
    const [choice, ...more] = await picked(page);
    expect(more).toEqual([]);
    await page.keyboard.press('c');
    const inWords = page.locator('.choice-list__choice[aria-pressed=true]');
    expect(await inWords.getAttribute('data-choice-row')).toBe(choice);
    const words = await inWords.locator('.choice-list__words').textContent();
    const ask = page.locator('.action-bar__ask[aria-live=polite]');
    expect(await ask.locator('.action-bar__prompt').textContent()).toBe(`${FROM_MASTER} ${words}`);
    await page.keyboard.press('Escape');
    await inWords.waitFor({ state: 'detached' });

    // Taken off the board it stays in words; asked again it is there at once.
    await page.keyboard.press('Escape');
    await expect.poll(() => picked(page)).toEqual([]);
    expect(await ask.textContent()).toContain(FROM_MASTER);
    await page.keyboard.press('i');
    await expect.poll(() => picked(page)).toEqual([choice]);
    await seeChange(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => page.locator('.action-bar').textContent()).not.toContain(FROM_MASTER);
  });

  it('plays nothing by itself where one click plays, and can be stopped', async () => {
    const page = await askedAmongBots({ settings: { confirm: false } });
    const before = await number(page);
    // A bot whose code never comes thinks for as long as anybody likes.
    await page.route(WORKER, () => {});
    await page.keyboard.press('i');
    await page.getByText(EN.hintThinking(MASTER)).waitFor();
    await pressButton(page, EN.hintStop);
    await page.getByRole('button', { name: EN.hint, exact: true }).waitFor();
    expect(await confirm(page).count()).toBe(0);
    await page.unroute(WORKER);
    await page.keyboard.press('i');
    await confirm(page).waitFor();
    expect(await picked(page)).toHaveLength(1);
    await page.keyboard.press('i');
    expect([await number(page), await confirm(page).isEnabled()]).toEqual([before, true]);
    await seeChange(page, () => page.keyboard.press('Enter'));
  });

  it('comes without a network too, and is not lost because others choose at the same time', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin);
    await page.goto(origin);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.goto(`${origin}/here/new?game=tokaido&seats=me,bot:traveller,bot:traveller,bot:traveller`);
    await pressButton(page, EN.hint);
    await page.getByText(FROM_MASTER).waitFor();
    await seeChange(page, () => page.keyboard.press('Enter'));
  });

  it('is not offered at a table with two people', async () => {
    const site = await openSite();
    const { pages } = await gatherPages(site, [{ name: 'Ren' }, { name: 'Aki' }]);
    const page = await whoIsAsked(pages);
    expect(await page.getByRole('button', { name: EN.hint, exact: true }).count()).toBe(0);
    await page.keyboard.press('i');
    expect(await page.locator('.table-bar').textContent()).not.toContain(EN.hintThinking(MASTER));
  });
});
