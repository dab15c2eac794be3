// What happens by itself: time-outs, waiting bot turns, silent sockets, idle tables, missed notifications, forgetting.
import { deadlineOf, decideFillSeats } from '@undercroft/table';
import { tendEvenings } from './events/evenings.ts';
import { announceRegular } from './events/expeditions.ts';
import { lookForHelp } from './events/help-by-bots.ts';
import { settleEvents } from './events/settle-event.ts';
import { forgetAtTables, forgetPerson } from './identity/forget-person.ts';
import { personChanged } from './identity/person-changed.ts';
import type { CommandOutcome } from './live-table/live-table-state.ts';
import { settleTable } from './results/settle.ts';
import type { ServerContext } from './server-context.ts';
import type { Sockets } from './socket/sockets.ts';

const EVERY = 500;

/** Answers how it is stopped. */
export function startSweeper(context: ServerContext, sockets: Sockets): () => void {
  /** Not begun again while it runs. */
  const alone = (work: (now: number) => Promise<void>, failure: string): (() => Promise<void>) => {
    let isBusy = false;
    return async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await work(Date.now());
      } catch (error) {
        context.log.warn({ err: error }, failure);
      } finally {
        isBusy = false;
      }
    };
  };
  /** Beside the rounds: somebody with a thousand tables takes longer than a clock may wait. */
  const forget = alone((now) => forgetOld(context, now), 'forgetting failed');
  const tendEvents = alone(async (now) => {
    await announceRegular(context);
    await tendEvenings(context, now);
    await settleEvents(context, now);
    await lookForHelp(context, now);
  }, 'expeditions were not tended');
  let rounds = 0;
  const round = alone(async (now) => {
    rounds++;
    context.liveTables.evict(now);
    for (const id of await context.store.tables.dueBefore(now, 200)) await timeOut(context, id);
    if (rounds % 2 === 0) await context.botTurns.takeWaiting();
    if (rounds % 4 === 0) await context.botTurns.keepLeases();
    if (rounds % 10 === 0) sockets.sweep(now);
    if (rounds % 60 === 0) context.budgets.sweep();
    if (rounds % 20 === 0) await settleRest(context);
    if (rounds % 6 === 5) void tendEvents();
    if (context.store.shared && rounds % 4 === 0) {
      await context.liveTables.readAfresh();
      await context.liveStudies.readAfresh();
    }
    if (rounds % 4 === 2) await context.liveStudies.tend(now);
    if (rounds % 60 === 0) {
      context.presence.refresh(now);
      context.studyPresence.refresh(now);
      context.visitors.refresh(now);
    }
    if (rounds % 20 === 10) void forget();
  }, 'sweep failed');
  const timer = setInterval(() => void round(), EVERY);
  return () => clearInterval(timer);
}

/** Plays the default choice for every seat of the table whose time is up, in the order in which the game waits for them. */
export async function timeOut(context: ServerContext, id: string): Promise<void> {
  const late = await context.liveTables.look(id, (table) => {
    const now = Date.now();
    return table.waiting.filter((seat) => (deadlineOf(table, seat) ?? now + 1) <= now);
  });
  if (late?.length === 0) await fillSeats(context, id);
  // All of a seat's default choices at once: how many were left to make in secret must not show in the time they take.
  for (const seat of late ?? []) {
    let outcome: CommandOutcome;
    do outcome = await context.liveTables.act(id, { actor: null, command: { kind: 'timeOut', seat } });
    while (outcome.ok);
  }
}

/** Bots for those who were put together and did not come. While the server was down nobody could. */
async function fillSeats({ liveTables, settings, startedAt }: ServerContext, id: string): Promise<void> {
  if (Date.now() - startedAt < settings.keepSeats) return;
  let outcome: CommandOutcome;
  do outcome = await liveTables.act(id, { actor: null, command: { kind: 'decide', by: decideFillSeats } });
  while (outcome.ok);
}

/** Results that a dead process left behind. */
async function settleRest(context: ServerContext): Promise<void> {
  for (const id of await context.store.results.unsettled(50)) {
    const table = await context.liveTables.look(id, (now) => now);
    if (table) await settleTable(context.store, table);
  }
}

const DAY = 24 * 3_600_000;
/** A study room that nobody has touched for so many days is closed: it can be read, and nothing more. */
const STUDY_IDLE = 60;
/** A few at a time: nobody waits for them. */
const AT_ONCE = 10;

/** Goes on with people who are half forgotten, and lets old tables and guests go where the host wishes it. */
export async function forgetOld(context: ServerContext, now: number): Promise<void> {
  const { store, settings, liveTables } = context;
  for (const id of await store.people.halfForgotten()) await forgetAtTables(context, id);
  for (const id of await store.studies.idleBefore(now - STUDY_IDLE * DAY, AT_ONCE))
    await context.liveStudies.act(id, { actor: null, command: { kind: 'close' } });
  const { keepTables, keepGuests } = settings;
  await store.ties.dropInvitesBefore(now - DAY);
  if (keepTables > 0)
    for (const id of await store.tables.endedBefore(now - keepTables * DAY, AT_ONCE)) {
      await store.tables.remove(id);
      liveTables.forget(id);
    }
  if (keepGuests > 0)
    for (const id of await store.people.guestsBefore(now - keepGuests * DAY, AT_ONCE)) {
      await forgetPerson(context, id);
      personChanged(context, id);
    }
}
