// What an expedition came to: standings, fields and the proof, from its measured runs whenever somebody asks.
import {
  columnsOf,
  countingOf,
  type EventRun,
  type EventStanding,
  luckInPercent,
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
import type { EventRow, RunRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { gameOfEvent } from './event-game.ts';
import { oldOf } from './expeditions.ts';
import { isYardstickId, levelOfYardstick } from './yardsticks.ts';

const countedRun = (run: RunRow): EventRun => ({
  person: personOf(run.person),
  deal: run.deal,
  instance: run.instance,
  seat: run.side,
  measure: run.measure!,
  ...(isYardstickId(run.person) && { isYardstick: true }),
  ...(run.people > 1 && { people: run.people, group: run.table }),
  ...(run.mark && { mark: run.mark }),
});
/** A yardstick is one and the same over all instances. */
const personOf = (person: string): string =>
  isYardstickId(person) ? `*${levelOfYardstick(person)}` : person;

/** Runs that are measured and follow from their seals. */
const countedRuns = async ({ store }: ServerContext, { id }: EventRow): Promise<RunRow[]> =>
  (await store.events.runs(id)).filter(({ state }) => state === 'over');

async function namesIn(
  { store }: ServerContext,
  { id, kind }: EventRow,
): Promise<(person: string) => string> {
  const entrants = kind === 'evening' ? await store.events.entrantsOf(id) : [];
  const names = new Map([
    ...entrants.map(({ person, name }) => [person, name] as const),
    ...(await store.events.names(id)),
  ]);
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
  const counting = countingOf(chairs, { deals: event.deals, ...event.format }, isEvening(event));
  const standings = standingsOf(counting, runs, await absentFrom(context, event));
  return standings.map((one) => ({ ...one, name: nameOf(one.person) }));
}
const NONE = { chairs: { chairs: [0], hasTwoSides: false, chairOf: [0] } };

const isEvening = ({ kind }: EventRow): boolean => kind === 'evening';

/** Those who had entered an evening that took place, and never sat down. */
export async function absentFrom({ store }: ServerContext, { id, seating }: EventRow): Promise<string[]> {
  if (!seating?.some((people) => people.length > 0)) return [];
  const entrants = await store.events.entrantsOf(id);
  return entrants.flatMap(({ person, removed }) =>
    removed === 1 || seating.some((people) => people.includes(person)) ? [] : [person],
  );
}

export const textOfStandings = (event: EventRow, standings: readonly NamedStanding[]): string => {
  const names = new Map(standings.map(({ person, name }) => [person, name]));
  return standingsText(event.id, standings, (person) => names.get(person)!);
};

const AT_ONCE = 100;

/** A page of the standings, those with a place first, and the reader's own place wherever it is. */
export async function standingsPage(context: ServerContext, event: EventRow, me: Person, from = 0) {
  const standings = await eventStandings(context, event);
  const people = standings
    .filter(({ unplaced }) => unplaced !== 'yardstick')
    // A single deal is easily at the top: among thousands such runs would hide everybody who was placed.
    .sort((a, b) => Number(a.place === null) - Number(b.place === null));
  return {
    event: event.id,
    people: people.length,
    standings: people.slice(from, from + AT_ONCE),
    yardsticks: standings.filter(({ unplaced }) => unplaced === 'yardstick'),
    mine: people.find(({ person }) => person === me.id) ?? null,
    luck: luckInPercent(standings),
  };
}

/** Every run that was compared, with its name and table: best first in each field. */
async function comparedRuns(context: ServerContext, event: EventRow) {
  const nameOf = await namesIn(context, event);
  const rows = await countedRuns(context, event);
  const tables = new Map(
    rows.map((run) => [`${personOf(run.person)} ${run.deal} ${run.instance} ${run.side}`, run]),
  );
  return scoreRuns(rows.map(countedRun), { ...event.format, isEvening: isEvening(event) })
    .map((run) => {
      const { table, began, ended } = tables.get(`${run.person} ${run.deal} ${run.instance} ${run.seat}`)!;
      return { ...run, name: nameOf(run.person), table, began, ended };
    })
    .sort((a, b) => a.instance - b.instance || a.seat - b.seat || b.percent - a.percent);
}

/** Runs of one deal; those of one chair and one seal, or all. */
export async function dealField(
  context: ServerContext,
  event: EventRow,
  deal: number,
  { seat, instance }: { readonly seat?: number | undefined; readonly instance?: number | undefined },
) {
  return (await comparedRuns(context, event)).filter(
    (run) =>
      run.deal === deal &&
      (seat === undefined || run.seat === seat) &&
      (instance === undefined || run.instance === instance),
  );
}

/** The best of a field by name: with these one compares oneself. */
const NAMED = 40;

/** The field of each of my deals, in a few lines however large it is: where all of it stands, the best, the yardsticks and I. */
export async function ownFields(context: ServerContext, event: EventRow, me: Person) {
  const runs = await comparedRuns(context, event);
  return runs
    .filter(({ person }) => person === me.id)
    .sort((a, b) => a.deal - b.deal)
    .map((mine) => {
      const { deal, seat, instance, people = 1 } = mine;
      const field = runs.filter(
        (run) =>
          run.deal === deal && run.seat === seat && run.instance === instance && (run.people ?? 1) === people,
      );
      const others = field.filter((run) => run !== mine && !run.isYardstick);
      const named = new Set(others.slice(0, NAMED));
      return {
        deal,
        count: field.length,
        columns: columnsOf(others.map(({ percent }) => percent)),
        runs: field.filter((run) => run === mine || run.isYardstick || named.has(run)),
      };
    });
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
  const { rules, instances, isOneDealRanked, isAloneRanked, turns } = format;
  const words = event.words ?? (format.rules === '' ? null : await store.events.fixWords(event));
  const seals = (await store.events.deals(id)).map(({ number, instance, secret, sealedAs }) => ({
    number,
    instance,
    commitment: commitmentOf(secret),
    secret,
    sealedAs: sealedAs ?? sealName(id, number, instance, words ?? []),
  }));
  const nameOf = await namesIn(context, event);
  yield proofHeadLine({
    event: id,
    game,
    rules,
    seats,
    options,
    deals,
    isOneDealRanked,
    ...(isAloneRanked === false && { isAloneRanked }),
    ...(turns && { turns }),
    instances,
    key,
    words,
    seals,
    ...(isEvening(event) && {
      evening: {
        order: event.seating ?? [],
        absent: (await absentFrom(context, event)).map((person) => ({ person, name: nameOf(person) })),
      },
    }),
  });
  const told = new Set<string>();
  for (const row of await countedRuns(context, event)) {
    const { deal, instance, side: seat, table, people, team, mark } = row;
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
      ...(people > 1 && { table, people }),
      ...(team !== null && { team }),
      ...(mark && { mark }),
      ...(!told.has(table) && { record }),
    };
    if (people > 1) told.add(table);
    yield proofRunLine(run);
  }
  yield proofEndLine(textOfStandings(event, await eventStandings(context, event)));
}
