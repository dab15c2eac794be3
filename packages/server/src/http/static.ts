// Serves the built web client: hashed files for ever, pages afresh, and the app's page for every address of the app.
import { createReadStream, existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerSettings } from '../server-settings.ts';

/** What stands under a hash, in its own name or in that of a room's folder, never changes. */
const STAMPED =
  /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png|bin)(\.br|\.gz)?$|[\\/]rooms[\\/][^\\/]+[\\/]\w{16}[\\/]/;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of the files that a release has only packed. */
const PACKED = /^\/assets\/[\w.-]+\.(js|css|svg)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

export async function mountStatic(fastify: FastifyInstance, { webRoot }: ServerSettings): Promise<void> {
  const hasClient = webRoot !== undefined && existsSync(webRoot);
  const notFound = (reply: FastifyReply) => reply.code(404).send({ code: 'not-found' });
  fastify.setNotFoundHandler((request: FastifyRequest, reply) => {
    const [path] = request.url.split('?', 1);
    const type = TYPES[PACKED.exec(path!)?.[1] ?? ''];
    const packed = join(webRoot ?? '', `${path}.gz`);
    if (hasClient && type && existsSync(packed)) {
      reply.headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' });
      return reply.type(`${type}; charset=utf-8`).send(createReadStream(packed).pipe(createGunzip()));
    }
    const isPage =
      hasClient && request.method === 'GET' && !path!.startsWith('/api/') && extname(path!) === '';
    return isPage ? reply.sendFile('index.html') : notFound(reply);
  });
  if (!hasClient) return;
  await fastify.register(fastifyStatic, {
    root: resolve(webRoot),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', STAMPED.test(path) ? FOR_EVER : 'no-cache'),
  });
}
