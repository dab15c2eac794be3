// Turns one page of a table's book: applies a stored line to the table in memory. The only place where tables change.
import {
  continueMatch,
  type Entry,
  replay,
  replayEntry,
  replaySetup,
  type Seat,
  sameData,
  sealed,
} from '@undercroft/kernel';
import type { AnyGame, BookEntry, Carried, Line } from './book.ts';
import { chargeClock, pauseClock, resumeClock } from './clock.ts';
import type { Chair, Table } from './table.ts';

const MOST_CHAT = 100;

/** Told what happened in the game, in order; absent when nobody needs to know. */
export type TellEvent = (event: unknown) => void;

export function openTable(
  row: { readonly id: string; readonly secret: string; readonly sealedAs: string },
  game: AnyGame,
  first: BookEntry,
): Table {
  if (first.line.kind !== 'created') throw new Error(`table ${row.id} does not begin with its creation`);
  const { with: agreement } = first.line;
  return {
    id: row.id,
    game,
    secret: row.secret,
    sealedAs: row.sealedAs,
    with: agreement,
    chairs: agreement.chairs.map(emptyChair),
    created: first.at,
    version: first.version,
    phase: 'open',
    match: undefined,
    waiting: [],
    since: first.at,
    pausedAt: undefined,
    openHands: false,
    proposal: null,
    result: null,
    rematch: undefined,
    drawn: 0,
    told: undefined,
    chat: [],
  };
}

function emptyChair(chair: {
  readonly for: 'person' | 'bot';
  readonly bot?: string;
  readonly reserved?: string;
  readonly reservedName?: string;
}): Chair {
  return {
    for: chair.for,
    person: undefined,
    name: undefined,
    bot: chair.bot,
    reserved: chair.reserved,
    reservedName: chair.reservedName,
    nonce: '',
    reserve: 0,
    askedAt: 0,
    askedVersion: 0,
    missed: 0,
  };
}

/** Set when the game's part has just been played on the match: the lists of the other waiting seats before it. */
export type Done = ReadonlyMap<Seat, readonly unknown[]>;

/** With `done`, the match has already moved and only the rest is entered; without it, the line is replayed. */
export function turnPage(table: Table, entry: BookEntry, tell?: TellEvent, done?: Done): void {
  if (entry.version !== table.version + 1)
    throw new Error(`table ${table.id}: entry ${entry.version} does not follow ${table.version}`);
  table.version = entry.version;
  applyLine(table, entry.line, entry, tell, done);
}

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

export const setupOf = (table: Table) => ({
  seats: table.chairs.length,
  options: table.with.options,
  ...(table.with.numbers && { numbers: table.with.numbers }),
});

/** The play stream from where it stands. Asks the table each time, so that a reloaded match goes on without a gap. */
export function playLuck(table: Table) {
  const seal = sealOf(table);
  const next = (): ReturnType<typeof sealed> => sealed(seal, 'play', table.drawn++);
  return {
    pick: (count: number) => (count === 1 ? 0 : next().pick(count)),
    die: (sides: number) => 1 + (sides === 1 ? 0 : next().pick(sides)),
    shuffle: <Item>(list: Item[]) => {
      for (let i = list.length - 1; i > 0; i--) {
        const j = next().pick(i + 1);
        [list[i], list[j]] = [list[j]!, list[i]!];
      }
    },
  };
}

export const sealOf = (table: Table) => ({
  secret: table.secret,
  nonces: table.chairs.map(({ nonce }) => nonce),
  table: table.sealedAs,
});

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

/**
 * Sets whom the game waits for, and from when each decision counts. A seat that was waiting already keeps its moment
 * unless its list of choices changed: another seat's step must not make a decision under way stale.
 */
export function askAnew(
  table: Table,
  at: number,
  actor: Seat | undefined,
  before: readonly Seat[] = [],
  listed?: Done,
): void {
  const match = table.match!;
  const waiting = match.game.waitingFor(match.position);
  for (const seat of waiting) {
    const chair = table.chairs[seat]!;
    const wasAsked = seat !== actor && before.includes(seat);
    const isSame =
      wasAsked && listed?.has(seat) && sameData(listed.get(seat), match.game.choices(match.position, seat));
    if (isSame) continue;
    chair.askedVersion = table.version;
    if (!wasAsked) chair.askedAt = at;
  }
  table.waiting = waiting.slice();
  table.since = at;
}

/** The lists of the other waiting seats, before a step that may change them. Empty where seats take turns. */
export function choicesOfWaiting(table: Table, actor: Seat): Done {
  const lists = new Map<Seat, readonly unknown[]>();
  const match = table.match!;
  if (table.waiting.length > 1)
    for (const seat of table.waiting)
      if (seat !== actor) lists.set(seat, match.game.choices(match.position, seat).slice());
  return lists;
}

function removeFromLog(table: Table, at: number): void {
  const match = table.match!;
  match.log.splice(at, 1);
  match.position = replay(match);
}

/** Whose word a proposal needs: every other person who plays their chair, but not the one it is about to replace. */
export function askedSeats(table: Table, by: Seat, what: string, about: Seat): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, chair] of table.chairs.entries())
    if (
      seat !== by &&
      chair.person !== undefined &&
      chair.bot === undefined &&
      !(what === 'botTakes' && seat === about)
    )
      seats.push(seat);
  return seats;
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
