import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playSeat } from '../../../server/test/kit/player.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { behind, pageAndFriend } from '../kit/company.ts';
import { frontPage } from '../kit/front-page.ts';
import { breakableLine } from '../kit/line.ts';
import { playOn, seeChange } from '../kit/play.ts';
import { isAsked, whoIsAsked } from '../kit/road.ts';
import { openSite } from '../kit/site.ts';

oneBrowser();

/** Opens a table for two and returns the link that the other one is sent. */
async function openTable(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  await frontPage(page).invite.click();
  await page.waitForURL(/\/t\//);
  return page.locator('.room-invitation input').inputValue();
}

/** Two people at a table whose game has begun; the second one reads Russian. */
async function twoAtATable(origin: string) {
  const host = await visitor(origin);
  const link = await openTable(host, origin);
  const friend = await visitor(origin, { language: 'ru' });
  const line = await breakableLine(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: TABLE_WORDS.ru.room.sit }).first().click();
  await host.getByRole('button', { name: TABLE_WORDS.en.room.start }).click();
  await host.locator('.action-bar').waitFor();
  return { host, friend, line, table: new URL(link).pathname };
}

/** Before the line of one of them is cut. */
const CHOICES = 8;

const numberOf = (page: Page) => page.locator('.table-screen').getAttribute('data-number').then(Number);

describe('two people', () => {
  it('finish a game by invitation link while one of them is cut off and returns', async () => {
    const site = await openSite();
    const { host, friend, line, table } = await twoAtATable(site.origin);
    for (let made = 0; made < CHOICES; made++) await playOn(await whoIsAsked([host, friend]), 'list', 1);
    await line.cut();
    await friend.getByText(TABLE_WORDS.ru.lost).waitFor();
    if (await isAsked(host)) await playOn(host, 'list', 1);
    line.mend();
    if (process.env.ENGAWA_LONG) await Promise.all([playOn(host, 'list'), playOn(friend, 'list')]);
    else {
      // The pages see the rest of the game as the same people play it elsewhere.
      await friend.getByText(TABLE_WORDS.ru.lost).waitFor({ state: 'detached' });
      const sitting = await Promise.all([host, friend].map((page) => behind(page, site, table)));
      await Promise.all(sitting.map((one, seed) => playSeat(one.connection, one.table, { seed })));
    }
    for (const page of [host, friend]) await expect.poll(() => page.locator('.score-sheet').count()).toBeGreaterThan(0);
    expect(await numberOf(host)).toBe(await numberOf(friend));
  });

  it('are watched by a stranger who is sent nothing that is hidden', async () => {
    const { origin } = await openSite();
    const { host, table } = await twoAtATable(origin);
    const dealt = await host
      .locator('[data-choice]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-choice')!));
    expect(dealt).toHaveLength(2);
    const stranger = await visitor(origin, { language: 'uk' });
    const frames: string[] = [];
    stranger.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(`${payload}`)));
    await stranger.goto(origin + table);
    await stranger.locator('.action-bar').waitFor();
    expect(frames.some((frame) => frame.includes('chooseTraveller'))).toBe(true);
    // The pool of what nobody can place names every traveller alike: only what lies before the host is hidden.
    const shown = JSON.parse(frames.find((frame) => frame.includes('"is":"table"'))!) as {
      shown: { view: unknown; choices: unknown[] };
    };
    expect(shown.shown.choices).toEqual([]);
    expect(JSON.stringify((shown.shown.view as { agenda: unknown }).agenda)).not.toMatch(new RegExp(dealt.join('|')));
    expect(await stranger.locator('[data-choice]').count()).toBe(0);
  });
});

describe('while all decide at the same time', () => {
  it('a card stays under the hand that is about to take it when somebody else was quicker', async () => {
    const { page, friend } = await pageAndFriend(await openSite(), {}, { options: {} });
    const card = page.locator('.tk-choice[data-choice]').first();
    await card.focus();
    const before = await numberOf(page);
    await friend.choose(friend.shown.choices[0]!);
    await expect.poll(() => numberOf(page)).toBeGreaterThan(before);
    expect(await card.evaluate((one) => one === document.activeElement)).toBe(true);
    await seeChange(page, async () => {
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    });
    await expect.poll(() => card.count()).toBe(0);
  });
});

describe('the language', () => {
  it('changes in the middle of a game, without a reload', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin);
    await page.goto(origin);
    await frontPage(page).withBots.click();
    await page.waitForURL(/\/t\//);
    await playOn(page, 'board', 3);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: TABLE_WORDS.en.menu }).click();
    await page.getByRole('dialog').getByText('Українська', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('uk');
    await page.getByText(TABLE_WORDS.uk.log, { exact: true }).first().waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await playOn(page, 'board', 2);
  });
});
