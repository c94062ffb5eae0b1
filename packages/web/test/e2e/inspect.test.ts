import { tokaido } from '@engawa/tokaido';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Onlooker } from '../../../server/test/kit/company.ts';
import { aidTexts } from '../../src/games/tokaido/texts/index.ts';
import { faceWords } from '../../src/games/tokaido/words/index.ts';
import { KEY_CAPS } from '../../src/table/keys.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { pageAndFriend } from '../kit/company.ts';
import { friendWalks, untilAsked, untilFriendIsAsked, walkOn } from '../kit/road.ts';
import { tableWithBots } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { pressButton } from '../kit/table.ts';
import { unseen } from '../kit/unseen.ts';

oneBrowser();

const EN = TABLE_WORDS.en;
const tooltip = (page: Page) => page.getByRole('tooltip');

describe('what is not possible', () => {
  it('says why: on the board in a word and in a sentence, and in the list of choices', async () => {
    const { page, friend } = await pageAndFriend(await openSite());
    await untilFriendIsAsked(page, friend);
    await friendWalks(friend);
    // Whoever moves is the last on the road: somebody stands on a stop ahead.
    await untilAsked(page, friend);
    const why = tokaido.words.en.whyNot('occupied');
    const sign = page.locator('.tk-sign--closed').first();
    expect(await sign.locator('title').textContent()).toContain(why);
    expect(await sign.getAttribute('aria-label')).toContain(why);
    expect(await sign.getAttribute('data-choice')).toBeNull();
    await page.locator('.tk-pill--closed').getByText(faceWords.en.reasons.occupied).first().waitFor();
    await page.keyboard.press('c');
    await page.getByRole('region', { name: EN.whyNotTitle }).getByText(why).first().waitFor();
  });
});

/** While somebody else decides: by mouse, by key, by ear. */
async function lookAround(page: Page, friend: Onlooker): Promise<void> {
  const coins = page.locator('.seat-plate__fact').first();
  await coins.hover();
  await tooltip(page)
    .getByText(/coins?/)
    .waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => tooltip(page).count()).toBe(0);
  await page.getByRole('button', { name: EN.menu }).focus();
  await page.keyboard.press('Shift+Tab');
  await tooltip(page).waitFor();
  await page.keyboard.press('Escape');

  expect(await page.locator('.tk-piece--pointed').count()).toBe(0);
  await page.locator('.log__line').last().hover();
  await page.locator('.tk-piece--pointed').first().waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('.tk-piece--pointed').count()).toBe(0);

  await page.locator('.seat-plate').nth(1).click();
  await page.getByRole('heading', { name: EN.matOf('Aki') }).waitFor({ state: 'attached' });
  await friendWalks(friend);
  // Whoever listens hears what happened, and can read the whole table in words.
  await expect.poll(() => page.locator('.table-screen > [role=status]').textContent()).toContain('Aki');
  await page.keyboard.press('b');
  await page.locator('.text-board').getByText('Aki').first().waitFor();
}

/** Notes are typed, not taken for hotkeys, and are still there after a reload. */
async function takeNotes(page: Page): Promise<void> {
  const notes = page.getByRole('textbox', { name: EN.notesLabel });
  await pressButton(page, EN.menu);
  await pressButton(page, EN.notes);
  await notes.fill('Aki saves for the temple');
  await page.keyboard.type(' z');
  await page.reload();
  await page.locator('.action-bar[data-state=yours]').waitFor();
  await page.keyboard.press('m');
  await expect.poll(() => notes.inputValue()).toBe('Aki saves for the temple z');
  await page.keyboard.press('Escape');
  await notes.waitFor({ state: 'detached' });
}

describe('whoever plays', () => {
  it('has beside the board the rules at what is asked, the player aid, the keys and the score, and looks at anything', async () => {
    const { page, friend } = await pageAndFriend(await openSite());
    await untilAsked(page, friend);
    await page.keyboard.press('r');
    const open = page.locator('.rules__chapter', { has: page.locator('button[aria-expanded=true]') });
    await expect
      .poll(() => open.evaluateAll((all) => all.map((one) => one.getAttribute('data-chapter'))))
      .toEqual(['road']);
    const search = page.getByRole('searchbox', { name: EN.findInRules });
    await search.fill('generous');
    await page.locator('.rules__chapter[data-chapter=temple] mark').first().waitFor();
    await search.fill('zebra');
    await page.getByText(EN.nothingFound).waitFor();
    await search.fill('');
    await search.blur();

    await page.keyboard.press('a');
    await expect.poll(() => page.locator('.table-help .player-aid dt').count()).toBe(aidTexts.en.length);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: EN.keysTitle });
    await expect.poll(() => keys.locator('kbd').allInnerTexts()).toEqual(KEY_CAPS.map(([, cap]) => cap));
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    const score = page.getByRole('dialog', { name: EN.scoreNow });
    await score.getByRole('columnheader', { name: 'Ren' }).waitFor();
    expect(await score.getByRole('row').count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await takeNotes(page);
    await page.keyboard.press('l');

    await walkOn(page);
    await untilFriendIsAsked(page, friend);
    await lookAround(page, friend);
  });

  it('sees the score and all numbers of five without scrolling', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { once: true });
    await page.goto(origin + (await tableWithBots(page, origin, 4)));
    const numbers = page.locator('.seat-plate__score, .seat-plate__fact');
    await expect.poll(() => numbers.count()).toBe(30);
    expect(await unseen(numbers)).toEqual([]);
  });
});
