// Puzzles over HTTP: the next one, the day's, one's own try, a vote, and the sealed pack that a browser keeps.
import { anything, idText, list, optional, record, whole } from '@undercroft/protocol';
import { LAST_HINT, type Puzzle } from '@undercroft/puzzles';
import { puzzlesOfToday } from '../puzzles/daily-puzzles.ts';
import { enterTry } from '../puzzles/enter-try.ts';
import { nextPuzzleFor } from '../puzzles/next-puzzle.ts';
import { hintsOf, puzzleInfo } from '../puzzles/puzzle-info.ts';
import { puzzleRecord } from '../puzzles/puzzle-record.ts';
import { voteOn } from '../puzzles/vote.ts';
import type { ServerContext } from '../server-context.ts';
import { asRefused, RefusedRequest, stopIf, stopUnlessGame } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ puzzle: idText(40) });
const GameParams = record({ game: idText(24) });
const Wanted = record({ game: idText(24), theme: optional(idText(60)) });
const MOST_STEPS = 3;
const Try = record({
  choices: list(anything, MOST_STEPS),
  hints: whole(0, LAST_HINT),
  theme: optional(idText(60)),
});
const Hint = record({ hint: whole(1, LAST_HINT) });
const Vote = record({ vote: whole(-1, 1) });
/** A pack is asked for anew after a day, and then mostly found unchanged. */
const KEEP_PACK = 'public, max-age=86400';

export function mountPuzzles(routes: Routes, context: ServerContext): void {
  mountOffers(routes, context);
  mountTries(routes, context);
}

/** Which puzzles there are. */
function mountOffers({ open, own }: Routes, context: ServerContext): void {
  const { puzzles } = context;
  own(
    'GET /api/puzzles',
    { price: 20, summary: 'The puzzles of every game: my rating and tries, today’s puzzle, the themes' },
    (me) => puzzleRecord(context, me),
  );
  own(
    'GET /api/puzzles/next',
    {
      price: 10,
      querystring: Wanted,
      summary: 'A puzzle near my rating that I have not tried; of a theme, or any',
    },
    async (me, { query: { game, theme } }) => {
      stopUnlessGame(context, game);
      const puzzle = await nextPuzzleFor(context, me, game, theme);
      if (!puzzle) throw new RefusedRequest({ code: 'no-more-puzzles' });
      return puzzleInfo(context, me, puzzle, undefined);
    },
  );
  own(
    'GET /api/puzzles/daily',
    {
      price: 10,
      summary: 'The puzzle of the day of every game; the order of each month is sealed before it begins',
    },
    (me) => puzzlesOfToday(context, me),
  );
  open(
    'GET /api/packs/:game',
    {
      price: 20,
      params: GameParams,
      summary: 'All puzzles of a game, sealed, to solve them without a network',
    },
    async ({ params: { game }, headers }, reply) => {
      stopUnlessGame(context, game);
      const { bytes, tag } = await puzzles.pack(game);
      reply.headers({ 'cache-control': KEEP_PACK, etag: tag, vary: 'accept-encoding' });
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply
        .headers({ 'content-encoding': 'gzip' })
        .type('application/json; charset=utf-8')
        .send(bytes);
    },
  );
}

/** What one does with a puzzle. */
function mountTries({ own }: Routes, context: ServerContext): void {
  const { store, puzzles } = context;
  const find = async (id: string): Promise<Puzzle> => {
    const puzzle = await puzzles.find(id);
    if (!puzzle) throw new RefusedRequest({ code: 'no-such-puzzle' });
    return puzzle;
  };

  own(
    'GET /api/puzzles/:puzzle',
    { price: 5, params: Params, summary: 'A puzzle, sealed; with its prices for whoever has tried it' },
    async (me, { params }) => {
      const puzzle = await find(params.puzzle);
      const row = await store.puzzles.tryOf(me.id, puzzle.id);
      return puzzleInfo(context, me, puzzle, row && { row, before: null });
    },
  );
  own(
    'POST /api/puzzles/:puzzle/try',
    {
      price: 10,
      params: Params,
      body: Try,
      summary: 'My try: a choice for each step. The first one is rated; the answer is every price',
    },
    async (me, { params, body }) => {
      const puzzle = await find(params.puzzle);
      const entered = await enterTry(context, me, puzzle, body).catch(asRefused);
      return puzzleInfo(context, me, puzzle, entered);
    },
  );
  own(
    'POST /api/puzzles/:puzzle/hints',
    {
      price: 5,
      params: Params,
      body: Hint,
      summary: 'The hints up to this one. They are counted: my first try is worth less with each',
    },
    async (me, { params, body: { hint } }) => {
      const puzzle = await find(params.puzzle);
      await store.puzzles.hint(me.id, puzzle.id, hint);
      return { hints: hintsOf(puzzle, hint) };
    },
  );
  own(
    'POST /api/puzzles/:puzzle/vote',
    {
      params: Params,
      body: Vote,
      summary: 'What I think of a puzzle that I have tried: 1 good, -1 bad, 0 nothing',
    },
    async (me, { params, body: { vote } }) => {
      const { id } = await find(params.puzzle);
      stopIf(await voteOn(context, me, id, vote));
      return { vote };
    },
  );
}
