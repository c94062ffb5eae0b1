import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@engawa/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { frontPage } from '../kit/front-page.ts';
import { playOn } from '../kit/play.ts';
import { openSite } from '../kit/site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES = [
  '/',
  '/new',
  '/tables',
  '/here',
  '/replay',
  '/learn',
  '/learn/tokaido',
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

oneBrowser();

describe.each(LANGUAGES)('axe finds nothing, in %s', (language) => {
  it.each(['light', 'dark'] as const)('on any page, %s', async (theme) => {
    const { origin } = await openSite();
    const page = await visitor(origin, { language, theme });
    const found: Record<string, string[]> = {};
    for (const path of PAGES) {
      await page.goto(origin + path);
      const here = await complaints(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
  });

  it.each(['light', 'dark'] as const)(
    'at a table in the middle of a game, on a laptop and on a phone, %s',
    async (theme) => {
      const { origin } = await openSite();
      for (const phone of [false, true]) {
        const page = await visitor(origin, { language, theme, phone });
        await page.goto(origin);
        await frontPage(page, language).withBots.first().click();
        await page.waitForURL(/\/t\//);
        await playOn(page, 'keys', 4);
        expect(await complaints(page)).toEqual([]);
      }
    },
  );
});
