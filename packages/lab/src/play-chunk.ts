// Plays the games of one chunk and counts what happened; the same chunk gives the same data on any machine.
import { type BotGame, botNamed, type PlayedDecision, playGame } from '@undercroft/bots';
import type { Match, Message } from '@undercroft/kernel';
import { gamesOfChunk, type LabPlan, type Seating, seatingOf } from './plan.ts';
import { addTrial } from './statistics.ts';
import { seatOfEvent, subjectsOf, type Verb, verbOf } from './subjects.ts';
import { type CardCounts, type ChunkData, type GameRow, noCounts } from './tally.ts';

interface Counting {
  readonly cards: Record<string, Record<string, CardCounts>>;
  readonly sources: Record<string, number>;
}

/** What one seat met in one game, by card: any meeting, taking and playing as bits. */
type Met = Map<string, number>;
const TAKEN = 2;
const PLAYED = 4;
const BIT: Readonly<Record<Verb, number>> = { other: 1, taken: TAKEN, played: PLAYED };

const meet = (met: Met, card: string, verb: Verb): void => {
  met.set(card, (met.get(card) ?? 1) | BIT[verb]);
};

export function playChunk(room: BotGame, plan: LabPlan, chunk: number): ChunkData {
  const [from, to] = gamesOfChunk(plan, chunk);
  const counting: Counting = { cards: {}, sources: {} };
  const rows: GameRow[] = [];
  for (let at = from; at < to; at++) rows.push(playOne(room, plan, at, counting));
  return { chunk, rows, ...counting };
}

function playOne({ game, hints }: BotGame, plan: LabPlan, at: number, counting: Counting): GameRow {
  const seating = seatingOf(game, plan, at);
  const { table, bots, sides, seed } = seating;
  const met: Met[] = sides.map(() => new Map());
  const seated = bots.map((bot) => botNamed(plan.bots[bot]!, 'count'));
  const match = playGame({ game, hints, table }, seated, seed, (decision) =>
    countDecision(game, seating, decision, met, counting),
  );
  const row = gameRowOf(match, seating, at);
  for (const [seat, cards] of met.entries())
    for (const [card, how] of cards) {
      const counts = countsOf(counting, seating, seat, card);
      addTrial(how & PLAYED ? counts.havingPlayed : counts.withoutPlayed, row.won[seat]!);
      addTrial(how & TAKEN ? counts.havingTaken : counts.withoutTaken, row.won[seat]!);
    }
  countPoints(game, match.position, counting);
  return row;
}

/** What the lab keeps of a finished game. */
export function gameRowOf(
  { game, position, log }: Match<unknown, unknown, unknown>,
  { table, bots, sides }: Seating,
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
    length: log.length,
    reason: result.reason,
    counters: result.counters ?? {},
  };
}

function countDecision(
  game: BotGame['game'],
  seating: Seating,
  { seat, before, thought, events, after }: PlayedDecision<unknown, unknown, unknown>,
  met: readonly Met[],
  counting: Counting,
): void {
  const view = game.view(before, seat);
  const named = new Set<string>();
  for (const choice of game.choices(view, seat))
    for (const card of subjectsOf(game.phrases.choice(choice, view, seat))) named.add(card);
  for (const card of named) {
    countsOf(counting, seating, seat, card).offered++;
    meet(met[seat]!, card, 'other');
  }
  const said = game.phrases.choice(thought.choice, view, seat);
  for (const card of subjectsOf(said)) {
    countsOf(counting, seating, seat, card).chosen++;
    meet(met[seat]!, card, verbOf(said.id));
  }
  for (const event of events) countEvent(game.phrases.event(event, after), seatOfEvent(event));

  function countEvent(message: Message | undefined, told: number | undefined): void {
    const owner = told ?? (met.length === 1 ? 0 : undefined);
    if (!message || owner === undefined || met[owner] === undefined) return;
    const verb: Verb = verbOf(message.id);
    if (verb === 'other') return;
    for (const card of subjectsOf(message)) {
      countsOf(counting, seating, owner, card)[verb]++;
      meet(met[owner], card, verb);
    }
  }
}

function countsOf(
  { cards }: Counting,
  { table, sides }: Pick<Seating, 'table' | 'sides'>,
  seat: number,
  card: string,
): CardCounts {
  const isEachForOneself = new Set(sides).size === table.seats;
  const stratum = `${table.seats}/${isEachForOneself ? 'any' : sides[seat]}`;
  cards[stratum] ??= {};
  cards[stratum][card] ??= noCounts();
  return cards[stratum][card];
}

/** Where the points came from, by the words of each line without its numbers: `score.ruins colour=region.desert`. */
function countPoints(game: BotGame['game'], end: unknown, { sources }: Counting): void {
  for (const { source, points } of game.score?.(end) ?? []) {
    const named = Object.entries(source.args ?? {}).flatMap(([name, argument]) =>
      typeof argument === 'object' ? [`${name}=${argument.id}`] : [],
    );
    const key = [source.id, ...named].join(' ');
    sources[key] = (sources[key] ?? 0) + points;
  }
}
