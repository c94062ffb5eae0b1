import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser } from '../kit/browser.ts';
import { gatherPages } from '../kit/company.ts';
import { seeChange } from '../kit/play.ts';
import { isAsked, walkOn, whoIsAsked } from '../kit/road.ts';
import { openSite } from '../kit/site.ts';
import { fromMenu, pressButton } from '../kit/table.ts';

oneBrowser();

const { en: EN, uk: UK } = TABLE_WORDS;
const TWO = [{ name: 'Ren' }, { name: 'Aki' }] as const;
const legal = (page: Page, stop: string | undefined) => page.locator(`.tk-board [data-choice="${stop}"]`);
const takenBack = (page: Page) =>
  page
    .locator('.log__text')
    .filter({ hasText: /^Taken back/ })
    .count();

describe('what was chosen', () => {
  it('is taken back alone while nobody else has chosen, then by consent, which may be refused', async () => {
    const { pages } = await gatherPages(await openSite(), TWO);
    const first = await whoIsAsked(pages);
    const second = pages.find((page) => page !== first)!;
    const stop = await walkOn(first);
    await seeChange(first, () => first.keyboard.press('z'));
    await legal(first, stop).waitFor();
    await expect.poll(() => takenBack(first)).toBe(1);

    await walkOn(first);
    // With two the neutral traveller may come first.
    while ((await whoIsAsked(pages)) === first) await walkOn(first);
    await walkOn(second);
    await pressButton(first, EN.askTakeBack);
    const asking = first.getByText(EN.yourProposal({ is: 'undo', count: 1 }, ''));
    await asking.waitFor();
    await second.getByText(EN.proposal({ is: 'undo', count: 1 }, first === pages[0] ? 'Ren' : 'Aki', '')).waitFor();
    await pressButton(second, EN.refuse);
    await asking.waitFor({ state: 'detached' });
    expect(await takenBack(first)).toBe(1);

    await pressButton(first, EN.askTakeBack);
    await pressButton(second, EN.agree);
    for (const page of pages) await expect.poll(() => takenBack(page)).toBe(2);
    await expect.poll(() => isAsked(first)).toBe(true);
  });
});

/** Own words and ready ones go both ways, until somebody is muted; then only the muted one thinks so. */
async function talk(ren: Page, aki: Page): Promise<void> {
  const heard = (page: Page) => page.locator('.chat__bubble').allInnerTexts();
  const say = async (page: Page, text: string) => {
    await page.locator('.chat__form input').fill(text);
    await page.keyboard.press('Enter');
  };
  const switchMute = () => fromMenu(aki, 'uk', (menu) => menu.getByText(UK.mute('Ren')).click());
  await ren.keyboard.press('t');
  await say(ren, 'Noodles or rice?');
  // Whoever reads the log is told by the tab that there is something to read.
  const tab = aki.getByRole('tab', { name: UK.chat });
  await expect.poll(() => tab.textContent()).toContain('1');
  await tab.click();
  await expect.poll(() => heard(aki)).toEqual([expect.stringContaining('Noodles or rice?')]);
  await pressButton(aki, UK.presets[1]!);
  await expect.poll(() => heard(ren)).toEqual([expect.anything(), expect.stringContaining(UK.presets[1]!)]);

  await switchMute();
  await expect.poll(() => heard(aki)).toHaveLength(1);
  await say(ren, 'Nobody hears this');
  await expect.poll(() => heard(ren)).toHaveLength(3);
  await say(aki, 'Тиша');
  await expect.poll(() => heard(ren)).toHaveLength(4);
  expect((await heard(aki)).join()).not.toContain('Nobody');
  // The page remembers whom its reader has muted.
  await aki.reload();
  await fromMenu(aki, 'uk', async (menu) => {
    const isMuted = menu.getByRole('switch', { name: UK.mute('Ren') });
    await expect.poll(() => isMuted.isChecked()).toBe(true);
  });
  await tab.click();
  await switchMute();
  await say(ren, 'Again');
  await expect.poll(async () => (await heard(aki)).at(-1)).toContain('Again');
}

/** The clock stands, and nobody is asked anything, until both go on. */
async function pause(ren: Page, aki: Page): Promise<void> {
  const running = (page: Page) => page.locator('.table-seats .table-clock--runs').count();
  const times = () => ren.locator('.table-seats .table-clock').allInnerTexts();
  for (const page of [ren, aki]) await expect.poll(() => running(page)).toBe(1);
  await fromMenu(ren, 'en', (menu) => pressButton(menu, EN.pause));
  await pressButton(aki, UK.agree);
  for (const page of [ren, aki]) {
    await expect.poll(() => running(page)).toBe(0);
    expect(await page.locator('[data-choice]').count()).toBe(0);
  }
  const stood = await times();
  expect(stood).toHaveLength(2);
  // Long enough for a clock that goes to show another second.
  await ren.waitForTimeout(1_100);
  expect(await times()).toEqual(stood);
  await pressButton(aki, UK.resume);
  await pressButton(ren, EN.agree);
  for (const page of [ren, aki]) await expect.poll(() => running(page)).toBe(1);
  await walkOn(await whoIsAsked([ren, aki]));
}

async function closeByVote(ren: Page, aki: Page): Promise<void> {
  await fromMenu(ren, 'en', (menu) => pressButton(menu, EN.closeTable));
  await aki.getByText(UK.proposal({ is: 'close' }, 'Ren', '')).waitFor();
  expect(await ren.locator('.action-bar[data-state=over]').count()).toBe(0);
  await pressButton(aki, UK.agree);
  for (const [page, words] of [[ren, EN] as const, [aki, UK] as const]) {
    await page.locator('.action-bar[data-state=over]').getByText(words.closedBy.vote).waitFor();
  }
}

describe('two people', () => {
  it('talk and mute, pause the clock and go on, and close the table by consent', async () => {
    const clock = { is: 'live', bank: 600, increment: 5 } as const;
    const { pages } = await gatherPages(await openSite(), [TWO[0], { name: 'Aki', language: 'uk' }], { clock });
    const [ren, aki] = pages as [Page, Page];
    await talk(ren, aki);
    await pause(ren, aki);
    await closeByVote(ren, aki);
  });
});
