// The real server with the built client and its usual limits, on a data folder of its own, for journeys of several people.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type UndercroftServer } from '@undercroft/server';
import { houseShelf } from '@undercroft/shelf';
import { randomBots } from '../../packages/server/test/random-bots.ts';
import { buildIfStale, DIST } from '../../packages/web/build.ts';
import { loadGames } from './games.ts';
import { puzzlePacks } from './puzzle-packs.ts';
import type { Served } from './serve-client.ts';

export async function serveServer(): Promise<
  Served & { readonly adminToken: string; readonly store: UndercroftServer['context']['store'] }
> {
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
    loadPuzzles: puzzlePacks(games),
    loadLessons: houseShelf.loadLessons,
  });
  const address = await server.listen();
  return {
    address,
    adminToken: server.newAdminToken!,
    store: server.context.store,
    async stop() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
