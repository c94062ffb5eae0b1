import type { RisingSun } from '@engawa/rising-sun';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { behind, gatherPages, lookAtMiddle, seeEnd } from '../kit/company.ts';
import { tooSmall } from '../kit/finger.ts';
import { choose, playOn, playThrough } from '../kit/play.ts';
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
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, ...look });
    const path = await tableWithBots(page, site.origin, 2, GAME);
    await page.goto(site.origin + path);
    // Whoever always declines and stops still has three tea ceremonies, seven mandates and three wars to answer for.
    const isOver = await playThrough(page, look.phone ? 'touch' : 'board', { least: 12, isShortened: true });
    if (!isOver) await seeEnd(page, site, path);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('a table of five', () => {
  it('shows every number on a laptop, and cuts nothing off', async () => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, language: 'ru' });
    await lookAtMiddle(page, site, { game: GAME, bots: 4, choices: 6 });
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBeGreaterThan(24);
    expect(await unseen(numbers)).toEqual([]);
    expect(await cut(page.locator('.seat-plate'))).toEqual([]);
  });

  it('has nothing on a phone that is smaller than a fingertip', async () => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, phone: true });
    await lookAtMiddle(page, site, { game: GAME, bots: 4, choices: 3 });
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

  it.each([
    ['tablet', { width: 820, height: 1180 }],
    ['phone on its side', { width: 844, height: 390 }],
  ])('fits a %s', async (_, size) => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true, language: 'uk' });
    await page.setViewportSize(size);
    await lookAtMiddle(page, site, { game: GAME, bots: 4, choices: 3 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(await cut(page.locator('.rs-mat, .rs-tray'), { scrolls: true })).toEqual([]);
    await playOn(page, 'board', 2);
  });
});

describe('two people among bots', () => {
  it('ally, whisper, bribe and betray, and play on by keyboard to the end', async () => {
    const site = await openSite();
    const bots = Array.from({ length: 3 }, () => ({ bot: 'greedy' }));
    const guests = [
      { name: 'Ren', language: 'ru' },
      { name: 'Aki', language: 'uk', phone: true },
    ] as const;
    const wish = { game: GAME, seats: ['open' as const, 'open' as const, ...bots], options: { clans: 'choose' } };
    const { pages, path } = await gatherPages(site, guests, wish);
    const [ren, aki] = pages as [Page, Page];
    // What Aki is sent, read beside the page.
    const sent = await behind(aki, site, path);
    await sent.until(() => true);
    const own = () => (sent.shown.view as RisingSun).players[1]!;
    const say = async (page: Page, choice: string) => {
      await page.locator('.action-bar[data-state=yours]').waitFor({ timeout: 60_000 });
      await choose(page, choice);
    };
    const pairs = (page: Page) => page.locator('[data-piece="ally-1"]').count();

    // Koi is first in everything; Lotus may name any mandate.
    await say(ren, 'koi');
    await say(aki, 'lotus');
    await say(ren, 'propose:1');
    await say(ren, 'plain');
    await say(aki, 'accept');
    for (const page of pages) await expect.poll(() => pairs(page)).toBe(1);

    await ren.keyboard.press('t');
    await ren.getByLabel(TABLE_WORDS.ru.sayTo).selectOption('1');
    await ren.locator('.chat__form input').fill('Кансай твой, Осю мой');
    await ren.keyboard.press('Enter');
    await expect
      .poll(() => sent.known.chat.map(({ text, to }) => `${to}: ${text}`))
      .toEqual(['1: Кансай твой, Осю мой']);
    const { coins } = own();
    await ren.locator('[data-interjection="gift:1:coin"]').click();
    await expect.poll(() => own().coins).toBe(coins + 1);

    await ren.locator('.chat__form input').blur();
    // A game of five takes its time: in the short round they leave after the betrayal, whatever Ren is asked just then.
    const playing = playOn(ren, 'keys');
    if (!process.env.ENGAWA_LONG) playing.catch(() => {});
    const isNaming = () => (sent.shown.view as RisingSun).agenda.some((step) => step.do === 'nameMandate');
    while (!isNaming()) {
      await playOn(aki, 'keys', 1);
      await sent.until(({ shown }) => shown.choices.length > 0);
    }
    await say(aki, 'betray');
    for (const page of pages) await expect.poll(() => pairs(page)).toBe(0);
    if (!process.env.ENGAWA_LONG) return;
    await Promise.all([playing, playOn(aki, 'keys')]);
    for (const page of pages) await expect.poll(() => page.locator('.score-sheet').count()).toBeGreaterThan(0);
  });
});
