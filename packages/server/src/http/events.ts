// Expeditions over HTTP: what is on, enter, begin a deal; after the close standings, fields and the proof.
import { Readable } from 'node:stream';
import { EVENT_PHASES, eventPhaseAt, luckInPercent, streakOf } from '@undercroft/events';
import { flag, idText, oneOf, optional, readableText, record, text, whole } from '@undercroft/protocol';
import { beginDeal } from '../events/begin-deal.ts';
import { barredFrom, checkIn } from '../events/evenings.ts';
import { eventDetail, eventSummary } from '../events/event-detail.ts';
import { dealField, eventStandings, proofOf, textOfStandings } from '../events/event-standings.ts';
import { announceRegular, eventNamed } from '../events/expeditions.ts';
import { seasonOf } from '../events/seasons.ts';
import { changeTeam } from '../events/teams.ts';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ event: idText(64) });
const DealParams = record({ event: idText(64), deal: whole(1, 8) });
const GameParams = record({ game: idText(24) });
const Wanted = record({
  game: optional(idText(24)),
  state: optional(oneOf(...EVENT_PHASES)),
  before: optional(whole()),
});
const Join = record({ word: optional(text(80)) });
const Begin = record({ ranked: optional(flag), together: optional(flag) });
const Team = record({ code: optional(idText(24)), leave: optional(flag) });
const Page = record({ from: optional(whole()), as: optional(oneOf('json', 'text')) });
const Field = record({ seat: optional(whole()), instance: optional(whole()) });
const MOST_LISTED = 60;
const AT_ONCE = 100;
const DAY = 24 * 3_600_000;

export function mountEvents({ open, own }: Routes, context: ServerContext): void {
  const { events, clubs } = context.store;
  /** To who is not in its club, an expedition of a club is not there. */
  const read = async (id: string, me: Person): Promise<EventRow> => {
    const event = await eventNamed(context, id);
    const isSeen = event && (event.club === null || (await clubs.isMember(event.club, me.id)));
    if (!isSeen) throw new RefusedRequest({ code: 'no-such-event' });
    return event;
  };
  /** Everything opens at once. */
  const readOpened = async (id: string, me: Person): Promise<EventRow> => {
    const event = await read(id, me);
    if (eventPhaseAt(event, Date.now()) !== 'over' || event.state === 'set')
      throw new RefusedRequest({ code: 'event-running', args: { openAt: event.openAt } });
    return event;
  };

  own(
    'GET /api/events',
    { price: 10, querystring: Wanted, summary: 'Expeditions, newest first, and my streak of days' },
    async (me, { query: { game, state, before = Number.MAX_SAFE_INTEGER } }) => {
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
    },
  );
  own(
    'GET /api/events/:event',
    { price: 10, params: Params, summary: 'One expedition: its seals, my chairs and runs' },
    async (me, { params }) => eventDetail(context, await read(params.event, me), me),
  );
  own(
    'POST /api/events/:event/join',
    {
      params: Params,
      body: Join,
      summary: 'Enter; a word given before the opening becomes part of the luck',
    },
    async (me, { params, body }) => {
      const event = await read(params.event, me);
      const phase = eventPhaseAt(event, Date.now());
      if (phase !== 'announced' && phase !== 'open') throw new RefusedRequest({ code: 'event-over' });
      const barred = await barredFrom(context, event, me);
      if (barred) throw new RefusedRequest(barred);
      const word = phase === 'announced' ? readableText(body.word ?? '') || null : null;
      await events.join(event.id, me.id, Date.now(), word);
      return eventDetail(context, event, me);
    },
  );
  own(
    'POST /api/events/:event/withdraw',
    { params: Params, summary: 'Out again before it opens, so that nobody waits for me' },
    async (me, { params }) => {
      const event = await read(params.event, me);
      if (eventPhaseAt(event, Date.now()) !== 'announced') throw new RefusedRequest({ code: 'event-over' });
      await events.withdraw(event.id, me.id);
      return eventDetail(context, event, me);
    },
  );
  own(
    'POST /api/events/:event/check-in',
    { params: Params, summary: 'I am there: in the five minutes before an evening opens' },
    async (me, { params }) => {
      const event = await read(params.event, me);
      const refusal = await checkIn(context, event, me);
      if (refusal) throw new RefusedRequest(refusal);
      return eventDetail(context, event, me);
    },
  );
  own(
    'POST /api/events/:event/team',
    {
      params: Params,
      body: Team,
      summary:
        'Into the team of a mate by its code, into a new one, or out of it; again for each deal, if I like',
    },
    async (me, { params, body }) => {
      const event = await read(params.event, me);
      const refusal = await changeTeam(context, event, me, body);
      if (refusal) throw new RefusedRequest(refusal);
      return eventDetail(context, event, me);
    },
  );
  own(
    'POST /api/events/:event/deals/:deal',
    {
      price: 5,
      params: DealParams,
      body: Begin,
      summary: 'Begin my one try of a deal, or go on with it; together: when all of my team have said so',
    },
    async (me, { params, body }) => {
      const event = await read(params.event, me);
      const answer = await beginDeal(context, me, event, params.deal, body);
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return { table: answer.table ?? null };
    },
  );
  own(
    'GET /api/events/:event/deals/:deal',
    {
      price: 20,
      params: DealParams,
      querystring: Field,
      summary: 'Runs of a deal with their tables, after the close; those of one chair, or all',
    },
    async (me, { params, query: { seat, instance } }) => {
      const runs = await dealField(context, await readOpened(params.event, me), params.deal);
      return {
        runs: runs.filter(
          (run) =>
            (seat === undefined || run.seat === seat) &&
            (instance === undefined || run.instance === instance),
        ),
      };
    },
  );
  own(
    'GET /api/events/:event/standings',
    { price: 20, params: Params, querystring: Page, summary: 'The standings, after the close' },
    async (me, { params, query: { from = 0, as } }, reply) => {
      const event = await readOpened(params.event, me);
      const standings = await eventStandings(context, event);
      if (as === 'text')
        return reply.type('text/plain; charset=utf-8').send(textOfStandings(event, standings));
      const people = standings.filter(({ unplaced }) => unplaced !== 'yardstick');
      return {
        event: event.id,
        people: people.length,
        standings: people.slice(from, from + AT_ONCE),
        yardsticks: standings.filter(({ unplaced }) => unplaced === 'yardstick'),
        mine: people.find(({ person }) => person === me.id) ?? null,
        luck: luckInPercent(standings),
      };
    },
  );
  own(
    'GET /api/events/:event/proof',
    {
      price: 50,
      params: Params,
      summary: 'Everything that proves the standings, as lines of JSON, after the close',
    },
    async (me, { params }, reply) => {
      const event = await readOpened(params.event, me);
      return reply
        .header('content-disposition', `attachment; filename="${event.id}.ndjson"`)
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(proofOf(context, event)));
    },
  );
  open(
    'GET /api/seasons/:game',
    { price: 20, params: GameParams, summary: 'The season of a game: thirteen weeks, the best eight count' },
    async ({ params }) => {
      if (!context.games.has(params.game)) throw new RefusedRequest({ code: 'no-such-game' });
      return seasonOf(context, params.game, Date.now());
    },
  );
}
