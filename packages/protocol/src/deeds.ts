// Everything that can be asked of the server by name: at a table, or to open one.
import {
  anything,
  byKind,
  dictionary,
  flag,
  list,
  literal,
  oneOf,
  optional,
  record,
  type Static,
  text,
  whole,
} from './schema.ts';
import { Clock, MOST_SEATS, PROPOSALS, SeatNumber, TableId } from './table-info.ts';

/** A word of the client's own that goes into the luck: the server cannot have known it when it sealed the secret. */
const Nonce = text(64, 8);

/** One chair of a table to be: a person's, or a bot's of a level. */
export const Chair = byKind(
  record({ kind: literal('person') }),
  record({ kind: literal('bot'), level: text(24, 1) }),
);
export type Chair = Static<typeof Chair>;

export const CreateTable = record({
  kind: literal('create'),
  game: text(24, 1),
  options: optional(dictionary(anything, 64)),
  numbers: optional(dictionary(anything, 256)),
  chairs: list(Chair, MOST_SEATS),
  pace: oneOf('live', 'turns'),
  clock: optional(Clock),
  listed: flag,
  spectators: optional(flag),
  rated: optional(flag),
  /** An https address that is told whose turn it is, whenever that changes. Never shown to anybody. */
  webhook: optional(text(500)),
  /** Starts by itself when the last chair is taken (default), or waits for the host. */
  autoStart: optional(flag),
  /** The chair the creator sits down in, with a nonce; left out, the creator only hosts. */
  sit: optional(SeatNumber),
  nonce: optional(Nonce),
});
export type CreateTable = Static<typeof CreateTable>;

export const TableDeed = byKind(
  record({ kind: literal('sit'), seat: SeatNumber, nonce: Nonce }),
  record({ kind: literal('leave') }),
  record({ kind: literal('setChair'), seat: SeatNumber, chair: Chair }),
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
export type TableDeed = Static<typeof TableDeed>;

/**
 * Asks for what happened between two versions, as this viewer saw it. Answered with `data`: a list of told entries, with
 * `views` each with the view after it, so that it can be shown once more step by step.
 */
export const AskHistory = record({
  kind: literal('history'),
  from: whole(1),
  to: whole(1),
  views: optional(flag),
});
export type AskHistory = Static<typeof AskHistory>;

/** Any of the above; `create` names no table. */
export type Deed = CreateTable | TableDeed | AskHistory;

/** A deed in its envelope. `version` is the one of the sender's view; `again` is set on every sending but the first. */
export const Command = record({
  kind: literal('command'),
  id: text(40, 6),
  table: optional(TableId),
  version: optional(whole()),
  again: optional(flag),
  do: anything,
});
export type Command = Omit<Static<typeof Command>, 'do'> & { readonly do: Deed };
