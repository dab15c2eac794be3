// Decisions by consent: one proposal at a time, carried when the last person asked has agreed.
import { type Seat, undoBar } from '@undercroft/kernel';
import type { TableDeed } from '@undercroft/protocol';
import { askedSeats } from './ask-seats.ts';
import type { Carried } from './book.ts';
import {
  type Circumstances,
  type Decision,
  decideLetBot,
  isRefused,
  type Refused,
  refuse,
} from './decide.ts';
import { isPersons, type Table } from './table.ts';

type Propose = Extract<TableDeed, { kind: 'propose' }>;

/** How long a seat must have kept the table waiting before the others may hand it to a bot. */
const AWAY_AFTER = { live: 60_000, turns: 24 * 60 * 60_000 } as const;

export function decidePropose(table: Table, seat: Seat, deed: Propose, now: Circumstances): Decision {
  const { what, seconds } = deed;
  if (table.proposal) return refuse('already-proposed');
  const about = deed.seat ?? seat;
  if (about >= table.chairs.length) return refuse('bad-request');
  const barred = whyNot(table, seat, what, about, now);
  if (barred) return barred;
  if (what === 'extraTime' && seconds === undefined) return refuse('bad-request');
  const line = { kind: 'proposed', seat, what, about, ...(seconds !== undefined && { seconds }) } as const;
  if (askedSeats(table, seat, what, about).length > 0) return { line };
  const carried = carriedBy(table, what, about, now);
  return isRefusal(carried) ? carried : { line: { ...line, carried } };
}

function whyNot(
  table: Table,
  seat: Seat,
  what: Propose['what'],
  about: Seat,
  { now }: Circumstances,
): Decision | undefined {
  if (what === 'pause' && table.pausedAt !== undefined) return refuse('paused');
  if (what === 'takeBack') {
    const bar = about === seat ? undoBar(table.match!, seat) : 'nothing-to-undo';
    if (bar) return refuse(bar);
  }
  if (what === 'botTakes') {
    const chair = table.chairs[about]!;
    const isAway =
      isPersons(chair) && table.waiting.includes(about) && now - chair.askedAt >= AWAY_AFTER[table.with.pace];
    if (!isAway || about === seat) return refuse('seat-present');
  }
  return undefined;
}

export function decideAgree(table: Table, seat: Seat, now: Circumstances): Decision {
  const { proposal } = table;
  if (!proposal) return refuse('nothing-proposed');
  if (!proposal.awaits.includes(seat)) return refuse('already-agreed');
  const line = { kind: 'agreed', seat, what: proposal.what } as const;
  if (proposal.awaits.length > 1) return { line };
  const carried = carriedBy(table, proposal.what, proposal.seat, now);
  return isRefusal(carried) ? carried : { line: { ...line, carried } };
}

export function decideDecline(table: Table, seat: Seat): Decision {
  const { proposal } = table;
  if (!proposal) return refuse('nothing-proposed');
  if (proposal.by !== seat && !proposal.awaits.includes(seat)) return refuse('already-agreed');
  return { line: { kind: 'declined', seat, what: proposal.what } };
}

/** What the proposal will do, fixed in the book at the moment it is carried. */
function carriedBy(table: Table, what: Propose['what'], about: Seat, now: Circumstances): Carried | Refused {
  if (what === 'takeBack') {
    const bar = undoBar(table.match!, about);
    return bar ? refuse(bar) : { at: table.match!.log.findLastIndex((entry) => entry.seat === about) };
  }
  if (what === 'botTakes') {
    const decision = decideLetBot(table, about, undefined, now);
    if (isRefused(decision)) return decision;
    return decision.line.kind === 'botTook' ? { level: decision.line.level } : {};
  }
  return {};
}

const isRefusal = (value: Carried | Refused): value is Refused => 'code' in value;
