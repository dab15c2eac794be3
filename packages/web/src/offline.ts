// Has the whole app kept on the device, once what the reader came for stands.
import { whenIdle } from './when-idle.ts';

/** Asked for by every table, and by a page that stays open; what is kept already is not fetched again. */
export const keepForOffline = (): void =>
  whenIdle(() => {
    if ('serviceWorker' in navigator && import.meta.env.PROD)
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep-rest'));
  });
