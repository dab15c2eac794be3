// Decisions that move the game itself: starting, playing, conceding, taking back, running out of time.
import {
  CONCEDE,
  type KernelCode,
  replay,
  type Seat,
  startMatch,
  submit,
  takeBack,
  undoBar,
} from '@undercroft/kernel';
import { deadlineOf } from './clock.ts';
import { type CommandContext, type Decided, type Decision, isRefused, refuse } from './decision.ts';
import { setupOf, streamsOf } from './luck.ts';
import { secrecyOf } from './secret-moves.ts';
import { seenVersion } from './seen-version.ts';
import { isRun } from './spectators.ts';
import { decideStandIn } from './stand-in.ts';
import { isPlayedByPerson, type Table } from './table.ts';
import { choicesOfWaiting, type ListedBefore } from './waiting.ts';

const NOTHING_LISTED: ListedBefore = new Map();

export function decideStart(table: Table): Decided {
  const match = startMatch(table.game, setupOf(table), streamsOf(table));
  table.match = match;
  return { event: { kind: 'started', luck: match.setupLuck }, listed: NOTHING_LISTED };
}

export function decidePlay(
  table: Table,
  seat: Seat,
  choice: unknown,
  version: number | undefined,
  isBot = false,
): Decision {
  const state = table.seats[seat]!;
  if (!isBot && state.bot !== undefined) return refuse('not-seated');
  if (table.pausedAt !== undefined) return refuse('paused');
  if (
    version !== undefined &&
    table.waiting.includes(seat) &&
    version < seenVersion(table, seat, state.askedVersion)
  )
    return refuse('stale');
  return choice === CONCEDE ? refuse('bad-request') : enterChoice(table, seat, choice, 'played');
}

/** `order` is the number of the standing order that chose it. */
export function enterChoice(
  table: Table,
  seat: Seat,
  choice: unknown,
  kind: 'played' | 'timedOut',
  order?: number,
): Decision {
  const drawn = new Map(table.drawn);
  const listed = choicesOfWaiting(table, seat);
  const match = table.match!;
  const before = match.game.copy(match.position);
  try {
    const submitted = submit(match, seat, choice);
    if (!submitted.ok) return { ...submitted.refusal };
    const { entry, events } = submitted;
    const secrecy = secrecyOf(table, seat, before, events);
    return {
      event: { kind, seat, choice: entry.choice, luck: entry.luck, ...(order && { order }), ...secrecy },
      listed,
      gameEvents: events,
    };
  } catch (error) {
    // Luck that a failed rule had drawn was never stored: drawing on from there would break the proof.
    table.drawn = drawn;
    throw error;
  }
}

export function decideTimeOut(table: Table, seat: Seat, context: CommandContext): Decision | undefined {
  const deadline = deadlineOf(table, seat);
  if (deadline === null || deadline > context.now) return undefined;
  // A choice that nobody made would be compared with other people's: a bot takes the chair instead.
  if (isRun(table)) return decideStandIn(table, seat, undefined, context);
  const { game, position } = table.match!;
  return enterChoice(table, seat, game.defaultChoice(position, seat), 'timedOut');
}

/** Concedes where the rules know that and it is this seat's turn; otherwise a bot plays on, for good. */
export function decideResign(table: Table, seat: Seat, context: CommandContext): Decision {
  const match = table.match!;
  if (!match.game.concede || !table.waiting.includes(seat)) {
    const isLast = table.seats.every(
      (state, other) =>
        other === seat || !(table.agreement.rated ? state.person !== undefined : isPlayedByPerson(state)),
    );
    if (isLast) return { event: { kind: 'closed', why: 'resigned' } };
    const decision = decideStandIn(table, seat, undefined, context);
    if (isRefused(decision) || decision.event.kind !== 'botTook') return decision;
    return { event: { ...decision.event, resigned: true } };
  }
  const listed = choicesOfWaiting(table, seat);
  const submitted = submit(match, seat, CONCEDE);
  if (!submitted.ok) return { ...submitted.refusal };
  return { event: { kind: 'conceded', seat, choice: CONCEDE }, listed, gameEvents: submitted.events };
}

/** Free while the turn is still one's own; a person who has been asked since must agree. */
export function decideTakeBack(table: Table, seat: Seat): Decision {
  const match = table.match!;
  if (table.pausedAt !== undefined) return refuse('paused');
  const bar = takeBackBar(table, seat);
  if (bar) return refuse(bar);
  if (disturbsSomeone(table, seat)) return refuse('needs-consent');
  const before = match.position;
  const taken = takeBack(match, seat);
  if (!taken.ok) return refuse(taken.code);
  const secrecy = secrecyOf(table, seat, before, []);
  return { event: { kind: 'tookBack', seat, at: taken.at, ...secrecy }, listed: NOTHING_LISTED };
}

/**
 * Why this seat's last entry stays. What began a step that several take at once stays whether or not anybody has acted in
 * it: a refusal that depends on it would tell that somebody has acted in secret.
 */
export function takeBackBar(table: Table, seat: Seat): KernelCode | undefined {
  const match = table.match!;
  if (table.seats[seat]!.bot !== undefined) return 'nothing-to-undo';
  const at = match.log.findLastIndex((entry) => entry.seat === seat);
  if (at >= 0 && table.waiting.length > 1) {
    const before = match.game.waitingFor(replay(match, at));
    if (table.waiting.some((other) => other !== seat && !before.includes(other))) return 'undo-answered';
  }
  return undoBar(match, seat);
}

/** Has a person been asked something because of this seat's last entry? */
function disturbsSomeone(table: Table, seat: Seat): boolean {
  if (table.waiting.includes(seat)) return false;
  const { askedVersion } = table.seats[seat]!;
  return table.waiting.some((other) => {
    const state = table.seats[other]!;
    return isPlayedByPerson(state) && state.askedVersion > askedVersion;
  });
}
