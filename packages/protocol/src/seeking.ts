// Quick pairing: what somebody who wants to play now may wish for, and what they are told while they wait.
import * as s from './schema.ts';
import { MOST_SEATS, SeatNumber, TableId, Timestamp } from './table-info.ts';

const Pace = s.oneOf('live', 'turns');
/** Live: everybody plays at the same time. By turns: over hours and days. */
export type Pace = s.Static<typeof Pace>;

const WEEK = 7 * 24 * 3600;

/** A set of wishes: any of these games with any of these numbers of seats will do. */
export const Wishes = s.record({
  games: s.list(s.idText(24), 64),
  seats: s.list(s.whole(2, MOST_SEATS), MOST_SEATS),
  pace: Pace,
  rated: s.oneOf('rated', 'unrated', 'either'),
  /**
   * Seconds after which bots take the chairs that are still free; null: never. By turns one is asked first, except with 0,
   * which lets them sit down now.
   */
  botsAfter: s.orNull(s.whole(0, WEEK)),
  /** What the seeker reads: where all who meet read the same, it proposes the edition. */
  language: s.optional(s.text(8)),
});
export type Wishes = s.Static<typeof Wishes>;

/** What somebody asks for who wants to be paired, or no longer does. */
export const SeekCommand = s.byKind(
  /** Joins those who wait, or changes the wishes without losing one's place. */
  s.record({ kind: s.literal('seek'), wishes: Wishes }),
  /** Stops waiting; at both paces where none is named. */
  s.record({ kind: s.literal('unseek'), pace: s.optional(Pace) }),
);
export type SeekCommand = s.Static<typeof SeekCommand>;

/** Whoever waits is told how many others do, never who. */
export const Seeking = s.record({
  kind: s.literal('seeking'),
  pace: Pace,
  since: Timestamp,
  /** How many others wait at this pace, whatever they wish for. */
  waiting: s.whole(),
  /** Of those who met people at this hour of the last days, half waited at most `half` seconds, four of five at most `most`. */
  usual: s.orNull(s.record({ half: s.whole(), most: s.whole() })),
  /** When bots take the free chairs, or when one is asked whether they may; null: never. */
  botsAt: s.orNull(Timestamp),
  /** Are you there? Whoever does not say `here` by then waits no longer. */
  answerBy: s.orNull(Timestamp),
  /** By turns: it has been long; may bots take the free chairs? */
  mayBots: s.flag,
});
export type Seeking = s.Static<typeof Seeking>;

/** A table was found, and this seat of it is kept for a while. */
export const Paired = s.record({
  kind: s.literal('paired'),
  pace: Pace,
  table: TableId,
  seat: SeatNumber,
});
export type Paired = s.Static<typeof Paired>;

/** One waits no longer, and no table was found. */
export const SeekOver = s.record({ kind: s.literal('seekOver'), pace: Pace });
