import { DICTIONARIES } from '@engawa/white-castle';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chainOf, type Link } from '../../src/games/white-castle/chain.ts';
import { faceWords } from '../../src/games/white-castle/words/index.ts';
import { keyOf } from '../../src/local/kept.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { choose, seeChange } from '../kit/play.ts';
import { openSite } from '../kit/site.ts';
import { tells } from '../kit/table.ts';
import { longChain, type Moment } from '../white-castle/long-chain.ts';

oneBrowser();

const LANGUAGE = 'uk';
const SAY = TABLE_WORDS[LANGUAGE];

const wordsOf = (links: readonly Link[]): string[] =>
  links.flatMap(({ effects, sign }) =>
    sign === undefined ? effects.map(DICTIONARIES[LANGUAGE].effect) : [faceWords[LANGUAGE].signs[sign]],
  );

/** What the page says is still to come, in the tray and beside the board. */
const shownIn = (page: Page, place: string) =>
  page.locator(`${place} .wc-chain`).locator('.visually-hidden, .wc-chain__sign').allTextContents();

/** The page stands where the turn stood, and names all that is still to come in it; the tray what comes after it. */
async function expectAt(page: Page, { view }: Moment): Promise<void> {
  const links = chainOf(view);
  await expect.poll(() => shownIn(page, '.wc-side')).toEqual(wordsOf(links));
  if (await page.locator('.wc-tray').isVisible()) {
    expect(await shownIn(page, '.wc-tray__then')).toEqual(wordsOf(links.slice(1)));
  }
}

describe('a long chain of The White Castle', () => {
  it('is followed on the screen, and taken back choice by choice or as a whole until a card is revealed', async () => {
    const { kept, moments } = longChain();
    const { origin } = await openSite();
    const page = await visitor(origin, { language: LANGUAGE, once: true });
    await page.addInitScript(
      ([key, game]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, game!),
      [keyOf(kept.id), JSON.stringify(kept)],
    );
    await page.goto(`${origin}/here/${kept.id}`);
    const undo = page.getByRole('button', { name: SAY.takeBack });
    const goOn = async (some: readonly Moment[]) => {
      for (const moment of some) {
        await expectAt(page, moment);
        await choose(page, `${moment.choice}`);
      }
    };
    const last = moments.length - 1;

    await goOn(moments.slice(0, last));
    await expectAt(page, moments[last]!);
    await page.locator('.wc-tray').waitFor();
    // One back, and one more; then both again.
    await seeChange(page, () => undo.click());
    await expectAt(page, moments[last - 1]!);
    await seeChange(page, () => page.keyboard.press('z'));
    await goOn(moments.slice(last - 2, last));
    await expectAt(page, moments[last]!);
    // My turn again.
    await seeChange(page, () => page.keyboard.press('Shift+Z'));
    await expectAt(page, moments[0]!);
    await tells(page, SAY.undone(last));

    await goOn(moments);
    // A card has been turned over: nobody can unsee it.
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    await page.mouse.move(0, 0);
    await undo.hover();
    await page.getByRole('tooltip').getByText(SAY.noTakeBack).waitFor();
  });
});
