// Gives a browser its session as a cookie that no script reads and no other site sends, or takes it away.
import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE } from '../identity/sessions.ts';
import type { ServerContext } from '../server-context.ts';

const YEAR = 60 * 60 * 24 * 365;

/** On https the cookie is bound to this very host. Without a token it is deleted. */
export function giveCookie(
  { settings }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token = '',
): void {
  const secure = settings.publicUrl?.startsWith('https:') ?? request.protocol === 'https';
  const cookie = stringifySetCookie({
    name: secure ? `__Host-${COOKIE}` : COOKIE,
    value: token,
    path: '/',
    maxAge: token ? YEAR : 0,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  reply.header('set-cookie', cookie);
}
