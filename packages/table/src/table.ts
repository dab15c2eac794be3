// A table in memory: what its events amount to. Changed only by `applyEvent`, so that every host agrees on it.
import type { AnyGame, DrawCounts, Match, Result, Seat } from '@undercroft/kernel';
import type { EntryView, OrderChange, Proposal } from '@undercroft/protocol';
import type { Agreement, SeatPlan } from './events.ts';
import type { TableLuck } from './luck.ts';
import type { SecretMove } from './seen-version.ts';
import type { PublicFacts } from './table-info.ts';

/** Who sits in a seat now, who plays it, and how its time stands. */
export interface SeatState {
  for: 'person' | 'bot';
  person: string | undefined;
  name: string | undefined;
  /** The level of the bot that plays now: the seat's own, or one that stands in for its person. */
  bot: string | undefined;
  reserved: string | undefined;
  reservedName: string | undefined;
  nonce: string;
  /** Thinking time left beyond the time per move, in milliseconds. */
  reserve: number;
  /** When this seat's decision began, by time and by version. */
  askedAt: number;
  askedVersion: number;
  /** The version of the last asking that everybody may know of: not moved by a secret move. */
  askedOpenly: number;
  /** Time-outs in a row. */
  missed: number;
  /** Gave the game up: the bot plays to the end. */
  resigned: boolean;
  /** A bot has stood in for the person, now or before. */
  stoodIn: boolean;
  /** What became of its standing orders, one change after another: `standingAfter` says which stand. */
  ordering: OrderChange[];
}

export type TablePhase = 'open' | 'playing' | 'finished' | 'abandoned';

export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly luck: TableLuck;
  readonly agreement: Agreement;
  readonly seats: SeatState[];
  created: number;
  version: number;
  phase: TablePhase;
  match: Match<unknown, unknown, unknown> | undefined;
  waiting: readonly Seat[];
  since: number;
  pausedAt: number | undefined;
  /** Until when the host of the table was gone last. */
  heldUntil: number;
  openHands: boolean;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string | undefined;
  /** Began with the log of another game. */
  isFork: boolean;
  readonly secrets: SecretMove[];
  /** How often play has drawn luck, by purpose: never rewound. */
  drawn: DrawCounts;
  /** The public facts of this version, so that they need not be gathered twice; undefined when seats or settings changed. */
  facts: PublicFacts | undefined;
  /** The last chat messages; `forSpectators` marks those that the seats may read only after the end. */
  readonly chat: {
    readonly entry: EntryView;
    readonly person: string | null;
    readonly forSpectators: boolean;
  }[];
}

export const isOver = (table: Table): boolean => table.phase === 'finished' || table.phase === 'abandoned';
export const seatOf = (table: Table, person: string | null): Seat | null => {
  if (person === null) return null;
  const seat = table.seats.findIndex((state) => state.person === person);
  return seat < 0 ? null : seat;
};
/** Played by its person at this moment, not by a bot that stands in. */
export const isPlayedByPerson = (seat: SeatState): boolean =>
  seat.person !== undefined && seat.bot === undefined;
export const isFull = (table: Table): boolean =>
  table.seats.every((seat) => seat.person !== undefined || seat.bot !== undefined);

/** Where the host put people together, the game counts only among people. */
export const isRated = ({ agreement: { rated, kept }, seats }: Table): boolean =>
  rated && !(kept && seats.some((seat) => seat.for === 'bot'));

export const emptySeat = (plan: SeatPlan): SeatState => ({
  for: plan.for,
  person: undefined,
  name: plan.name,
  bot: plan.bot,
  reserved: plan.reserved,
  reservedName: plan.reservedName,
  nonce: '',
  reserve: 0,
  askedAt: 0,
  askedVersion: 0,
  askedOpenly: 0,
  missed: 0,
  resigned: false,
  stoodIn: false,
  ordering: [],
});
