import { type OpenedTable, wordsFor } from '@engawa/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { invitationLink } from '../../src/table/invitation.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { post } from '../kit/post.ts';
import { openSite } from '../kit/site.ts';
import { pressButton } from '../kit/table.ts';

oneBrowser();

const { room } = TABLE_WORDS.en;
const names = (page: Page) => page.locator('.room-seat__name').allInnerTexts();

/** Somebody who has just opened a table, and a friend who has come by the link. */
async function hostAndFriend(origin: string) {
  const host = await visitor(origin, { once: true });
  await post(host, origin, '/guest');
  const wish = { game: 'tokaido', seats: ['open', 'open', 'open'] };
  const { table, invitation } = await post<OpenedTable>(host, origin, '/tables', wish);
  const link = `${origin}${invitationLink(table, invitation)}`;
  const friend = await visitor(origin, { once: true });
  await Promise.all([host.goto(link), friend.goto(link)]);
  return { host, friend, link };
}

describe('the waiting room', () => {
  it('seats and unseats people and bots, says what is missing, and starts', async () => {
    const { origin } = await openSite();
    const { host, friend } = await hostAndFriend(origin);
    const free = 2;
    await host.getByText(room.startWaits(free)).waitFor();
    await expect(host.getByRole('button', { name: room.start }).getAttribute('aria-disabled')).resolves.toBe('true');

    const bots = () => host.getByLabel(room.putBot);
    await bots().first().selectOption('traveller');
    await expect.poll(() => names(host).then((all) => all[1])).toBe('Hotaru');
    await pressButton(host, room.removeFrom('Hotaru'));
    await expect.poll(() => names(friend)).toEqual([expect.anything(), ...Array(free).fill(room.empty)]);

    // Nobody but the host moves others about; whoever is put out may come again.
    expect(await friend.getByLabel(room.putBot).count()).toBe(0);
    await pressButton(friend, room.sit);
    const friendName = async () => (await names(host))[1]!;
    await expect.poll(friendName).not.toBe(room.empty);
    await pressButton(host, room.removeFrom(await friendName()));
    await expect.poll(friendName).toBe(room.empty);
    await pressButton(friend, room.sit);
    await pressButton(friend, room.standUp);
    await pressButton(friend, room.sit);
    await expect.poll(friendName).not.toBe(room.empty);

    while ((await bots().count()) > 0) {
      const left = await bots().count();
      await bots().first().selectOption('traveller');
      await expect.poll(() => bots().count()).toBe(left - 1);
    }
    await friend.getByText(room.startOwner((await names(friend))[0]!)).waitFor();
    await pressButton(host, room.start);
    for (const page of [host, friend]) await page.locator('.action-bar').waitFor();
  });

  it('is cleared by the host, after a second thought; a new link makes the old one worthless', async () => {
    const { origin } = await openSite();
    const { host, friend, link } = await hostAndFriend(origin);
    await pressButton(host, room.newLink);
    await expect.poll(() => host.locator('.room-invitation input').inputValue()).not.toBe(link);
    await pressButton(friend, room.sit);
    await friend.getByRole('alert').getByText(wordsFor('en', 'not-invited')).waitFor();
    await pressButton(host, room.close);
    await host.getByText(room.closeSure).waitFor();
    await pressButton(host.getByRole('dialog'), room.close);
    for (const page of [host, friend]) {
      await page.getByRole('heading', { name: TABLE_WORDS.en.closedBy.owner }).waitFor();
    }
  });
});
