// How the server is: alive, ready to serve; what it counts about itself is read in `admin.ts`.
import type { FastifyInstance } from 'fastify';
import type { Heartbeat } from '../heartbeat.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';

export function mountHealth(
  fastify: FastifyInstance,
  context: ServerContext,
  sockets: Sockets,
  heartbeat: Heartbeat,
): void {
  const { metrics } = context;
  metrics.gauge('sockets', 'Open sockets', () => sockets.count());
  metrics.gauge('tables_in_memory', 'Tables in memory', () => context.liveTables.loaded());
  metrics.gauge('tables_watched', 'Tables that somebody follows here', () => context.watchers.count());
  metrics.gauge('entries_pending', 'Entries decided and not yet stored', () => context.liveTables.pending());
  metrics.gauge('bots_thinking', 'Bots that think here', () => context.botTurns.thinking());
  context.onChange((_, lines, isOwn) => {
    if (isOwn) metrics.count('entries', lines.length);
  });
  fastify.get('/healthz', async () => ({ ok: true, version: context.settings.version }));
  fastify.get('/readyz', async (_, reply) => {
    const health = heartbeat.health();
    const isWell = !context.isShuttingDown && Object.values(health).every(Boolean);
    const isReady = isWell && (await context.store.isReady());
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, ...health });
  });
}
