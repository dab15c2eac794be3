// Decides a deed at a table: gives the line to write into the book, or a coded refusal. Checks everything, stores nothing.
import type { Seat } from '@undercroft/kernel';
import type { Code, TableDeed } from '@undercroft/protocol';
import type { Done } from './ask-seats.ts';
import type { Line } from './book.ts';
import { decidePlay, decideResign, decideStart, decideTakeBack, decideTimeOut } from './decide-game.ts';
import { decideAgree, decideDecline, decidePropose } from './decide-proposal.ts';
import { isFull, isOver, isPersons, seatOf, type Table } from './table.ts';

export interface Refused {
  readonly code: Code;
  readonly clause?: string;
  readonly why?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** `done` is set when the match has already moved; then `events` tells what happened. */
export interface Decided {
  readonly line: Line;
  readonly done?: Done;
  readonly events?: readonly unknown[];
}

export type Decision = Decided | Refused;
export const isRefused = (decision: object): decision is Refused => 'code' in decision;
export const refuse = (code: Code, more: Omit<Refused, 'code'> = {}): Refused => ({ code, ...more });

/** Whoever acts: a person with a name; the server itself has no id and acts through `decideForServer`. */
export interface Actor {
  readonly person: string;
  readonly name: string;
  readonly muted: boolean;
}

export interface Circumstances {
  readonly now: number;
  /** The version of the view the deed was made on, where the sender named one. */
  readonly version: number | undefined;
  readonly botLevels: readonly string[];
  readonly defaultBotLevel: string;
}

/** What the server itself does at a table. */
export type ServerDeed =
  | { readonly kind: 'timeOut'; readonly seat: Seat }
  | { readonly kind: 'botPlay'; readonly seat: Seat; readonly choice: unknown; readonly version: number }
  | { readonly kind: 'rematched'; readonly seat: Seat; readonly table: string }
  | { readonly kind: 'botTakes'; readonly seat: Seat }
  | { readonly kind: 'close'; readonly why: string };

export function decide(table: Table, actor: Actor, deed: TableDeed, now: Circumstances): Decision {
  if (deed.kind === 'chat') return decideChat(table, actor, deed.text);
  if (isOver(table)) return refuse('table-over');
  if (deed.kind === 'sit') return decideSit(table, actor, deed.seat, deed.nonce);
  if (deed.kind === 'setChair' || deed.kind === 'start') return decideAsHost(table, actor, deed, now);
  const seat = seatOf(table, actor.person);
  if (deed.kind === 'propose' && table.phase === 'open' && deed.what === 'abandon')
    return actor.person === table.with.host ? { line: { kind: 'closed', why: 'host' } } : refuse('not-host');
  if (seat === null) return refuse('not-seated');
  return decideAsSeat(table, seat, deed, now);
}

function decideAsSeat(table: Table, seat: Seat, deed: TableDeed, now: Circumstances): Decision {
  if (table.phase === 'open') {
    if (deed.kind === 'leave') return { line: { kind: 'left', seat } };
    return refuse('not-started');
  }
  switch (deed.kind) {
    case 'leave':
    case 'letBot':
      // A daily dungeon is a person's own try: nobody else's hands in it.
      if (table.with.daily !== undefined) return refuse('no-bots');
      return decideLetBot(table, seat, deed.kind === 'letBot' ? deed.level : undefined, now);
    case 'return':
      return table.chairs[seat]!.bot === undefined
        ? refuse('not-away')
        : { line: { kind: 'returned', seat } };
    case 'play':
      return decidePlay(table, seat, deed.choice, now.version);
    case 'takeBack':
      return decideTakeBack(table, seat);
    case 'resign':
      return decideResign(table, seat, now);
    case 'propose':
      return decidePropose(table, seat, deed, now);
    case 'agree':
      return decideAgree(table, seat, now);
    case 'decline':
      return decideDecline(table, seat);
    case 'resume':
      return table.pausedAt === undefined ? refuse('not-paused') : { line: { kind: 'resumed', seat } };
    default:
      return refuse('bad-request');
  }
}

/** Undefined where there is nothing to do any more: the server's deeds are not answered, only dropped. */
export function decideForServer(table: Table, deed: ServerDeed, now: Circumstances): Decision | undefined {
  switch (deed.kind) {
    case 'timeOut':
      return decideTimeOut(table, deed.seat, now.now);
    case 'botPlay':
      if (
        table.chairs[deed.seat]?.bot === undefined ||
        table.chairs[deed.seat]!.askedVersion !== deed.version
      )
        return undefined;
      return decidePlay(table, deed.seat, deed.choice, undefined, true);
    case 'rematched':
      return table.rematch === undefined
        ? { line: { kind: 'rematched', seat: deed.seat, table: deed.table } }
        : undefined;
    case 'botTakes':
      return table.phase === 'playing' && isPersons(table.chairs[deed.seat]!)
        ? decideLetBot(table, deed.seat, undefined, now)
        : undefined;
    case 'close':
      return isOver(table) ? undefined : { line: { kind: 'closed', why: deed.why } };
  }
}

function decideChat(table: Table, actor: Actor, words: string): Decision {
  if (actor.muted) return refuse('muted');
  const text = words.trim();
  if (text === '') return refuse('empty-text');
  const seat = seatOf(table, actor.person);
  if (seat === null && !table.with.spectators && table.phase !== 'open') return refuse('no-spectators');
  return { line: { kind: 'chatted', seat, name: actor.name, text } };
}

function decideSit(table: Table, actor: Actor, seat: Seat, nonce: string): Decision {
  if (table.phase !== 'open') return refuse('already-started');
  const chair = table.chairs[seat];
  if (chair?.for !== 'person') return refuse('seat-taken');
  if (seatOf(table, actor.person) !== null) return refuse('already-seated');
  if (chair.person !== undefined) return refuse('seat-taken');
  if (chair.reserved !== undefined && chair.reserved !== actor.person) return refuse('seat-reserved');
  return { line: { kind: 'sat', seat, name: actor.name, nonce } };
}

function decideAsHost(
  table: Table,
  actor: Actor,
  deed: Extract<TableDeed, { kind: 'setChair' | 'start' }>,
  now: Circumstances,
): Decision {
  if (actor.person !== table.with.host) return refuse('not-host');
  if (table.phase !== 'open') return refuse('already-started');
  if (deed.kind === 'start') return isFull(table) ? decideStart(table) : refuse('seats-empty');
  if (deed.seat >= table.chairs.length) return refuse('bad-request');
  const { chair } = deed;
  if (chair.kind === 'person')
    return { line: { kind: 'chairSet', seat: deed.seat, chair: { for: 'person' } } };
  if (!now.botLevels.includes(chair.level)) return refuse('no-such-bot');
  return { line: { kind: 'chairSet', seat: deed.seat, chair: { for: 'bot', bot: chair.level } } };
}

export function decideLetBot(
  table: Table,
  seat: Seat,
  level: string | undefined,
  { botLevels, defaultBotLevel }: Circumstances,
): Decision {
  const taken = level ?? defaultBotLevel;
  if (!botLevels.includes(taken)) return refuse('no-such-bot');
  if (table.chairs[seat]!.bot !== undefined) return refuse('not-seated');
  return { line: { kind: 'botTook', seat, level: taken } };
}

/** Lines after which something may follow by itself. */
export const canBeFollowed = ({ kind }: Line): boolean =>
  kind === 'sat' || kind === 'chairSet' || kind === 'timedOut';

/** What follows by itself from what was just entered: the start of a full table, a bot for somebody long away. */
export function followUp(table: Table, last: Line, now: Circumstances): Decision | undefined {
  if (
    table.phase === 'open' &&
    table.with.autoStart &&
    isFull(table) &&
    (last.kind === 'sat' || last.kind === 'chairSet')
  )
    return decideStart(table);
  if (last.kind === 'timedOut' && table.phase === 'playing' && table.chairs[last.seat]!.missed >= 2) {
    const decision = decideLetBot(table, last.seat, undefined, now);
    return isRefused(decision) ? undefined : decision;
  }
  return undefined;
}
