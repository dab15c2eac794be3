// Decisions that move the game itself: starting, playing, conceding, taking back, running out of time.
import {
  CONCEDE,
  recording,
  type Seat,
  sealed,
  startMatch,
  submit,
  takeBack,
  undoBar,
} from '@undercroft/kernel';
import { choicesOfWaiting, type Done } from './ask-seats.ts';
import { deadlineOf } from './clock.ts';
import { type Circumstances, type Decision, decideLetBot, refuse } from './decide.ts';
import { isPersons, type Table } from './table.ts';
import { playLuck, sealOf, setupOf } from './table-luck.ts';

const NOTHING_LISTED: Done = new Map();

export function decideStart(table: Table): Decision {
  const seal = sealOf(table);
  const match = startMatch(table.game, setupOf(table), {
    setup: recording(sealed(seal, 'setup'), []),
    play: playLuck(table),
  });
  table.match = match;
  return { line: { kind: 'started', luck: match.setupLuck }, done: NOTHING_LISTED };
}

export function decidePlay(
  table: Table,
  seat: Seat,
  choice: unknown,
  version: number | undefined,
  isBot = false,
): Decision {
  const chair = table.chairs[seat]!;
  if (!isBot && chair.bot !== undefined) return refuse('not-seated');
  if (table.pausedAt !== undefined) return refuse('paused');
  if (version !== undefined && table.waiting.includes(seat) && version < chair.askedVersion)
    return refuse('stale');
  return choice === CONCEDE ? refuse('bad-request') : enterChoice(table, seat, choice, 'played');
}

function enterChoice(table: Table, seat: Seat, choice: unknown, kind: 'played' | 'timedOut'): Decision {
  const match = table.match!;
  const { drawn } = table;
  const done = choicesOfWaiting(table, seat);
  try {
    const submitted = submit(match, seat, choice);
    if (!submitted.ok) return { ...submitted.refusal };
    const { entry, events } = submitted;
    return { line: { kind, seat, choice: entry.choice, luck: entry.luck }, done, events };
  } catch (error) {
    // Luck that a failed rule had drawn was never written down: drawing on from there would break the proof.
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

/** Gives the game up where its rules know that and it is this seat's turn; otherwise a bot plays on. */
export function decideResign(table: Table, seat: Seat, now: Circumstances): Decision {
  const match = table.match!;
  if (!match.game.concede || !table.waiting.includes(seat)) {
    const others = table.chairs.some((chair, other) => other !== seat && isPersons(chair));
    return others ? decideLetBot(table, seat, undefined, now) : { line: { kind: 'closed', why: 'resigned' } };
  }
  const done = choicesOfWaiting(table, seat);
  const submitted = submit(match, seat, CONCEDE);
  if (!submitted.ok) return { ...submitted.refusal };
  return { line: { kind: 'conceded', seat, choice: CONCEDE }, done, events: submitted.events };
}

/** Free while the turn is still one's own; where another person has been asked since, they must agree. */
export function decideTakeBack(table: Table, seat: Seat): Decision {
  const match = table.match!;
  const bar = undoBar(match, seat);
  if (bar) return refuse(bar);
  if (disturbed(table, seat).length > 0) return refuse('needs-consent');
  const taken = takeBack(match, seat);
  if (!taken.ok) return refuse(taken.code);
  return { line: { kind: 'tookBack', seat, at: taken.at }, done: NOTHING_LISTED };
}

/** The people who were asked something because of this seat's last entry. */
function disturbed(table: Table, seat: Seat): Seat[] {
  if (table.waiting.includes(seat)) return [];
  const { askedVersion } = table.chairs[seat]!;
  return table.waiting.filter((other) => {
    const chair = table.chairs[other]!;
    return isPersons(chair) && chair.askedVersion > askedVersion;
  });
}
