import type { Language } from '@engawa/kernel';
import type { Locator, Page } from 'playwright-core';
import { TABLE_WORDS } from '../../src/table/words/index.ts';

export function pressButton(place: Page | Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).click();
}

/** Does something in the table's menu, and closes it if that has not closed it. */
export async function fromMenu(page: Page, language: Language, act: (menu: Locator) => Promise<void>): Promise<void> {
  const menu = page.getByRole('dialog', { name: TABLE_WORDS[language].menu });
  await pressButton(page, TABLE_WORDS[language].menu);
  await act(menu);
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}

/** The log of the page says so. */
export function tells(page: Page, sentence: string): Promise<void> {
  return page.locator('.log__text').getByText(sentence).first().waitFor();
}
