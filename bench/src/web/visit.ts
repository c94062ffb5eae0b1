import type { Browser, CDPSession, Page } from 'playwright-core';

const LAPTOP = { width: 1280, height: 720 };
/** Something on the board, or in the list beside it, that can be chosen now. */
const CHOICE = '[data-choice], [data-choice-row]';
/** Nothing of the bench takes longer, unless something is stuck. */
const PATIENCE = 60_000;

export interface Visit {
  readonly frontPage: number;
  readonly boardByClick: number;
  readonly boardByAddress: number;
  readonly scripts: number;
  readonly fonts: number;
  readonly all: number;
}

/** Somebody comes to the site for the first time, on a machine that is so many times slower, and plays against bots. */
export async function visit(browser: Browser, origin: string, slowedBy: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: LAPTOP, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForChoice, CHOICE);
    const cdp = await slowed(page, slowedBy);
    const sent = await countBytes(cdp);
    const play = page.locator('.home-wall__actions button').first();
    const frontPage = await timed(async () => {
      await page.goto(origin, { waitUntil: 'commit' });
      await play.waitFor();
    });
    await page.waitForLoadState('networkidle');
    const { scripts, fonts, all } = sent();
    await play.click();
    const boardByClick = await choosable(page);
    // Everything is fetched anew, as by somebody who was sent the address.
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(page.url(), { waitUntil: 'commit' });
    const boardByAddress = await choosable(page);
    return { frontPage, boardByClick, boardByAddress, scripts, fonts, all };
  } finally {
    await context.close();
  }
}

interface Watching {
  /** When somebody clicked last, since the page was asked for. */
  clickedAt: number;
  /** When something to choose was first drawn. */
  choosableAt: number | undefined;
}

/** Runs in the page, before anything else of it: a look from outside would take its own time. */
function watchForChoice(choice: string): void {
  const watching: Watching = { clickedAt: 0, choosableAt: undefined };
  Object.assign(globalThis, { watching });
  addEventListener(
    'click',
    () => {
      watching.clickedAt = performance.now();
    },
    true,
  );
  const look = new MutationObserver(() => {
    if (document.querySelector(choice) === null) return;
    look.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        watching.choosableAt = performance.now();
      }),
    );
  });
  look.observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the last click, or from when the page was asked for, until a choice could be made. */
async function choosable(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => {
    const { clickedAt, choosableAt } = (globalThis as unknown as { watching: Watching }).watching;
    return choosableAt === undefined ? undefined : choosableAt - clickedAt;
  });
  return (await found.jsonValue())!;
}

async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

/** Counts what comes over the wire, compressed and with its headers, by what it is. */
async function countBytes(cdp: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return () => ({
    scripts: bytes.get('Script') ?? 0,
    fonts: bytes.get('Font') ?? 0,
    all: [...bytes.values()].reduce((sum, n) => sum + n, 0),
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
