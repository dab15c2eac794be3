// Keeps the app on the device: what the first page needs at once, the rest when a page asks for it; pages from the network.
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const FILES = __FILES__;
const PREFIX = 'undercroft-';
const CACHE = `${PREFIX}${VERSION}`;

/** So many files are fetched side by side: what a reader waits for goes first. */
const BATCH = 4;
const MOST_FAILURES = 6;
/** Milliseconds: a file that never comes must not hold up all the others. */
const PATIENCE = 60_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isForEver = (path) => path.startsWith('/assets/');
const isPassing = (answer) => !answer || answer.status === 429 || answer.status >= 500;

/** Fetches once more what failed for the moment, with longer and longer pauses. */
async function fetchAgain(request, tries = 4) {
  for (let i = 1; ; i++) {
    const answer = await fetch(request).catch(() => undefined);
    // Without a network, waiting would only keep the reader from being told.
    if (!isPassing(answer) || i === tries || !navigator.onLine) return answer ?? Response.error();
    await pause(250 * 2 ** i);
  }
}

/** Keeps one file; an asset is named by its contents, so that one of another build will do. */
async function keep(cache, path) {
  const answer =
    (isForEver(path) && (await caches.match(path))) ||
    (await fetch(path, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined));
  if (!answer?.ok) return false;
  await cache.put(path, answer);
  return true;
}

/** Keeps what is missing of these, a few at a time; backs off while the network or the server cannot. */
async function keepFiles(files) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const left = files.filter((path) => !kept.has(path));
  for (let failures = 0; left.length > 0 && failures < MOST_FAILURES; ) {
    const batch = left.splice(0, BATCH);
    const done = await Promise.all(batch.map((path) => keep(cache, path)));
    const missed = batch.filter((_, i) => !done[i]);
    left.push(...missed);
    failures = missed.length > 0 ? failures + 1 : 0;
    if (failures > 0) await pause(500 * 2 ** failures);
  }
  return left.length === 0;
}

let keepingRest;
/** What could not be kept is asked for again by the next table. */
const keepRest = () => {
  keepingRest ??= keepFiles(FILES).finally(() => {
    keepingRest = undefined;
  });
  return keepingRest;
};

// A new build is fetched at once but waits until every page of the old one is closed: a running game keeps its modules,
// whatever it still has to load. Pages that are opened meanwhile come from the network, or whole from either build.
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (!(await keepFiles(SHELL))) throw new Error('the shell could not be kept');
      // Whoever had the last build on the device has the next one too.
      const older = (await caches.keys()).some((name) => name.startsWith(PREFIX) && name !== CACHE);
      if (older) await keepRest();
    })(),
  );
});

const SAID = {
  en: {
    turn: 'It is your turn',
    finished: 'The game is over',
    paired: 'A seat is kept for you',
    bots: 'Nobody was found in a day: may bots sit down?',
    club: 'A new table in your club',
  },
  ru: {
    turn: 'Ваш ход',
    finished: 'Партия окончена',
    paired: 'Для вас держат место',
    bots: 'За сутки никто не нашёлся: посадить ботов?',
    club: 'Новый стол в вашем клубе',
  },
  it: {
    turn: 'Tocca a te',
    finished: 'La partita è finita',
    paired: 'Un posto ti aspetta',
    bots: 'In un giorno non si è trovato nessuno: possono sedersi i bot?',
    club: 'Un nuovo tavolo nel tuo club',
  },
};

self.addEventListener('push', (event) => {
  const { kind, table, game, url } = event.data?.json() ?? {};
  const words = SAID[self.navigator.language.slice(0, 2)] ?? SAID.en;
  event.waitUntil(
    self.registration.showNotification(words[kind] ?? 'Undercroft', {
      body: game,
      tag: table,
      icon: '/icon-192.png',
      data: url,
    }),
  );
});

/** Goes to the table: in a page that shows it already, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data ?? '/', self.location.origin);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      const shown = pages.find(({ url }) => new URL(url).pathname === pathname);
      await (shown ? shown.focus() : self.clients.openWindow(pathname));
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-rest') event.waitUntil(keepRest());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
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
  if (!isForEver(url.pathname) && !FILES.includes(url.pathname)) return;
  event.respondWith(caches.match(request).then((kept) => kept ?? fetchAgain(request)));
});
