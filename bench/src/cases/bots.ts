// Bots on one game by name: search iterations with full playouts, or the lab's games between greedy bots, per CPU second.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GameOf, playGame, randomBot, searchBot, seenBy, think } from '@undercroft/bots';
import { type Game, type Hints, resolveTable, seeded } from '@undercroft/kernel';
import { type LoadedRoom, planFor, playChunk } from '@undercroft/lab';
import { type Measured, measure } from '../measure.ts';

type Counting = 'search-iterations' | 'greedy-games';
type AnyTable = GameOf<unknown, unknown, unknown>;

const rooms = join(import.meta.dirname, '../../../packages/games');

export async function run(name: string, counting: Counting): Promise<Measured> {
  if (!readdirSync(rooms).includes(name)) throw new Error(`no game ${name}`);
  const { game } = (await import(join(rooms, name, 'src/index.ts'))) as {
    game: Game<unknown, unknown, unknown>;
  };
  const { hints } = (await import(join(rooms, name, 'src/hints.ts'))) as { hints: Hints<unknown, unknown> };
  return counting === 'search-iterations' ? searching(game, hints) : playing({ game, hints });
}

/** Nothing is cut off: every iteration plays its game to the end. */
const FULL_PLAYOUTS = { horizon: Number.POSITIVE_INFINITY, blindHorizon: Number.POSITIVE_INFINITY };
const THOUGHT = 100;
const SECONDS = 2;

/** Every seventh decision of three random games at the largest table, as its seat sees it. */
function sampleViews(of: AnyTable) {
  const views: { seat: number; view: ReturnType<typeof seenBy> }[] = [];
  const bots = Array.from({ length: of.table.seats }, () => randomBot);
  let at = 0;
  for (let i = 0; i < 3; i++)
    playGame(of, bots, `views:${i}`, ({ seat, before }) => {
      if (at++ % 7 === 0 && of.game.choices(before, seat).length > 1)
        views.push({ seat, view: seenBy(of.game, before, seat) });
    });
  return views;
}

function searching(game: Game<unknown, unknown, unknown>, hints: Hints<unknown, unknown>): Measured {
  const table = resolveTable(game, game.seats[1]);
  const views = sampleViews({ game, hints, table });
  const seatBot = searchBot({ iterations: THOUGHT }, FULL_PLAYOUTS);
  let next = 0;
  const thinkOnce = (): number => {
    const { seat, view } = views[next++ % views.length]!;
    return think(seatBot({ rules: game, hints, table, seat }, seeded(next)), view).iterations;
  };
  return measure('iterations', thinkOnce, SECONDS);
}

function playing(room: LoadedRoom): Measured {
  const { game } = room;
  const plan = planFor(game, { bots: ['greedy'], seatCounts: [game.seats[1]], games: 1, seed: 'bench' });
  let next = 0;
  const playOnce = (): number => playChunk(room, { ...plan, seed: `bench ${next++}` }, 0).rows.length;
  return measure('games', playOnce, SECONDS);
}
