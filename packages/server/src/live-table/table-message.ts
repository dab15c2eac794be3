// The message that holds a whole table as one watcher may know it.

import { SPECTATOR } from '@undercroft/kernel';
import type { EntryView, ServerMessage } from '@undercroft/protocol';
import { chatFor, infoOf, mayTakeBack, type Table, viewOf } from '@undercroft/table';
import type { Watcher } from './watchers.ts';

export function tableMessage(
  table: Table,
  watcher: Pick<Watcher, 'viewer' | 'blocked'>,
  present: readonly number[],
  missed: readonly EntryView[],
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
    chat: chatFor(table, viewer, blocked),
    present,
  };
  return JSON.stringify(message);
}
