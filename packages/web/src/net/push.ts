// Notices of the browser itself, when it is one's turn and the page is closed.
import { askServer, type ServerAnswer } from './server-api.ts';

/** Without a service worker, a secure connection or the browser's own support there are none. */
export const canPush = (): boolean =>
  isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

const subscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.ready).pushManager.getSubscription();

export const isPushed = async (): Promise<boolean> => canPush() && (await subscription()) !== null;

/** Asks the browser, then tells the server; a refusal of the browser is an answer too. */
export async function startPush(): Promise<ServerAnswer<unknown>> {
  const asked = await askServer<{ readonly key: string }>('GET', '/api/push/key');
  if (!asked.ok) return asked;
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, code: 'push-refused' };
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: asked.data.key })
    .catch(() => undefined);
  if (!made) return { ok: false, code: 'push-refused' };
  const { endpoint, expirationTime = null, keys } = made.toJSON();
  return askServer('POST', '/api/push/subscriptions', { endpoint, expirationTime, keys });
}

export async function stopPush(): Promise<ServerAnswer<unknown>> {
  const now = await subscription();
  if (!now) return { ok: true, data: {} };
  await now.unsubscribe();
  return askServer('DELETE', '/api/push/subscriptions', { endpoint: now.endpoint });
}
