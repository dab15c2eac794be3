// Bots on one game by name: search iterations with full playouts, or the lab's games between greedy bots, per CPU second.
import { type BotGame, type BotTable, playGame, randomBot, searchBot, seenBy, think } from '@undercroft/bots';
import { resolveTable, seeded } from '@undercroft/kernel';
import { planFor, playChunk } from '@undercroft/lab';
import { loadGame, loadHints } from '@undercroft/shelf';
import { type Measured, measure } from '../measure.ts';

type Counting = 'search-iterations' | 'greedy-games';

export async function run(name: string, counting: Counting): Promise<Measured> {
  const found = { game: await loadGame(name), hints: await loadHints(name) };
  return counting === 'search-iterations' ? searching(found) : playing(found);
}

/** Nothing is cut off: every iteration plays its game to the end. */
const FULL_PLAYOUTS = { horizon: Number.POSITIVE_INFINITY, randomHorizon: Number.POSITIVE_INFINITY };
const THOUGHT = 100;
const SECONDS = 2;

/** Every seventh decision of three random games at the largest table, as its seat sees it. */
function sampleViews(of: BotTable) {
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

function searching({ game, hints }: BotGame): Measured {
  const table = resolveTable(game, game.seats[1]);
  const views = sampleViews({ game, hints, table });
  const factory = searchBot({ iterations: THOUGHT }, FULL_PLAYOUTS);
  let next = 0;
  const thinkOnce = (): number => {
    const { seat, view } = views[next++ % views.length]!;
    return think(factory({ rules: game, hints, table, seat }, seeded(next)), view).iterations;
  };
  return measure('iterations', thinkOnce, SECONDS);
}

function playing(found: BotGame): Measured {
  const { game } = found;
  const plan = planFor(game, { bots: ['greedy'], seatCounts: [game.seats[1]], games: 1, seed: 'bench' });
  let next = 0;
  const playOnce = (): number => playChunk(found, { ...plan, seed: `bench ${next++}` }, 0).rows.length;
  return measure('games', playOnce, SECONDS);
}
