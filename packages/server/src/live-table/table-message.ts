// The message that holds a whole table as one watcher may know it.
import { SPECTATOR } from '@undercroft/kernel';
import { type MessageOf, standingAfter } from '@undercroft/protocol';
import { chatFor, infoOf, mayTakeBack, seenVersion, type Table, viewOf } from '@undercroft/table';
import type { Watcher } from './watchers.ts';

export function tableMessage(
  table: Table,
  watcher: Pick<Watcher, 'viewer' | 'blocked'>,
  present: readonly number[],
): MessageOf<'table'> {
  const { viewer, blocked } = watcher;
  const orders = viewer === SPECTATOR ? [] : standingAfter(table.seats[viewer]!.ordering);
  return {
    kind: 'table',
    table: table.id,
    version: seenVersion(table, viewer),
    info: infoOf(table, Date.now()),
    seat: viewer === SPECTATOR ? null : viewer,
    view: viewOf(table, viewer, Date.now()),
    mayTakeBack: viewer !== SPECTATOR && mayTakeBack(table, viewer),
    missed: [],
    chat: chatFor(table, viewer, blocked),
    ...(orders.length > 0 && { orders }),
    present,
  };
}
