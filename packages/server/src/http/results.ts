// Ratings, histories, head-to-head and the daily dungeon.
import { idText, optional, record, whole } from '@undercroft/protocol';
import { dailyOffers, dailyResults, startDaily } from '../results/daily.ts';
import { settleTable } from '../results/settle.ts';
import { shownRating } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { ResultRow, Score } from '../store/port.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Ladder = record({ ladder: idText(60) });
const PersonParams = record({ person: idText(40) });
const Before = record({ before: optional(whole()) });
const GameParams = record({ game: idText(24) });
const DayParams = record({ game: idText(24), day: idText(10, 10) });

export function mountResults({ open, own }: Routes, context: ServerContext): void {
  const { store } = context;
  context.onChange((table, _, isOwn) => {
    if (isOwn && table.phase === 'finished')
      void settleTable(store, table).catch((error) =>
        context.log.warn({ err: error, table: table.id }, 'not settled'),
      );
  });

  open(
    'GET /api/ratings/:ladder',
    { price: 5, params: Ladder, summary: 'The best of a ladder' },
    async (request) => {
      const { ladder } = request.params;
      const best = await store.results.best(ladder, 100);
      const people = best.map(({ mu, sigma, ladder: _, ...of }) => ({
        ...of,
        rating: shownRating({ mu, sigma }),
      }));
      return { ladder, people };
    },
  );

  own(
    'GET /api/people/:person',
    { price: 10, params: PersonParams, querystring: Before, summary: 'Somebody’s ratings and games' },
    async (me, request) => {
      const { person: id } = request.params;
      const { before = Number.MAX_SAFE_INTEGER } = request.query;
      const person = await context.sessions.read(id);
      if (!person) throw new RefusedRequest({ code: 'no-such-person' });
      const ratings = await store.results.ratingsOf(id);
      const history = await store.results.history(id, before, 50);
      // Others may still have to play the same deals: nobody but the player reads of a run.
      const held = await store.events.heldTables(id, Date.now());
      const ofClubs = me.id === id ? [] : await store.events.clubTables(id);
      const isHeld = ({ table }: ResultRow): boolean => held.includes(table);
      return {
        id,
        name: person.name,
        guest: person.guest,
        ratings: ratings.map(({ ladder, games, ...rating }) => ({
          ladder,
          games,
          rating: shownRating(rating),
        })),
        history: await withPercentiles(
          history.filter((row) => me.id === id || !(isHeld(row) || ofClubs.includes(row.table))),
          isHeld,
        ),
        ...(me.id !== id && {
          against: headToHead(await store.results.history(me.id, Number.MAX_SAFE_INTEGER, 500), id),
        }),
      };
    },
  );

  /** Alone or together against the ruin, a result is worth what it beats. */
  const withPercentiles = async (rows: readonly ResultRow[], isHeld: (row: ResultRow) => boolean) => {
    const known = new Map<string, readonly Score[]>();
    const told = [];
    for (const row of rows) {
      const { person: _, options, ...shown } = row;
      const key = `${row.ladder} ${options}`;
      const scores = known.get(key) ?? (await store.results.scores(row.ladder, options));
      known.set(key, scores);
      told.push({
        ...shown,
        options: (JSON.parse(options) as { readonly options: unknown }).options,
        percentile: percentileOf(row, scores),
        ...(isHeld(row) && { held: true }),
      });
    }
    return told;
  };

  own('GET /api/daily', { price: 3, summary: 'Today’s dungeons, and my tries' }, async (me) => ({
    offers: await dailyOffers(context, me),
  }));
  own(
    'POST /api/daily/:game',
    { price: 5, params: GameParams, summary: 'Begin my one try of today, or go on with it' },
    async (me, { params }) => {
      const answer = await startDaily(context, me, params.game);
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return { table: answer.table };
    },
  );
  own(
    'GET /api/daily/:game/:day',
    { price: 20, params: DayParams, summary: 'How everybody did, once the day is over' },
    async (me, { params }) => {
      const results = await dailyResults(context, me, params.game, params.day);
      if (!results) throw new RefusedRequest({ code: 'no-such-event' });
      if (results === 'event-running') throw new RefusedRequest({ code: results });
      return results;
    },
  );
}

function percentileOf({ won, points }: ResultRow, scores: readonly Score[]): number {
  const isNotBetter = (score: Score): boolean =>
    score.won < Number(won) || (score.won === Number(won) && score.points <= (points ?? 0));
  const count = (some: readonly Score[]): number => some.reduce((sum, { n }) => sum + n, 0);
  return Math.round((100 * count(scores.filter(isNotBetter))) / Math.max(1, count(scores)));
}

function headToHead(mine: readonly ResultRow[], other: string) {
  const shared = mine.filter(({ rivals }) => rivals.includes(other));
  const ahead = shared.filter(({ won }) => won).length;
  return { games: shared.length, ahead, behind: shared.length - ahead };
}
