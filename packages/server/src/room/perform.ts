// Decides an act at a table in memory, applies it, and hands it to the store; its messages wait until it is durable.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { BOT_LEASE } from '../bots/bot-turns.ts';
import type { Statement } from '../store/driver.ts';
import { addMember, removeMember } from '../store/sql-tables.ts';
import type { BookEntry } from '../table/book.ts';
import { nextDeadline } from '../table/clock.ts';
import { canBeFollowed, type Decided, type Decision, followUp, isRefused } from '../table/decide.ts';
import { cardTextOf } from '../table/facts.ts';
import { seatOf, type Table } from '../table/table.ts';
import { turnPage } from '../table/turn-page.ts';
import { lookBefore, type Step, tellStep } from './fan-out.ts';
import { settleRefused, startOver } from './room.ts';
import { type Act, drain, hold, type Pending, type Room, type RoomSettings } from './room-state.ts';
import { reseat, sendSteps } from './tell-watchers.ts';

const MOST_RECENT = 64;
const newStamp = (): number => Math.floor(Math.random() * 2 ** 48);

export function perform(room: Room, act: Act, settings: RoomSettings): void {
  const table = room.table!;
  const now = Date.now();
  const from = table.version;
  const seen = settings.watchers.of(room.id);
  let before = lookBefore(table, seen, now);
  const decision = act.decide(table);
  if (decision === undefined || isRefused(decision)) {
    hold(room, act, () => void settleRefused(room, act, decision ?? { code: 'stale' }, settings));
    return;
  }
  const viewer: Viewer = seatOf(table, act.person) ?? SPECTATOR;
  const entries: BookEntry[] = [];
  const steps: Step[] = [];
  for (let next: Decided | undefined = decision; next; ) {
    const isFirst = entries.length === 0;
    const entry: BookEntry = {
      version: table.version + 1,
      at: now,
      person: isFirst ? act.person : null,
      command: isFirst ? act.command : null,
      line: next.line,
    };
    turnPage(table, entry, undefined, next.done);
    entries.push(entry);
    const answers = isFirst && act.command !== null ? { viewer, command: act.command } : undefined;
    if (before) steps.push(tellStep(table, before, entry, next.events ?? [], answers));
    if (!canBeFollowed(entry.line)) break;
    before = lookBefore(table, seen, now);
    next = accepted(followUp(table, entry.line, settings.circumstances()));
  }
  append(room, act, from, entries, steps, settings);
}

const accepted = (decision: Decision | undefined): Decided | undefined =>
  decision && !isRefused(decision) ? decision : undefined;

function append(
  room: Room,
  act: Act,
  from: number,
  entries: readonly BookEntry[],
  steps: readonly Step[],
  settings: RoomSettings,
): void {
  const table = room.table!;
  const { epoch, stamp: fromStamp } = room;
  const { at } = entries[0]!;
  const stamp = newStamp();
  room.stamp = stamp;
  const pending: Pending = {
    act,
    isDurable: false,
    deliver: () => {
      const lines = entries.map(({ line }) => line);
      if (act.key !== undefined) remember(room, act.key, from + 1);
      sendSteps(room, from, steps, settings);
      act.settle({ ok: true, version: from + 1 });
      reseat(room, lines, settings);
      settings.onChange(table, lines, true);
    },
  };
  room.pending.push(pending);
  const also = settings.notices(table, from, entries);
  for (const entry of entries) also.push(...membership(room.id, table, entry));
  settings.store.tables
    .append({
      table: room.id,
      from,
      fromStamp,
      stamp,
      entries: entries.map(({ at, person, command, line }) => ({
        at,
        person,
        command,
        body: JSON.stringify(line),
      })),
      state: table.phase,
      card: cardTextOf(table, at),
      listed: table.with.listed ? 1 : 0,
      touched: at,
      due: nextDeadline(table),
      botDue: botDueOf(table, at),
      ...(also.length > 0 && { also }),
    })
    .then(
      (went) => {
        if (room.epoch !== epoch) return;
        pending.isDurable = went;
        room.failures = 0;
        if (went) drain(room);
        else startOver(room, settings);
      },
      (error) => {
        settings.onTrouble(error, room.id);
        if (room.epoch === epoch) startOver(room, settings, waitAfter(room.failures++));
      },
    );
}

/** Milliseconds to wait after so many failures in a row. */
const waitAfter = (failures: number): number => Math.min(3_000, 50 * 2 ** Math.min(failures, 10));

function remember(room: Room, key: string, version: number): void {
  room.recent.set(key, version);
  if (room.recent.size > MOST_RECENT) room.recent.delete(room.recent.keys().next().value!);
}

/** Sitting down and leaving also change whose tables these are. */
function membership(id: string, table: Table, { line, person, at }: BookEntry): readonly Statement[] {
  if (line.kind === 'sat' && person !== null) return [addMember(person, id, at)];
  if (line.kind === 'left' && person !== null) return [removeMember(person, id)];
  if (line.kind === 'rematched')
    return table.chairs.flatMap((chair) => (chair.person ? [addMember(chair.person, line.table, at)] : []));
  return NOTHING;
}
const NOTHING: readonly Statement[] = [];

/** From when anybody may let the bot think for which the table waits; until then it is ours. Null when it waits for none. */
export function botDueOf(table: Table, at: number): number | null {
  if (table.phase !== 'playing' || table.pausedAt !== undefined) return null;
  return table.waiting.some((seat) => table.chairs[seat]!.bot !== undefined) ? at + BOT_LEASE : null;
}
