import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedNotice } from '@engawa/wire';
import { chromium } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { hearPushes, type PushWorker } from '../../src/notices/worker.ts';
import { pushWorkerText } from '../../src/notices/worker-text.ts';

const NOTICE: PushedNotice = {
  is: 'turn',
  table: '9rt8JFdBopOF',
  game: 'tokaido',
  seat: 0,
  title: 'Токайдо',
  body: 'Ваш хід. За столом з вами: Mia.',
};

/** A worker that only remembers what it was asked. */
function pretend(urls: readonly string[]) {
  const asked: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const windows = urls.map((url) => ({
    url,
    focused: false,
    focus: async () => void asked.push(`focus ${url}`),
  }));
  const worker = {
    registration: { showNotification: async (title: string) => void asked.push(`show ${title}`) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void asked.push(`open ${url}`) },
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  hearPushes(worker as unknown as PushWorker);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  return { asked, windows, happen };
}

describe('the service worker', () => {
  const clicked = { notification: { data: { table: NOTICE.table }, close() {} } };

  it('leads to the table’s own window, or opens one and leaves the others alone', async () => {
    const elsewhere = 'https://play.example/t/another';
    const there = `https://play.example/t/${NOTICE.table}?x#y`;
    const first = pretend([elsewhere, there]);
    await first.happen('notificationclick', clicked);
    expect(first.asked).toEqual([`focus ${there}`]);
    const second = pretend([elsewhere]);
    await second.happen('notificationclick', clicked);
    expect(second.asked).toEqual([`open /t/${NOTICE.table}`]);
  });

  it('says nothing to somebody who is looking at the table', async () => {
    const { asked, windows, happen } = pretend([`https://play.example/t/${NOTICE.table}`]);
    await happen('push', { data: { json: () => NOTICE } });
    windows[0]!.focused = true;
    await happen('push', { data: { json: () => NOTICE } });
    expect(asked).toEqual(['show Токайдо']);
  });

  it('shows in a real browser what the server says, the latest of each table', async () => {
    const text = await pushWorkerText();
    expect(text.length).toBeLessThan(4_000);
    const server = createServer((request, response) => {
      const isWorker = request.url === '/worker.js';
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      response.end(isWorker ? text : '<!doctype html><title>here</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox', '--disable-gpu'] });
    onTestFinished(() => browser.close());
    const context = await browser.newContext({ permissions: ['notifications'] });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
        if (one !== undefined) resolve(one.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await page.goto(origin);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
    });
    const registrationId = await registered;
    for (const notice of [NOTICE, { ...NOTICE, table: 'another' }, { ...NOTICE, body: 'Ваш хід.' }]) {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
    }
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = ServiceWorkerRegistration.prototype;
        const all = await getNotifications.call(await navigator.serviceWorker.ready);
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      });
    const { title, table, body } = NOTICE;
    await expect.poll(shown, { timeout: 10_000 }).toHaveLength(2);
    await expect.poll(shown, { timeout: 10_000 }).toEqual(
      expect.arrayContaining([
        { title, body, tag: 'engawa-another', data: { table: 'another' } },
        { title, body: 'Ваш хід.', tag: `engawa-${table}`, data: { table } },
      ]),
    );
  });
});
