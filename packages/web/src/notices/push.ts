import type { Language } from '@engawa/kernel';
import type { NewSubscription, PushKey } from '@engawa/wire';
import { api } from '../session/api.ts';
import { beSomebody } from '../session/session.ts';

/** Whether this browser tells of turns; and if it does not, whether it could. */
export type PushState = 'on' | 'off' | 'unsupported' | 'unconfigured' | 'denied' | 'unready';

/** A browser that has no service worker after this time will have none on this page. */
const PATIENCE = 4_000;

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The service worker's registration; undefined if the page has none. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const none = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  return Promise.race([navigator.serviceWorker.ready, none]);
}

async function serverKey(): Promise<string | null> {
  return (await api<PushKey>('GET', '/push')).key;
}

/** Asks nobody for permission. */
export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const key = await serverKey();
  if (key === null) return 'unconfigured';
  if (Notification.permission === 'denied') return 'denied';
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return found && keyOf(found) === key ? 'on' : 'off';
}

/** To be called when the reader has asked for it: the browser asks for permission now. */
export async function turnPushOn(language: Language): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await serverKey();
  if (key === null) return 'unconfigured';
  const worker = await registration();
  if (worker === undefined) return 'unready';
  await beSomebody();
  await subscribe(worker, key, language);
  return 'on';
}

export async function turnPushOff(): Promise<void> {
  if (!isSupported()) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!found) return;
  await api('DELETE', '/push', { endpoint: found.endpoint }).catch(() => {
    // The push service will say that this browser is gone.
  });
  await found.unsubscribe();
}

/** If this browser tells of turns, the server learns anew whose they are and in which language; asks nobody anything. */
export async function keepPush(language: Language): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!(await worker?.pushManager.getSubscription())) return;
  const key = await serverKey();
  if (key !== null) await subscribe(worker!, key, language);
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string, language: Language): Promise<void> {
  const old = await pushManager.getSubscription();
  const isOfOtherKey = old !== null && keyOf(old) !== key;
  if (isOfOtherKey) await old.unsubscribe();
  const found =
    old !== null && !isOfOtherKey
      ? old
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  const wish: NewSubscription = {
    endpoint: endpoint!,
    keys: { p256dh: keys!.p256dh!, auth: keys!.auth! },
    language,
  };
  await api('PUT', '/push', wish);
}

/** As the server spells it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
