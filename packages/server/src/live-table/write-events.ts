// Executes a request at a table in memory and stores its events; its messages wait until they are durable.
import type { CodedRefusal } from '@undercroft/protocol';
import {
  cardTextOf,
  execute,
  isRefused,
  keptUntil,
  NOT_ALL_CAME,
  nextDeadline,
  type StoredEvent,
  seatOf,
  type Table,
  waitingBots,
} from '@undercroft/table';
import { BOT_LEASE } from '../bots/bot-turns.ts';
import type { Statement } from '../store/driver.ts';
import { forgetSeeks, seekOn } from '../store/sql-seeks.ts';
import { addMember, addSpeaker, removeAbsent, removeMember } from '../store/sql-tables.ts';
import { type EntryMessages, entryMessages, type KnownBefore, knownBefore } from './entry-messages.ts';
import {
  type Act,
  drain,
  hold,
  type LiveTable,
  type LiveTableSettings,
  type Pending,
  settleDone,
} from './live-table-state.ts';
import { reseat, sendEntries } from './send-to-watchers.ts';

const MAX_RECENT = 64;
export const newStamp = (): number => Math.floor(Math.random() * 2 ** 48);

/** What becomes of an act that stores nothing, or whose events did not go in. */
export interface OnFailure {
  refused(refusal: CodedRefusal): void;
  /** Another process was faster, or the store failed: everything undecided is decided again, after `wait` milliseconds. */
  notStored(wait: number): void;
}

export function perform(live: LiveTable, act: Act, settings: LiveTableSettings, onFailure: OnFailure): void {
  const table = live.table!;
  const { request } = act;
  if (!request) {
    hold(live, act, () => onFailure.refused({ code: 'stale' }));
    return;
  }
  const context = settings.commandContext();
  const from = table.version;
  const watchers = settings.watchers.of(live.id);
  const actor = seatOf(table, act.person);
  const messages: EntryMessages[] = [];
  let before: KnownBefore | undefined;
  const executed = execute(
    table,
    request,
    context,
    {
      before() {
        before = knownBefore(table, watchers, context.now);
      },
      after(stored, gameEvents) {
        // What the spectators are told is the same for all of them: one who acts is answered apart.
        const answers =
          stored.command === null || actor === null ? undefined : { viewer: actor, command: stored.command };
        if (before) messages.push(entryMessages(table, before, stored, gameEvents, answers));
      },
    },
    act.command,
  );
  if (executed === undefined || isRefused(executed))
    hold(live, act, () => onFailure.refused(executed ?? { code: 'stale' }));
  else append(live, act, from, executed, messages, settings, onFailure.notStored);
}

function append(
  live: LiveTable,
  act: Act,
  from: number,
  stored: readonly StoredEvent[],
  messages: readonly EntryMessages[],
  settings: LiveTableSettings,
  notStored: OnFailure['notStored'],
): void {
  const table = live.table!;
  const { epoch, stamp: fromStamp } = live;
  const { at } = stored[0]!;
  const stamp = newStamp();
  live.stamp = stamp;
  const pending: Pending = {
    act,
    isDurable: false,
    deliver: () => {
      const events = stored.map(({ event }) => event);
      if (act.key !== undefined) remember(live, act.key, from + 1);
      sendEntries(live, from, messages, settings);
      settleDone(live, act, from + 1);
      reseat(live, events, settings);
      settings.onChange(table, events, true);
    },
  };
  live.pending.push(pending);
  const also = settings.notices(table, from, stored);
  for (const one of stored) also.push(...membership(live.id, table, one), ...endOfSeeks(table, one));
  settings.store.tables
    .append({
      table: live.id,
      from,
      fromStamp,
      stamp,
      entries: stored.map(({ event, ...by }) => ({ ...by, body: JSON.stringify(event) })),
      state: table.phase,
      card: cardTextOf(table, at),
      listed: table.agreement.listed ? 1 : 0,
      touched: at,
      due: dueOf(table),
      botDue: botDueOf(table, at),
      ...(also.length > 0 && { also }),
    })
    .then(
      (isFirst) => {
        if (live.epoch !== epoch) return;
        pending.isDurable = isFirst;
        live.failures = 0;
        if (isFirst) drain(live);
        else notStored(0);
      },
      (error) => {
        settings.onError(error, live.id);
        if (live.epoch === epoch) notStored(waitAfter(live.failures++));
      },
    );
}

/** Milliseconds to wait after so many failures in a row. */
const waitAfter = (failures: number): number => Math.min(3_000, 50 * 2 ** Math.min(failures, 10));

function remember(live: LiveTable, key: string, version: number): void {
  live.recent.set(key, version);
  if (live.recent.size > MAX_RECENT) live.recent.delete(live.recent.keys().next().value!);
}

/** Sitting down and leaving also change whose tables these are. */
function membership(id: string, table: Table, { event, person, at }: StoredEvent): readonly Statement[] {
  if (event.kind === 'sat' && person !== null) return [addMember(person, id, at)];
  if (event.kind === 'chatted' && event.seat === null && person !== null) return [addSpeaker(person, id, at)];
  if (event.kind === 'left' && person !== null) return [removeMember(person, id)];
  if (event.kind === 'rematched')
    return table.seats.flatMap((seat) => (seat.person ? [addMember(seat.person, event.table, at)] : []));
  return [];
}

/** People were put together at this table: when it begins or never will, their waiting is over. */
function endOfSeeks(table: Table, { event }: StoredEvent): readonly Statement[] {
  const isOver = event.kind === 'started' || event.kind === 'closed';
  if (!table.agreement.kept || !isOver) return [];
  const came = table.seats.flatMap(({ person }) => person ?? []);
  const waitOn = event.kind === 'closed' && event.why === NOT_ALL_CAME ? [seekOn(table.id, came)] : [];
  return [...waitOn, forgetSeeks(table.id), removeAbsent(table.id, came)];
}

/** When a clock runs out here, or the time for which seats are kept. */
export const dueOf = (table: Table): number | null => keptUntil(table) ?? nextDeadline(table);

/** From when any process may let the waiting bot think; until then the turn is ours. Null when no bot is waited for. */
export const botDueOf = (table: Table, at: number): number | null =>
  waitingBots(table).length > 0 ? at + BOT_LEASE : null;
