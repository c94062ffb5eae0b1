import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@engawa/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/games/catalogue.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { lookAtMiddle, playBehind } from '../kit/company.ts';
import { openSite } from '../kit/site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  '/',
  '/new',
  '/tables',
  '/here',
  '/replay',
  '/learn',
  ...CATALOGUE.map(({ id }) => `/learn/${id}`),
  '/settings',
  '/account',
  '/about',
  '/leaderboard/tokaido',
  '/people/nobody',
  '/gallery',
  '/nowhere',
];

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[];
}

/** What axe has to say, in short. */
async function complaints(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // By the debugger's way: the site's own rules let no such script in.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<Found> } }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => `${target}`).join(', ')}`);
}

/**
 * Every page in every language by day and by night. The short round has each language, and each theme, at least once; each
 * page, and each game on a laptop and on a phone, in one of the looks.
 */
const isLong = process.env.ENGAWA_LONG === '1';
const LOOKS = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
).filter((_, index) => isLong || [0, 3, 4].includes(index));

/** After how many choices to look, and to look again; where one decision leads to the next, one look may meet only trays. */
const MIDDLES = [
  { game: 'tokaido', choices: [4], bots: 1 },
  { game: 'white-castle', choices: [9, 2], bots: 1 },
  { game: 'bamboo', choices: [7, 5], bots: 1 },
  { game: 'rising-sun', choices: [8, 6], bots: 2 },
  { game: 'bitoku', choices: [8, 5], bots: 1 },
].flatMap((middle) => [false, true].map((phone) => ({ ...middle, phone })));

oneBrowser();

describe.each(LOOKS.map((look, at) => ({ ...look, at })))('axe finds nothing, in $language, $theme', (look) => {
  const { language, theme, at } = look;

  const isHere = (_: unknown, index: number) => isLong || index % LOOKS.length === at;
  it('on any page', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin, { language, theme });
    const found: Record<string, string[]> = {};
    for (const path of PAGES.filter(isHere)) {
      await page.goto(origin + path);
      const here = await complaints(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
  });

  it.each(MIDDLES.filter(isHere))(
    'in the middle of a game: $game, on a phone: $phone',
    async ({ game, choices, bots, phone }) => {
      const site = await openSite();
      const page = await visitor(site.origin, { language, theme, phone });
      // In the short round there is one look, at the end of them all.
      const [first, ...rest] = isLong ? choices : [choices.reduce((sum, more) => sum + more, 0)];
      const path = await lookAtMiddle(page, site, { game, bots, choices: first! });
      expect(await complaints(page)).toEqual([]);
      for (const more of rest) {
        await playBehind(page, site, path, more);
        await page.locator('.action-bar[data-state=yours]').waitFor();
        expect(await complaints(page)).toEqual([]);
      }
    },
  );
});
