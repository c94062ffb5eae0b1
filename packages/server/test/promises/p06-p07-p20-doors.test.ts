import { once } from 'node:events';
import { chromium } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { openHouse } from '../kit/house.ts';
import { Visitor } from '../kit/visitor.ts';

const SIGNED_OUT = 4001;

describe('P6: sessions do not survive sign-out', () => {
  it.each(['/sign-out', '/sign-out-everywhere'])('P6: %s closes the open sockets', async (path) => {
    const ren = await Visitor.come(await openHouse());
    const socket = ren.socket();
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await ren.must('POST', path);
    expect((await closed)[0]).toBe(SIGNED_OUT);
  });

  it('P6: a socket cannot be opened with a session that is over', async () => {
    const ren = await Visitor.come(await openHouse());
    const { cookie } = ren;
    await ren.must('POST', '/sign-out');
    ren.cookie = cookie;
    const socket = ren.socket();
    const [hello] = await once(socket, 'message');
    expect(JSON.parse(`${hello}`).you).toBeNull();
    socket.terminate();
  });
});

describe('P7: no cross-site action', () => {
  it.each([
    ['a foreign one', { origin: 'https://elsewhere.example' }],
    ['a hidden one', { origin: 'null' }],
    ['none', {}],
  ])('P7: the upgrade with cookies and as its origin %s is 403', async (_, origin) => {
    const ren = await Visitor.come(await openHouse());
    const headers = { cookie: ren.cookie!, ...origin } as Record<string, string>;
    const socket = new WebSocket(`ws://127.0.0.1:${ren.house.port}/api/live`, { headers });
    const [error] = await once(socket, 'error');
    expect((error as Error).message).toContain('403');
  });
});

describe('P20: private data is little', () => {
  it('P20: a page asks no other origin for anything, and is not allowed to', async () => {
    const house = await openHouse();
    const origin = `http://localhost:${house.port}`;
    const browser = await chromium.launch({
      executablePath: findChromium()!,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(origin);
    expect(new Set(asked)).toEqual(new Set([origin]));
    const elsewhere = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, () => 'not allowed'));
    expect(elsewhere).toBe('not allowed');
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
});
