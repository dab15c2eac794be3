// Every command: what can be asked at a table, and what opens one.
import { CancelOrder, SetOrder } from './orders.ts';
import * as s from './schema.ts';
import type { SeekCommand } from './seeking.ts';
import type { StudyCommand } from './study-commands.ts';
import { Clock, MOST_NONCE, MOST_SEATS, PROPOSALS, SeatNumber, TableId } from './table-info.ts';
import { optionalSettings } from './table-settings.ts';

/**
 * `<commitment>.<seat>.<letters>`: random letters of the client's own that go into the luck, given in answer to the
 * table's commitment, so that whoever sealed the secret cannot have known them.
 */
const Nonce = s.text(MOST_NONCE, 8);

/** Who a seat is to be for: a person, or a bot of a level, with a name if the host gives it one. */
export const SeatRequest = s.byKind(
  s.record({ kind: s.literal('person') }),
  s.record({ kind: s.literal('bot'), level: s.text(24, 1), name: s.optional(s.text(40)) }),
);
export type SeatRequest = s.Static<typeof SeatRequest>;

export const CreateTable = s.record({
  kind: s.literal('create'),
  game: s.text(24, 1),
  options: s.optional(s.dictionary(s.anything, 64)),
  numbers: s.optional(s.dictionary(s.anything, 256)),
  chairs: s.list(SeatRequest, MOST_SEATS),
  pace: s.oneOf('live', 'turns'),
  clock: s.optional(Clock),
  ...optionalSettings,
  /** A club of the creator: its members find the table on the club's page, and nobody else finds it anywhere. Never shown. */
  club: s.optional(s.idText(40)),
  /** An https address that is told whose turn it is, whenever that changes. Never shown. */
  webhook: s.optional(s.text(500)),
  /** The seat kept for the creator, to be taken with `sit` once the commitment is known; left out, the creator only hosts. */
  sit: s.optional(SeatNumber),
});
export type CreateTable = s.Static<typeof CreateTable>;

export const TableCommand = s.byKind(
  s.record({ kind: s.literal('sit'), seat: SeatNumber, nonce: Nonce }),
  s.record({ kind: s.literal('leave') }),
  s.record({ kind: s.literal('setChair'), seat: SeatNumber, chair: SeatRequest }),
  s.record({ kind: s.literal('start') }),
  s.record({ kind: s.literal('play'), choice: s.anything }),
  s.record({ kind: s.literal('takeBack') }),
  s.record({ kind: s.literal('resign') }),
  s.record({
    kind: s.literal('propose'),
    what: s.oneOf(...PROPOSALS),
    seat: s.optional(SeatNumber),
    seconds: s.optional(s.whole(10, 60 * 60 * 24 * 7)),
  }),
  s.record({ kind: s.literal('agree') }),
  s.record({ kind: s.literal('decline') }),
  s.record({ kind: s.literal('resume') }),
  s.record({ kind: s.literal('letBot'), level: s.optional(s.text(24, 1)) }),
  s.record({ kind: s.literal('return') }),
  s.record({ kind: s.literal('rematch') }),
  s.record({ kind: s.literal('chat'), text: s.text(500, 1) }),
  SetOrder,
  CancelOrder,
);
export type TableCommand = s.Static<typeof TableCommand>;

/**
 * Asks for what happened between two versions, as this viewer saw it. Answered with `data`: a list of told entries, with
 * `views` each with the view after it, so that it can be shown once more step by step.
 */
export const ReadHistory = s.record({
  kind: s.literal('history'),
  from: s.whole(1),
  to: s.whole(1),
  views: s.optional(s.flag),
  /** From this version on with the view after each, so that one question brings the log and what was missed. */
  viewsFrom: s.optional(s.whole(1)),
});
export type ReadHistory = s.Static<typeof ReadHistory>;

/** Any of the above, of quick pairing, or what is done in a study room; `create`, `seek` and `unseek` name no table. */
export type Command = CreateTable | TableCommand | ReadHistory | SeekCommand | StudyCommand;

/** A command in its envelope: `table` is the id of a table or a study room. `version` is the one of the sender's view; `again` is set on every sending but the first. */
export const CommandMessage = s.record({
  kind: s.literal('command'),
  id: s.idText(40, 6),
  table: s.optional(TableId),
  version: s.optional(s.whole()),
  again: s.optional(s.flag),
  do: s.anything,
});
export type CommandMessage = Omit<s.Static<typeof CommandMessage>, 'do'> & { readonly do: Command };
