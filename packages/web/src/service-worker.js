// Keeps the app on the device: files of the build from the cache, pages from the network with the cached shell behind it.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `undercroft-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

// Older builds stay until no page can still ask for their files: a running game keeps its own modules.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      if (pages.length <= 1)
        for (const name of await caches.keys())
          if (name.startsWith('undercroft-') && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request)
        .then((answer) =>
          answer.ok && answer.headers.get('content-type')?.includes('html') ? answer : Promise.reject(),
        )
        .catch(async () => (await caches.match('/')) ?? Response.error()),
    );
    return;
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
