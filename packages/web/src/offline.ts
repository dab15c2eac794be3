// Has the whole app kept on the device, once what the reader came for stands.
import { whenIdle } from './when-idle.ts';

/** Milliseconds after which it is asked for again: a browser may end the worker in the middle of it. */
const AGAIN = [0, 20_000, 90_000];

const ask = (): void =>
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-rest'));

/** Asked for by every table, and by a page that stays open; what is kept already is not fetched again. */
export const keepForOffline = (): void =>
  whenIdle(() => {
    if ('serviceWorker' in navigator && import.meta.env.PROD) for (const wait of AGAIN) setTimeout(ask, wait);
  });
