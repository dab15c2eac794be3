// Decisions by consent: one proposal at a time, carried out when the last person asked has agreed.
import type { Seat } from '@undercroft/kernel';
import type { CodedRefusal, TableCommand } from '@undercroft/protocol';
import { takeBackBar } from './decide-game.ts';
import { type CommandContext, type Decision, isRefused, refuse } from './decision.ts';
import type { ProposalEffect } from './events.ts';
import { decideStandIn } from './stand-in.ts';
import { isPlayedByPerson, type Table } from './table.ts';
import { seatsToAgree } from './waiting.ts';

type Propose = Extract<TableCommand, { kind: 'propose' }>;

/** How long a seat must have kept the table waiting before the others may hand it to a bot. */
const AWAY_AFTER = { live: 60_000, turns: 24 * 60 * 60_000 } as const;

export function decidePropose(table: Table, seat: Seat, command: Propose, context: CommandContext): Decision {
  const { what, seconds } = command;
  if (table.proposal) return refuse('already-proposed');
  const about = command.seat ?? seat;
  if (about >= table.seats.length) return refuse('bad-request');
  const barred = whyNot(table, seat, what, about, context);
  if (barred) return barred;
  if (what === 'extraTime' && seconds === undefined) return refuse('bad-request');
  const event = { kind: 'proposed', seat, what, about, ...(seconds !== undefined && { seconds }) } as const;
  if (seatsToAgree(table, seat, what, about).length > 0) return { event };
  const carried = effectOf(table, what, about, context);
  return isRefused(carried) ? carried : { event: { ...event, carried } };
}

function whyNot(
  table: Table,
  seat: Seat,
  what: Propose['what'],
  about: Seat,
  { now }: CommandContext,
): Decision | undefined {
  // A run of an expedition is one's only try: nobody else is there to agree to its end.
  if (what === 'abandon' && table.agreement.event !== undefined) return refuse('one-try');
  if (what === 'pause' && table.pausedAt !== undefined) return refuse('paused');
  if (what === 'takeBack') {
    const bar = about === seat ? takeBackBar(table, seat) : 'nothing-to-undo';
    if (bar) return refuse(bar);
  }
  if (what === 'botTakes') {
    const state = table.seats[about]!;
    const isAway =
      isPlayedByPerson(state) &&
      table.waiting.includes(about) &&
      now - state.askedAt >= AWAY_AFTER[table.agreement.pace];
    if (!isAway || about === seat) return refuse('seat-present');
  }
  return undefined;
}

export function decideAgree(table: Table, seat: Seat, context: CommandContext): Decision {
  const { proposal } = table;
  if (!proposal) return refuse('nothing-proposed');
  if (!proposal.awaits.includes(seat)) return refuse('already-agreed');
  const event = { kind: 'agreed', seat, what: proposal.what } as const;
  if (proposal.awaits.length > 1) return { event };
  const carried = effectOf(table, proposal.what, proposal.seat, context);
  return isRefused(carried) ? carried : { event: { ...event, carried } };
}

export function decideDecline(table: Table, seat: Seat): Decision {
  const { proposal } = table;
  if (!proposal) return refuse('nothing-proposed');
  if (proposal.by !== seat && !proposal.awaits.includes(seat)) return refuse('already-agreed');
  return { event: { kind: 'declined', seat, what: proposal.what } };
}

/** What the proposal does, fixed at the moment it is accepted. */
function effectOf(
  table: Table,
  what: Propose['what'],
  about: Seat,
  context: CommandContext,
): ProposalEffect | CodedRefusal {
  if (what === 'takeBack') {
    const bar = takeBackBar(table, about);
    return bar ? refuse(bar) : { at: table.match!.log.findLastIndex((entry) => entry.seat === about) };
  }
  if (what === 'botTakes') {
    const decision = decideStandIn(table, about, undefined, context);
    if (isRefused(decision)) return decision;
    return decision.event.kind === 'botTook' ? { level: decision.event.level } : {};
  }
  return {};
}
