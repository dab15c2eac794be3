// How the server is: alive, ready to serve, and in numbers.
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import type { Sockets } from '../socket/sockets.ts';

export function mountHealth(fastify: FastifyInstance, house: House, sockets: Sockets): void {
  const { metrics } = house;
  metrics.gauge('sockets', () => sockets.count());
  metrics.gauge('tables_in_memory', () => house.rooms.loaded());
  metrics.gauge('tables_watched', () => house.watchers.count());
  metrics.gauge('entries_pending', () => house.rooms.pending());
  metrics.gauge('bots_thinking', () => house.botTurns.thinking());
  house.onChange((_, lines, isOwn) => {
    if (isOwn) metrics.count('entries', lines.length);
  });
  fastify.get('/healthz', async () => ({ ok: true, version: house.settings.version }));
  fastify.get('/readyz', async (_, reply) => {
    const isReady = !house.isGoing && (await house.store.isReady());
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
  fastify.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()));
}
