// A table rebuilt from its events.
import type { AnyGame } from '@undercroft/kernel';
import { resolveSettings } from '@undercroft/protocol';
import { applyEvent } from './apply-event.ts';
import type { StoredEvent } from './events.ts';
import type { TableLuck } from './luck.ts';
import { emptySeat, type Table } from './table.ts';

/** What a host keeps of a table besides its events. */
export interface TableOrigin {
  readonly id: string;
  readonly luck: TableLuck;
}

export function replayTable(origin: TableOrigin, game: AnyGame, events: readonly StoredEvent[]): Table {
  const table = openTable(origin, game, events[0]!);
  for (const event of events.slice(1)) applyEvent(table, event);
  return table;
}

/** A table as it stands after its first event: seats as agreed, all empty, nothing played. */
export function openTable({ id, luck }: TableOrigin, game: AnyGame, first: StoredEvent): Table {
  if (first.event.kind !== 'created') throw new Error(`table ${id} does not begin with its creation`);
  const { with: stored } = first.event;
  return {
    id,
    game,
    luck,
    agreement: { ...stored, ...resolveSettings(stored) },
    seats: stored.chairs.map(emptySeat),
    created: first.at,
    version: first.version,
    phase: 'open',
    match: undefined,
    waiting: [],
    since: first.at,
    pausedAt: undefined,
    heldUntil: 0,
    openHands: false,
    proposal: null,
    result: null,
    rematch: undefined,
    isFork: false,
    secrets: [],
    drawn: new Map(),
    facts: undefined,
    chat: [],
  };
}
