// The message that holds a whole table as one watcher may know it.
import { SPECTATOR } from '@undercroft/kernel';
import type { ServerMessage, ToldEntry } from '@undercroft/protocol';
import { infoOf } from '../table/facts.ts';
import { isOver, type Table } from '../table/table.ts';
import { mayTakeBack, viewOf } from '../table/tell.ts';
import type { Watcher } from './watchers.ts';

export function tableMessage(
  table: Table,
  watcher: Pick<Watcher, 'viewer' | 'blocked'>,
  present: readonly number[],
  missed: readonly ToldEntry[],
): string {
  const { viewer, blocked } = watcher;
  const message: ServerMessage = {
    kind: 'table',
    table: table.id,
    version: table.version,
    info: infoOf(table, Date.now()),
    seat: viewer === SPECTATOR ? null : viewer,
    view: viewOf(table, viewer),
    mayTakeBack: viewer !== SPECTATOR && mayTakeBack(table, viewer),
    missed,
    chat: chatFor(table, viewer === SPECTATOR, blocked),
    present,
  };
  return JSON.stringify(message);
}

function chatFor(table: Table, isSpectator: boolean, blocked: ReadonlySet<string>): ToldEntry[] {
  const mayReadAll = isSpectator || isOver(table);
  return table.chat
    .filter(({ forSpectators, person }) => (mayReadAll || !forSpectators) && !blocked.has(person ?? ''))
    .map(({ entry }) => entry);
}
