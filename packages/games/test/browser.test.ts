import { coveringOptions, type Game, type GameRecord, recordToText, replay, SearchLuck, Table } from '@engawa/kernel';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { GAMES } from '../src/index.ts';

/** What the page can do: read a record, verify it, and say what it led to. */
interface PageWindow {
  engawa: { replayed(record: string, to: number): { state: string; views: string[] } };
}

/** The same kernel and games, bundled for the browser. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { readRecord, verify, replay } from '@engawa/kernel';
        import { gameById } from '@engawa/games';
        export function replayed(source, to) {
          const record = readRecord(source);
          const game = gameById(record.game);
          verify(game, record);
          const { state } = replay(game, record, to);
          const seats = [null, ...Array.from({ length: record.seats }, (_, seat) => seat)];
          return { state: JSON.stringify(state), views: seats.map((seat) => JSON.stringify(game.hide(state, seat))) };
        }`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    globalName: 'engawa',
    platform: 'browser',
    write: false,
  });
  return outputFiles[0]!.text;
}

function randomRecord(game: Game, seats: number, seed: number): GameRecord {
  const luck = SearchLuck.seeded(seed);
  const sets = coveringOptions(game.options, seats);
  const table = new Table(game, seats, sets[seed % sets.length], luck);
  while (!table.isOver) {
    const [seat] = table.deciders() as [number];
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]);
  }
  return table.record();
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is needed: npm test installs it, or name it in CHROMIUM.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  browser = await chromium.launch({ executablePath, args });
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
});

afterAll(async () => {
  await browser?.close();
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s in Chromium', (_, game) => {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    it(`replays records of ${seats} seats to the same bytes`, async () => {
      for (let seed = 1; seed <= 3; seed++) {
        const record = randomRecord(game, seats, seed * 10 + seats);
        const to = Math.floor(record.entries.length / seed);
        const { state } = replay(game, record, to);
        const views = [null, ...Array.from({ length: seats }, (_, seat) => seat)].map((seat) =>
          JSON.stringify(game.hide(state, seat)),
        );
        const there = await page.evaluate(
          ([source, until]) => (window as unknown as PageWindow).engawa.replayed(source, until),
          [recordToText(record), to] as const,
        );
        expect(there.state).toBe(JSON.stringify(state));
        expect(there.views).toEqual(views);
      }
    });
  }

  it('refuses a changed record there too', async () => {
    const source = recordToText(randomRecord(game, game.seats.max, 5)).replace(/^(\d+) (\S+)$/m, '$1 elsewhere');
    const refusal = page.evaluate((text) => (window as unknown as PageWindow).engawa.replayed(text, 0), source);
    await expect(refusal).rejects.toThrow('digest');
  });
});
