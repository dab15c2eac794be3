// How the server is: alive, ready to serve, and in numbers.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';

export function mountHealth(fastify: FastifyInstance, context: ServerContext, sockets: Sockets): void {
  const { metrics } = context;
  metrics.gauge('sockets', () => sockets.count());
  metrics.gauge('tables_in_memory', () => context.liveTables.loaded());
  metrics.gauge('tables_watched', () => context.watchers.count());
  metrics.gauge('entries_pending', () => context.liveTables.pending());
  metrics.gauge('bots_thinking', () => context.botTurns.thinking());
  context.onChange((_, lines, isOwn) => {
    if (isOwn) metrics.count('entries', lines.length);
  });
  fastify.get('/healthz', async () => ({ ok: true, version: context.settings.version }));
  fastify.get('/readyz', async (_, reply) => {
    const isReady = !context.isShuttingDown && (await context.store.isReady());
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
  fastify.get('/metrics', { config: { price: 5 } }, async (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(await metrics.text()),
  );
}
