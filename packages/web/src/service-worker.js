// Keeps the app on the device: files of the build from the cache, pages from the network with the cached shell behind it.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `undercroft-${VERSION}`;

// A new build is fetched at once but waits until every page of the old one is closed: a running game keeps its modules,
// whatever it still has to load. Pages that are opened meanwhile come from the network, or whole from either build.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
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
