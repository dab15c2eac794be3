// Before anything is drawn: the theme, so that nothing flashes, and what to do when a part of the page does not come.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('undercroft.preferences') ?? '{}');
  } catch {
    // A page without storage starts with what the browser says.
  }
  const wanted = kept.theme ?? 'auto';
  const light = wanted === 'auto' ? matchMedia('(prefers-color-scheme: light)').matches : wanted === 'light';
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.documentElement.dataset.boot = '';

  const TRIES = 4;
  /** A page that stands, and only misses a part, is more patient: what has come by then need not come again. */
  const TRIES_FOR_PARTS = 8;
  const MINUTE = 60_000;
  const STARTS = 'undercroft.starts';
  const SAID = {
    en: ['The page did not load completely. Nothing that you played is lost.', 'Try again'],
    ru: ['Страница загрузилась не полностью. Из сыгранного ничего не потеряно.', 'Попробовать ещё раз'],
    it: ['La pagina non si è caricata del tutto. Nulla di quello che hai giocato è perduto.', 'Riprova'],
  };

  function say() {
    const [words, again] = SAID[kept.language ?? navigator.language.slice(0, 2)] ?? SAID.en;
    const box = Object.assign(document.createElement('main'), { className: 'not-loaded' });
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'btn go',
      textContent: again,
      onclick: () => location.reload(),
    });
    box.append(Object.assign(document.createElement('p'), { textContent: words }), button);
    document.getElementById('app')?.replaceChildren(box);
  }

  let isLeaving = false;
  /** True when the page starts once more; a few times a minute at most. */
  function startAnew(tries) {
    if (isLeaving) return true;
    const now = Date.now();
    const starts = JSON.parse(sessionStorage.getItem(STARTS) ?? '[]').filter((time) => now - time < MINUTE);
    if (starts.length >= tries) return false;
    sessionStorage.setItem(STARTS, JSON.stringify([...starts, now]));
    isLeaving = true;
    setTimeout(leave, Math.min(2000, 250 * 2 ** starts.length));
    return true;
  }

  /** The worker that has a copy of the page, or nothing where there is none soon. */
  const keeper = () =>
    Promise.race([
      navigator.serviceWorker
        ?.register('/service-worker.js')
        .then(() => navigator.serviceWorker.ready)
        .catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);

  /** Goes once the page can be had: whoever has no copy of it yet would be left with an error of the browser's own. */
  async function leave() {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
    if (!(answer?.status < 500)) return setTimeout(leave, 1000);
    // What could be had just now may fail the next moment.
    await keeper();
    // A press in the meantime counts.
    const { heading } = document.documentElement.dataset;
    if (heading) location.replace(heading);
    else location.reload();
  }

  addEventListener('undercroft:not-loaded', (event) => {
    const { isStart } = event.detail;
    if (startAnew(isStart ? TRIES : TRIES_FOR_PARTS)) event.preventDefault();
    else if (isStart) say();
  });

  /** A style or a picture is asked for again in the same page. */
  const tries = new WeakMap();
  function askAgain(element) {
    const tried = tries.get(element) ?? 0;
    if (tried >= TRIES) return;
    const isImage = element instanceof HTMLImageElement;
    const again = () => {
      const next = isImage ? element : element.cloneNode();
      tries.set(next, tried + 1);
      if (isImage) element.src = String(element.src);
      else element.replaceWith(next);
    };
    setTimeout(again, Math.min(3000, 400 * 2 ** tried));
  }
  const isAskedAgain = (element) =>
    element instanceof HTMLImageElement ||
    (element instanceof HTMLLinkElement && element.rel === 'stylesheet');

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !startAnew(TRIES)) say();
      else if (isAskedAgain(target)) askAgain(target);
    },
    true,
  );
})();
