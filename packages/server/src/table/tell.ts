// What each viewer is told: the public facts of a table, its card in the lobby, views and redacted lines of the book.
import { CONCEDE, type Seat, SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { Happening, SeatInfo, TableCard, TableInfo } from '@undercroft/protocol';
import type { Line } from './book.ts';
import { deadlineOf } from './clock.ts';
import { type Chair, isOver, type Table } from './table.ts';

function seatInfo(chair: Chair): SeatInfo {
  return {
    for: chair.for,
    ...(chair.person !== undefined && { person: chair.person, name: chair.name! }),
    ...(chair.bot !== undefined && { bot: chair.bot }),
    ...(chair.reserved !== undefined && { reserved: chair.reserved, reservedName: chair.reservedName! }),
  };
}

/** May the secret be shown? A daily dungeon keeps it until its day is over, because others still play the same luck. */
export const isSecretOpen = (table: Table, now: number): boolean =>
  isOver(table) && (table.with.daily === undefined || dayOf(now) > table.with.daily);

export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The public facts of the table. Asked for twice per step, before and after, and each after is the next before. */
export function infoOf(table: Table, now: number): TableInfo {
  if (table.told?.version === table.version) return table.told.info;
  const info = gatherInfo(table, now);
  table.told = { version: table.version, info };
  return info;
}

function gatherInfo(table: Table, now: number): TableInfo {
  const { with: agreement, chairs } = table;
  return {
    id: table.id,
    game: agreement.game,
    rules: agreement.rules,
    options: agreement.options,
    ...(agreement.numbers && { numbers: agreement.numbers }),
    state: table.phase,
    pace: agreement.pace,
    clock: agreement.clock,
    listed: agreement.listed,
    spectators: agreement.spectators,
    rated: agreement.rated,
    host: agreement.host,
    seats: chairs.map(seatInfo),
    created: table.created,
    waiting: table.waiting,
    since: table.since,
    deadlines: agreement.clock ? chairs.map((_, seat) => deadlineOf(table, seat)) : [],
    reserves: agreement.clock ? chairs.map(({ reserve }) => reserve) : [],
    paused: table.pausedAt !== undefined,
    openHands: table.openHands,
    proposal: table.proposal,
    result: table.result,
    commitment: agreement.commitment,
    ...(isSecretOpen(table, now) && { secret: table.secret }),
    ...(table.sealedAs !== table.id && { sealedAs: table.sealedAs }),
    ...(table.phase !== 'open' && { nonces: chairs.map(({ nonce }) => nonce) }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(agreement.daily !== undefined && { daily: agreement.daily }),
  };
}

export function cardOf(table: Table): TableCard {
  const { with: agreement } = table;
  return {
    id: table.id,
    game: agreement.game,
    options: agreement.options,
    state: table.phase,
    pace: agreement.pace,
    clock: agreement.clock,
    listed: agreement.listed,
    host: agreement.host,
    seats: table.chairs.map(seatInfo),
    waiting: table.waiting,
    since: table.since,
    created: table.created,
    version: table.version,
    paused: table.pausedAt !== undefined,
    ...(agreement.daily !== undefined && { daily: agreement.daily }),
    ...(table.result && { winners: table.result.winners }),
  };
}

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
