// What an expedition came to: standings, fields and the proof, from its measured runs whenever somebody asks.
import {
  countingOf,
  type EventRun,
  type EventStanding,
  percentBeside,
  proofEndLine,
  proofHeadLine,
  proofRunLine,
  scoreRuns,
  sealName,
  standingsOf,
  standingsText,
} from '@undercroft/events';
import { commitmentOf } from '@undercroft/kernel';
import { isRefused, recordFor } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { EventRow, RunRow } from '../store/sql-events.ts';
import { gameOfEvent, isYardstickId, levelOfYardstick, oldOf } from './expeditions.ts';

const countedRun = ({ deal, side, instance, measure, person }: RunRow): EventRun => ({
  person: personOf(person),
  deal,
  instance,
  seat: side,
  measure: measure!,
  ...(isYardstickId(person) && { isYardstick: true }),
});
/** A yardstick is one and the same over all instances. */
const personOf = (person: string): string =>
  isYardstickId(person) ? `*${levelOfYardstick(person)}` : person;

/** Runs that are measured and follow from their seals. */
const countedRuns = async ({ store }: ServerContext, { id }: EventRow): Promise<RunRow[]> =>
  (await store.events.runs(id)).filter(({ state }) => state === 'over');

async function namesIn({ store }: ServerContext, { id }: EventRow): Promise<(person: string) => string> {
  const names = await store.events.names(id);
  return (person) => (isYardstickId(person) ? levelOfYardstick(person) : (names.get(person) ?? '—'));
}

export interface NamedStanding extends EventStanding {
  readonly name: string;
}

export async function eventStandings(
  context: ServerContext,
  event: EventRow,
): Promise<readonly NamedStanding[]> {
  const nameOf = await namesIn(context, event);
  const { chairs } = gameOfEvent(context, event) ?? NONE;
  const runs = (await countedRuns(context, event)).map(countedRun);
  const standings = standingsOf(countingOf(chairs, { deals: event.deals, ...event.format }), runs);
  return standings.map((one) => ({ ...one, name: nameOf(one.person) }));
}
const NONE = { chairs: { chairs: [0], hasTwoSides: false } };

export const textOfStandings = (event: EventRow, standings: readonly NamedStanding[]): string => {
  const names = new Map(standings.map(({ person, name }) => [person, name]));
  return standingsText(event.id, standings, (person) => names.get(person)!);
};

/** All runs of one deal with their tables, best first in each field. */
export async function dealField(context: ServerContext, event: EventRow, deal: number) {
  const nameOf = await namesIn(context, event);
  const rows = await countedRuns(context, event);
  const tables = new Map(
    rows.map((run) => [`${personOf(run.person)} ${run.deal} ${run.instance} ${run.side}`, run]),
  );
  return scoreRuns(rows.map(countedRun))
    .filter((run) => run.deal === deal)
    .map((run) => {
      const { table, began, ended } = tables.get(`${run.person} ${run.deal} ${run.instance} ${run.seat}`)!;
      return { ...run, name: nameOf(run.person), table, began, ended };
    })
    .sort((a, b) => a.instance - b.instance || a.seat - b.seat || b.percent - a.percent);
}

/** How a run of an old expedition stands beside the field of then. */
export async function percentAgainstOld(
  context: ServerContext,
  run: RunRow,
  measure: readonly number[],
): Promise<number> {
  const old = (await context.store.events.runs(oldOf(run.event))).filter(
    ({ state, deal, instance, side, person }) =>
      state === 'over' &&
      deal === run.deal &&
      instance === run.instance &&
      side === run.side &&
      !isYardstickId(person),
  );
  return percentBeside(old.map(countedRun), measure);
}

/** The proof as a file, line by line. */
export async function* proofOf(context: ServerContext, event: EventRow): AsyncGenerator<string> {
  const { store, liveTables } = context;
  const { id, game, seats, options, deals, secret: key, format } = event;
  const { rules, instances, isOneDealRanked } = format;
  const words = event.words ?? (format.rules === '' ? null : await store.events.fixWords(event));
  const seals = (await store.events.deals(id)).map(({ number, instance, secret, sealedAs }) => ({
    number,
    instance,
    commitment: commitmentOf(secret),
    secret,
    sealedAs: sealedAs ?? sealName(id, number, instance, words ?? []),
  }));
  yield proofHeadLine({
    event: id,
    game,
    rules,
    seats,
    options,
    deals,
    isOneDealRanked,
    instances,
    key,
    words,
    seals,
  });
  const nameOf = await namesIn(context, event);
  for (const row of await countedRuns(context, event)) {
    const { deal, instance, side: seat, table } = row;
    const record = await liveTables.look(table, (seen) => recordFor(seen, seen.agreement.host, Date.now()));
    if (!record || isRefused(record)) continue;
    const { person, isYardstick } = countedRun(row);
    const run = {
      person,
      name: nameOf(person),
      deal,
      instance,
      seat,
      ...(isYardstick && { isYardstick }),
      record,
    };
    yield proofRunLine(run);
  }
  yield proofEndLine(textOfStandings(event, await eventStandings(context, event)));
}
