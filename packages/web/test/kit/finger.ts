import type { Locator, Page } from 'playwright-core';

const LONG = 650;

/** A finger rests in the middle of something, and is lifted again after the act. */
export async function longPress(page: Page, on: Locator, act: () => Promise<void>): Promise<void> {
  const box = await placeOf(on);
  const debug = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(LONG);
  await act();
  await debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await debug.detach();
}

/** Where something lies once it has arrived there; what slides in, or is drawn anew meanwhile, is waited for. */
async function placeOf(on: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  for (;;) {
    const drawn = (await on.elementHandle())!;
    const box = await drawn.waitForElementState('stable').then(
      () => drawn.boundingBox(),
      () => null,
    );
    if (box !== null) return box;
  }
}

/**
 * What can be pressed, is seen, and is smaller than a fingertip. Links inside a sentence are as high as their line. The
 * handle of the sheet is left out: its tabs, large enough, open it too.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fingertip = 44;
    const pressable = 'button, a[href], input, select, summary, [role=button], [role=tab], [role=switch], [role=radio]';
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((one) => {
      const isLeftOut = one.matches('p a, .sheet__handle, .site-header__skip') || one.closest('svg') !== null;
      if (isLeftOut || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
      const boxes = [one, ...labels].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      // A box is measured to a fraction of a point.
      if (width > fingertip - 0.5 && height > fingertip - 0.5) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent;
      return [`${one.className || one.tagName} "${name}" ${Math.round(width)}×${Math.round(height)}`];
    });
  });
}
