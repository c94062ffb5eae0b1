import { toast } from '../design/toast.tsx';
import { useSettings } from '../settings/settings.ts';
import { offlineWords } from './words/index.ts';

const ASK_AGAIN = 30 * 60 * 1000;

/** From the next visit on the site works without a connection; only the built site, never a site in the making. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first visit has better things to do.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
  } catch {
    // A browser that forbids it needs its connection.
  }
}

/** The very first version has nobody to take over from. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  });
}

/** Whoever does not take the offer has the new version at the next start. */
function offer(worker: ServiceWorker): void {
  const words = offlineWords[useSettings.getState().language];
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ is: 'take-over' });
  };
  toast(words.ready, { action: { label: words.takeOver, onClick: takeOver } });
}
