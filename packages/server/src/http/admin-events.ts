// What the host does with expeditions: announce one, close one, look at help by bots, take somebody out of the standings.
import { EVENT_KINDS } from '@undercroft/events';
import { anything, dictionary, flag, idText, oneOf, optional, record, whole } from '@undercroft/protocol';
import { helpIn } from '../events/help-by-bots.ts';
import type { ServerContext } from '../server-context.ts';
import { announceEvent } from './announce-event.ts';
import { RefusedRequest, stopUnlessGame } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ event: idText(64) });
const GameParams = record({ game: idText(24) });
const PersonParams = record({ event: idText(64), person: idText(40) });
const NewEvent = record({
  game: idText(24),
  kind: oneOf(...EVENT_KINDS),
  deals: optional(whole(1, 8)),
  opens: optional(whole()),
  closes: optional(whole()),
  seats: optional(whole(1, 8)),
  options: optional(dictionary(anything, 64)),
  needs: optional(record({ passkey: flag, days: whole(0, 365), games: whole(0, 1000) })),
});
const Removed = record({ removed: flag });

export function mountAdminEvents(admin: Routes['open'], context: ServerContext): void {
  const { events } = context.store;
  const found = async (id: string): Promise<void> => {
    if (!(await events.read(id))) throw new RefusedRequest({ code: 'no-such-event' });
  };
  admin(
    'POST /api/admin/events',
    { body: NewEvent, summary: 'Announce an expedition: its seals are drawn now and published' },
    async ({ body }) => ({ event: await announceEvent(context, body) }),
  );
  admin(
    'GET /api/admin/help/:game',
    {
      params: GameParams,
      summary:
        'Who chose as the strongest bot would have, and how fast, beside the others; looked at bit by bit',
    },
    async ({ params }) => {
      stopUnlessGame(context, params.game);
      return helpIn(context, params.game, Date.now());
    },
  );
  admin(
    'POST /api/admin/events/:event/close',
    { params: Params, summary: 'No run can be begun any more; one that has not opened is called off' },
    async ({ params }) => {
      await found(params.event);
      await events.close(params.event, Date.now());
    },
  );
  admin(
    'POST /api/admin/events/:event/entrants/:person',
    {
      params: PersonParams,
      body: Removed,
      summary: 'Take somebody out of the standings, or back in: all is counted anew',
    },
    async ({ params, body }) => {
      await found(params.event);
      if (!(await events.remove(params.event, params.person, body.removed)))
        throw new RefusedRequest({ code: 'no-such-person' });
    },
  );
}
