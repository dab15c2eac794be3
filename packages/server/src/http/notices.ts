// Where browsers sign up for turn notices.
import { orNull, record, text, whole } from '@undercroft/protocol';
import type { FastifyInstance } from 'fastify';
import { isWebhookAllowed, type NoticeSender } from '../notices/sender.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import { whoAsks } from './who.ts';

const Subscription = record({
  endpoint: text(1000, 10),
  expirationTime: orNull(whole()),
  keys: record({ p256dh: text(200, 1), auth: text(100, 1) }),
});
const Endpoint = record({ endpoint: text(1000, 10) });

export function mountNotices(fastify: FastifyInstance, context: ServerContext, sender: NoticeSender): void {
  fastify.get('/api/push/key', { schema: { summary: 'The public key for browser push' } }, async () => ({
    key: sender.publicKey,
  }));
  fastify.post(
    '/api/push/subscriptions',
    { schema: { body: Subscription, summary: 'Tell this browser when it is my turn' } },
    async (request) => {
      const person = await whoAsks(context, request);
      const { endpoint } = request.body as { endpoint: string };
      if (!isWebhookAllowed(endpoint)) throw new RefusedRequest({ code: 'bad-request' });
      const { length } = await context.store.people.pushes(person.id);
      if (length >= 20) throw new RefusedRequest({ code: 'too-fast' });
      await context.store.people.addPush(person.id, endpoint, JSON.stringify(request.body), Date.now());
      return { ok: true };
    },
  );
  fastify.delete(
    '/api/push/subscriptions',
    { schema: { body: Endpoint, summary: 'No more notices to this browser' } },
    async (request) => {
      const { id } = await whoAsks(context, request);
      await context.store.people.removePush((request.body as { endpoint: string }).endpoint, id);
      return { ok: true };
    },
  );
}
