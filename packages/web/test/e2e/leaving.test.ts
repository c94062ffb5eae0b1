import { tokaido } from '@engawa/tokaido';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../server/test/kit/clock.ts';
import { playSeat } from '../../../server/test/kit/player.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser } from '../kit/browser.ts';
import { behind, gatherPages, lookAt, seatGuests } from '../kit/company.ts';
import { walkOn, whoIsAsked } from '../kit/road.ts';
import { openSite } from '../kit/site.ts';
import { fromMenu, pressButton, tells } from '../kit/table.ts';

oneBrowser();

const EN = TABLE_WORDS.en;
const NAMES = ['Ren', 'Aki'] as const;
const TWO = NAMES.map((name) => ({ name }));
/** How long the others wait before they may ask for a bot. */
const PATIENCE = 200_000;

describe('somebody who leaves', () => {
  it('without a word is replaced by a bot, and takes the seat back on return', async () => {
    const clock = new TestClock();
    const site = await openSite({ now: clock.now });
    const { pages, path } = await gatherPages(site, TWO);
    const leaver = await whoIsAsked(pages);
    const name = NAMES[pages.indexOf(leaver)]!;
    const stays = pages.find((page) => page !== leaver)!;
    const returns = stays.locator('.log__text').getByText(EN.note({ is: 'take-back', seat: 0 }, () => name));
    const takeBack = async (times: number) => {
      await pressButton(leaver, EN.takeSeatBack);
      await expect.poll(() => returns.count()).toBe(times);
      await expect.poll(() => leaver.getByText(EN.botPlaysForYou).count()).toBe(0);
    };
    await leaver.goto(`${site.origin}/about`);
    await stays.locator('.seat-plate__presence').getByText(EN.status.away).waitFor({ state: 'attached' });
    clock.pass(PATIENCE);
    await fromMenu(stays, 'en', (menu) => pressButton(menu, EN.replace(name)));
    await tells(
      stays,
      EN.note({ is: 'hand-over', seat: 0, why: 'vote' }, () => name),
    );
    // The bot plays on: whoever stayed is asked.
    await walkOn(await whoIsAsked([stays]));

    await leaver.goto(site.origin + path);
    await leaver.getByText(EN.botPlaysForYou).waitFor();
    await takeBack(1);
    // Whoever has to go for a while may also say so.
    await fromMenu(leaver, 'en', (menu) => pressButton(menu, EN.handOver));
    await tells(
      stays,
      EN.note({ is: 'hand-over', seat: 0, why: 'left' }, () => name),
    );
    await takeBack(2);
    for (;;) {
      const asked = await whoIsAsked(pages);
      await walkOn(asked);
      if (asked === leaver) break;
    }
  });
});

describe('a finished game', () => {
  it('is set up again for a rematch: the same people on the same seats, the same bot, the same options', async () => {
    const site = await openSite();
    const { pages, path } = await seatGuests(site, TWO, {
      seats: ['open', { bot: 'greedy' }, 'open'],
      options: { initiatory: true, culinary: true },
    });
    const [ren, aki] = pages as [Page, Page];
    const sitting = await Promise.all(pages.map((page) => behind(page, site, path)));
    await Promise.all(sitting.map(({ connection, table }, seed) => playSeat(connection, table, { seed })));
    await Promise.all(pages.map((page) => lookAt(page, site.origin + path)));
    await pressButton(ren, EN.rematch);
    await ren.waitForURL((url) => url.pathname !== path);
    await ren.locator('.room__options').getByText(tokaido.words.en.option('culinary').name).waitFor();
    await pressButton(aki, EN.toRematch);
    await expect.poll(() => aki.url()).toBe(ren.url());
    // The first table began when all were there, and so does this one.
    await pressButton(aki, EN.room.sit);
    for (const page of pages) {
      await page.locator('.action-bar').waitFor();
      expect(await page.locator('.seat-plate__name-text').allInnerTexts()).toEqual(['Ren', 'Hotaru', 'Aki']);
    }
  });
});
