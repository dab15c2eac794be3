// Evenings: people say that they are there, are seated by the movement, and play deal after deal at live tables.
import {
  barredUntil,
  CHECK_IN,
  dealEnds,
  EMPTY_CHAIR,
  eveningOrder,
  eveningTables,
  eventPhaseAt,
  SIBLING,
} from '@undercroft/events';
import type { Seat } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { isOver, isPlayedByPerson, refuse, seatOf, type Table } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { EventRow, RunRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { type GameOfEvent, gameOfEvent, lackedBy } from './event-game.ts';
import { openRun } from './open-run.ts';
import { isYardstickId } from './yardsticks.ts';

/** Why somebody cannot enter an evening now. */
export async function barredFrom(
  { store }: ServerContext,
  { kind }: EventRow,
  { id }: Person,
): Promise<CodedRefusal | undefined> {
  const until = kind === 'evening' ? barredUntil(await store.events.attended(id)) : 0;
  return until > Date.now() ? refuse('evening-barred', { args: { until } }) : undefined;
}

/** Says that somebody is there, in the minutes before the opening; whoever had not entered has now. */
export async function checkIn(
  context: ServerContext,
  event: EventRow,
  person: Person,
): Promise<CodedRefusal | undefined> {
  const { events } = context.store;
  const now = Date.now();
  const from = event.opens - CHECK_IN;
  if (event.kind !== 'evening') return refuse('bad-request');
  if (now < from) return refuse('event-not-open', { args: { opens: from } });
  if (eventPhaseAt(event, now) !== 'announced') return refuse('check-in-closed');
  if ((await events.entrant(event.id, person.id))?.removed === 1) return refuse('not-eligible');
  const barred = await barredFrom(context, event, person);
  if (barred) return barred;
  await events.join(event.id, person.id, now, null);
  await events.setReady(event.id, person.id, 1);
  return undefined;
}

export async function tendEvenings(context: ServerContext, now: number): Promise<void> {
  for (const event of await context.store.events.evenings(now)) await tendEvening(context, event, now);
}

/** Begins the next deal when all tables of the last one are over, or its time is; empty chairs are given to bots. */
async function tendEvening(context: ServerContext, event: EventRow, now: number): Promise<void> {
  const { store, liveTables } = context;
  const of = gameOfEvent(context, event);
  if (!of) return;
  const order = event.seating ?? (await seatAll(context, event));
  const runs = (await store.events.everyRun(event.id)).filter(({ person }) => !isYardstickId(person));
  const deal = Math.max(0, ...runs.map((run) => run.deal));
  const isLate = now >= dealEnds(event, deal, event.deals);
  let isGoingOn = false;
  for (const table of new Set(runs.filter((run) => run.deal === deal).map((run) => run.table))) {
    if (await liveTables.look(table, isOver)) continue;
    if (isLate) await liveTables.act(table, { actor: null, command: { kind: 'close', why: 'event-over' } });
    else {
      isGoingOn = true;
      await fillEmptyChairs(context, table, now);
    }
  }
  if (isGoingOn) await openDeal(context, event, of, order, deal, runs);
  else if (deal < event.deals) await openDeal(context, event, of, order, deal + 1, runs);
}

/** Those who are ranked and those who are not have tables of their own, with other seals. */
async function seatAll(context: ServerContext, event: EventRow): Promise<readonly (readonly string[])[]> {
  const { store, sessions } = context;
  const order: string[][] = [[], []];
  for (const { person: id, ready, removed } of await store.events.entrantsOf(event.id)) {
    const person = ready === null || removed ? undefined : await sessions.read(id);
    if (!person) continue;
    const isRanked = (await lackedBy(context, event.format, person)).length === 0;
    order[isRanked ? 1 : SIBLING]!.push(id);
  }
  return store.events.fixSeating(
    event.id,
    order.map((people) => eveningOrder(event.secret, people)),
  );
}

/** The tables of a deal that are not there yet: all, or those that a process which died has left. */
async function openDeal(
  context: ServerContext,
  event: EventRow,
  of: GameOfEvent,
  order: readonly (readonly string[])[],
  deal: number,
  runs: readonly RunRow[],
): Promise<void> {
  const known = new Set(runs.filter((run) => run.deal === deal).map(({ person }) => person));
  const missing = order.flat().filter((person) => !known.has(person));
  if (missing.length === 0) return;
  const away = deal > 1 ? await awaySince(context, runs) : new Set<string>();
  for (const [instance, people] of order.entries())
    for (const chairs of eveningTables(people, event.seats, deal)) {
      if (chairs.some((person) => person !== undefined && known.has(person))) continue;
      const seated = new Map<Seat, Person>();
      for (const [seat, id] of chairs.entries()) {
        const person = id === undefined || away.has(id) ? undefined : await context.sessions.read(id);
        if (person) seated.set(seat, person);
      }
      if (seated.size > 0) await openRun(context, event, of, { deal, instance, people: seated });
    }
}

/** Whoever did not come while the first deal lasted: bots have their chairs for the rest of the evening. */
async function awaySince({ liveTables }: ServerContext, runs: readonly RunRow[]): Promise<Set<string>> {
  const away = new Set<string>();
  for (const { person, table, deal } of runs)
    if (deal === 1 && (await liveTables.look(table, (seen) => !isThere(seen, person)))) away.add(person);
  return away;
}

const isThere = (table: Table, person: string): boolean => {
  const seat = seatOf(table, person);
  return seat !== null && isPlayedByPerson(table.seats[seat]!);
};

/** A chair whose person has neither looked at the table nor chosen anything since it was opened. */
async function fillEmptyChairs(
  { liveTables, presence }: ServerContext,
  id: string,
  now: number,
): Promise<void> {
  const present = presence.of(id);
  const empty = await liveTables.look(id, ({ created, seats, match }) =>
    now - created < EMPTY_CHAIR
      ? []
      : [...seats.keys()].filter(
          (seat) =>
            isPlayedByPerson(seats[seat]!) &&
            !seats[seat]!.stoodIn &&
            !present.includes(seat) &&
            !match?.log.some((entry) => entry.seat === seat),
        ),
  );
  for (const seat of empty ?? [])
    await liveTables.act(id, { actor: null, command: { kind: 'standIn', seat } });
}
