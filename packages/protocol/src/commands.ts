// Every command: what can be asked at a table, and what opens one.
import {
  anything,
  byKind,
  dictionary,
  flag,
  idText,
  list,
  literal,
  oneOf,
  optional,
  record,
  type Static,
  text,
  whole,
} from './schema.ts';
import { Clock, MOST_NONCE, MOST_SEATS, PROPOSALS, SeatNumber, TableId } from './table-info.ts';
import { optionalSettings } from './table-settings.ts';

/**
 * `<commitment>.<seat>.<letters>`: random letters of the client's own that go into the luck, given in answer to the
 * table's commitment, so that whoever sealed the secret cannot have known them.
 */
const Nonce = text(MOST_NONCE, 8);

/** Who a seat is to be for: a person, or a bot of a level, with a name if the host gives it one. */
export const SeatRequest = byKind(
  record({ kind: literal('person') }),
  record({ kind: literal('bot'), level: text(24, 1), name: optional(text(40)) }),
);
export type SeatRequest = Static<typeof SeatRequest>;

export const CreateTable = record({
  kind: literal('create'),
  game: text(24, 1),
  options: optional(dictionary(anything, 64)),
  numbers: optional(dictionary(anything, 256)),
  chairs: list(SeatRequest, MOST_SEATS),
  pace: oneOf('live', 'turns'),
  clock: optional(Clock),
  ...optionalSettings,
  /** An https address that is told whose turn it is, whenever that changes. Never shown. */
  webhook: optional(text(500)),
  /** The seat kept for the creator, to be taken with `sit` once the commitment is known; left out, the creator only hosts. */
  sit: optional(SeatNumber),
});
export type CreateTable = Static<typeof CreateTable>;

export const TableCommand = byKind(
  record({ kind: literal('sit'), seat: SeatNumber, nonce: Nonce }),
  record({ kind: literal('leave') }),
  record({ kind: literal('setChair'), seat: SeatNumber, chair: SeatRequest }),
  record({ kind: literal('start') }),
  record({ kind: literal('play'), choice: anything }),
  record({ kind: literal('takeBack') }),
  record({ kind: literal('resign') }),
  record({
    kind: literal('propose'),
    what: oneOf(...PROPOSALS),
    seat: optional(SeatNumber),
    seconds: optional(whole(10, 60 * 60 * 24 * 7)),
  }),
  record({ kind: literal('agree') }),
  record({ kind: literal('decline') }),
  record({ kind: literal('resume') }),
  record({ kind: literal('letBot'), level: optional(text(24, 1)) }),
  record({ kind: literal('return') }),
  record({ kind: literal('rematch') }),
  record({ kind: literal('chat'), text: text(500, 1) }),
);
export type TableCommand = Static<typeof TableCommand>;

/**
 * Asks for what happened between two versions, as this viewer saw it. Answered with `data`: a list of told entries, with
 * `views` each with the view after it, so that it can be shown once more step by step.
 */
export const ReadHistory = record({
  kind: literal('history'),
  from: whole(1),
  to: whole(1),
  views: optional(flag),
  /** From this version on with the view after each, so that one question brings the log and what was missed. */
  viewsFrom: optional(whole(1)),
});
export type ReadHistory = Static<typeof ReadHistory>;

/** Any of the above; `create` names no table. */
export type Command = CreateTable | TableCommand | ReadHistory;

/** A command in its envelope. `version` is the one of the sender's view; `again` is set on every sending but the first. */
export const CommandMessage = record({
  kind: literal('command'),
  id: idText(40, 6),
  table: optional(TableId),
  version: optional(whole()),
  again: optional(flag),
  do: anything,
});
export type CommandMessage = Omit<Static<typeof CommandMessage>, 'do'> & { readonly do: Command };
