import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody plays: by the places on the board and the cards in the tray, by the list in words, or by keys alone. */
export type Hand = 'board' | 'list' | 'keys' | 'touch';

const LONGEST_GAME = 400;
const TRIES = 5;
const PATIENCE = 1_500;

/** Waits until it is this page's turn, and lifts the curtain between two people; false when the game is over. */
async function turn(page: Page): Promise<boolean> {
  // Looked at in one go: between two looks a curtain may fall, and the bar is gone.
  const found = await page.waitForFunction(
    () =>
      document.querySelector('.table-curtain button') !== null
        ? 'curtain'
        : document
            .querySelector('.action-bar[data-state=yours], .action-bar[data-state=over]')
            ?.getAttribute('data-state'),
    undefined,
    { timeout: 60_000 },
  );
  const state = await found.jsonValue();
  if (state !== 'curtain') return state === 'yours';
  await page.locator('.table-curtain button').click();
  return turn(page);
}

/** What the table asks just now: when it changes, the choice has been taken. */
function asked(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('.table-screen')?.getAttribute('data-number') ?? '');
}

/** Does what changes the table, and waits until the page has seen it. */
export async function seeChange(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await asked(page);
  await act();
  try {
    await page.waitForFunction(
      (was) => document.querySelector('.table-screen')?.getAttribute('data-number') !== was,
      before,
    );
  } catch (error) {
    throw new Error(`nothing changed after ${before}: ${await whatIsShown(page)}`, { cause: error });
  }
}

/** What may have taken the hand's choice instead of the table. */
async function whatIsShown(page: Page): Promise<string> {
  const bar = await page.locator('.table-bar').textContent();
  return page.evaluate((words) => {
    const focused = document.activeElement?.outerHTML.slice(0, 200);
    const over = [...document.querySelectorAll('dialog[open], .toast')].map(({ textContent }) => textContent);
    return JSON.stringify({ bar: words, focused, over });
  }, bar);
}

/** Makes one choice. */
function chooseOnce(page: Page, hand: Hand): Promise<void> {
  return seeChange(page, () =>
    hand === 'keys' ? byKeys(page) : hand === 'list' ? byList(page) : byBoard(page, hand === 'touch'),
  );
}

/** Makes this very choice, however it lies on the screen; or the only one, which has nothing but its button. */
export function choose(page: Page, choice: string | undefined): Promise<void> {
  return seeChange(page, async () => {
    if (choice !== undefined) await page.locator(`[data-choice="${choice}"]`).first().dispatchEvent('click');
    await page.locator('.table-bar__confirm').dispatchEvent('click');
  });
}

/** Plays until the game is over, or so many choices were made. */
export async function playOn(page: Page, hand: Hand, most = LONGEST_GAME): Promise<number> {
  for (let made = 0; made < most; made++) {
    if (!(await turn(page))) return made;
    await chooseOnce(page, hand);
  }
  return most;
}

/** In the short round some looks of a game see only these of it. */
const FIRST_CHOICES = 10;

export interface Through {
  /** Fewer choices than this are no game. */
  readonly least: number;
  /** Whether the short round sees only the beginning. */
  readonly isShortened?: boolean;
}

/** Plays a game to its end and its score, unless this look of it is shortened; says whether it is over. */
export async function playThrough(page: Page, hand: Hand, { least, isShortened = false }: Through): Promise<boolean> {
  if (isShortened && process.env.ENGAWA_LONG !== '1') {
    expect(await playOn(page, hand, FIRST_CHOICES)).toBe(FIRST_CHOICES);
    return false;
  }
  expect(await playOn(page, hand)).toBeGreaterThan(least);
  await expect.poll(() => page.locator('.score-sheet').count()).toBeGreaterThan(0);
  return true;
}

async function byBoard(page: Page, touch: boolean): Promise<void> {
  const confirm = page.locator('.table-bar__confirm');
  const pressed: (string | undefined)[] = [];
  const before = await asked(page);
  for (let tries = 0; ; tries++) {
    const spot = await spotOfSomeChoice(page);
    pressed.push(spot?.choice);
    // A decision with a single answer has nothing to point at but its button.
    if (spot !== null) await (touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
    try {
      await (touch ? confirm.tap({ timeout: PATIENCE }) : confirm.click({ timeout: PATIENCE }));
      return;
    } catch (error) {
      // A page that is slow to answer may have taken the choice all the same.
      if ((await asked(page)) !== before) return;
      // A board that is still moving under the finger was not met.
      if (tries < TRIES) continue;
      const bar = await page.locator('.table-bar').textContent();
      throw new Error(`${pressed.join(', ')} pressed, and the bar says "${bar}"`, { cause: error });
    }
  }
}

/** The middle of a legal place or card that a finger would really meet. */
function spotOfSomeChoice(page: Page): Promise<{ x: number; y: number; choice: string } | null> {
  return page.evaluate(async () => {
    // What was drawn just now may still be on its way to its place.
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const spots = [...document.querySelectorAll('[data-choice]')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const spot = { x: left + width / 2, y: top + height / 2, choice: element.getAttribute('data-choice')! };
      return element.contains(document.elementFromPoint(spot.x, spot.y)) ? [spot] : [];
    });
    return spots[Math.floor(Math.random() * spots.length)] ?? null;
  });
}

async function byList(page: Page): Promise<void> {
  const rows = page.locator('[data-choice-row]');
  for (let tries = 0; tries < TRIES && (await rows.count()) === 0; tries++) {
    // A table that has just changed under the hand may not have heard the key.
    await page.keyboard.press('c');
    await rows
      .first()
      .waitFor({ timeout: PATIENCE })
      .catch(() => {});
  }
  await rows.nth(Math.floor(Math.random() * (await rows.count()))).click();
  await page.keyboard.press('Escape');
  await page.locator('.table-bar__confirm').click();
}

/** A number picks, Enter confirms. */
async function byKeys(page: Page): Promise<void> {
  const before = await asked(page);
  for (let tries = 0; ; tries++) {
    await page.keyboard.press('1');
    try {
      await page.locator('.table-bar__confirm').waitFor({ timeout: PATIENCE });
      break;
    } catch (error) {
      // In a round of all, somebody else's answer may have been on its way to the screen just then.
      if ((await asked(page)) !== before) return;
      if (tries === TRIES)
        throw new Error(`1 pressed, and nothing picked: ${await whatIsShown(page)}`, { cause: error });
    }
  }
  await page.keyboard.press('Enter');
}
