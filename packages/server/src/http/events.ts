// Expeditions over HTTP: what is on, enter, begin a deal; after the close standings, fields and the proof.
import { Readable } from 'node:stream';
import { EVENT_PHASES } from '@undercroft/events';
import {
  type CodedRefusal,
  flag,
  idText,
  oneOf,
  optional,
  record,
  type Schema,
  text,
  whole,
} from '@undercroft/protocol';
import { COUNT_PRICE } from '../budgets.ts';
import { beginDeal } from '../events/begin-deal.ts';
import {
  eventFor,
  eventsListedFor,
  joinEvent,
  notOpenedYet,
  withdrawFromEvent,
} from '../events/enter-event.ts';
import { checkIn } from '../events/evenings.ts';
import { eventDetail } from '../events/event-detail.ts';
import {
  dealField,
  eventStandings,
  ownFields,
  proofOf,
  standingsPage,
  textOfStandings,
} from '../events/event-standings.ts';
import { seasonOf } from '../events/seasons.ts';
import { changeTeam } from '../events/teams.ts';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { granted, stopIf, stopUnlessGame, succeeded } from './refused-request.ts';
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

export function mountEvents(routes: Routes, context: ServerContext): void {
  mountEntering(routes, context);
  mountOpened(routes, context);
}

function mountEntering({ own }: Routes, context: ServerContext): void {
  const read = async (id: string, me: Person) => granted(await eventFor(context, id, me));
  /** What changes my entry, and answers the expedition as it is then. */
  const change = <Body>(
    name: string,
    route: { readonly body?: Schema<Body>; readonly summary: string },
    act: (event: EventRow, me: Person, body: Body) => Promise<CodedRefusal | undefined>,
  ): void =>
    own(`POST /api/events/:event/${name}`, { params: Params, ...route }, async (me, { params, body }) => {
      const event = await read(params.event, me);
      stopIf(await act(event, me, body as Body));
      return eventDetail(context, event, me);
    });

  own(
    'GET /api/events',
    { price: 10, querystring: Wanted, summary: 'Expeditions, newest first, and my streak of days' },
    (me, { query }) => eventsListedFor(context, me, query),
  );
  own(
    'GET /api/events/:event',
    { price: 10, params: Params, summary: 'One expedition: its seals, my chairs and runs' },
    async (me, { params }) => eventDetail(context, await read(params.event, me), me),
  );
  change(
    'join',
    { body: Join, summary: 'Enter; a word given before the opening becomes part of the luck' },
    (event, me, { word }) => joinEvent(context, event, me, word),
  );
  change('withdraw', { summary: 'Out again before it opens, so that nobody waits for me' }, (event, me) =>
    withdrawFromEvent(context, event, me),
  );
  change('check-in', { summary: 'I am there: in the five minutes before an evening opens' }, (event, me) =>
    checkIn(context, event, me),
  );
  change(
    'team',
    {
      body: Team,
      summary:
        'Into the team of a mate by its code, into a new one, or out of it; again for each deal, if I like',
    },
    (event, me, body) => changeTeam(context, event, me, body),
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
      const { table } = succeeded(await beginDeal(context, me, event, params.deal, body));
      return { table: table ?? null };
    },
  );
}

/** What is told when it is over. */
function mountOpened({ open, own }: Routes, context: ServerContext): void {
  const { budgets, store } = context;
  /** Counted anew for everybody who asks: thousands of runs cost more than any price beforehand. Nobody reads slower for it alone. */
  const payFor = (address: string, runs: number): void => budgets.charge({ address }, runs * COUNT_PRICE);
  const read = async (id: string, me: Person, address: string): Promise<EventRow> => {
    const event = granted(await eventFor(context, id, me));
    stopIf(notOpenedYet(event));
    payFor(address, await store.events.begun(event.id));
    return event;
  };

  own(
    'GET /api/events/:event/deals/:deal',
    {
      price: 20,
      params: DealParams,
      querystring: Field,
      summary: 'Runs of a deal with their tables, after the close; those of one chair, or all',
    },
    async (me, { params: { event, deal }, query, ip }) => ({
      runs: await dealField(context, await read(event, me, ip), deal, query),
    }),
  );
  own(
    'GET /api/events/:event/fields',
    {
      price: 40,
      params: Params,
      summary: 'The fields of my own deals, after the close: where all stand, and the best by name',
    },
    async (me, { params, ip }) => ({
      fields: await ownFields(context, await read(params.event, me, ip), me),
    }),
  );
  own(
    'GET /api/events/:event/standings',
    { price: 20, params: Params, querystring: Page, summary: 'The standings, after the close' },
    async (me, { params, query: { from, as }, ip }, reply) => {
      const event = await read(params.event, me, ip);
      if (as !== 'text') return standingsPage(context, event, me, from);
      const text = textOfStandings(event, await eventStandings(context, event));
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
  own(
    'GET /api/events/:event/proof',
    {
      price: 50,
      params: Params,
      summary: 'Everything that proves the standings, as lines of JSON, after the close',
    },
    async (me, { params, ip }, reply) => {
      const event = await read(params.event, me, ip);
      return reply
        .header('content-disposition', `attachment; filename="${event.id}.ndjson"`)
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(proofOf(context, event)));
    },
  );
  open(
    'GET /api/seasons/:game',
    { price: 20, params: GameParams, summary: 'The season of a game: thirteen weeks, the best eight count' },
    async ({ params, ip }) => {
      stopUnlessGame(context, params.game);
      const { runs, season } = await seasonOf(context, params.game, Date.now());
      payFor(ip, runs);
      return season;
    },
  );
}
