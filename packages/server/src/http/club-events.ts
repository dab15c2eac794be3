// The expeditions of a club over HTTP: members find them here, its keeper announces and closes them.
import { eventPhaseAt } from '@undercroft/events';
import { idText, oneOf, optional, record, whole } from '@undercroft/protocol';
import { eventSummary } from '../events/event-detail.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { ClubRow } from '../store/sql-clubs.ts';
import { tellMembers } from '../ties/tell-members.ts';
import { announceEvent, type WishedEvent } from './announce-event.ts';
import { clubFor, keptBy } from './clubs.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ club: idText(40) });
const EventParams = record({ club: idText(40), event: idText(64) });
const NewEvent = record({
  game: idText(24),
  kind: oneOf('day', 'week', 'evening'),
  deals: optional(whole(1, 8)),
});
/** Every member is among the ranked. */
const NEEDS = { passkey: false, days: 0, games: 0 };
/** Announced or open: each calls for runs of the bots too. */
const MOST_AT_ONCE = 4;

export function mountClubEvents({ own }: Routes, context: ServerContext): void {
  const { events } = context.store;
  own(
    'GET /api/clubs/:club/events',
    { price: 10, params: Params, summary: 'The expeditions of a club of mine, newest first' },
    async (me, { params }) => {
      const { id } = await clubFor(context, params.club, me);
      const own = await events.ofClub(id);
      return { events: await Promise.all(own.map((event) => eventSummary(context, event, me))) };
    },
  );
  own(
    'POST /api/clubs/:club/events',
    { price: 20, params: Params, body: NewEvent, summary: 'Announce an expedition for a club that I keep' },
    async (me, { params, body }) => ({
      event: await announceForClub(context, me, await keptBy(context, params.club, me), body),
    }),
  );
  own(
    'POST /api/clubs/:club/events/:event/close',
    { params: EventParams, summary: 'End an expedition of a club that I keep, or call it off' },
    async (me, { params }) => {
      const { id } = await keptBy(context, params.club, me);
      if ((await events.read(params.event))?.club !== id) throw new RefusedRequest({ code: 'no-such-event' });
      await events.close(params.event, Date.now());
      await tellMembers(context, id, me.id);
    },
  );
}

async function announceForClub(
  context: ServerContext,
  me: Person,
  { id: club }: ClubRow,
  wish: Omit<WishedEvent, 'needs' | 'club'>,
): Promise<string> {
  // Bots play along, so it takes somebody who is known here.
  if (me.guest) throw new RefusedRequest({ code: 'needs-passkey' });
  const now = Date.now();
  const all = await context.store.events.ofClub(club);
  const running = all.filter((event) => eventPhaseAt(event, now) !== 'over');
  if (running.length >= MOST_AT_ONCE) throw new RefusedRequest({ code: 'too-many-events' });
  const event = await announceEvent(context, { ...wish, needs: NEEDS, club });
  await tellMembers(context, club, me.id);
  return event;
}
