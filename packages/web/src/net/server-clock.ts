// What the server's clock shows, for pages that say how long something is still open.
import { effect } from '@preact/signals';
import { serverConnection, you } from './connection.ts';

/** So long a page waits for the first word of the server, which tells its clock. */
const CLOCK_WAIT = 1000;

async function greeted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, CLOCK_WAIT);
  const stop = effect(() => {
    if (you.value) resolve();
  });
  await promise;
  stop();
  clearTimeout(timer);
}

/** One's own where no line comes up soon. */
export async function serverNow(): Promise<number> {
  const connection = await serverConnection();
  if (!connection) return Date.now();
  await greeted();
  return Date.now() + connection.clockOffset();
}
