// Headers that keep a page to itself: a strict content policy, no framing, no sniffing, no referrer to others.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerSettings } from '../server-settings.ts';

const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Before all other hooks: a refused request gets them too. */
export async function secureHeaders(fastify: FastifyInstance, settings: ServerSettings): Promise<void> {
  const isSecure = settings.publicUrl?.startsWith('https:') ?? false;
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    frameguard: { action: 'deny' },
    hsts: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
  });
  // The one header that helmet does not know.
  fastify.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
