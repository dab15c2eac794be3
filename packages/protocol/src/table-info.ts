// What is public about a table besides the position of its game.
import {
  anything,
  dictionary,
  flag,
  idText,
  list,
  oneOf,
  optional,
  orNull,
  record,
  type Static,
  text,
  whole,
} from './schema.ts';
import { requiredSettings } from './table-settings.ts';

export const MOST_SEATS = 8;
/** A commitment, a seat and letters, with dots between. */
export const MOST_NONCE = 240;
export const TableId = idText(40);
export const PersonId = idText(40);
export const SeatNumber = whole(0, MOST_SEATS - 1);
/** Milliseconds since 1970 by the server's clock. */
export const Timestamp = whole();

/** How long a seat may think: `perMove` seconds for each decision, and a `reserve` for the whole game on top. */
export const Clock = record({ perMove: whole(5, 60 * 60 * 24 * 30), reserve: whole(0, 60 * 60 * 24 * 30) });
export type Clock = Static<typeof Clock>;

/** Who sits in a seat. A `bot` level with a `person` means that the bot plays until the person returns. */
export const SeatInfo = record({
  /** People may only take seats that are for people. */
  for: oneOf('person', 'bot'),
  person: optional(PersonId),
  name: optional(text(40)),
  bot: optional(text(24)),
  /** Gave up: the bot plays to the end. */
  resigned: optional(flag),
  /** Kept for one person (a rematch). */
  reserved: optional(PersonId),
  reservedName: optional(text(40)),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const TABLE_STATES = ['open', 'playing', 'finished', 'abandoned'] as const;
export const TableState = oneOf(...TABLE_STATES);
export type TableState = Static<typeof TableState>;

export const PROPOSALS = ['takeBack', 'pause', 'extraTime', 'botTakes', 'abandon', 'openHands'] as const;
/** Something that needs consent. At most one stands at a time. */
export const Proposal = record({
  what: oneOf(...PROPOSALS),
  by: SeatNumber,
  /** The seat it is about: whose entry, whose time, whose seat. */
  seat: SeatNumber,
  seconds: optional(whole(1, 60 * 60 * 24 * 7)),
  /** Seats that have not answered yet. */
  awaits: list(SeatNumber, MOST_SEATS),
});
export type Proposal = Static<typeof Proposal>;

export const TableInfo = record({
  id: TableId,
  game: idText(24),
  rules: text(24),
  options: dictionary(anything, 64),
  numbers: optional(dictionary(anything, 256)),
  state: TableState,
  /** `live`: all play at the same time. `turns`: over hours and days, with notices. */
  pace: oneOf('live', 'turns'),
  clock: orNull(Clock),
  ...requiredSettings,
  host: PersonId,
  seats: list(SeatInfo, MOST_SEATS),
  created: Timestamp,
  /** The seats the game waits for, since when, and until when each may think (null: no limit). */
  waiting: list(SeatNumber, MOST_SEATS),
  since: Timestamp,
  deadlines: list(orNull(Timestamp), MOST_SEATS),
  reserves: list(whole(), MOST_SEATS),
  paused: flag,
  openHands: flag,
  proposal: orNull(Proposal),
  result: orNull(anything),
  /** SHA-256 of the secret behind the luck; the secret itself once the game is over. */
  commitment: text(64),
  secret: optional(text(64)),
  /** The name under which the luck was sealed, where it is not the table's id (a daily dungeon). */
  sealedAs: optional(text(64)),
  nonces: optional(list(text(MOST_NONCE), MOST_SEATS)),
  rematch: optional(TableId),
  daily: optional(text(10)),
});
export type TableInfo = Static<typeof TableInfo>;

/** A table as the lobby shows it. */
export const TableCard = record({
  id: TableId,
  game: text(24),
  options: dictionary(anything, 64),
  state: TableState,
  pace: oneOf('live', 'turns'),
  clock: orNull(Clock),
  listed: flag,
  host: PersonId,
  seats: list(SeatInfo, MOST_SEATS),
  waiting: list(SeatNumber, MOST_SEATS),
  since: Timestamp,
  created: Timestamp,
  version: whole(),
  paused: flag,
  daily: optional(text(10)),
  winners: optional(list(SeatNumber, MOST_SEATS)),
});
export type TableCard = Static<typeof TableCard>;
