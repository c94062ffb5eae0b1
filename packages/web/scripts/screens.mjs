// node packages/web/scripts/screens.mjs: pictures of every page for docs/screens, one sheet a page: three languages, day and
// night, laptop and phone. Looks at a site that is running: SITE=http://localhost:8080
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

const SITE = process.env.SITE ?? 'http://localhost:8080';
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'docs', 'screens');
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LANGUAGES = ['en', 'ru', 'uk'];
const THEMES = ['light', 'dark'];
const BLINDNESS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];
const MIDDLE = 14;

const PAGES = {
  home: '/',
  'new-table': '/new',
  tables: '/tables',
  here: '/here',
  import: '/replay',
  learn: '/learn',
  lesson: '/learn/tokaido',
  settings: '/settings',
  account: '/account',
  about: '/about',
  leaderboard: '/leaderboard/tokaido',
  gallery: '/gallery',
};

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(FOLDER, { recursive: true });

/** A page as somebody sees it who has been here before. */
async function open(viewport, language, theme, cookies = []) {
  const isPhone = viewport === PHONE;
  const context = await browser.newContext({ viewport, colorScheme: theme, isMobile: isPhone, hasTouch: isPhone });
  await context.addCookies(cookies);
  const settings = JSON.stringify({ language, theme, motion: 'off' });
  await context.addInitScript((text) => localStorage.setItem('engawa.settings', text), settings);
  return context.newPage();
}

async function shoot(viewport, path, language, theme, cookies) {
  const page = await open(viewport, language, theme, cookies);
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const picture = await page.screenshot();
  await page.context().close();
  return picture;
}

/** Puts pictures side by side, each as wide as said. */
async function sheet(name, rows) {
  const page = await browser.newPage({ viewport: { width: 1950, height: 400 } });
  const row = ({ width, pictures }) =>
    `<div>${pictures.map((one) => `<img width="${width}" src="data:image/png;base64,${one.toString('base64')}">`).join('')}</div>`;
  const style = 'body{margin:0;background:#777}div{display:flex;gap:6px;padding:3px}';
  await page.setContent(`<style>${style}</style>${rows.map(row).join('')}`);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 62, fullPage: true });
  await page.close();
}

async function everyLook(name, path, cookies) {
  const rows = [];
  for (const theme of THEMES) {
    const pictures = [];
    for (const language of LANGUAGES) pictures.push(await shoot(LAPTOP, path, language, theme, cookies));
    rows.push({ width: 640, pictures });
  }
  const phones = [];
  for (const theme of THEMES) {
    for (const language of LANGUAGES) phones.push(await shoot(PHONE, path, language, theme, cookies));
  }
  await sheet(name, [...rows, { width: 317, pictures: phones }]);
  console.log(name);
}

/** Plays with bots into the middle of a game, until a stop on the road is asked for. */
async function middleOfAGame() {
  const page = await open(LAPTOP, 'en', 'light');
  await page.goto(SITE);
  await page.locator('.home-wall__actions button').first().click();
  await page.waitForURL(/\/t\//);
  for (let made = 0; made < MIDDLE || (await page.locator('.tk-board [data-choice]').count()) === 0; made++) {
    await page.locator('.action-bar[data-state=yours]').waitFor({ timeout: 60_000 });
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(900);
  }
  const cookies = await page.context().cookies();
  const path = new URL(page.url()).pathname;
  await page.context().close();
  return { path, cookies };
}

async function throughOtherEyes(name, path, cookies) {
  const pictures = [];
  const page = await open(LAPTOP, 'en', 'light', cookies);
  await page.goto(SITE + path, { waitUntil: 'networkidle' });
  const debug = await page.context().newCDPSession(page);
  for (const type of BLINDNESS) {
    await debug.send('Emulation.setEmulatedVisionDeficiency', { type });
    await page.waitForTimeout(200);
    pictures.push(await page.screenshot());
  }
  await page.context().close();
  await sheet(name, [
    { width: 960, pictures: pictures.slice(0, 2) },
    { width: 960, pictures: pictures.slice(2) },
  ]);
}

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
if (['table', 'table-colour-blind', 'hero'].some(isWanted)) {
  const { path, cookies } = await middleOfAGame();
  if (isWanted('table')) await everyLook('table', path, cookies);
  if (isWanted('table-colour-blind')) await throughOtherEyes('table-colour-blind', path, cookies);
  if (isWanted('hero')) {
    const page = await open(LAPTOP, 'en', 'light', cookies);
    await page.goto(SITE + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(FOLDER, 'hero.jpg'), type: 'jpeg', quality: 80 });
    await page.context().close();
  }
}
for (const [name, path] of Object.entries(PAGES)) if (isWanted(name)) await everyLook(name, path);
await browser.close();
