import { heading, line, percent, row, whole } from '../columns.ts';
import type { WebBenchResult } from './result.ts';

/** The result as a table for a terminal. */
export function printWebBench({ machine, slowedBy, rounds, figures, ratios }: WebBenchResult): string {
  const { frontPage, boardByClick, boardByAddress, firstVisit } = figures;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    `Chromium ${machine.browser} on ${machine.arch}, ${machine.cpus} CPUs, the page slowed ${slowedBy} times; ${rounds} visits`,
    '',
    heading('Until it can be used, ms'),
    row('front page', frontPage, whole),
    row('board, by a click on the front page', boardByClick, whole),
    row('board, by its address', boardByAddress, whole),
    '',
    heading('Sent on a first visit, kB'),
    row('scripts', firstVisit.scripts, kilobytes),
    row('fonts', firstVisit.fonts, kilobytes),
    row('everything', firstVisit.all, kilobytes),
    '',
    'Part of the limit',
    line('board by its address (2 s)', percent(ratios.board)),
    line('scripts (180 kB)', percent(ratios.scripts)),
    line('fonts (110 kB)', percent(ratios.fonts)),
    '',
  ].join('\n');
}
