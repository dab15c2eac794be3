// A table in memory: what its book amounts to so far. Built only by `turnPage`, so that every process agrees on it.
import type { Match, Result, Seat } from '@undercroft/kernel';
import type { Proposal, ToldEntry } from '@undercroft/protocol';
import type { Agreement, AnyGame } from './book.ts';
import type { Facts } from './facts.ts';

export interface Chair {
  for: 'person' | 'bot';
  person: string | undefined;
  name: string | undefined;
  bot: string | undefined;
  reserved: string | undefined;
  reservedName: string | undefined;
  nonce: string;
  /** Thinking time left beyond the time per move, in milliseconds. */
  reserve: number;
  /** When this seat's decision began, by the clock and by the book. */
  askedAt: number;
  askedVersion: number;
  /** Time-outs in a row. */
  missed: number;
}

export type Phase = 'open' | 'playing' | 'finished' | 'abandoned';

export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly secret: string;
  readonly sealedAs: string;
  readonly with: Agreement;
  readonly chairs: Chair[];
  created: number;
  version: number;
  phase: Phase;
  match: Match<unknown, unknown, unknown> | undefined;
  waiting: readonly Seat[];
  since: number;
  pausedAt: number | undefined;
  openHands: boolean;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string | undefined;
  /** How much of the luck of play has been drawn: never rewound. */
  drawn: number;
  /** The public facts as last told, so that they need not be gathered twice for one step. Gone where more than a move changed. */
  told: Facts | undefined;
  /** The last chat lines; `forSpectators` marks those that the seats may read only after the end. */
  readonly chat: {
    readonly entry: ToldEntry;
    readonly person: string | null;
    readonly forSpectators: boolean;
  }[];
}

export const isOver = (table: Table): boolean => table.phase === 'finished' || table.phase === 'abandoned';
export const seatOf = (table: Table, person: string | null): Seat | null => {
  if (person === null) return null;
  const seat = table.chairs.findIndex((chair) => chair.person === person);
  return seat < 0 ? null : seat;
};
/** Played by a person at this moment, not by a bot in their place. */
export const isPersons = (chair: Chair): boolean => chair.person !== undefined && chair.bot === undefined;
export const isFull = (table: Table): boolean =>
  table.chairs.every((chair) => chair.person !== undefined || chair.bot !== undefined);
