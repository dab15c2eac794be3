// What each viewer is told of the game: views and redacted lines of the book.
import { CONCEDE, type Seat, SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { Happening } from '@undercroft/protocol';
import type { Line } from './book.ts';
import type { Table } from './table.ts';

/** The position with this viewer's holes; whole when the game is over, or for spectators once every seat agreed. */
export function viewOf(table: Table, viewer: Viewer): unknown {
  const { match } = table;
  if (!match) return null;
  const isOpen = table.phase === 'finished' || (viewer === SPECTATOR && table.openHands);
  return isOpen ? match.game.copy(match.position) : match.game.view(match.position, viewer);
}

/** What the viewer learns from a line of the book. `events` are those of the game, in full. */
export function happeningFor(
  table: Table,
  line: Line,
  person: string | null,
  events: readonly unknown[],
  viewer: Viewer,
): Happening {
  switch (line.kind) {
    case 'played':
    case 'timedOut':
    case 'conceded':
      return { kind: line.kind, seat: line.seat, events: eventsFor(table, events, viewer) };
    case 'created':
      return { kind: 'created', person: person! };
    case 'sat':
      return { kind: 'sat', seat: line.seat, person: person!, name: line.name };
    case 'chairSet':
      return { kind: 'chairSet', seat: line.seat };
    case 'started':
      return { kind: 'started' };
    case 'tookBack':
      return { kind: 'tookBack', seat: line.seat };
    case 'agreed':
      return { kind: 'agreed', seat: line.seat, what: line.what, ...(line.carried && { carried: 'yes' }) };
    case 'proposed': {
      const { kind, seat, what, about, seconds } = line;
      return { kind, seat, what, about, ...(seconds !== undefined && { seconds }) };
    }
    case 'rematched':
      return { kind: 'rematched', table: line.table };
    case 'chatted':
      if (line.seat === null && table.phase === 'playing' && viewer !== SPECTATOR) return { kind: 'hidden' };
      return { kind: 'chatted', person: person ?? '', name: line.name, seat: line.seat, text: line.text };
    default:
      return line;
  }
}

function eventsFor(table: Table, events: readonly unknown[], viewer: Viewer): unknown[] {
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
