import type { Language } from '@engawa/kernel';
import type { Page } from 'playwright-core';
import { gameName } from '../../src/art/games.ts';
import { homeWords } from '../../src/pages/home/words/index.ts';

/** The two ways from the front page into a game, by what the buttons say. */
export function frontPage(page: Page, language: Language = 'en', game = 'tokaido') {
  const words = homeWords[language];
  const name = gameName(language, game);
  return {
    withBots: page.getByRole('button', { name: words.withBotsAt(name) }),
    invite: page.getByRole('button', { name: words.inviteAt(name) }),
  };
}
