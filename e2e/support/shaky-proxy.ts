// A proxy before the real server: writes every answer down, and lets some of them fail as a bad network or a busy server does.
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface ShakyProxy {
  readonly address: string;
  /** The status of every answer with its path, in order; those that failed on purpose are not among them. */
  readonly answers: { readonly path: string; readonly status: number }[];
  /** Which requests fail from now on, by their number and path. */
  fail: (number: number, path: string) => boolean;
  stop(): Promise<void>;
}

export async function shakyProxy(target: string): Promise<ShakyProxy> {
  const { hostname, port } = new URL(target);
  let number = 0;
  const isFailing = ({ url = '/' }: IncomingMessage): boolean => proxy.fail(++number, url);
  const server = createServer((asked, answer) => {
    if (isFailing(asked)) {
      answer.writeHead(503, { 'content-type': 'text/plain' }).end('shaky');
      return;
    }
    const passed = request(
      { hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
      (real) => {
        proxy.answers.push({ path: asked.url ?? '', status: real.statusCode ?? 0 });
        answer.writeHead(real.statusCode ?? 502, real.headers);
        real.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (asked, socket, head) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    const real = connect(Number(port), hostname, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      real.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      real.write(head);
      real.pipe(socket).pipe(real);
    });
    for (const end of [real, socket]) end.on('error', () => (end === real ? socket : real).destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: ShakyProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: [],
    fail: () => false,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
