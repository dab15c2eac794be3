// Decisions that move the game itself: starting, playing, conceding, taking back, running out of time.
import { CONCEDE, type Seat, startMatch, submit, takeBack, undoBar } from '@undercroft/kernel';
import { deadlineOf } from './clock.ts';
import { type CommandContext, type Decision, refuse } from './decision.ts';
import { setupOf, streamsOf } from './luck.ts';
import { decideStandIn } from './stand-in.ts';
import { isPlayedByPerson, type Table } from './table.ts';
import { choicesOfWaiting, type ListedBefore } from './waiting.ts';

const NOTHING_LISTED: ListedBefore = new Map();

export function decideStart(table: Table): Decision {
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
  if (version !== undefined && table.waiting.includes(seat) && version < state.askedVersion)
    return refuse('stale');
  return choice === CONCEDE ? refuse('bad-request') : enterChoice(table, seat, choice, 'played');
}

function enterChoice(table: Table, seat: Seat, choice: unknown, kind: 'played' | 'timedOut'): Decision {
  const drawn = new Map(table.drawn);
  const listed = choicesOfWaiting(table, seat);
  try {
    const submitted = submit(table.match!, seat, choice);
    if (!submitted.ok) return { ...submitted.refusal };
    const { entry, events } = submitted;
    return {
      event: { kind, seat, choice: entry.choice, luck: entry.luck },
      listed,
      gameEvents: events,
    };
  } catch (error) {
    // Luck that a failed rule had drawn was never stored: drawing on from there would break the proof.
    table.drawn = drawn;
    throw error;
  }
}

export function decideTimeOut(table: Table, seat: Seat, now: number): Decision | undefined {
  const deadline = deadlineOf(table, seat);
  if (deadline === null || deadline > now) return undefined;
  const { game, position } = table.match!;
  return enterChoice(table, seat, game.defaultChoice(position, seat), 'timedOut');
}

/** Concedes where the rules know that and it is this seat's turn; otherwise a bot plays on. */
export function decideResign(table: Table, seat: Seat, context: CommandContext): Decision {
  const match = table.match!;
  if (!match.game.concede || !table.waiting.includes(seat)) {
    const others = table.seats.some((state, other) => other !== seat && isPlayedByPerson(state));
    return others
      ? decideStandIn(table, seat, undefined, context)
      : { event: { kind: 'closed', why: 'resigned' } };
  }
  const listed = choicesOfWaiting(table, seat);
  const submitted = submit(match, seat, CONCEDE);
  if (!submitted.ok) return { ...submitted.refusal };
  return { event: { kind: 'conceded', seat, choice: CONCEDE }, listed, gameEvents: submitted.events };
}

/** Free while the turn is still one's own; a person who has been asked since must agree. */
export function decideTakeBack(table: Table, seat: Seat): Decision {
  const match = table.match!;
  const bar = undoBar(match, seat);
  if (bar) return refuse(bar);
  if (disturbsSomeone(table, seat)) return refuse('needs-consent');
  const taken = takeBack(match, seat);
  if (!taken.ok) return refuse(taken.code);
  return { event: { kind: 'tookBack', seat, at: taken.at }, listed: NOTHING_LISTED };
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
