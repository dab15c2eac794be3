// Which pages may talk to this server: its own, and those that the host named.
import type { IncomingHttpHeaders } from 'node:http';
import type { ServerSettings } from '../server-settings.ts';

/** Programs that are not browsers send no origin and carry no foreign cookie: they may come in. */
export function isOriginAllowed(settings: ServerSettings, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (settings.origins.includes(origin)) return true;
  if (settings.publicUrl !== undefined) return origin === new URL(settings.publicUrl).origin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
