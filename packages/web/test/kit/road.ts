import { ROAD } from '@engawa/tokaido';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Onlooker } from '../../../server/test/kit/company.ts';
import { choose } from './play.ts';

/** Where nothing is drawn and nothing is asked: what happens there can be taken back, and the next one is on turn. */
const QUIET: readonly string[] = ROAD.filter(({ space, panorama }) => space === 'farm' || panorama !== undefined).map(
  ({ id }) => id,
);

/** Walks to the next quiet stop, or answers what else is asked, and says what that was. */
export async function walkOn(page: Page): Promise<string | undefined> {
  const legal = await page
    .locator('[data-choice]')
    .evaluateAll((places) => places.map((place) => place.getAttribute('data-choice')!));
  const choice = legal.find((one) => QUIET.includes(one)) ?? legal[0];
  await choose(page, choice);
  return choice;
}

export const isAsked = (page: Page) => page.locator('.action-bar[data-state=yours]').isVisible();

/** Whoever of them is asked now. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (await isAsked(page)) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

/** All walk from quiet stop to quiet stop until the page is asked for its own way, not for the neutral traveller's. */
export async function untilAsked(page: Page, friend: Onlooker): Promise<void> {
  for (;;) {
    await sameAs(page, friend);
    while (friend.shown.deciders.includes(friend.shown.seat!)) await friendWalks(friend);
    await page.locator('.action-bar[data-state=yours]').waitFor();
    if ((await page.locator('[data-piece=traveller-2] .tk-piece__ground').count()) === 0) return;
    await walkOn(page);
  }
}

/** The friend has seen what the page has. */
async function sameAs(page: Page, friend: Onlooker): Promise<void> {
  await friend.sees(Number(await page.locator('.table-screen').getAttribute('data-number')));
}

/** The page walks on until the friend is asked. */
export async function untilFriendIsAsked(page: Page, friend: Onlooker): Promise<void> {
  await sameAs(page, friend);
  while (!friend.shown.deciders.includes(friend.shown.seat!)) {
    await page.locator('.action-bar[data-state=yours]').waitFor();
    await walkOn(page);
    await sameAs(page, friend);
  }
}

export async function friendWalks(friend: Onlooker): Promise<void> {
  const { choices } = friend.shown;
  await friend.choose(choices.find((choice) => QUIET.includes(`${choice}`)) ?? choices[0]!);
}
