// Chat at a table: who may write, what is stored, who may read it.
import { SPECTATOR, type Viewer } from '@undercroft/kernel';
import { type EntryView, readableText } from '@undercroft/protocol';
import { type Actor, type Decision, refuse } from './decision.ts';
import type { StoredEvent, TableEvent } from './events.ts';
import { nameAtTable } from './name-at-table.ts';
import { seenVersion } from './seen-version.ts';
import { isHeld } from './spectators.ts';
import { isOver, seatOf, type Table } from './table.ts';

const MAX_MESSAGES = 100;

export function decideChat(table: Table, actor: Actor, words: string, now: number): Decision {
  if (actor.muted) return refuse('muted');
  if (isHeld(table, now) && !table.agreement.isTeam) return refuse('event-running');
  const text = readableText(words);
  if (text === '') return refuse('empty-text');
  const seat = seatOf(table, actor.person);
  if (seat === null && !table.agreement.spectators && table.phase !== 'open') return refuse('no-spectators');
  return { event: { kind: 'chatted', seat, name: nameAtTable(table, actor), text } };
}

export function applyChat(
  table: Table,
  { seat, name, text }: Extract<TableEvent, { kind: 'chatted' }>,
  { version, at, person }: StoredEvent,
): void {
  table.chat.push({
    entry: { version, at, what: { kind: 'chatted', person: person ?? '', name, seat, text } },
    person,
    forSpectators: seat === null && table.phase === 'playing',
  });
  if (table.chat.length > MAX_MESSAGES) table.chat.shift();
}

/** While the game goes on, seats do not read what spectators write: it may tell them something. */
export const hidesChat = (table: Table, seat: number | null, viewer: Viewer): boolean =>
  seat === null && table.phase === 'playing' && viewer !== SPECTATOR;

/** The last messages, without those of people whom the reader has blocked. */
export function chatFor(table: Table, viewer: Viewer, blocked: ReadonlySet<string>): EntryView[] {
  const readsAll = viewer === SPECTATOR || isOver(table);
  return table.chat
    .filter(({ forSpectators, person }) => (readsAll || !forSpectators) && !blocked.has(person ?? ''))
    .map(({ entry }) => ({ ...entry, version: seenVersion(table, viewer, entry.version) }));
}
