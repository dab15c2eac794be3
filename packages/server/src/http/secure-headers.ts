// Headers that keep a page to itself: a strict content policy, no framing, no sniffing, no referrer to others.
import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from '../server-settings.ts';

export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function secureHeaders(fastify: FastifyInstance, settings: ServerSettings): void {
  const isSecure = settings.publicUrl?.startsWith('https:') ?? false;
  fastify.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', CONTENT_POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
