// What a person does with an expedition before and while it is open: find it, enter it, go out again.
import { type EventPhase, eventPhaseAt, streakOf } from '@undercroft/events';
import { type CodedRefusal, readableText } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { barredFrom } from './evenings.ts';
import { eventSummary } from './event-detail.ts';
import { announceRegular, eventNamed } from './expeditions.ts';

const MOST_LISTED = 60;
const DAY = 24 * 3_600_000;

/** To who is not in its club, an expedition of a club is not there. */
export async function eventFor(
  context: ServerContext,
  id: string,
  me: Person,
): Promise<EventRow | CodedRefusal> {
  const event = await eventNamed(context, id);
  const isSeen = event && (event.club === null || (await context.store.clubs.isMember(event.club, me.id)));
  return isSeen ? event : refuse('no-such-event');
}

/** Everything opens at once. */
export const notOpenedYet = (event: EventRow): CodedRefusal | undefined =>
  eventPhaseAt(event, Date.now()) !== 'over' || event.state === 'set'
    ? refuse('event-running', { args: { openAt: event.openAt } })
    : undefined;

export interface EventsWanted {
  readonly game?: string | undefined;
  readonly state?: EventPhase | undefined;
  readonly before?: number | undefined;
}

/** The newest, and for how many days in a row somebody has played. */
export async function eventsListedFor(
  context: ServerContext,
  me: Person,
  { game, state, before = Number.MAX_SAFE_INTEGER }: EventsWanted,
) {
  const { events } = context.store;
  await announceRegular(context);
  const now = Date.now();
  const listed = (await events.list(game, before, MOST_LISTED)).filter(
    (event) => state === undefined || eventPhaseAt(event, now) === state,
  );
  const days = (await events.daysOf(me.id, now - 400 * DAY)).map(({ opens }) => opens / DAY);
  return {
    events: await Promise.all(listed.map((event) => eventSummary(context, event, me))),
    streak: streakOf(days, Math.floor(now / DAY)),
  };
}

/** A word that is given before the opening becomes part of the luck. */
export async function joinEvent(
  context: ServerContext,
  event: EventRow,
  me: Person,
  word: string | undefined,
): Promise<CodedRefusal | undefined> {
  const phase = eventPhaseAt(event, Date.now());
  if (phase !== 'announced' && phase !== 'open') return refuse('event-over');
  const barred = await barredFrom(context, event, me);
  if (barred) return barred;
  const given = phase === 'announced' ? readableText(word ?? '') || null : null;
  await context.store.events.join(event.id, me.id, Date.now(), given);
  return undefined;
}

export async function withdrawFromEvent(
  { store }: ServerContext,
  event: EventRow,
  me: Person,
): Promise<CodedRefusal | undefined> {
  if (eventPhaseAt(event, Date.now()) !== 'announced') return refuse('event-over');
  await store.events.withdraw(event.id, me.id);
  return undefined;
}
