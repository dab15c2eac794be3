// A real server process for tests and measurements: the test games, settings from the environment, ready on one line.
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { createServer } from '../src/server.ts';
import type { Store } from '../src/store/port.ts';
import { openStore } from '../src/store/sql-store.ts';
import { EASY_LIMITS } from './harness.ts';
import { randomBots } from './random-bots.ts';

/** Dies as soon as a table of paired people is on disk, before anybody can be told of it. */
const dying = (store: Store): Store => ({
  ...store,
  tables: {
    ...store.tables,
    async create(table) {
      const id = await store.tables.create(table);
      if (table.maker === '*pairing') process.kill(process.pid, 'SIGKILL');
      return id;
    },
  },
});

const where = {
  url: process.env.DATABASE_URL || undefined,
  file: join(process.env.DATA!, 'undercroft.sqlite'),
};
const server = await createServer({
  ...(process.env.DIE_AFTER_PAIRING && { store: dying(await openStore(where)) }),
  games: TEST_GAMES,
  bots: randomBots(TEST_GAMES, Number(process.env.BOT_DELAY ?? 0), Number(process.env.BOTS_AT_ONCE ?? 50)),
  port: Number(process.env.PORT ?? 0),
  dataFolder: process.env.DATA!,
  databaseUrl: where.url,
  logLevel: process.env.LOG ?? 'warn',
  limits: EASY_LIMITS,
  heartbeat: Number(process.env.HEARTBEAT ?? 3_000),
});
console.log(`ready ${await server.listen()}`);
// For the next one: most of these processes are killed, and none of those would keep what it has compiled.
flushCompileCache();

process.on('message', (message) => {
  if (message === 'usage') {
    globalThis.gc?.();
    process.send!({
      cpu: process.cpuUsage(),
      memory: process.memoryUsage(),
      liveTables: server.context.liveTables.loaded(),
      sockets: server.sockets.count(),
    });
  }
});
// A test that fell must not leave its server behind.
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
