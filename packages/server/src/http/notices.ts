// Where browsers sign up for turn notices.
import { orNull, record, text, whole } from '@undercroft/protocol';
import { isWebhookAllowed, type NoticeSender } from '../notices/sender.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Subscription = record({
  endpoint: text(1000, 10),
  expirationTime: orNull(whole()),
  keys: record({ p256dh: text(200, 1), auth: text(100, 1) }),
});
const Endpoint = record({ endpoint: text(1000, 10) });

export function mountNotices({ open, own }: Routes, { store }: ServerContext, sender: NoticeSender): void {
  const { people } = store;
  open('GET /api/push/key', { summary: 'The public key for browser push' }, async () => ({
    key: sender.publicKey,
  }));
  own(
    'POST /api/push/subscriptions',
    { body: Subscription, summary: 'Tell this browser when it is my turn' },
    async ({ id }, { body }) => {
      if (!isWebhookAllowed(body.endpoint)) throw new RefusedRequest({ code: 'bad-request' });
      if ((await people.pushes(id)).length >= 20) throw new RefusedRequest({ code: 'too-fast' });
      await people.addPush(id, body.endpoint, JSON.stringify(body), Date.now());
    },
  );
  own(
    'DELETE /api/push/subscriptions',
    { body: Endpoint, summary: 'No more notices to this browser' },
    ({ id }, { body }) => people.removePush(body.endpoint, id),
  );
}
