import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playSeat } from '../../../server/test/kit/player.ts';
import { keyOf } from '../../src/local/kept.ts';
import { explainTies } from '../../src/table/ties.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { behind } from '../kit/company.ts';
import { tableForTwo } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { tiedGame } from '../kit/tie.ts';

oneBrowser();

describe('the score at the end', () => {
  it('stands by source, and says what decided between equals', async () => {
    const { kept, places } = await tiedGame();
    const { origin } = await openSite();
    const page = await visitor(origin, { language: 'ru', once: true });
    await page.addInitScript(
      ([key, game]) => localStorage.setItem(key!, game!),
      [keyOf(kept.id), JSON.stringify(kept)],
    );
    await page.goto(`${origin}/here/${kept.id}`);
    await page.locator('.action-bar[data-state=over]').waitFor();
    await page.keyboard.press('s');
    const sheet = page.getByRole('dialog', { name: TABLE_WORDS.ru.score });
    const totals = await sheet.locator('tfoot td').allInnerTexts();
    expect(totals.map(Number)).toEqual(places.map(({ score }) => score).sort((a, b) => b - a));
    const rows = new Set(places.flatMap((one) => one.sheet.map(({ row }) => row)));
    expect(await sheet.locator('tbody tr').count()).toBe(rows.size);
    const tie = explainTies(places).find(({ by }) => by !== null)!;
    const name = (seat: number) => (kept.seats[seat] as { name: string }).name;
    const { equal, by } = TABLE_WORDS.ru.ties;
    const values = tie.seats.map((seat, i) => [name(seat), tie.by!.values[i]!] as const);
    const sentences = [equal(tie.seats.map(name), tie.score), by('достижения', values)];
    await sheet.getByText(sentences.join(' ')).waitFor();
  });
});

describe('the record of a game', () => {
  it('is downloaded where it ended, and opened again as a replay', async () => {
    const site = await openSite();
    const page = await visitor(site.origin, { once: true });
    const path = await tableForTwo(page, site.origin);
    const { connection, table } = await behind(page, site, path);
    const { shown } = await playSeat(connection, table);
    await page.goto(site.origin + path);
    await page.locator('.action-bar[data-state=over]').waitFor();
    await page.keyboard.press('s');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('link', { name: TABLE_WORDS.en.record }).click(),
    ]);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain('tokaido');

    await page.goto(`${site.origin}/replay`);
    const record = { name: download.suggestedFilename(), mimeType: 'text/plain', buffer: readFileSync(file) };
    await page.locator('input[type=file]').setInputFiles(record);
    await page.waitForURL(/\/replay\/file~/);
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('End');
    const best = Math.max(...shown.places!.map(({ score }) => score));
    await expect.poll(() => page.locator('.score-sheet tfoot td').first().textContent()).toContain(`${best}`);
  });
});
