// A match joins a game, a position and a log: choices go in, entries and events come out, nothing half-applies.
import { type Chance, type NoteDraw, recorded, recording } from './chance.ts';
import { CodedError, type KernelCode } from './errors.ts';
import { CONCEDE, type Game, type Seat, type TableSetup } from './game.ts';
import { isHarmless, sameData } from './plain-data.ts';

/** One line of the log: who chose what, and the luck that came out of it. */
export interface Entry<Choice> {
  readonly seat: Seat;
  readonly choice: Choice | typeof CONCEDE;
  /** Chosen by a bot that stood in for the person of the seat. */
  readonly byBot?: true;
  readonly luck: readonly number[];
}

export interface Match<Position, Choice, Event> extends Replayable<Position, Choice, Event> {
  readonly log: Entry<Choice>[];
  /** The current position; replaced when something is taken back, changed in place otherwise. */
  position: Position;
  /** Luck for what is still to come, written into `drawn`. Never rewound: what was undone had used none. */
  readonly luck: Chance;
  /** The luck of the entry being played. */
  readonly drawn: number[];
}

/** Luck for the two streams of a match. Bots have a third of their own and never touch these. */
export interface Streams {
  readonly setup: Chance;
  readonly play: Chance;
}

export interface Refusal {
  readonly code: KernelCode;
  /** The rule behind it, and the game's own code for the reason, where a rule bars the choice. */
  readonly clause?: string;
  readonly why?: string;
}

export type Submitted<Choice, Event> =
  | {
      readonly ok: true;
      readonly entry: Entry<Choice>;
      readonly events: readonly Event[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

const NO_LUCK: readonly number[] = Object.freeze([]);

export function startMatch<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  table: TableSetup,
  streams: Streams,
): Match<Position, Choice, Event> {
  const setupLuck: number[] = [];
  const position = game.setup(table, recording(streams.setup, setupLuck));
  const drawn: number[] = [];
  return { game, table, setupLuck, log: [], position, luck: recording(streams.play, drawn), drawn };
}

/**
 * Plays a choice for a seat, or says why not. The choice may be any data: it counts only when an equal one is listed.
 * When the rules themselves fail (a bug), the position is rebuilt from the log before the error goes on.
 */
export function submit<Position, Choice, Event>(
  match: Match<Position, Choice, Event>,
  seat: Seat,
  choice: unknown,
): Submitted<Choice, Event> {
  const { game, position, drawn } = match;
  const listed = findListed(game, position, seat, choice);
  if (listed === undefined) return { ok: false, refusal: refusalOf(game, position, seat, choice) };
  const events: Event[] = [];
  drawn.length = 0;
  const tell = (event: Event): void => {
    events.push(event);
  };
  try {
    if (listed === CONCEDE) game.concede!(position, seat, tell);
    else game.play(position, seat, listed, match.luck, tell);
  } catch (error) {
    match.position = replay(match);
    throw error;
  }
  const entry: Entry<Choice> = {
    seat,
    choice: listed,
    luck: drawn.length > 0 ? drawn.slice() : NO_LUCK,
  };
  match.log.push(entry);
  return { ok: true, entry, events };
}

/** The game's own copy of an equal listed choice; undefined when there is none. */
function findListed<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  position: Position,
  seat: Seat,
  choice: unknown,
): Choice | typeof CONCEDE | undefined {
  if (!game.waitingFor(position).includes(seat)) return undefined;
  if (choice === CONCEDE) return game.concede ? CONCEDE : undefined;
  const open = game.choices(position, seat);
  for (const listed of open) if (listed === choice) return listed;
  if (typeof choice === 'object') for (const listed of open) if (sameData(listed, choice)) return listed;
  return undefined;
}

function refusalOf<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  position: Position,
  seat: Seat,
  choice: unknown,
): Refusal {
  const result = game.result(position);
  if (result) return { code: 'game-over', clause: result.clause };
  if (choice === CONCEDE) return { code: 'cannot-concede' };
  const { code: why, clause } = game.explain(position, seat, isHarmless(choice) ? choice : null);
  return {
    code: game.waitingFor(position).includes(seat) ? 'not-open' : 'not-waiting',
    clause,
    why,
  };
}

/** What a replay needs: every match and every record has it. */
export interface Replayable<Position, Choice, Event> {
  readonly game: Game<Position, Choice, Event>;
  readonly table: TableSetup;
  readonly setupLuck: readonly number[];
  readonly log: readonly Entry<Choice>[];
}

/** Lays the table again from recorded luck. */
export function replaySetup<Position, Choice, Event>(source: Replayable<Position, Choice, Event>): Position {
  const luck = recorded(source.setupLuck);
  const position = source.game.setup(source.table, luck);
  if (luck.used() !== source.setupLuck.length) throw new RangeError('luck is left over');
  return position;
}

/**
 * Plays one entry again, in place. Throws a CodedError when it does not fit; `at` is its number, for the message.
 * `note` sees what luck was drawn for.
 */
export function replayEntry<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  position: Position,
  entry: Entry<Choice>,
  at: number,
  tell?: (event: Event) => void,
  note?: NoteDraw,
): void {
  const listed = findListed(game, position, entry.seat, entry.choice);
  if (listed === undefined) {
    const { code } = refusalOf(game, position, entry.seat, entry.choice);
    throw new CodedError('record-bad-entry', { entry: at + 1, why: code });
  }
  const luck = recorded(entry.luck, note);
  try {
    if (listed === CONCEDE) game.concede!(position, entry.seat, tell);
    else game.play(position, entry.seat, listed, luck, tell);
  } catch (error) {
    if (error instanceof RangeError)
      throw new CodedError('record-bad-luck', {
        entry: at + 1,
        why: error.message,
      });
    throw error;
  }
  if (luck.used() !== entry.luck.length)
    throw new CodedError('record-bad-luck', {
      entry: at + 1,
      why: 'luck is left over',
    });
}

/** The position after the first `upTo` entries (all of them unless told otherwise). */
export function replay<Position, Choice, Event>(
  source: Replayable<Position, Choice, Event>,
  upTo: number = source.log.length,
): Position {
  const position = replaySetup(source);
  for (let at = 0; at < upTo; at++) replayEntry(source.game, position, source.log[at]!, at);
  return position;
}

/** Goes on from a log, with luck for what is to come. `position` may be given where it is already known. */
export function continueMatch<Position, Choice, Event>(
  source: Replayable<Position, Choice, Event>,
  luck: Chance,
  position: Position = replay(source),
): Match<Position, Choice, Event> {
  const { game, table, setupLuck } = source;
  const drawn: number[] = [];
  return { game, table, setupLuck, log: source.log.slice(), position, luck: recording(luck, drawn), drawn };
}
