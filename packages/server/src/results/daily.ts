// The daily dungeon as its page asks for it: today's expeditions of one deal, and how all did once the day is over.
import { commitmentOf, compareMeasures } from '@undercroft/kernel';
import type { CodedRefusal, DailyOffer } from '@undercroft/protocol';
import { dayOf, refuse } from '@undercroft/table';
import { beginDeal } from '../events/begin-deal.ts';
import { gameOfEvent, lackedBy, sittingOf } from '../events/event-game.ts';
import { eventOfToday } from '../events/expeditions.ts';
import { isYardstickId } from '../events/yardsticks.ts';
import type { CommandResult } from '../execute-command.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';

export async function dailyOffers(context: ServerContext, person: Person): Promise<readonly DailyOffer[]> {
  const offers: DailyOffer[] = [];
  for (const name of context.games.keys()) {
    const event = await eventOfToday(context, name);
    const of = event && gameOfEvent(context, event);
    if (!event || !of) continue;
    const [run] = await context.store.events.runsOf(event.id, person.id);
    const isRanked = (await lackedBy(context, event.format, person)).length === 0;
    const { instance } = run ?? sittingOf(event, of.chairs, person.id, 1, isRanked);
    const seal = (await context.store.events.deals(event.id)).find((one) => one.instance === instance)!;
    const commitment = commitmentOf(seal.secret);
    offers.push({
      game: name,
      day: dayOf(event.opens),
      event: event.id,
      commitment,
      table: run?.table ?? null,
    });
  }
  return offers;
}

export async function startDaily(
  context: ServerContext,
  person: Person,
  name: string,
): Promise<CommandResult> {
  const event = context.games.has(name) ? await eventOfToday(context, name) : undefined;
  return event ? beginDeal(context, person, event, 1) : { ok: false, refusal: refuse('no-such-game') };
}

export interface DailyResult {
  readonly person: string;
  readonly name: string;
  readonly won: boolean;
  readonly points: number | null;
  readonly entries: number;
  readonly measure: readonly number[];
}

/** Everybody's runs of a day and its secret, of the deal that the person would have played; closed while the day goes on. */
export async function dailyResults(
  context: ServerContext,
  person: Person,
  game: string,
  day: string,
): Promise<{ readonly results: readonly DailyResult[]; readonly secret: string } | CodedRefusal> {
  const { store, liveTables } = context;
  const event =
    (await store.events.read(`day-${game}-${day}`)) ?? (await store.events.read(`daily-${game}-${day}`));
  if (!event) return refuse('no-such-event');
  if (Date.now() < event.openAt) return refuse('event-running');
  const runs = (await store.events.runs(event.id)).filter((run) => !isYardstickId(run.person));
  const own = runs.find((run) => run.person === person.id);
  const isRanked = (await lackedBy(context, event.format, person)).length === 0;
  const instance = own?.instance ?? (isRanked ? 1 : 0);
  const seals = await store.events.deals(event.id);
  const seal = seals.find((one) => one.instance === instance) ?? seals[0]!;
  const results: DailyResult[] = [];
  for (const run of runs
    .filter((one) => one.instance === seal.instance && one.measure !== null)
    .slice(0, MOST_TOLD)) {
    const result = await liveTables.look(run.table, ({ result, seats, match }) => ({
      name: seats.find(({ person }) => person === run.person)?.name ?? '',
      won: result?.winners.includes(run.side) ?? false,
      points: result?.points?.[run.side] ?? null,
      entries: match?.log.length ?? 0,
    }));
    if (result) results.push({ person: run.person, ...result, measure: run.measure! });
  }
  results.sort((a, b) => compareMeasures(b.measure, a.measure) || a.name.localeCompare(b.name, 'en'));
  return { results, secret: seal.secret };
}
const MOST_TOLD = 500;
