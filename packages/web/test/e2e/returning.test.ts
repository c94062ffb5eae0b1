import { tokaido } from '@engawa/tokaido';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { standing } from '../../src/games/tokaido/standing.ts';
import { settingsWords } from '../../src/pages/settings/words/index.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { pageAndFriend } from '../kit/company.ts';
import { choose, seeChange } from '../kit/play.ts';
import { friendWalks, isAsked, untilAsked, untilFriendIsAsked } from '../kit/road.ts';
import { openSite } from '../kit/site.ts';
import { fromMenu, pressButton } from '../kit/table.ts';

oneBrowser();

const EN = TABLE_WORDS.en;
const GAME = tokaido.words.en.name;

describe('whoever comes back', () => {
  it('is told by the tab that a table waits, reads what others did, and has it shown again', async () => {
    const site = await openSite();
    const { page, friend, path } = await pageAndFriend(site, { settings: { motion: 'slow' } });
    await untilFriendIsAsked(page, friend);
    await expect.poll(() => page.title()).toBe(EN.title(GAME));
    await page.goto(`${site.origin}/about`);
    let walked = 0;
    for (; friend.shown.deciders.includes(friend.shown.seat!); walked++) await friendWalks(friend);
    // Whoever comes back to the tab is told at once, others a little later.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);

    await page.goto(site.origin + path);
    await page.getByText(EN.missed(walked)).waitFor();
    expect(await page.title()).toBe(EN.titleYourTurn(GAME));
    // The log has a rule where the news begin, and the last line of it is what happened last.
    await page.locator('.log__new').waitFor();
    await page.locator('.log__line--now').first().waitFor();
    await page.locator(`.tk-board .tk-piece--last`).first().waitFor();
    await pressButton(page, EN.replayMoves(walked));
    await page.getByRole('button', { name: EN.skip }).waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => isAsked(page)).toBe(true);
    expect(await page.getByText(EN.missed(walked)).count()).toBe(0);
  });
});

describe('in the table’s menu', () => {
  it('a standing answer, given without a question, is removed; and without a confirmation one click plays', async () => {
    const { page, friend } = await pageAndFriend(await openSite());
    await untilAsked(page, friend);
    await choose(page, 'village-1');
    await page.locator('.tk-tray').waitFor();
    await page.keyboard.press('c');
    const nothing = page.locator('.choice-list__item').filter({ has: page.locator('[data-choice-row=done]') });
    await seeChange(page, () => nothing.getByRole('button', { name: EN.always }).click());
    const bought = page.locator('.log__text', {
      hasText: tokaido.words.en.event({ is: 'buysNothing', seat: 0 }, () => 'Ren'),
    });
    await expect.poll(() => bought.count()).toBe(1);
    await untilAsked(page, friend);
    await choose(page, 'village-2');
    await expect.poll(() => bought.count()).toBe(2);
    expect(await page.locator('.tk-tray').count()).toBe(0);

    const always = EN.alwaysOf(standing('done', 'buySouvenirs', 'en')!);
    await fromMenu(page, 'en', async (menu) => {
      await menu.getByText(always).waitFor();
      await pressButton(menu, EN.remove);
      await expect.poll(() => menu.getByText(always).count()).toBe(0);
    });
    await untilAsked(page, friend);
    await fromMenu(page, 'en', (menu) => menu.getByText(EN.confirmSetting).click());
    await seeChange(page, () => page.locator('.tk-board [data-choice]').first().click());
  });
});

describe('settings', () => {
  it('are kept in this browser, and another tab has them too', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true });
    const look = (on: Page) =>
      on.evaluate(() => [document.documentElement.lang, ...Object.values(document.documentElement.dataset)].sort());
    await page.goto(`${origin}/settings`);
    for (const name of [settingsWords.en.slow, settingsWords.en.dark, 'Українська']) {
      await page.locator('.settings').getByRole('radio', { name }).click();
    }
    await page.getByRole('heading', { name: settingsWords.uk.title }).waitFor();
    const wanted = ['dark', 'slow', 'uk'];
    expect(await look(page)).toEqual(wanted);
    await page.reload();
    await page.getByRole('heading', { name: settingsWords.uk.title }).waitFor();
    expect(await look(page)).toEqual(wanted);
    const tab = await page.context().newPage();
    await tab.goto(origin);
    expect(await look(tab)).toEqual(wanted);
  });
});
