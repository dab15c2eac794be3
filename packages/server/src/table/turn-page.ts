// Turns one page of a table's book: applies a stored line to the table in memory. The only place where tables change.
import { continueMatch, type Entry, replay, replayEntry, replaySetup, type Seat } from '@undercroft/kernel';
import { askAnew, askedSeats, choicesOfWaiting, type Done } from './ask-seats.ts';
import type { BookEntry, Carried, Line } from './book.ts';
import { chargeClock, pauseClock, resumeClock } from './clock.ts';
import { emptyChair } from './open-table.ts';
import type { Chair, Table } from './table.ts';
import { playLuck, setupOf } from './table-luck.ts';

const MOST_CHAT = 100;

/** Told what happened in the game, in order; absent when nobody needs to know. */
export type TellEvent = (event: unknown) => void;

/** With `done`, the match has already moved and only the rest is entered; without it, the line is replayed. */
export function turnPage(table: Table, entry: BookEntry, tell?: TellEvent, done?: Done): void {
  if (entry.version !== table.version + 1)
    throw new Error(`table ${table.id}: entry ${entry.version} does not follow ${table.version}`);
  table.version = entry.version;
  if (!isMove(entry.line)) table.told = undefined;
  applyLine(table, entry.line, entry, tell, done);
}

/** Moves change neither chairs nor what was agreed on. */
const isMove = ({ kind }: Line): boolean => kind === 'played' || kind === 'timedOut' || kind === 'conceded';

function applyLine(
  table: Table,
  line: Line,
  entry: BookEntry,
  tell: TellEvent | undefined,
  done: Done | undefined,
): void {
  const { at } = entry;
  switch (line.kind) {
    case 'created':
      throw new Error(`table ${table.id} was created twice`);
    case 'sat': {
      const chair = table.chairs[line.seat]!;
      chair.person = entry.person!;
      chair.name = line.name;
      chair.nonce = line.nonce;
      chair.reserved = undefined;
      chair.reservedName = undefined;
      break;
    }
    case 'left':
      clearChair(table.chairs[line.seat]!);
      break;
    case 'chairSet':
      table.chairs[line.seat] = emptyChair(line.chair);
      break;
    case 'started':
      if (!done) startFromLuck(table, line.luck);
      table.phase = 'playing';
      for (const chair of table.chairs) chair.reserve = (table.with.clock?.reserve ?? 0) * 1000;
      askAnew(table, at, undefined);
      break;
    case 'played':
    case 'timedOut':
    case 'conceded':
      playLine(table, line, at, tell, done);
      break;
    case 'tookBack':
      if (!done) removeFromLog(table, line.at);
      askAnew(table, at, line.seat);
      table.proposal = null;
      break;
    case 'proposed':
      if (line.carried) carry(table, line.what, line.about, line.seconds, line.carried, at);
      else
        table.proposal = {
          what: line.what,
          by: line.seat,
          seat: line.about,
          ...(line.seconds !== undefined && { seconds: line.seconds }),
          awaits: askedSeats(table, line.seat, line.what, line.about),
        };
      break;
    case 'agreed': {
      const standing = table.proposal!;
      table.proposal = { ...standing, awaits: standing.awaits.filter((seat) => seat !== line.seat) };
      if (line.carried) carry(table, line.what, standing.seat, standing.seconds, line.carried, at);
      break;
    }
    case 'declined':
      table.proposal = null;
      break;
    case 'resumed':
      resumeClock(table, at);
      break;
    case 'botTook':
      handToBot(table, line.seat, line.level);
      break;
    case 'returned': {
      const chair = table.chairs[line.seat]!;
      chair.bot = undefined;
      chair.missed = 0;
      if (table.waiting.includes(line.seat)) chair.askedAt = at;
      break;
    }
    case 'rematched':
      table.rematch = line.table;
      break;
    case 'chatted':
      rememberChat(table, line, entry);
      break;
    case 'closed':
      end(table, 'abandoned', at);
      break;
  }
}

function clearChair(chair: Chair): void {
  chair.person = undefined;
  chair.name = undefined;
  chair.nonce = '';
}

/** Lays the table from the luck that was written down when it was laid first. */
function startFromLuck(table: Table, luck: readonly number[]): void {
  const source = { game: table.game, table: setupOf(table), setupLuck: luck, log: [] as Entry<unknown>[] };
  table.match = continueMatch(source, playLuck(table), replaySetup(source));
}

function playLine(
  table: Table,
  line: Extract<Line, { kind: 'played' | 'timedOut' | 'conceded' }>,
  at: number,
  tell: TellEvent | undefined,
  done: Done | undefined,
): void {
  const { seat } = line;
  const match = table.match!;
  const before = table.waiting;
  const listed = done ?? choicesOfWaiting(table, seat);
  if (!done) {
    const entry: Entry<unknown> = {
      seat,
      choice: line.choice,
      luck: line.kind === 'conceded' ? [] : line.luck,
    };
    replayEntry(match.game, match.position, entry, match.log.length, tell);
    match.log.push(entry);
    table.drawn += entry.luck.length;
  }
  const chair = table.chairs[seat]!;
  chargeClock(table, seat, at);
  chair.missed = line.kind === 'timedOut' ? chair.missed + 1 : 0;
  table.proposal = null;
  const result = match.game.result(match.position);
  if (result) {
    table.result = result;
    end(table, 'finished', at);
  } else askAnew(table, at, seat, before, listed);
}

function removeFromLog(table: Table, at: number): void {
  const match = table.match!;
  match.log.splice(at, 1);
  match.position = replay(match);
}

function carry(
  table: Table,
  what: string,
  about: Seat,
  seconds: number | undefined,
  carried: Carried,
  at: number,
): void {
  table.proposal = null;
  if (what === 'pause') pauseClock(table, at);
  else if (what === 'extraTime') table.chairs[about]!.reserve += (seconds ?? 0) * 1000;
  else if (what === 'openHands') table.openHands = true;
  else if (what === 'abandon') end(table, 'abandoned', at);
  else if (what === 'botTakes') handToBot(table, about, carried.level!);
  else if (what === 'takeBack' && carried.at !== undefined) {
    removeFromLog(table, carried.at);
    askAnew(table, at, about);
  }
}

function handToBot(table: Table, seat: Seat, level: string): void {
  const chair = table.chairs[seat]!;
  chair.bot = level;
  chair.missed = 0;
  const standing = table.proposal;
  if (standing?.awaits.includes(seat))
    table.proposal = { ...standing, awaits: standing.awaits.filter((other) => other !== seat) };
}

function end(table: Table, phase: 'finished' | 'abandoned', at: number): void {
  table.phase = phase;
  table.waiting = [];
  table.since = at;
  table.proposal = null;
  table.pausedAt = undefined;
}

function rememberChat(table: Table, line: Extract<Line, { kind: 'chatted' }>, entry: BookEntry): void {
  const { seat, name, text } = line;
  table.chat.push({
    entry: {
      version: entry.version,
      at: entry.at,
      what: { kind: 'chatted', person: entry.person ?? '', name, seat, text },
    },
    person: entry.person,
    forSpectators: seat === null && table.phase === 'playing',
  });
  if (table.chat.length > MOST_CHAT) table.chat.shift();
}
