import { chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/chromium.mjs';

export const SITE = process.env.SITE ?? 'http://localhost:8080';
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** How every page is looked at: all three languages, day and night, laptop and phone. */
export const LOOKS = {
  laptopDay: { viewport: LAPTOP, language: 'en', theme: 'light' },
  laptopNight: { viewport: LAPTOP, language: 'uk', theme: 'dark' },
  phoneDay: { viewport: PHONE, language: 'ru', theme: 'light' },
  phoneNight: { viewport: PHONE, language: 'en', theme: 'dark' },
};

export const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** A page of somebody who has been here before. */
export async function open({ viewport, language, theme }, { cookies = [], kept = {} } = {}) {
  const isPhone = viewport === PHONE;
  const context = await browser.newContext({ viewport, colorScheme: theme, isMobile: isPhone, hasTouch: isPhone });
  await context.addCookies(cookies);
  const settings = JSON.stringify({ language, theme, motion: 'off' });
  await context.addInitScript(
    (all) => {
      for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
    },
    { ...kept, 'engawa.settings': settings },
  );
  return context.newPage();
}

/**
 * A scene is a path, whose eyes look at it (`cookies`), what their browser keeps (`kept`), and what they do there before
 * the picture is taken (`act`).
 */
export async function visit(look, scene) {
  const page = await open(look, scene);
  await page.goto(SITE + scene.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await scene.act?.(page);
  if (scene.act) await page.waitForTimeout(400);
  return page;
}

/** A picture of the scene, or of the part of it that the selectors span. */
export async function shoot(look, scene, ...selectors) {
  const page = await visit(look, scene);
  const picture = await page.screenshot(selectors.length > 0 ? { clip: await spanOf(page, selectors) } : {});
  await page.context().close();
  return picture;
}

async function spanOf(page, selectors) {
  const boxes = [];
  for (const selector of selectors) boxes.push(await page.locator(selector).first().boundingBox());
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}
