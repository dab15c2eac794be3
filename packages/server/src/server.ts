// The whole server: opens the store, the house and its doors, keeps the clocks running, and closes in good order.
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BotHost } from './bots/bot-host.ts';
import { randomBots } from './bots/random-bots.ts';
import { createHouse, type House } from './house.ts';
import { createApp } from './http/app.ts';
import { ensureAdminToken } from './identity/admin-token.ts';
import { createNoticeSender, type NoticeSender } from './notices/sender.ts';
import { startTurnNotices } from './notices/turn-notices.ts';
import { type ServerOptions, settingsFrom } from './settings.ts';
import { openSockets, type Sockets } from './socket/sockets.ts';
import type { Store } from './store/port.ts';
import { openStore } from './store/sql-store.ts';
import { startSweeper } from './sweeper.ts';

export interface UndercroftServer {
  readonly house: House;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  /** The admin token, on the first start of a store only: it is kept as a hash. */
  readonly newAdminToken: string | undefined;
  /** Listens and answers with the address. */
  listen(): Promise<string>;
  /** Answers what is under way, says goodbye to the sockets, and closes the store. */
  close(): Promise<void>;
}

export async function createServer(
  options: ServerOptions & {
    readonly bots?: BotHost;
    readonly store?: Store;
    readonly notices?: NoticeSender;
  },
): Promise<UndercroftServer> {
  const settings = settingsFrom(options);
  const store =
    options.store ??
    (await openStore({ url: settings.databaseUrl, file: join(settings.dataFolder, 'undercroft.sqlite') }));
  const bots = options.bots ?? randomBots(settings.games);
  const { app, log } = createApp(settings);
  const house = await createHouse(settings, store, bots, log);
  const addressOf = (request: IncomingMessage): string => {
    const forwarded = settings.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',')[0]!.trim() || request.socket.remoteAddress || '';
  };
  const sockets = openSockets(house, app.server, addressOf);
  const sender =
    options.notices ?? (await createNoticeSender(store, settings.publicUrl ?? 'https://undercroft.example'));
  await app.mount(house, sockets, sender);
  const notices = startTurnNotices(house, sender);
  const newAdminToken = await ensureAdminToken(store);
  const sweeper = startSweeper(house, sockets);

  return {
    house,
    app: app.fastify,
    sockets,
    newAdminToken,
    listen: () => app.fastify.listen({ host: settings.host, port: settings.port }),
    async close() {
      house.isGoing = true;
      sweeper.stop();
      notices.close();
      const patience = Date.now() + 5_000;
      while (house.rooms.pending() > 0 && Date.now() < patience)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await sockets.close();
      await app.fastify.close();
      await bots.close();
      house.metrics.close();
      await store.close();
    },
  };
}
