import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type Spread, spreadOf } from '../measure.ts';
import { LIMITS, type WebBenchResult } from './result.ts';
import { openSite } from './site.ts';
import { type Visit, visit } from './visit.ts';

export { printWebBench } from './print.ts';

type Progress = (done: number, total: number, what: string) => void;

const ROUNDS = 5;
/** A cheap laptop or a phone of some years ago. */
const SLOWED_BY = 4;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Measures what a first visitor waits for and is sent, in a real browser: about two minutes. */
export async function runWebBench(progress: Progress = () => {}): Promise<WebBenchResult> {
  // Not imported: it must not become part of a bundle.
  const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core');
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('Chromium is needed: install it, or name it in the environment variable CHROMIUM.');
  const site = await openSite();
  try {
    const browser = await chromium.launch({ executablePath, args: ARGS });
    const visits: Visit[] = [];
    try {
      // The first one finds the server's code not compiled yet, and does not count.
      for (let round = 0; round <= ROUNDS; round++) {
        const seen = await visit(browser, site.origin, SLOWED_BY);
        if (round > 0) visits.push(seen);
        progress(round + 1, ROUNDS + 1, 'a first visit');
      }
      return resultOf(visits, browser.version());
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

function resultOf(visits: readonly Visit[], browser: string): WebBenchResult {
  const spread = (of: keyof Visit): Spread => spreadOf(visits.map((one) => one[of]));
  const [scripts, fonts, all] = [spread('scripts'), spread('fonts'), spread('all')];
  const [frontPage, boardByClick, boardByAddress] = [
    spread('frontPage'),
    spread('boardByClick'),
    spread('boardByAddress'),
  ];
  return {
    machine: { node: process.version, arch: process.arch, cpus: cpus().length, browser },
    slowedBy: SLOWED_BY,
    rounds: visits.length,
    figures: { boardByAddress, boardByClick, frontPage, firstVisit: { scripts, fonts, all } },
    ratios: {
      board: boardByAddress.median / LIMITS.board,
      scripts: scripts.median / LIMITS.scripts,
      fonts: fonts.median / LIMITS.fonts,
    },
  };
}
