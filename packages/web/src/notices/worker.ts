import { LANGUAGES } from '@engawa/kernel';
import type { NewSubscription, PushedNotice, PushKey } from '@engawa/wire';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends Lasting {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
}

/** As much of a service worker's global scope as is needed here. */
export interface PushWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wish: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Lasting) => void): void;
}

/** To be called once by the service worker, at its start: shows what the server says, and leads to the table. */
export function hearPushes(worker: PushWorker, icon?: string): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data?.json() as PushedNotice, icon)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(worker, (event.notification.data as Pick<PushedNotice, 'table'>).table));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(worker)));
}

async function show(worker: PushWorker, notice: PushedNotice, icon: string | undefined): Promise<void> {
  const { table, title, body } = notice;
  const windows = await windowsAt(worker, table);
  // They may have come back since the server looked.
  if (windows.some(({ focused }) => focused)) return;
  // A later notice of the same table takes the place of an earlier one.
  const options = { body, tag: `engawa-${table}`, renotify: true, data: { table } };
  await worker.registration.showNotification(title, icon === undefined ? options : { ...options, icon });
}

async function goTo(worker: PushWorker, table: string): Promise<void> {
  const [open] = await windowsAt(worker, table);
  await (open === undefined ? worker.clients.openWindow(pathOf(table)) : open.focus());
}

async function windowsAt({ clients }: PushWorker, table: string): Promise<WindowClient[]> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname === pathOf(table));
}

function pathOf(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

/** The push service has given the browser another address. The page sets the language right at the next visit. */
async function subscribeAgain({ registration }: PushWorker): Promise<void> {
  const { key } = (await (await fetch('/api/push')).json()) as PushKey;
  if (key === null) return;
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  const language = LANGUAGES.find((one) => navigator.language.toLowerCase().startsWith(one)) ?? 'en';
  const wish: NewSubscription = {
    endpoint: endpoint!,
    keys: { p256dh: keys!.p256dh!, auth: keys!.auth! },
    language,
  };
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/push', { method: 'PUT', headers, body: JSON.stringify(wish) });
}
