// Applies one stored event to a table in memory. The only place where tables change.
import {
  continueMatch,
  type Entry,
  replay,
  replayEntry,
  replaySetup,
  type Seat,
  type Viewer,
} from '@undercroft/kernel';
import type { OrderChange } from '@undercroft/protocol';
import { applyChat } from './chat.ts';
import { chargeClock, holdClocks, resumeClock } from './clock.ts';
import type { ProposalEffect, StoredEvent, TableEvent } from './events.ts';
import { countDraw, setupOf, streamsOf } from './luck.ts';
import { resultOfStayers } from './result-of-stayers.ts';
import { emptySeat, type Table } from './table.ts';
import {
  choicesOfWaiting,
  type ListedBefore,
  needsEveryPerson,
  seatsToAgree,
  updateWaiting,
} from './waiting.ts';

/** Told what happened in the game, in order. */
export type OnGameEvent = (event: unknown) => void;

type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;
type Move = EventOf<'played' | 'timedOut' | 'conceded'>;

/** With `listed`, the match has already moved and only the rest is applied; without it, the entry is replayed. */
export function applyEvent(
  table: Table,
  stored: StoredEvent,
  tell?: OnGameEvent,
  listed?: ListedBefore,
): void {
  if (stored.version !== table.version + 1)
    throw new Error(`table ${table.id}: event ${stored.version} does not follow ${table.version}`);
  table.version = stored.version;
  const { event } = stored;
  if ('hiddenFrom' in event && event.hiddenFrom)
    table.secrets.push({ version: stored.version, from: event.hiddenFrom });
  if ('order' in event) table.seats[event.seat]!.ordering.push(event as OrderChange);
  if (isMove(event)) applyMove(table, event, stored.at, tell, listed);
  else {
    table.facts = undefined;
    applyRest(table, event, stored, listed !== undefined);
  }
}

/** Moves change neither seats nor settings. */
export const isMove = (event: TableEvent): event is Move =>
  event.kind === 'played' || event.kind === 'timedOut' || event.kind === 'conceded';

type NoMove = Exclude<TableEvent, Move>;

function applyRest(table: Table, event: NoMove, stored: StoredEvent, hasMoved: boolean): void {
  const { at } = stored;
  switch (event.kind) {
    case 'created':
      throw new Error(`table ${table.id} was created twice`);
    case 'sat':
    case 'left':
    case 'chairSet':
      applySeating(table, event, stored.person);
      return;
    case 'started':
      if (!hasMoved) beginFrom(table, event.luck, []);
      start(table, at);
      return;
    case 'forked':
      table.isFork = true;
      beginFrom(table, event.luck, event.log);
      start(table, at);
      return;
    case 'tookBack':
      if (!hasMoved) removeFromLog(table, event.at);
      askAfterTakeBack(table, event, at);
      return;
    case 'proposed':
      propose(table, event, at);
      return;
    case 'agreed': {
      const { seat, seconds } = table.proposal!;
      stopAwaiting(table, event.seat);
      if (event.carried) carryOut(table, event.what, seat, seconds, event.carried, at);
      return;
    }
    case 'declined':
      table.proposal = null;
      return;
    case 'resumed':
      resumeClock(table, at);
      return;
    case 'clocksHeld':
      holdClocks(table, event.from, event.to);
      return;
    case 'botTook':
      handToBot(table, event.seat, event.level);
      table.seats[event.seat]!.resigned = event.resigned ?? false;
      return;
    case 'returned':
      takeFromBot(table, event.seat, at);
      return;
    case 'rematched':
      table.rematch = event.table;
      return;
    case 'chatted':
      applyChat(table, event, stored);
      return;
    case 'ordered':
    case 'orderEnded':
      return;
    case 'closed':
      end(table, 'abandoned', at);
      return;
  }
}

function applySeating(
  table: Table,
  event: EventOf<'sat' | 'left' | 'chairSet'>,
  person: string | null,
): void {
  if (event.kind === 'chairSet') {
    table.seats[event.seat] = emptySeat(event.chair);
    return;
  }
  const seat = table.seats[event.seat]!;
  const isSitting = event.kind === 'sat';
  seat.person = isSitting ? person! : undefined;
  seat.name = isSitting ? event.name : undefined;
  seat.nonce = isSitting ? event.nonce : '';
  if (!isSitting) return;
  seat.reserved = undefined;
  seat.reservedName = undefined;
}

/** Lays the table from the luck that was stored when it was laid first, and plays the log on it. */
function beginFrom(table: Table, setupLuck: readonly number[], log: readonly Entry<unknown>[]): void {
  const source = { game: table.game, table: setupOf(table), setupLuck, log };
  const { play } = streamsOf(table);
  table.match = continueMatch(source, play, log.length > 0 ? replay(source) : replaySetup(source));
}

function start(table: Table, at: number): void {
  table.phase = 'playing';
  for (const seat of table.seats) seat.reserve = (table.agreement.clock?.reserve ?? 0) * 1000;
  finishOrWait(table, at, undefined);
}

function applyMove(
  table: Table,
  event: Move,
  at: number,
  tell: OnGameEvent | undefined,
  done: ListedBefore | undefined,
): void {
  const { seat } = event;
  const match = table.match!;
  const before = table.waiting;
  const listed = done ?? choicesOfWaiting(table, seat);
  if (!done) {
    const luck = event.kind === 'conceded' ? [] : event.luck;
    const entry: Entry<unknown> = { seat, choice: event.choice, luck };
    replayEntry(match.game, match.position, entry, match.log.length, tell, (_, purpose, place) =>
      countDraw(table, purpose, place),
    );
    match.log.push(entry);
  }
  const state = table.seats[seat]!;
  if (state.stoodIn && state.bot) match.log.push({ ...match.log.pop()!, byBot: true });
  // What some may not know of changes nothing that they could see: neither clocks nor the standing proposal.
  if (event.kind !== 'conceded' && event.hiddenFrom) {
    updateWaiting(table, undefined, seat, before, listed);
    return;
  }
  chargeClock(table, seat, at);
  state.missed = event.kind === 'timedOut' ? state.missed + 1 : 0;
  table.proposal = null;
  finishOrWait(table, at, seat, before, listed);
}

function finishOrWait(
  table: Table,
  at: number,
  actor: Seat | undefined,
  before?: readonly Seat[],
  listed?: ListedBefore,
): void {
  const { game, position } = table.match!;
  const result = game.result(position);
  if (!result) updateWaiting(table, at, actor, before, listed);
  else {
    table.result = resultOfStayers(
      result,
      table.seats.map(({ resigned }) => resigned),
    );
    end(table, 'finished', at);
  }
}

function askAfterTakeBack(table: Table, { seat, hiddenFrom }: EventOf<'tookBack'>, at: number): void {
  if (hiddenFrom) askAgain(table, hiddenFrom);
  else {
    table.proposal = null;
    updateWaiting(table, at, seat);
  }
}

/** A choice was taken back in secret: those who may not know of it are asked nothing new. */
function askAgain(table: Table, except: readonly Viewer[]): void {
  for (const seat of table.waiting)
    if (!except.includes(seat)) table.seats[seat]!.askedVersion = table.version;
}

function removeFromLog(table: Table, at: number): void {
  const match = table.match!;
  match.log.splice(at, 1);
  match.position = replay(match);
}

function propose(table: Table, event: EventOf<'proposed'>, at: number): void {
  const { what, seat: by, about: seat, seconds, carried } = event;
  if (carried) carryOut(table, what, seat, seconds, carried, at);
  else
    table.proposal = {
      what,
      by,
      seat,
      ...(seconds !== undefined && { seconds }),
      awaits: seatsToAgree(table, by, what, seat),
    };
}

/** Does what an accepted proposal asked for. */
function carryOut(
  table: Table,
  what: string,
  about: Seat,
  seconds: number | undefined,
  effect: ProposalEffect,
  at: number,
): void {
  table.proposal = null;
  if (what === 'pause') table.pausedAt = at;
  else if (what === 'extraTime') table.seats[about]!.reserve += (seconds ?? 0) * 1000;
  else if (what === 'openHands') table.openHands = true;
  else if (what === 'abandon') end(table, 'abandoned', at);
  else if (what === 'botTakes') handToBot(table, about, effect.level!);
  else if (what === 'takeBack' && effect.at !== undefined) {
    removeFromLog(table, effect.at);
    updateWaiting(table, at, about);
  }
}

function handToBot(table: Table, seat: Seat, level: string): void {
  const state = table.seats[seat]!;
  state.bot = level;
  state.missed = 0;
  state.stoodIn = true;
  if (table.proposal && !needsEveryPerson(table, table.proposal.what)) stopAwaiting(table, seat);
}

function takeFromBot(table: Table, seat: Seat, at: number): void {
  const state = table.seats[seat]!;
  state.bot = undefined;
  state.missed = 0;
  // The hands were opened while somebody else played this one.
  table.openHands = false;
  if (table.waiting.includes(seat)) state.askedAt = at;
}

function stopAwaiting(table: Table, seat: Seat): void {
  const { proposal } = table;
  if (proposal) table.proposal = { ...proposal, awaits: proposal.awaits.filter((other) => other !== seat) };
}

function end(table: Table, phase: 'finished' | 'abandoned', at: number): void {
  table.phase = phase;
  table.waiting = [];
  table.since = at;
  table.proposal = null;
  table.pausedAt = undefined;
}
