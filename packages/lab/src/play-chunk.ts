// Plays the games of one chunk and writes down what happened; the same chunk gives the same data on any machine.
import { botNamed, playGame } from '@undercroft/bots';
import type { AnyGame, Match } from '@undercroft/kernel';
import { arrangedBot, arrangedGame } from './arrange.ts';
import { gamesOfChunk, type LabPlan, type Seating, seatingOf } from './plan.ts';
import type { ChunkData, GameRow } from './tally.ts';
import { type LabRoom, type Watched, watchGame } from './watch-game.ts';

export function playChunk(room: LabRoom, plan: LabPlan, chunk: number): ChunkData {
  const [from, to] = gamesOfChunk(plan, chunk);
  const sources: Record<string, number> = {};
  const rows: GameRow[] = [];
  for (let at = from; at < to; at++) rows.push(playOne(room, plan, at, sources));
  return { chunk, rows, sources };
}

function playOne(room: LabRoom, plan: LabPlan, at: number, sources: Record<string, number>): GameRow {
  const { hints, exposures } = room;
  const seating = seatingOf(room.game, plan, at, exposures);
  const { table, seed, arrangement } = seating;
  const game = arrangement ? arrangedGame(room.game, exposures!, arrangement) : room.game;
  const bots = seating.bots.map((bot) => {
    const factory = botNamed(plan.bots[bot]!, 'count');
    return arrangement && exposures?.pick ? arrangedBot(factory, exposures, arrangement, seed) : factory;
  });
  const watch = plan.detail === 'full' ? watchGame(room, seating) : undefined;
  const match = playGame({ game, hints, table }, bots, seed, watch?.see);
  const row = gameRowOf(match, seating, at);
  if (!watch) return row;
  countPoints(game, match.position, sources);
  return { ...row, ...watch.end(row.won) };
}

const UNWATCHED: Watched = { stage: 0, things: [], curve: null };

/** What the lab keeps of a finished game that nobody watched. */
export function gameRowOf(
  { game, position, log }: Match<unknown, unknown, unknown>,
  { table, bots, sides, owner }: Seating,
  at: number,
): GameRow {
  const result = game.result(position)!;
  const winningSides = new Set(result.winners.map((seat) => sides[seat]));
  const won = sides.map((side) => (winningSides.has(side) ? 1 / winningSides.size : 0));
  return {
    at,
    seats: table.seats,
    bots,
    sides,
    won,
    points: result.points ?? null,
    first: log[0]?.seat ?? 0,
    length: log.length,
    reason: result.reason,
    counters: result.counters ?? {},
    owner,
    ...UNWATCHED,
  };
}

/** Where the points came from, by the words of each line without its numbers: `score.ruins colour=region.desert`. */
function countPoints(game: AnyGame, end: unknown, sources: Record<string, number>): void {
  for (const { source, points } of game.score?.(end) ?? []) {
    const named = Object.entries(source.args ?? {}).flatMap(([name, argument]) =>
      typeof argument === 'object' ? [`${name}=${argument.id}`] : [],
    );
    const key = [source.id, ...named].join(' ');
    sources[key] = (sources[key] ?? 0) + points;
  }
}
