// Ratings, histories, head-to-head and the daily dungeon.
import { idText, optional, record, whole } from '@undercroft/protocol';
import { dailyOffers, dailyResults, startDaily } from '../results/daily.ts';
import { bestOf, resultsOf } from '../results/person-results.ts';
import { settleTable } from '../results/settle.ts';
import type { ServerContext } from '../server-context.ts';
import { granted, stopUnlessGame, succeeded } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Ladder = record({ ladder: idText(60) });
const PersonParams = record({ person: idText(40) });
const Before = record({ before: optional(whole()) });
const GameParams = record({ game: idText(24) });
const DayParams = record({ game: idText(24), day: idText(10, 10) });

/** A ladder is a game's, one of its sides' or its puzzles'. */
const gameOfLadder = (ladder: string): string => ladder.replace(/^puzzle:/, '').split(':', 1)[0]!;

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
    async ({ params: { ladder } }) => {
      stopUnlessGame(context, gameOfLadder(ladder));
      return { ladder, people: await bestOf(context, ladder) };
    },
  );

  own(
    'GET /api/people/:person',
    { price: 10, params: PersonParams, querystring: Before, summary: 'Somebody’s ratings and games' },
    async (me, { params, query }) => granted(await resultsOf(context, params.person, me, query.before)),
  );

  own('GET /api/daily', { price: 3, summary: 'Today’s dungeons, and my tries' }, async (me) => ({
    offers: await dailyOffers(context, me),
  }));
  own(
    'POST /api/daily/:game',
    { price: 5, params: GameParams, summary: 'Begin my one try of today, or go on with it' },
    async (me, { params }) => {
      const { table } = succeeded(await startDaily(context, me, params.game));
      return { table };
    },
  );
  own(
    'GET /api/daily/:game/:day',
    { price: 20, params: DayParams, summary: 'How everybody did, once the day is over' },
    async (me, { params: { game, day } }) => {
      stopUnlessGame(context, game);
      return granted(await dailyResults(context, me, game, day));
    },
  );
}
