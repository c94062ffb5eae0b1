/*
 * Keeps the whole site in the browser, so that games on this device need no connection. The build writes the list of files
 * and their common hash in front of this text: see `plugin.ts`. What the server knows is always asked of the server.
 */
/* global FILES, VERSION */

const PREFIX = 'engawa-site-';
const CACHE = `${PREFIX}${VERSION}`;
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
const LISTED = new Set(FILES);
/** What is not a page of the site, although one can open it. */
const SERVERS = /^\/(api|health|ready|metrics)(\/|$)/;

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (path) => {
      // A file with a hash in its name is the same in every version that has it.
      const kept = HASHED.test(path) ? await caches.match(path) : undefined;
      const answer = kept ?? (await fetch(new Request(path, { cache: 'no-cache' })));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function fromCache(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', ({ data }) => {
  if (data?.is === 'take-over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVERS.test(pathname)) return;
  if (LISTED.has(pathname)) event.respondWith(fromCache(pathname, request));
  else if (request.mode === 'navigate') event.respondWith(fromCache('/index.html', request));
});
