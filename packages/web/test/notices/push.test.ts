import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = `B${'a'.repeat(85)}Q`;
const OTHER = `B${'c'.repeat(85)}Q`;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
}

/** A browser, as much of it as is asked here, and the server behind it. */
class PretendBrowser {
  readonly asked: Asked[] = [];
  key: string | null = KEY;
  permission = 'default';
  answer = 'granted';
  subscription: ReturnType<PretendBrowser['subscribe']> | null = null;
  private count = 0;

  subscribe(key: string) {
    const endpoint = `https://push.example/${++this.count}`;
    const bytes = Buffer.from(key, 'base64url');
    return {
      endpoint,
      options: { applicationServerKey: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'B', auth: 'A' } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    };
  }

  async load(isSupported = true) {
    const pushManager = {
      getSubscription: async () => this.subscription,
      subscribe: async (wish: { applicationServerKey: string }) => {
        this.subscription = this.subscribe(wish.applicationServerKey);
        return this.subscription;
      },
    };
    const registration = { pushManager };
    const browser = this;
    const notification = {
      get permission() {
        return browser.permission;
      },
      requestPermission: async () => {
        browser.permission = browser.answer;
        return browser.answer;
      },
    };
    const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
    vi.stubGlobal('navigator', { languages: ['uk-UA'], ...(isSupported ? { serviceWorker } : {}) });
    vi.stubGlobal('window', isSupported ? { PushManager: class {}, Notification: notification } : {});
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
      const path = url.replace('/api', '');
      this.asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
      const answers: Record<string, unknown> = {
        'GET /push': { key: this.key },
        'GET /me': { me: null },
        'POST /guest': { me: { id: 'p' } },
      };
      const answer = answers[`${method} ${path}`];
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    });
    vi.resetModules();
    return import('../../src/notices/push.ts');
  }

  get changes(): string[] {
    return this.asked
      .filter(({ path }) => path === '/push')
      .flatMap(({ method }) => (method === 'GET' ? [] : [method]));
  }
}

describe('a browser', () => {
  let browser: PretendBrowser;
  beforeEach(() => {
    browser = new PretendBrowser();
    return () => vi.unstubAllGlobals();
  });

  it('says why it cannot tell of turns', async () => {
    expect(await (await browser.load(false)).pushState()).toBe('unsupported');
    const { pushState, turnPushOn } = await browser.load();
    expect(await pushState()).toBe('off');
    browser.key = null;
    expect(await pushState()).toBe('unconfigured');
    browser.key = KEY;
    browser.answer = 'denied';
    expect(await turnPushOn('uk')).toBe('denied');
    expect(await pushState()).toBe('denied');
    browser.answer = 'default';
    expect(await turnPushOn('uk')).toBe('off');
    expect(browser.changes).toEqual([]);
  });

  it('is turned on by somebody, who is a guest then, and off again', async () => {
    const { pushState, turnPushOn, turnPushOff } = await browser.load();
    expect(await turnPushOn('uk')).toBe('on');
    expect(await pushState()).toBe('on');
    expect(browser.asked.map(({ method, path }) => `${method} ${path}`)).toContain('POST /guest');
    const { endpoint } = browser.subscription!;
    const put = browser.asked.find(({ method }) => method === 'PUT')!;
    expect(put.body).toEqual({ endpoint, keys: { p256dh: 'B', auth: 'A' }, language: 'uk' });
    await turnPushOff();
    expect(browser.asked.at(-1)!).toEqual({ method: 'DELETE', path: '/push', body: { endpoint } });
    expect(await pushState()).toBe('off');
  });

  it('is kept in step with its reader, and asks nobody who has not asked for it', async () => {
    const { keepPush, pushState, turnPushOn } = await browser.load();
    await keepPush('ru');
    browser.permission = 'granted';
    await keepPush('ru');
    expect(browser.asked).toEqual([]);
    await turnPushOn('ru');
    await keepPush('en');
    expect(browser.asked.at(-1)!.body).toMatchObject({ language: 'en' });
    const before = browser.subscription;
    // The server has other keys now.
    browser.key = OTHER;
    expect(await pushState()).toBe('off');
    await keepPush('en');
    expect(browser.subscription).not.toBe(before);
    expect(await pushState()).toBe('on');
  });
});
