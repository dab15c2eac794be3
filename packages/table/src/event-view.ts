// What each viewer may see: the view of the position, and a table's event with the game's events redacted.
import { CONCEDE, type Seat, SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { EventView } from '@undercroft/protocol';
import { hidesChat } from './chat.ts';
import type { TableEvent } from './events.ts';
import { seesEverything } from './spectators.ts';
import type { Table } from './table.ts';

/** The position with this viewer's holes; null before the game began. */
export function viewOf(table: Table, viewer: Viewer): unknown {
  const { match } = table;
  if (!match) return null;
  return seesEverything(table, viewer)
    ? match.game.copy(match.position)
    : match.game.view(match.position, viewer);
}

/** What the viewer learns from an event of the table. `gameEvents` are those of the game, in full. */
export function eventViewFor(
  table: Table,
  event: TableEvent,
  person: string | null,
  gameEvents: readonly unknown[],
  viewer: Viewer,
): EventView {
  switch (event.kind) {
    case 'played':
    case 'timedOut':
    case 'conceded':
      return { kind: event.kind, seat: event.seat, events: gameEventsFor(table, gameEvents, viewer) };
    case 'created':
      return { kind: 'created', person: person! };
    case 'sat':
      return { kind: 'sat', seat: event.seat, person: person!, name: event.name };
    case 'chairSet':
      return { kind: 'chairSet', seat: event.seat };
    case 'started':
    case 'forked':
      return { kind: 'started' };
    case 'tookBack':
      return { kind: 'tookBack', seat: event.seat };
    case 'agreed':
      return { kind: 'agreed', seat: event.seat, what: event.what, ...(event.carried && { carried: 'yes' }) };
    case 'proposed': {
      const { kind, seat, what, about, seconds } = event;
      return { kind, seat, what, about, ...(seconds !== undefined && { seconds }) };
    }
    case 'rematched':
      return { kind: 'rematched', table: event.table };
    case 'chatted':
      if (hidesChat(table, event.seat, viewer)) return { kind: 'hidden' };
      return { kind: 'chatted', person: person ?? '', name: event.name, seat: event.seat, text: event.text };
    default:
      return event;
  }
}

function gameEventsFor(table: Table, events: readonly unknown[], viewer: Viewer): unknown[] {
  const { game, position } = table.match!;
  if (viewer === SPECTATOR && table.openHands) return [...events];
  const seen: unknown[] = [];
  for (const event of events) {
    const told = game.viewEvent(event, viewer, position);
    if (told !== undefined) seen.push(told);
  }
  return seen;
}

/** A quick look at the log: is there an own entry after which no luck fell and which no rule makes final? */
export function mayTakeBack(table: Table, seat: Seat): boolean {
  const { match } = table;
  if (!match || table.phase !== 'playing') return false;
  for (let i = match.log.length - 1; i >= 0; i--) {
    const entry = match.log[i]!;
    if (entry.luck.length > 0) return false;
    if (entry.seat === seat) return entry.choice !== CONCEDE && !match.game.isFinal?.(entry.choice);
  }
  return false;
}
