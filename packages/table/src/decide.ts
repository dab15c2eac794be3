// Decides a command: gives the event it leads to, or a coded refusal. Checks everything, stores nothing.
import { answersCommitment, isClosedNonce, type Seat } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import { decideChat } from './chat.ts';
import { decideHoldClocks } from './clock.ts';
import { decidePlay, decideResign, decideStart, decideTakeBack, decideTimeOut } from './decide-game.ts';
import { decideAgree, decideDecline, decidePropose } from './decide-proposal.ts';
import { areSeatsSettled, decideAsHost, decideSit } from './decide-seats.ts';
import {
  type Actor,
  type CommandContext,
  type Decided,
  type Decision,
  type HostCommand,
  isRefused,
  type Request,
  refuse,
} from './decision.ts';
import type { TableEvent } from './events.ts';
import { isHeld, isRun, isTimeUp } from './spectators.ts';
import { decideReturn, decideStandIn } from './stand-in.ts';
import { isFull, isOver, isPlayedByPerson, seatOf, type Table } from './table.ts';

/** Undefined where a host command has nothing left to do: those are not answered. */
export const decide = (table: Table, request: Request, context: CommandContext): Decision | undefined =>
  request.actor === null
    ? decideForHost(table, request.command, context)
    : decideForPerson(table, request.actor, request.command, request.version, context);

function decideForPerson(
  table: Table,
  actor: Actor,
  command: TableCommand,
  version: number | undefined,
  context: CommandContext,
): Decision {
  // Another refusal at a run that is over would tell others how far it is.
  if (isRun(table) && isHeld(table, context.now) && seatOf(table, actor.person) === null)
    return refuse('no-spectators');
  if (command.kind === 'chat') return decideChat(table, actor, command.text, context.now);
  if (isOver(table)) return refuse('table-over');
  if (command.kind === 'sit') {
    const { seat, nonce } = command;
    const decision = decideSit(table, actor, seat, nonce);
    return isRefused(decision) || answersCommitment(nonce, table.agreement.commitment, seat)
      ? decision
      : refuse('wrong-commitment');
  }
  if (command.kind === 'setChair' || command.kind === 'start')
    return decideAsHost(table, actor, command, context);
  if (command.kind === 'propose' && table.phase === 'open' && command.what === 'abandon')
    return actor.person === table.agreement.host
      ? { event: { kind: 'closed', why: 'host' } }
      : refuse('not-host');
  const seat = seatOf(table, actor.person);
  if (seat === null) return refuse('not-seated');
  if (table.phase === 'open')
    return command.kind === 'leave' && !areSeatsSettled(table)
      ? { event: { kind: 'left', seat, name: table.seats[seat]!.name! } }
      : refuse(command.kind === 'leave' ? 'already-started' : 'not-started');
  return decideAsSeat(table, seat, command, version, context);
}

function decideAsSeat(
  table: Table,
  seat: Seat,
  command: TableCommand,
  version: number | undefined,
  context: CommandContext,
): Decision {
  if (isTimeUp(table, context.now)) return refuse('event-over');
  switch (command.kind) {
    case 'leave':
    case 'letBot':
      // It is compared with other people's: no bot may play it.
      if (isRun(table)) return refuse('no-bots');
      return decideStandIn(table, seat, command.kind === 'letBot' ? command.level : undefined, context);
    case 'return':
      return decideReturn(table, seat);
    case 'play':
      return decidePlay(table, seat, command.choice, version);
    case 'takeBack':
      return decideTakeBack(table, seat);
    case 'resign':
      return decideResign(table, seat, context);
    case 'propose':
      return decidePropose(table, seat, command, context);
    case 'agree':
      return decideAgree(table, seat, context);
    case 'decline':
      return decideDecline(table, seat);
    case 'resume':
      return table.pausedAt === undefined ? refuse('not-paused') : { event: { kind: 'resumed', seat } };
    case 'setOrder':
    case 'cancelOrder':
      return context.orders?.decide(table, seat, command) ?? refuse('no-orders');
    default:
      return refuse('bad-request');
  }
}

function decideForHost(table: Table, command: HostCommand, context: CommandContext): Decision | undefined {
  switch (command.kind) {
    case 'timeOut':
      return decideTimeOut(table, command.seat, context);
    case 'botPlay': {
      const seat = table.seats[command.seat];
      const isAsked = seat?.bot !== undefined && seat.askedVersion === command.version;
      if (table.phase !== 'playing' || !isAsked || isTimeUp(table, context.now)) return undefined;
      return decidePlay(table, command.seat, command.choice, undefined, true);
    }
    case 'rematched':
      return table.rematch === undefined
        ? { event: { kind: 'rematched', seat: command.seat, table: command.table } }
        : undefined;
    case 'standIn':
      return table.phase === 'playing' && isPlayedByPerson(table.seats[command.seat]!)
        ? decideStandIn(table, command.seat, undefined, context)
        : undefined;
    case 'decide':
      return command.by(table, context);
    case 'holdClocks':
      return decideHoldClocks(table, command.from, command.to);
    case 'close':
      return isOver(table) ? undefined : { event: { kind: 'closed', why: command.why } };
  }
}

/** What follows by itself: the start of a full table, a bot for a person who timed out twice. */
export function followUp(table: Table, last: TableEvent, context: CommandContext): Decided | undefined {
  if (
    table.phase === 'open' &&
    table.agreement.autoStart &&
    isFull(table) &&
    !table.seats.some(({ nonce }) => isClosedNonce(nonce)) &&
    (last.kind === 'created' || last.kind === 'sat' || last.kind === 'chairSet')
  )
    return decideStart(table);
  if (last.kind !== 'timedOut' || table.phase !== 'playing' || table.seats[last.seat]!.missed < 2)
    return undefined;
  const decision = decideStandIn(table, last.seat, undefined, context);
  return isRefused(decision) ? undefined : decision;
}
