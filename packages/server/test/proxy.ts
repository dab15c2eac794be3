// A TCP proxy that a test can cut: refuse, swallow, and heal again.
import { createServer, connect as dial, type Socket } from 'node:net';

export interface TestProxy {
  readonly port: number;
  /** Breaks every line and refuses new ones. */
  cut(): void;
  /** Keeps the lines open but lets nothing through: the worst kind of silence. */
  swallow(): void;
  heal(): void;
  close(): Promise<void>;
}

export function startProxy(target: number): Promise<TestProxy> {
  let mode: 'open' | 'cut' | 'swallow' = 'open';
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    if (mode === 'cut') return void near.destroy();
    const far = dial(target, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.on('data', (data) => mode === 'open' && far.write(data));
    far.on('data', (data) => mode === 'open' && near.write(data));
  });
  const breakAll = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as { port: number }).port,
        cut() {
          mode = 'cut';
          breakAll();
        },
        swallow() {
          mode = 'swallow';
        },
        heal() {
          if (mode === 'swallow') breakAll();
          mode = 'open';
        },
        close() {
          breakAll();
          return new Promise((closed) => server.close(() => closed()));
        },
      }),
    );
  });
}
