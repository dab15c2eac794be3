// Puzzles over HTTP: the next one, the day's, one's own try, a vote, and the sealed pack that a browser keeps.
import { CodedError } from '@undercroft/kernel';
import { anything, type CodedRefusal, idText, list, optional, record, whole } from '@undercroft/protocol';
import { LAST_HINT, nextPuzzle, type Puzzle } from '@undercroft/puzzles';
import { dayOf } from '@undercroft/table';
import { dailyPuzzle, dailySeals, keptForDays } from '../puzzles/daily-puzzles.ts';
import { type EnteredTry, enterTry, puzzleLadder } from '../puzzles/enter-try.ts';
import { hintsOf, puzzleInfo } from '../puzzles/puzzle-info.ts';
import { puzzleRecord } from '../puzzles/puzzle-record.ts';
import { NEWCOMER } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { PuzzleRow } from '../store/sql-puzzles.ts';
import { RefusedRequest } from './refused-request.ts';
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
/** So many votes decide, when more of them are bad. */
const ENOUGH_VOTES = 30;
/** A pack is asked for anew after a day, and then mostly found unchanged. */
const KEEP_PACK = 'public, max-age=86400';

export function mountPuzzles({ open, own }: Routes, context: ServerContext): void {
  const { store, puzzles, games } = context;
  const find = async (id: string): Promise<Puzzle> => {
    const puzzle = await puzzles.find(id);
    if (!puzzle) throw new RefusedRequest({ code: 'no-such-puzzle' });
    return puzzle;
  };
  const triedBy = async (me: Person, { id }: Puzzle): Promise<EnteredTry | undefined> => {
    const row = await store.puzzles.tryOf(me.id, id);
    return row && { row, before: null };
  };

  own(
    'GET /api/puzzles',
    { price: 20, summary: 'The puzzles of every game: my rating and tries, today’s puzzle, the themes' },
    async (me) => puzzleRecord(context, me),
  );
  own(
    'GET /api/puzzles/next',
    {
      price: 10,
      querystring: Wanted,
      summary: 'A puzzle near my rating that I have not tried; of a theme, or any',
    },
    async (me, { query: { game, theme } }) => {
      if (!games.has(game)) throw new RefusedRequest({ code: 'no-such-game' });
      const puzzle = await nextFor(me, game, theme);
      if (!puzzle) throw new RefusedRequest({ code: 'no-more-puzzles' });
      return puzzleInfo(context, me, puzzle, undefined);
    },
  );
  const nextFor = async (
    me: Person,
    game: string,
    theme: string | undefined,
  ): Promise<Puzzle | undefined> => {
    const rows = new Map((await store.puzzles.ofGame(game)).map((row) => [row.id, row]));
    const tried = new Set(await store.puzzles.triedBy(me.id, game));
    const kept = await keptForDays(context, game);
    const [rating] = await store.results.ratings(puzzleLadder(game), [me.id]);
    const offered = (await puzzles.ofGame(game))
      .filter((puzzle) => theme === undefined || puzzle.themes.includes(theme))
      .filter(({ id }) => (rows.get(id)?.state ?? 'open') === 'open')
      .map((puzzle) => ({ ...puzzle, difficulty: rows.get(puzzle.id) ?? puzzle.difficulty }));
    const next = (some: typeof offered) =>
      nextPuzzle(some, (id) => tried.has(id), rating?.mu ?? NEWCOMER.mu, me.id);
    const found = next(offered.filter(({ id }) => !kept.has(id))) ?? next(offered);
    return found && puzzles.find(found.id);
  };
  own(
    'GET /api/puzzles/daily',
    {
      price: 10,
      summary: 'The puzzle of the day of every game; the order of each month is sealed before it begins',
    },
    async (me) => {
      const offers = [];
      for (const game of games.keys()) {
        const puzzle = await dailyPuzzle(context, game);
        if (puzzle === undefined) continue;
        const tried = await store.puzzles.tryOf(me.id, puzzle);
        offers.push({ game, puzzle, solved: tried?.solved ?? null, ...(await dailySeals(context, game)) });
      }
      return { day: dayOf(Date.now()), puzzles: offers };
    },
  );
  own(
    'GET /api/puzzles/:puzzle',
    { price: 5, params: Params, summary: 'A puzzle, sealed; with its prices for whoever has tried it' },
    async (me, { params }) => {
      const puzzle = await find(params.puzzle);
      return puzzleInfo(context, me, puzzle, await triedBy(me, puzzle));
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
      try {
        return await puzzleInfo(context, me, puzzle, await enterTry(context, me, puzzle, body));
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        const code = error.code as CodedRefusal['code'];
        throw new RefusedRequest({ code, ...(error.args && { args: error.args }) }, 400);
      }
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
      if (me.guest) throw new RefusedRequest({ code: 'needs-passkey' });
      if (me.muted) throw new RefusedRequest({ code: 'muted' });
      const tried = await store.puzzles.tryOf(me.id, id);
      if (!tried) throw new RefusedRequest({ code: 'not-tried' });
      if (tried.vote !== vote) await store.puzzles.vote(me.id, id, tried.vote, vote);
      const row = await store.puzzles.read(id);
      if (row && isVotedOut(row)) await store.puzzles.setState(id, 'voted');
      return { vote };
    },
  );
  open(
    'GET /api/packs/:game',
    {
      price: 20,
      params: GameParams,
      summary: 'All puzzles of a game, sealed, to solve them without a network',
    },
    async ({ params: { game }, headers }, reply) => {
      if (!games.has(game)) throw new RefusedRequest({ code: 'no-such-game' });
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

const isVotedOut = ({ state, good, bad }: PuzzleRow): boolean =>
  state === 'open' && good + bad >= ENOUGH_VOTES && bad > good;
