import type { Language } from '@engawa/kernel';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { overhear } from './overheard.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

export interface Look {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly phone?: boolean;
  /** Kept as in a visit before; see `settings.ts`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Comes for this one visit: nothing is laid by for a day without network, which takes its time. */
  readonly once?: boolean;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

let browser: Browser;

/** One browser for all tests of a file. */
export function oneBrowser(): void {
  // A whole game in a browser that draws without a graphics card, beside all other tests.
  vi.setConfig({ testTimeout: 400_000 });
  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('Chromium is needed: npm test installs it, or name it in CHROMIUM.');
    browser = await chromium.launch({ executablePath, args: ARGS });
  });
  afterAll(() => browser?.close());
}

/**
 * Somebody who comes to the site for the first time. The test fails if their browser has anything to complain about, asks
 * another server for anything, is sent what is not for them, or shows the name of a word instead of the word.
 */
export async function visitor(origin: string, look: Look = {}): Promise<Page> {
  const context = await newContext(look);
  const page = await context.newPage();
  const problems = watch(page, origin);
  onTestFinished(async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
    const onScreen = await page.evaluate(() => document.body.innerText).catch(() => '');
    await context.close();
    expect(problems).toEqual([]);
    expect(onScreen.match(RAW_KEY) ?? []).toEqual([]);
  });
  return page;
}

/** Words of programs, not of people. */
const RAW_KEY = /\b(undefined|NaN|\[object \w+\])(?=\s|$|[.,:;])/g;

async function newContext({
  language = 'en',
  theme = 'light',
  phone = false,
  settings = {},
  once = false,
}: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone ? PHONE : LAPTOP,
    ...(phone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    locale: { en: 'en-GB', ru: 'ru-RU', uk: 'uk-UA' }[language],
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: once ? 'block' : 'allow',
  });
  context.setDefaultTimeout(20_000);
  const kept = JSON.stringify({ language, motion: 'off', ...settings });
  await context.addInitScript((text) => {
    if (localStorage.getItem('engawa.settings') === null) localStorage.setItem('engawa.settings', text);
  }, kept);
  return context;
}

/** Everything that must not happen in anybody's browser. */
function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The browser itself says so of every request that fails; whether it may fail is the test's business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`${error.stack}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn) problems.push(`asked ${url.origin}`);
  });
  page.on('websocket', (socket) => {
    const hear = overhear();
    socket.on('framereceived', ({ payload }) => problems.push(...hear(`${payload}`)));
  });
  return problems;
}
