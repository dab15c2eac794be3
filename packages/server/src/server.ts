// The whole server: opens the store, HTTP and sockets, keeps the clocks running, and shuts down in order.
import { join } from 'node:path';
import type { BotHost } from './bots/bot-host.ts';
import { workerBots } from './bots/worker-bots.ts';
import { giveBackDowntime, startHeartbeat } from './heartbeat.ts';
import { createApp } from './http/app.ts';
import { ensureAdminToken } from './identity/admin-token.ts';
import { startClubNotices } from './notices/club-notices.ts';
import { createNoticeSender, type NoticeSender } from './notices/sender.ts';
import { startTurnNotices } from './notices/turn-notices.ts';
import { startPairing } from './pairing/start-pairing.ts';
import { createServerContext } from './server-context.ts';
import { type ServerOptions, settingsFrom } from './server-settings.ts';
import { openSockets } from './socket/sockets.ts';
import type { Store } from './store/port.ts';
import { openStore } from './store/sql-store.ts';
import { startSweeper } from './sweeper.ts';

export type UndercroftServer = Awaited<ReturnType<typeof createServer>>;

export async function createServer(
  options: ServerOptions & {
    readonly bots?: BotHost;
    readonly store?: Store;
    readonly notices?: NoticeSender;
  },
) {
  const settings = settingsFrom(options);
  const store =
    options.store ??
    (await openStore({ url: settings.databaseUrl, file: join(settings.dataFolder, 'undercroft.sqlite') }));
  const bots = options.bots ?? workerBots();
  const { fastify, log, mount } = await createApp(settings);
  const context = await createServerContext(settings, store, bots, log);
  const sockets = openSockets(context, fastify.server);
  const sender =
    options.notices ?? (await createNoticeSender(store, settings.publicUrl ?? 'https://undercroft.example'));
  await giveBackDowntime(context);
  const heartbeat = startHeartbeat(context);
  await mount(context, sockets, sender, heartbeat);
  const stopNotices = startTurnNotices(context, sender);
  const stopPairing = startPairing(context, sender);
  startClubNotices(context, sender);
  const newAdminToken = await ensureAdminToken(store);
  const stopSweeper = startSweeper(context, sockets);

  return {
    context,
    app: fastify,
    sockets,
    /** The admin token, on the first start of a store only: it is kept as a hash. */
    newAdminToken,
    listen: () => fastify.listen({ host: settings.host, port: settings.port }),
    /** Resolves when the server cannot store anything any more: the process had better end. */
    failed: heartbeat.failed,
    /** Answers what is under way, says goodbye to the sockets, and closes the store; false when that failed. */
    async close() {
      log.info({ sockets: sockets.count() }, 'shutting down');
      context.isShuttingDown = true;
      stopSweeper();
      stopNotices();
      stopPairing();
      const patience = Date.now() + 5_000;
      while (context.liveTables.pending() > 0 && Date.now() < patience)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await sockets.close();
      await fastify.close();
      await bots.close();
      context.metrics.close();
      const patient = Math.min(5_000, settings.giveUpAfter);
      await inTime(heartbeat.stop(), patient);
      const isClean = heartbeat.health().store && (await inTime(store.close(), patient));
      log.info({ stored: isClean }, 'stopped');
      return isClean;
    },
  };
}

/** False when it failed, or took longer than that. */
const inTime = (work: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false).unref()),
  ]);
