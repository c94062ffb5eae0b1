import type { NewTableRequest, OpenedTable } from '@engawa/wire';
import type { Page } from 'playwright-core';
import { Onlooker } from '../../../server/test/kit/company.ts';
import { playSeat } from '../../../server/test/kit/player.ts';
import { Visitor } from '../../../server/test/kit/visitor.ts';
import { type Look, visitor } from './browser.ts';
import { post } from './post.ts';
import { tableWithBots } from './short-table.ts';
import type { OpenSite } from './site.ts';

export interface Guest extends Look {
  readonly name: string;
}

/** Tokaido without travellers: the first decision is a stop on the road. */
const AT_ONCE: NewTableRequest = { game: 'tokaido', seats: ['open', 'open'], options: { initiatory: true } };

export interface Gathered {
  /** The table's path. */
  readonly path: string;
  /** In the order of the guests. */
  readonly pages: readonly Page[];
}

/** Guests, each in a browser of their own, sit down at a table with as many open seats. None of them looks at it yet. */
export async function seatGuests(
  { origin }: OpenSite,
  guests: readonly Guest[],
  wish: Partial<NewTableRequest> = {},
): Promise<Gathered> {
  const pages: Page[] = [];
  for (const { name, ...look } of guests) {
    const page = await visitor(origin, { once: true, ...look });
    await post(page, origin, '/guest', { name });
    pages.push(page);
  }
  const { table, invitation } = await post<OpenedTable>(pages[0]!, origin, '/tables', {
    ...AT_ONCE,
    autostart: true,
    ...wish,
  });
  for (const page of pages.slice(1)) await post(page, origin, `/tables/${table}/sit`, { invitation });
  return { path: `/t/${table}`, pages };
}

/** The same, and all of them look at the table, whose game has begun. */
export async function gatherPages(
  site: OpenSite,
  guests: readonly Guest[],
  wish: Partial<NewTableRequest> = {},
): Promise<Gathered> {
  const { path, pages } = await seatGuests(site, guests, wish);
  await Promise.all(pages.map((page) => lookAt(page, site.origin + path)));
  return { path, pages };
}

export async function lookAt(page: Page, table: string): Promise<void> {
  await page.goto(table);
  await page.locator('.action-bar').waitFor();
}

/** One guest in a browser, and one who plays by a socket: what the latter does takes no time. */
export async function pageAndFriend(
  { origin, server }: OpenSite,
  look: Look = {},
  wish: Partial<NewTableRequest> = {},
): Promise<{ page: Page; friend: Onlooker; path: string }> {
  const page = await visitor(origin, { once: true, ...look });
  await post(page, origin, '/guest', { name: 'Ren' });
  const friend = await Visitor.come(server, 'Aki');
  const wished = { ...AT_ONCE, autostart: true, ...wish };
  const { table, invitation } = await post<OpenedTable>(page, origin, '/tables', wished);
  await friend.must('POST', `/tables/${table}/sit`, { invitation });
  await lookAt(page, `${origin}/t/${table}`);
  const onlooker = new Onlooker(friend, table);
  await onlooker.until(({ shown }) => shown.status === 'running');
  return { page, friend: onlooker, path: `/t/${table}` };
}

/** Whoever sits in this page, as they would play by a socket. */
export async function behind(page: Page, { server }: OpenSite, path: string): Promise<Onlooker> {
  const person = new Visitor(server);
  person.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return new Onlooker(person, path.replace('/t/', ''));
}

export interface Middle {
  readonly game: string;
  readonly bots: number;
  /** So many choices of the page's own seat were made before anybody looks: that takes no time. */
  readonly choices: number;
  readonly wish?: Partial<NewTableRequest>;
}

/** A page that comes to its table with bots in the middle of a game, and is asked something. */
export async function lookAtMiddle(page: Page, site: OpenSite, { game, bots, choices, wish }: Middle): Promise<string> {
  const path = await tableWithBots(page, site.origin, bots, game, wish);
  await playBehind(page, site, path, choices);
  await lookAt(page, site.origin + path);
  await page.locator('.action-bar[data-state=yours]').waitFor();
  return path;
}

/** So many choices of whoever sits in this page, the first on the list each time; then they are asked again. */
export async function playBehind(page: Page, site: OpenSite, path: string, choices: number): Promise<void> {
  const sitting = await behind(page, site, path);
  const isAsked = () => sitting.until(({ shown }) => shown.choices.length > 0);
  for (let made = 0; made < choices; made++) {
    await isAsked();
    await sitting.choose();
  }
  await isAsked();
  sitting.connection.close();
}

/** Whoever sits in this page goes elsewhere, plays on there, and comes back when the game is over. */
export async function seeEnd(page: Page, site: OpenSite, path: string): Promise<void> {
  await page.goto(`${site.origin}/about`);
  const { connection, table } = await behind(page, site, path);
  await playSeat(connection, table);
  await lookAt(page, site.origin + path);
  await page.locator('.action-bar[data-state=over]').waitFor();
  await page.keyboard.press('s');
  await page.locator('.score-sheet').first().waitFor();
}
