// Expeditions over HTTP: what is on, enter, begin a deal; after the close standings, fields and the proof. The host's part too.
import { Readable } from 'node:stream';
import { EVENT_KINDS, EVENT_PHASES, eventPhaseAt, streakOf, windowAt } from '@undercroft/events';
import { CodedError, commitmentOf, measureOf } from '@undercroft/kernel';
import {
  anything,
  type CodedRefusal,
  dictionary,
  flag,
  idText,
  oneOf,
  optional,
  readableText,
  record,
  text,
  whole,
} from '@undercroft/protocol';
import {
  dealField,
  eventStandings,
  percentAgainstOld,
  proofOf,
  textOfStandings,
} from '../events/event-standings.ts';
import {
  announce,
  announceRegular,
  beginDeal,
  eventNamed,
  gameOfEvent,
  lackedBy,
  sittingOf,
} from '../events/expeditions.ts';
import { seasonOf } from '../events/seasons.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { EventRow } from '../store/sql-events.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ event: idText(64) });
const DealParams = record({ event: idText(64), deal: whole(1, 8) });
const PersonParams = record({ event: idText(64), person: idText(40) });
const GameParams = record({ game: idText(24) });
const Wanted = record({
  game: optional(idText(24)),
  state: optional(oneOf(...EVENT_PHASES)),
  before: optional(whole()),
});
const Join = record({ word: optional(text(80)) });
const Begin = record({ ranked: optional(flag) });
const Page = record({ from: optional(whole()), as: optional(oneOf('json', 'text')) });
const Field = record({ seat: optional(whole()), instance: optional(whole()) });
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
const MOST_LISTED = 60;
const AT_ONCE = 100;
const DAY = 24 * 3_600_000;
const LONGEST = 31 * DAY;

export function mountEvents({ open, own }: Routes, context: ServerContext): void {
  const { events } = context.store;
  const read = async (id: string): Promise<EventRow> => {
    const event = await eventNamed(context, id);
    if (!event) throw new RefusedRequest({ code: 'no-such-event' });
    return event;
  };
  /** Everything opens at once. */
  const readOpened = async (id: string): Promise<EventRow> => {
    const event = await read(id);
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
        events: await Promise.all(listed.map((event) => cardOf(context, event, me))),
        streak: streakOf(days, Math.floor(now / DAY)),
      };
    },
  );
  own(
    'GET /api/events/:event',
    { price: 10, params: Params, summary: 'One expedition: its seals, my chairs and runs' },
    async (me, { params }) => detailOf(context, await read(params.event), me),
  );
  own(
    'POST /api/events/:event/join',
    {
      params: Params,
      body: Join,
      summary: 'Enter; a word given before the opening becomes part of the luck',
    },
    async (me, { params, body }) => {
      const event = await read(params.event);
      const phase = eventPhaseAt(event, Date.now());
      if (phase !== 'announced' && phase !== 'open') throw new RefusedRequest({ code: 'event-over' });
      const word = phase === 'announced' ? readableText(body.word ?? '') || null : null;
      await events.join(event.id, me.id, Date.now(), word);
      return detailOf(context, event, me);
    },
  );
  own(
    'POST /api/events/:event/deals/:deal',
    { price: 5, params: DealParams, body: Begin, summary: 'Begin my one try of a deal, or go on with it' },
    async (me, { params, body }) => {
      const event = await read(params.event);
      const answer = await beginDeal(context, me, event, params.deal, body.ranked);
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return { table: answer.table };
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
    async (_me, { params, query: { seat, instance } }) => {
      const runs = await dealField(context, await readOpened(params.event), params.deal);
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
      const event = await readOpened(params.event);
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
    async (_me, { params }, reply) => {
      const event = await readOpened(params.event);
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

async function cardOf({ store: { events } }: ServerContext, event: EventRow, me: Person) {
  const { id, game, kind, seats, options, opens, closes, openAt, deals } = event;
  const state = eventPhaseAt(event, Date.now());
  const [entrants, runs, mine] = await Promise.all([
    events.entrants(id),
    events.begun(id),
    events.runsOf(id, me.id),
  ]);
  return {
    id,
    game,
    kind,
    seats,
    options,
    opens,
    closes,
    openAt,
    deals,
    state,
    entrants,
    runs,
    mine: mine.length,
  };
}

/** My own deals; nothing of anybody else's beyond how many there are. */
async function detailOf(context: ServerContext, event: EventRow, me: Person) {
  const { store, liveTables } = context;
  const { format, words, deals: count } = event;
  const of = gameOfEvent(context, event);
  const lacks = await lackedBy(context, format, me);
  const [card, seals, runs, entrant] = await Promise.all([
    cardOf(context, event, me),
    store.events.deals(event.id),
    store.events.runsOf(event.id, me.id),
    store.events.entrant(event.id, me.id),
  ]);
  const deals = [];
  for (let number = 1; number <= count; number++) {
    const run = runs.find(({ deal }) => deal === number);
    const seen = await (run &&
      liveTables.look(run.table, ({ phase, result, match }) => ({
        state: phase,
        won: result ? result.winners.includes(run.side) : null,
        points: result?.points?.[run.side] ?? null,
        measure: match ? measureOf(match.game, match.position, run.side) : null,
      })));
    const isAgain = event.kind === 'again' && run !== undefined && seen?.state === 'finished';
    const place = !of || run ? undefined : sittingOf(event, of.chairs, me.id, number, lacks.length === 0);
    deals.push({
      number,
      seat: run?.side ?? place?.seat ?? 0,
      instance: run?.instance ?? place?.instance ?? 1,
      table: run?.table ?? null,
      began: run?.began ?? null,
      mine: seen ?? null,
      // Beside the field of then; an open expedition compares nothing.
      percent: isAgain ? await percentAgainstOld(context, run, seen.measure!) : null,
      seals: seals
        .filter((seal) => seal.number === number)
        .map(({ instance, secret }) => ({ instance, commitment: commitmentOf(secret) })),
    });
  }
  return {
    ...card,
    ...format,
    hasTwoSides: of?.chairs.hasTwoSides ?? false,
    isCounted: event.state !== 'set',
    lacks,
    joined: entrant?.joined ?? null,
    word: entrant?.word ?? null,
    words,
    deals,
  };
}

/** What the host's page does with expeditions: make one, close one, take somebody out. */
export function mountEventsOfHost(admin: Routes['open'], context: ServerContext): void {
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
