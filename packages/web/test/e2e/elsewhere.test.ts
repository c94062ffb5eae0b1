import { describe, expect, it } from 'vitest';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { playOn } from '../kit/play.ts';
import { tableForTwo } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';

oneBrowser();

describe('without a server', () => {
  it('two people and a bot play to the end on one device, while the network is away', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin);
    await page.goto(origin);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.goto(`${origin}/here/new?game=tokaido&seats=me,me,bot:greedy`);
    await page.waitForURL(/\/here\/(?!new)/);
    await playOn(page, 'board');
    await page.reload();
    await page.locator('.action-bar[data-state=over]').waitFor();
  });
});

describe('a finished game', () => {
  it('is replayed step by step, from a link to a position, with the record that anybody can check', async () => {
    const { origin } = await openSite();
    const page = await visitor(origin);
    const path = await tableForTwo(page, origin);
    await page.goto(origin + path);
    await playOn(page, 'keys');
    await page.goto(`${origin}${path.replace('/t/', '/replay/')}?at=5`);
    const scrubber = page.getByRole('slider');
    await expect.poll(() => scrubber.inputValue()).toBe('5');
    await page.keyboard.press(']');
    await expect.poll(() => scrubber.inputValue()).toBe('6');
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('6');
  });
});
