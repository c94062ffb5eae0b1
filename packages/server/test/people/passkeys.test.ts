import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { everythingIn, type Json, type Running, startServer } from '../http/kit.ts';

/** What a page of the site does with passkeys. */
const PAGE = `
  window.ask = async (method, path, body) => {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  };
  window.create = async (name) => {
    const { body: { challenge, options } } = await ask('POST', '/api/passkeys/options', { name });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await navigator.credentials.create({ publicKey });
    return { challenge, name, credential: credential.toJSON() };
  };
  window.register = async (name) => ask('POST', '/api/passkeys', await create(name));
  window.sign = async (options) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return (await navigator.credentials.get({ publicKey })).toJSON();
  };
  window.signIn = async () => {
    const { body: { challenge, options } } = await ask('POST', '/api/sign-in/passkey/options');
    window.last = { challenge, credential: await sign(options) };
    return ask('POST', '/api/sign-in/passkey', window.last);
  };
`;

interface SiteWindow {
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }>;
  create(name?: string): Promise<Json>;
  register(name?: string): Promise<{ status: number; body: Json }>;
  sign(options: Json): Promise<Json>;
  signIn(): Promise<{ status: number; body: Json }>;
  last: { challenge: string; credential: { id: string; response: { signature: string } } };
}
declare const window: SiteWindow;

/** The site as the browser sees it: passkeys are bound to a name, not to an address. */
const LOCALHOST = () => ({ host: `localhost:${server.port}`, origin: `http://localhost:${server.port}` });

let browser: Browser;
let server: Running;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is needed: npm test installs it, or name it in CHROMIUM.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  browser = await chromium.launch({ executablePath, args });
  server = await startServer();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(async () => {
  context = await browser.newContext({ bypassCSP: true });
  page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(`http://localhost:${server.port}/`);
  await page.addScriptTag({ content: PAGE });
});
afterEach(() => context.close());

describe('a passkey, in Chromium', () => {
  it('makes a guest an account in its own place, and opens it again without a name', async () => {
    const { guest, made, rotated } = await page.evaluate(async () => {
      const { body: guest } = await window.ask('POST', '/api/guest', { name: 'Yuki' });
      const made = await window.register('Yuki');
      const { body: rotated } = await window.ask('GET', '/api/me');
      return { guest, made, rotated };
    });
    expect(made.status).toBe(200);
    expect(made.body.me).toEqual({ ...guest.me, kind: 'account', passkeys: 1 });
    expect(rotated).toEqual(made.body);
    const [before] = await context.cookies();

    const { strangerAgain, back } = await page.evaluate(async () => {
      await window.ask('POST', '/api/sign-out');
      const { body: strangerAgain } = await window.ask('GET', '/api/me');
      return { strangerAgain, back: await window.signIn() };
    });
    expect(strangerAgain.me).toBeNull();
    expect([back.status, back.body.me]).toEqual([200, made.body.me]);
    const [after] = await context.cookies();
    expect(after).toMatchObject({ name: 'engawa', httpOnly: true, sameSite: 'Lax' });
    expect(after!.value).not.toBe(before!.value);
  });

  it('signs nothing twice: a challenge is good once and for five minutes', async () => {
    const first = await page.evaluate(async () => {
      await window.ask('POST', '/api/guest', { name: 'Once' });
      await window.register('Once');
      const { status } = await window.signIn();
      return [status, (await window.ask('POST', '/api/sign-in/passkey', window.last)).body.why];
    });
    expect(first).toEqual([200, 'bad-passkey']);
    const { challenge, options } = (await server.visitor(LOCALHOST()).post('/api/sign-in/passkey/options')).body;
    const credential = await page.evaluate((asked) => window.sign(asked), options!);
    server.clock.now += 5 * 60_000;
    const late = await server.visitor(LOCALHOST()).post('/api/sign-in/passkey', { challenge, credential });
    expect([late.status, late.body.why]).toEqual([401, 'bad-passkey']);
    expect(await everythingIn(server.context)).not.toContain(String(options!.challenge));
  });

  it('is refused with a changed signature, another challenge, or the key of nobody', async () => {
    const answers = await page.evaluate(async () => {
      await window.ask('POST', '/api/guest', { name: 'Changed' });
      await window.register('Changed');
      await window.signIn();
      const { credential } = window.last;
      const fresh = async () =>
        (await window.ask('POST', '/api/sign-in/passkey/options')).body.challenge as unknown as string;
      const signature = credential.response.signature.replace(/^.{20}/, 'AAAAAAAAAAAAAAAAAAAA');
      return [
        await window.ask('POST', '/api/sign-in/passkey', { challenge: await fresh(), credential }),
        await window.ask('POST', '/api/sign-in/passkey', {
          challenge: await fresh(),
          credential: { ...credential, response: { ...credential.response, signature } },
        }),
        await window.ask('POST', '/api/sign-in/passkey', {
          challenge: await fresh(),
          credential: { ...credential, id: 'AAAA', rawId: 'AAAA' },
        }),
      ].map(({ status, body }) => [status, body.why]);
    });
    expect(answers).toEqual(Array(3).fill([401, 'bad-passkey']));
  });

  it('is one more way into an account, but the last way in cannot be thrown away', async () => {
    const { ids, kept, other, gone } = await page.evaluate(async () => {
      await window.ask('POST', '/api/guest', { name: 'Keyring' });
      await window.register('Keyring');
      const { body } = await window.ask('GET', '/api/passkeys');
      const ids = body as unknown as { id: string }[];
      const path = `/api/passkeys/${ids[0]!.id}`;
      const kept = (await window.ask('DELETE', path)).body.why;
      const other = (await window.ask('DELETE', '/api/passkeys/unknown')).body.why;
      await window.ask('PUT', '/api/password', { password: 'lantern over the river' });
      return { ids, kept, other, gone: (await window.ask('DELETE', path)).status };
    });
    expect(ids).toHaveLength(1);
    expect([kept, other, gone]).toEqual(['last-key', 'not-found', 204]);
    const keyring = await server
      .visitor()
      .post('/api/sign-in', { name: 'Keyring', password: 'lantern over the river' });
    expect(keyring.body.me).toMatchObject({ hasPassword: true, passkeys: 0 });
  });

  it('cannot be registered for a name that is taken, or in a session of somebody else', async () => {
    await server.visitor().post('/api/account', { name: 'Taken', password: 'lantern over the river' });
    const whys = await page.evaluate(async () => {
      await window.ask('POST', '/api/guest', { name: 'Guest' });
      const taken = (await window.ask('POST', '/api/passkeys/options', { name: 'Taken' })).body.why;
      const created = await window.create('Unique');
      await window.ask('POST', '/api/sign-out');
      await window.ask('POST', '/api/guest', { name: 'Thief' });
      const stolen = (await window.ask('POST', '/api/passkeys', created)).body.why;
      return [taken, stolen];
    });
    expect(whys).toEqual(['name-taken', 'bad-passkey']);
  });

  it('that was shown to another site, even on the same host, opens nothing here', async () => {
    await page.evaluate(async () => {
      await window.ask('POST', '/api/guest', { name: 'Phished' });
      await window.register('Phished');
    });
    const own = LOCALHOST();
    const other = await startServer({ config: { origin: 'http://localhost:1' }, beside: server });
    const statuses = [];
    for (const visitor of [server.visitor(own), other.visitor({ origin: 'http://localhost:1' })]) {
      const { challenge, options } = (await visitor.post('/api/sign-in/passkey/options')).body;
      const credential = await page.evaluate((asked) => window.sign(asked), options!);
      statuses.push((await visitor.post('/api/sign-in/passkey', { challenge, credential })).status);
    }
    await other.close();
    expect(statuses).toEqual([200, 401]);
  });
});
