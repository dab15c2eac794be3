// The daily dungeon: one deal a day, the same luck for everybody, one try per person, compared afterwards.
import { createHmac } from 'node:crypto';
import { type AnyGame, commitmentOf, compareMeasures, measureOf, resolveTable } from '@undercroft/kernel';
import { type DailyOffer, resolveSettings } from '@undercroft/protocol';
import { dayOf, isOver, refuse, type SeatPlan } from '@undercroft/table';
import { actorFor, type CommandResult } from '../execute-command.ts';
import { storeNewTable } from '../live-table/new-table.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { insert } from '../store/sql.ts';

/** Everybody adds the same word to the luck of a daily dungeon, or it would not be the same luck. */
const NONCE = 'daily';

/** Alone against the ruin, or one person in a team of bots: games in which everybody wins or loses together. */
function dailySeats(game: AnyGame, bot: string | undefined): readonly SeatPlan[] | undefined {
  const [least] = game.seats;
  if (least === 1) return [{ for: 'person' }];
  const sides = game.sides?.(resolveTable(game, least));
  if (!sides || new Set(sides).size > 1 || bot === undefined) return undefined;
  return sides.map((_, seat) => (seat === 0 ? { for: 'person' } : { for: 'bot', bot }));
}

export async function dailySecret(context: ServerContext, game: string, day: string): Promise<string> {
  const { value: key } = await context.store.keepOnce('daily-key', () => newId(43));
  return createHmac('sha256', key).update(`${game} ${day}`).digest('hex');
}

export async function dailyOffers(context: ServerContext, person: string): Promise<readonly DailyOffer[]> {
  const day = dayOf(Date.now());
  const offers: DailyOffer[] = [];
  for (const game of context.games.values()) {
    if (!dailySeats(game, context.bots.defaultLevel)) continue;
    const secret = await dailySecret(context, game.name, day);
    const table = (await context.store.results.dailyOf(game.name, day, person)) ?? null;
    offers.push({ game: game.name, day, commitment: commitmentOf(secret), table });
  }
  return offers;
}

/** The person's one try of the day: begun now, or the one that was begun before. */
export async function startDaily(
  context: ServerContext,
  person: Person,
  name: string,
): Promise<CommandResult> {
  const game = context.games.get(name);
  const seats = game && dailySeats(game, context.bots.defaultLevel);
  if (!game || !seats) return { ok: false, refusal: refuse('no-such-game') };
  const day = dayOf(Date.now());
  const secret = await dailySecret(context, name, day);
  const { options } = resolveTable(game, seats.length);
  return storeNewTable(context, {
    game,
    asked: {
      game: name,
      rules: game.rules,
      options,
      chairs: seats,
      pace: 'turns',
      clock: null,
      ...resolveSettings({ listed: false, spectators: false, rated: false }),
      host: person.id,
      daily: day,
    },
    shared: { secret, sealedAs: `daily-${name}-${day}` },
    sittings: [{ actor: actorFor(person), seat: 0, nonce: NONCE }],
    maker: person.id,
    command: `daily ${name} ${day}`,
    also: (table) => [insert('dailies', { game: name, day, person: person.id, table_id: table })],
  });
}

export interface DailyResult {
  readonly person: string;
  readonly name: string;
  readonly won: boolean;
  readonly points: number | null;
  readonly entries: number;
  readonly measure: readonly number[];
}

/** Runs that are over do not change: each is read once, and the newest are kept. */
const kept = new Map<string, DailyResult | undefined>();
const MOST_KEPT = 5_000;

/** How a run ended, undefined where it was given up; `not-yet` while it goes on. */
async function resultOf(
  { liveTables }: ServerContext,
  { person, table: id }: { readonly person: string; readonly table: string },
): Promise<DailyResult | undefined | 'not-yet'> {
  if (kept.has(id)) return kept.get(id);
  const result = await liveTables.look(id, (table) => {
    if (!isOver(table)) return 'not-yet';
    if (!table.result) return undefined;
    const { winners, points } = table.result;
    return {
      person,
      name: table.seats[0]!.name ?? '',
      won: winners.includes(0),
      points: points?.[0] ?? null,
      entries: table.match?.log.length ?? 0,
      measure: measureOf(table.match!.game, table.match!.position, 0),
    };
  });
  if (result === 'not-yet') return result;
  kept.set(id, result);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return result;
}

/** Everybody's runs of a day; open to those who have finished theirs, and to all when the day is over. */
export async function dailyResults(
  context: ServerContext,
  person: string,
  game: string,
  day: string,
): Promise<{ readonly results: readonly DailyResult[]; readonly secret: string | null } | 'not-yet'> {
  const isPast = dayOf(Date.now()) > day;
  const mine = await context.store.results.dailyOf(game, day, person);
  const isMineDone = mine !== undefined && (await resultOf(context, { person, table: mine })) !== 'not-yet';
  if (!isPast && !isMineDone) return 'not-yet';
  const results: DailyResult[] = [];
  for (const run of await context.store.results.dailyTables(game, day, 500)) {
    const result = await resultOf(context, run);
    if (result && result !== 'not-yet') results.push(result);
  }
  results.sort((a, b) => compareMeasures(b.measure, a.measure) || a.name.localeCompare(b.name, 'en'));
  return { results, secret: isPast ? await dailySecret(context, game, day) : null };
}
