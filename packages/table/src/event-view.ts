// What each viewer may see: the view of the position, and a table's event with the game's events redacted.
import {
  CONCEDE,
  hideZones,
  isOpenedNonce,
  SEEN_BY_NOBODY,
  type Seat,
  SPECTATOR,
  sameData,
  type Viewer,
} from '@undercroft/kernel';
import type { EventView } from '@undercroft/protocol';
import { hidesChat } from './chat.ts';
import type { TableEvent } from './events.ts';
import { isHeld } from './spectators.ts';
import type { Table } from './table.ts';

/** The position with this viewer's holes; null before the game began. At the end everything is open. */
export function viewOf(table: Table, viewer: Viewer, now: number): unknown {
  const { match } = table;
  if (!match) return null;
  return table.phase === 'finished' && !isHeld(table, now)
    ? match.game.copy(match.position)
    : positionFor(table, match.position, viewer);
}

/** While the game goes on. Open hands are what some seat sees: never a pile into which nobody may look. */
export function positionFor({ game, openHands }: Table, position: unknown, viewer: Viewer): unknown {
  if (viewer !== SPECTATOR || !openHands) return game.view(position, viewer);
  const seen = game.copy(position);
  hideZones(
    game.zones(seen).filter(({ seenBy }) => seenBy === SEEN_BY_NOBODY),
    SPECTATOR,
  );
  return seen;
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
    case 'conceded': {
      const told = { kind: event.kind, seat: event.seat, events: gameEventsFor(table, gameEvents, viewer) };
      return 'order' in event && viewer === event.seat ? { ...told, order: event.order } : told;
    }
    case 'ordered':
    case 'orderEnded': {
      const { hiddenFrom: _, ...told } = event;
      return viewer === event.seat ? told : { kind: 'hidden' };
    }
    case 'created':
      return { kind: 'created', person: person! };
    case 'sat':
      if (isOpenedNonce(event.nonce)) return { kind: 'hidden' };
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
    case 'botTook':
      return { kind: 'botTook', seat: event.seat, level: event.level };
    case 'clocksHeld':
      return { kind: 'hidden' };
    case 'chatted':
      if (hidesChat(table, event.seat, viewer)) return { kind: 'hidden' };
      return { kind: 'chatted', person: person ?? '', name: event.name, seat: event.seat, text: event.text };
    default:
      return event;
  }
}

const gameEventsFor = (table: Table, events: readonly unknown[], viewer: Viewer): unknown[] =>
  events.map((event) => gameEventFor(table, event, viewer)).filter((told) => told !== undefined);

/** What the viewer learns from one event of the game; with open hands, what some seat learns. */
export function gameEventFor({ match, openHands, seats }: Table, event: unknown, viewer: Viewer): unknown {
  const { game, position } = match!;
  const isWhole = (_: unknown, seat: Seat): boolean => sameData(game.viewEvent(event, seat, position), event);
  return viewer === SPECTATOR && openHands && seats.some(isWhole)
    ? event
    : game.viewEvent(event, viewer, position);
}

/** A quick look at the log: is there an own entry after which no luck fell and which no rule makes final? Not for whom a bot plays. */
export function mayTakeBack(table: Table, seat: Seat): boolean {
  const { match } = table;
  if (!match || table.phase !== 'playing' || table.seats[seat]!.bot !== undefined) return false;
  for (let i = match.log.length - 1; i >= 0; i--) {
    const entry = match.log[i]!;
    if (entry.luck.length > 0) return false;
    if (entry.seat === seat) return entry.choice !== CONCEDE && !match.game.isFinal?.(entry.choice);
  }
  return false;
}
