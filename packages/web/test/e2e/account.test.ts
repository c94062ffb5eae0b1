import { wordsFor } from '@engawa/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountWords } from '../../src/pages/account/words/index.ts';
import { peopleWords } from '../../src/pages/people/words/index.ts';
import { oneBrowser, visitor } from '../kit/browser.ts';
import { post } from '../kit/post.ts';
import { tableForTwo } from '../kit/short-table.ts';
import { openSite } from '../kit/site.ts';
import { pressButton } from '../kit/table.ts';

oneBrowser();

const { en } = accountWords;
const NAME = 'Ren of Kyoto';
const PASSWORD = 'seven lanterns';
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const greeted = (page: Page) => page.getByText(en.welcome(NAME)).waitFor();
const refused = (page: Page) => page.getByRole('alert').getByText(wordsFor('en', 'bad-sign-in')).waitFor();
const isStranger = (page: Page) => page.getByText(en.stranger).waitFor();

/** The site by a name: a passkey is bound to one, and an address of numbers is none. */
async function namedSite(): Promise<string> {
  return (await openSite()).origin.replace('127.0.0.1', 'localhost');
}

async function fill(page: Page, title: string, button: string, password = PASSWORD): Promise<void> {
  const form = panel(page, title);
  await form.getByLabel(en.name, { exact: true }).fill(NAME);
  await form.getByLabel(en.password, { exact: true }).fill(password);
  await pressButton(form, button);
}

const hasTable = async (page: Page, origin: string, path: string) => {
  await page.goto(`${origin}/tables?show=mine`);
  await page.locator(`a[href="${path}"]`).waitFor();
};

describe('a guest', () => {
  it('becomes an account with a password, keeps the games on every device, and can leave for good', async () => {
    const origin = await namedSite();
    const page = await visitor(origin, { once: true });
    const path = await tableForTwo(page, origin);
    await page.goto(`${origin}/account`);
    await fill(page, en.becomeAccount, en.create);
    await greeted(page);

    const elsewhere = await visitor(origin, { once: true });
    await elsewhere.goto(`${origin}/account`);
    await fill(elsewhere, en.signInTitle, en.signIn, 'eight lanterns');
    await refused(elsewhere);
    await fill(elsewhere, en.signInTitle, en.signIn);
    await greeted(elsewhere);
    await hasTable(elsewhere, origin, path);

    await elsewhere.goto(`${origin}/account`);
    await pressButton(elsewhere, en.signOutEverywhere);
    await elsewhere.getByText(en.signedOut).waitFor();
    await page.goto(`${origin}/account`);
    await isStranger(page);

    await fill(page, en.signInTitle, en.signIn);
    await greeted(page);
    await pressButton(page, en.erase);
    const dialog = page.getByRole('dialog', { name: en.eraseTitle });
    const sure = dialog.getByRole('button', { name: en.eraseYes });
    expect(await sure.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel(en.eraseType(NAME)).fill(NAME);
    await sure.click();
    await page.getByText(en.erased).waitFor();
    await page.goto(`${origin}/account`);
    await fill(page, en.signInTitle, en.signIn);
    await refused(page);
  });

  it('becomes an account by a passkey alone, signs out, and in again by it', async () => {
    const origin = await namedSite();
    const page = await visitor(origin, { once: true });
    const debug = await page.context().newCDPSession(page);
    await debug.send('WebAuthn.enable');
    await debug.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const path = await tableForTwo(page, origin);
    await page.goto(`${origin}/account`);
    const form = panel(page, en.becomeAccount);
    await form.getByLabel(en.name, { exact: true }).fill(NAME);
    await pressButton(form, en.addPasskey);
    await greeted(page);
    await expect.poll(() => panel(page, en.passkeys).getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: en.signOut, exact: true }).click();
    await page.getByText(en.signedOut).waitFor();
    await page.goto(`${origin}/account`);
    await isStranger(page);
    await pressButton(panel(page, en.signInTitle), en.signInPasskey);
    await greeted(page);
    await hasTable(page, origin, path);
  });
});

describe('somebody’s page', () => {
  it('lets a reader not hear them, remembers it, and lets them be heard again', async () => {
    const { origin } = await openSite();
    const loud = await visitor(origin, { once: true });
    await post(loud, origin, '/account', { name: NAME, password: PASSWORD });
    const page = await visitor(origin, { once: true });
    await post(page, origin, '/guest', { name: 'Aki' });
    await page.goto(`${origin}/people/${encodeURIComponent(NAME)}`);
    await pressButton(page, peopleWords.en.mute);
    await page.getByText(peopleWords.en.muted).waitFor();
    await page.reload();
    await pressButton(page, peopleWords.en.unmute);
    await page.getByText(peopleWords.en.unmuted).waitFor();
    await page.getByRole('button', { name: peopleWords.en.mute }).waitFor();
  });
});
