// What is public about a table besides the position of its game.
import * as s from './schema.ts';
import { requiredSettings } from './table-settings.ts';
import { MOST_TABLE_ID } from './table-watches.ts';

export const MOST_SEATS = 8;
/** A commitment, a seat and letters, with dots between. */
export const MOST_NONCE = 240;
export const TableId = s.idText(MOST_TABLE_ID);
export const PersonId = s.idText(40);
export const SeatNumber = s.whole(0, MOST_SEATS - 1);
/** Milliseconds since 1970 by the server's clock. */
export const Timestamp = s.whole();

/** How long a seat may think: `perMove` seconds for each decision, and a `reserve` for the whole game on top. */
export const Clock = s.record({
  perMove: s.whole(5, 60 * 60 * 24 * 30),
  reserve: s.whole(0, 60 * 60 * 24 * 30),
});
export type Clock = s.Static<typeof Clock>;

/** Who sits in a seat. A `bot` level with a `person` means that the bot plays until the person returns. */
export const SeatInfo = s.record({
  /** People may only take seats that are for people. */
  for: s.oneOf('person', 'bot'),
  person: s.optional(PersonId),
  name: s.optional(s.text(40)),
  bot: s.optional(s.text(24)),
  /** Gave up: the bot plays to the end. */
  resigned: s.optional(s.flag),
  /** Kept for one person (a rematch). */
  reserved: s.optional(PersonId),
  reservedName: s.optional(s.text(40)),
});
export type SeatInfo = s.Static<typeof SeatInfo>;

export const TABLE_STATES = ['open', 'playing', 'finished', 'abandoned'] as const;
export const TableState = s.oneOf(...TABLE_STATES);
export type TableState = s.Static<typeof TableState>;

export const PROPOSALS = ['takeBack', 'pause', 'extraTime', 'botTakes', 'abandon', 'openHands'] as const;
/** Something that needs consent. At most one stands at a time. */
export const Proposal = s.record({
  what: s.oneOf(...PROPOSALS),
  by: SeatNumber,
  /** The seat it is about: whose entry, whose time, whose seat. */
  seat: SeatNumber,
  seconds: s.optional(s.whole(1, 60 * 60 * 24 * 7)),
  /** Seats that have not answered yet. */
  awaits: s.list(SeatNumber, MOST_SEATS),
});
export type Proposal = s.Static<typeof Proposal>;

export const TableInfo = s.record({
  id: TableId,
  game: s.idText(24),
  rules: s.text(24),
  options: s.dictionary(s.anything, 64),
  numbers: s.optional(s.dictionary(s.anything, 256)),
  state: TableState,
  /** `live`: all play at the same time. `turns`: over hours and days, with notices. */
  pace: s.oneOf('live', 'turns'),
  clock: s.orNull(Clock),
  ...requiredSettings,
  host: PersonId,
  seats: s.list(SeatInfo, MOST_SEATS),
  created: Timestamp,
  /** The seats the game waits for, since when, and until when each may think (null: no limit). */
  waiting: s.list(SeatNumber, MOST_SEATS),
  since: Timestamp,
  deadlines: s.list(s.orNull(Timestamp), MOST_SEATS),
  reserves: s.list(s.whole(), MOST_SEATS),
  paused: s.flag,
  openHands: s.flag,
  proposal: s.orNull(Proposal),
  result: s.orNull(s.anything),
  /** SHA-256 of the secret behind the luck; the secret itself once the game is over. */
  commitment: s.text(64),
  secret: s.optional(s.text(64)),
  /** The name under which the luck was sealed, where it is not the table's id (a daily dungeon). */
  sealedAs: s.optional(s.text(64)),
  nonces: s.optional(s.list(s.text(MOST_NONCE), MOST_SEATS)),
  rematch: s.optional(TableId),
  daily: s.optional(s.text(10)),
  /** The expedition that it is a run of, and the moment at which all its runs are opened. */
  event: s.optional(s.text(64)),
  openAt: s.optional(Timestamp),
  /** People were put together here: until then their seats are kept, and no game among people is rated with a bot. */
  keptUntil: s.optional(Timestamp),
});
export type TableInfo = s.Static<typeof TableInfo>;

/** A table as the lobby shows it. */
export const TableCard = s.record({
  id: TableId,
  game: s.text(24),
  options: s.dictionary(s.anything, 64),
  state: TableState,
  pace: s.oneOf('live', 'turns'),
  clock: s.orNull(Clock),
  listed: s.flag,
  host: PersonId,
  seats: s.list(SeatInfo, MOST_SEATS),
  waiting: s.list(SeatNumber, MOST_SEATS),
  since: Timestamp,
  created: Timestamp,
  version: s.whole(),
  paused: s.flag,
  daily: s.optional(s.text(10)),
  event: s.optional(s.text(64)),
  openAt: s.optional(Timestamp),
  winners: s.optional(s.list(SeatNumber, MOST_SEATS)),
});
export type TableCard = s.Static<typeof TableCard>;
