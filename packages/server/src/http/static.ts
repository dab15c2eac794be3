// Serves the built web client: hashed files for ever, pages afresh, and the app's page for every address of the app.
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerSettings } from '../server-settings.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
};

/** Names that a build stamps with a hash never change their content. */
const STAMPED = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png)$/;

/** The files are listed once at start: nothing outside the folder can be asked for, whatever the address says. */
export async function mountStatic(fastify: FastifyInstance, { webRoot }: ServerSettings): Promise<void> {
  if (!webRoot || !existsSync(webRoot)) return;
  const files = new Map<string, string>();
  for (const entry of await readdir(webRoot, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name);
      files.set(`/${relative(webRoot, file).split(sep).join('/')}`, file);
    }
  const send = (reply: FastifyReply, path: string, accepts: string): FastifyReply => {
    const file = files.get(path)!;
    const packed = accepts.includes('br') ? files.get(`${path}.br`) : undefined;
    const zipped = !packed && accepts.includes('gzip') ? files.get(`${path}.gz`) : undefined;
    reply.type(TYPES[extname(path)] ?? 'application/octet-stream');
    reply.header('cache-control', STAMPED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    reply.header('vary', 'accept-encoding');
    if (packed ?? zipped) reply.header('content-encoding', packed ? 'br' : 'gzip');
    return reply.send(createReadStream(packed ?? zipped ?? file));
  };
  fastify.get('/*', { schema: { hide: true } as object }, async (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    const accepts = String(request.headers['accept-encoding'] ?? '');
    if (files.has(path)) return send(reply, path, accepts);
    const isPage = !path.startsWith('/api/') && extname(path) === '' && files.has('/index.html');
    if (isPage) return send(reply, '/index.html', accepts);
    return reply.code(404).send({ code: 'not-found' });
  });
}
