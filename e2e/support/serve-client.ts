// Serves the built client without a server behind it: files as they are, every other address the page itself.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, normalize } from 'node:path';
import { buildIfStale, DIST } from '../../packages/web/build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** The policy of the real server: what passes here passes there. */
const POLICY =
  "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the build, or a folder that stands for another one; `keep` is what browsers are told about its assets. */
export async function serveClient(root = DIST, keep = FOR_EVER): Promise<Served> {
  await buildIfStale();
  const server = createServer(async (request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (path.startsWith('/api/') || path === '/socket') {
      answer.writeHead(404).end();
      return;
    }
    const file = extname(path) ? path : '/index.html';
    try {
      const body = await readFile(`${root}${file}`);
      answer.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
        'cache-control': file.startsWith('/assets/') ? keep : 'no-cache',
      });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
