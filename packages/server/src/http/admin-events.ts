// What the host does with expeditions: announce one, close one, take somebody out of the standings.
import { EVENT_KINDS, windowAt } from '@undercroft/events';
import { CodedError } from '@undercroft/kernel';
import {
  anything,
  type CodedRefusal,
  dictionary,
  flag,
  idText,
  oneOf,
  optional,
  record,
  whole,
} from '@undercroft/protocol';
import { announce } from '../events/expeditions.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ event: idText(64) });
const PersonParams = record({ event: idText(64), person: idText(40) });
const NewEvent = record({
  game: idText(24),
  kind: oneOf(...EVENT_KINDS),
  deals: whole(1, 8),
  opens: optional(whole()),
  closes: optional(whole()),
  seats: optional(whole(1, 8)),
  options: optional(dictionary(anything, 64)),
  needs: optional(record({ passkey: flag, days: whole(0, 365), games: whole(0, 1000) })),
});
const Removed = record({ removed: flag });
const LONGEST = 31 * 24 * 3_600_000;

export function mountAdminEvents(admin: Routes['open'], context: ServerContext): void {
  const { events } = context.store;
  const found = async (id: string): Promise<void> => {
    if (!(await events.read(id))) throw new RefusedRequest({ code: 'no-such-event' });
  };
  admin(
    'POST /api/admin/events',
    { body: NewEvent, summary: 'Announce an expedition: its seals are drawn now and published' },
    async ({ body: { game: name, kind, opens, closes, options, ...wish } }) => {
      const game = context.games.get(name);
      if (!game) throw new RefusedRequest({ code: 'no-such-game' });
      const now = Date.now();
      const usual = windowAt(kind, now);
      const next = usual.opens > now ? usual : windowAt(kind, usual.closes);
      const begins = opens ?? next.opens;
      const window = { opens: begins, closes: closes ?? begins + next.closes - next.opens };
      const isSound =
        kind !== 'again' &&
        window.opens > now &&
        window.closes > window.opens &&
        window.closes - window.opens <= LONGEST;
      if (!isSound) throw new RefusedRequest({ code: 'bad-request' });
      const openAt = closes === undefined ? window.closes + next.openAt - next.closes : window.closes;
      const id = `${kind}-${newId(12)}`;
      try {
        await announce(context, game, {
          ...wish,
          id,
          kind,
          window: { ...window, openAt },
          options: options as never,
        });
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        throw new RefusedRequest({ code: error.code as CodedRefusal['code'], args: { ...error.args } }, 400);
      }
      return { event: id };
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
