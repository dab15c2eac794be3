// The real server with the built client and its usual limits, on a data folder of its own, for journeys of several people.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@undercroft/server';
import { randomBots } from '../../packages/server/test/random-bots.ts';
import { buildIfStale, DIST } from '../../packages/web/build.ts';
import { loadGames } from './games.ts';
import type { Served } from './serve-client.ts';

export async function serveServer(): Promise<Served & { readonly adminToken: string }> {
  await buildIfStale();
  const dataFolder = await mkdtemp(join(tmpdir(), 'undercroft-e2e-'));
  const games = (await loadGames()).map(({ game }) => game);
  const server = await createServer({
    games,
    bots: randomBots(games),
    dataFolder,
    host: '127.0.0.1',
    port: 0,
    webRoot: DIST,
    logLevel: 'silent',
  });
  const address = await server.listen();
  return {
    address,
    adminToken: server.newAdminToken!,
    async stop() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
