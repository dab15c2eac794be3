// Ends an expedition when its time is over: every run is measured as it stands, replayed, and its luck held against the seal.
import type { RunMark } from '@undercroft/events';
import { measureOf, verifyRecord } from '@undercroft/kernel';
import { isOver, isPlayedByPerson, isRefused, recordFor, seatOf, type Table } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { EventRow, RunRow } from '../store/event-rows.ts';
import { absentFrom } from './event-standings.ts';
import { isYardstickId } from './yardsticks.ts';

const AT_ONCE = 5;
/** So long a bot may take for its run after the people's are over; then it is left out. */
const YARDSTICK_PATIENCE = 6 * 3_600_000;

export async function settleEvents(context: ServerContext, now: number): Promise<void> {
  const late = now - YARDSTICK_PATIENCE;
  const failures: unknown[] = [];
  for (const event of await context.store.events.readyToSettle(now, late, AT_ONCE))
    await settleEvent(context, event, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'expeditions were not settled');
}

export async function settleEvent(context: ServerContext, event: EventRow, now: number): Promise<void> {
  const { events } = context.store;
  let isWaiting = false;
  for (const run of await events.unmeasured(event.id))
    if (!(await settleRun(context, event, run, now))) isWaiting = true;
  const state = isWaiting ? 'counted' : 'settled';
  if (event.state === 'set' && event.kind === 'evening') await noteAbsent(context, event);
  if (state !== event.state) await events.setState(event.id, state);
}

/** Whoever never sat down, and whoever left all their chairs to bots. */
async function noteAbsent(context: ServerContext, event: EventRow): Promise<void> {
  const { events } = context.store;
  const played = Map.groupBy(await events.runs(event.id), ({ person }) => person);
  const gone = [...played].filter(([, runs]) => runs.every(({ mark }) => mark === 'left'));
  for (const person of [...(await absentFrom(context, event)), ...gone.map(([one]) => one)])
    await events.setAbsent(event.id, person);
}

/** False while a yardstick is still at it. */
async function settleRun(
  context: ServerContext,
  event: EventRow,
  run: RunRow,
  now: number,
): Promise<boolean> {
  const { liveTables, store } = context;
  const isDone = await liveTables.look(run.table, isOver);
  if (isDone === false) {
    const isLate = now > event.openAt + YARDSTICK_PATIENCE;
    if (isYardstickId(run.person) && !isLate) return false;
    await liveTables.act(run.table, { actor: null, command: { kind: 'close', why: 'event-over' } });
    if (isYardstickId(run.person)) {
      await store.events.measured(run, 'broken', now, '[]');
      return true;
    }
  }
  const found = await liveTables.look(run.table, (table) => ({
    measure: table.match ? measureOf(table.match.game, table.match.position, run.side) : [],
    isSound: isSound(table, now),
    ended: table.since,
    mark: markOf(table, event, run),
  }));
  const { measure, isSound: sound, ended, mark } = found ?? { measure: [], isSound: false, ended: now };
  await store.events.measured(run, sound ? 'over' : 'broken', ended, JSON.stringify(measure), mark);
  return true;
}

/** What became of the chairs of a table that several people began. */
function markOf(table: Table, { kind }: EventRow, { person }: RunRow): RunMark | undefined {
  const people = table.seats.filter((seat) => seat.person !== undefined);
  const own = seatOf(table, person);
  if (kind === 'evening') {
    if (own !== null && !isPlayedByPerson(table.seats[own]!)) return 'left';
    if (people.some((seat) => !isPlayedByPerson(seat))) return 'spoiled';
  }
  return people.some(({ stoodIn }) => stoodIn) ? 'stood-in' : undefined;
}

/** Does every die and draw follow from the seal? What does not verify is not ranked. */
function isSound(table: Table, now: number): boolean {
  try {
    const record = recordFor(table, table.agreement.host, Math.max(now, table.agreement.openAt ?? now));
    if (isRefused(record)) return false;
    verifyRecord(table.game, record);
    return true;
  } catch {
    return false;
  }
}
