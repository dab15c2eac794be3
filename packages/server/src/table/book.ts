// A line of a table's book as it is stored: what was done, with the luck that fell, so that replaying needs nothing else.
import type { CONCEDE, Game, Options, Seat } from '@undercroft/kernel';
import type { Clock, Proposal } from '@undercroft/protocol';

export type AnyGame = Game<unknown, unknown, unknown>;

export interface StoredChair {
  readonly for: 'person' | 'bot';
  readonly bot?: string;
  readonly reserved?: string;
  readonly reservedName?: string;
}

/** What a table was opened with. */
export interface Agreement {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly chairs: readonly StoredChair[];
  readonly pace: 'live' | 'turns';
  readonly clock: Clock | null;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
  readonly autoStart: boolean;
  readonly host: string;
  readonly commitment: string;
  readonly daily?: string;
  /** The webhook that is called when anybody's turn comes. */
  readonly webhook?: string;
}

type What = Proposal['what'];

export type Line =
  | { readonly kind: 'created'; readonly with: Agreement }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly name: string; readonly nonce: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'chairSet'; readonly seat: Seat; readonly chair: StoredChair }
  | { readonly kind: 'started'; readonly luck: readonly number[] }
  | {
      readonly kind: 'played' | 'timedOut';
      readonly seat: Seat;
      readonly choice: unknown;
      readonly luck: readonly number[];
    }
  | { readonly kind: 'conceded'; readonly seat: Seat; readonly choice: typeof CONCEDE }
  /** `at` is the place in the game's log of the entry that went. */
  | { readonly kind: 'tookBack'; readonly seat: Seat; readonly at: number }
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly what: What;
      readonly about: Seat;
      readonly seconds?: number;
      readonly carried?: Carried;
    }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly what: What; readonly carried?: Carried }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: What }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  | { readonly kind: 'botTook'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'rematched'; readonly seat: Seat; readonly table: string }
  | { readonly kind: 'chatted'; readonly seat: Seat | null; readonly name: string; readonly text: string }
  | { readonly kind: 'closed'; readonly why: string };

/** What a proposal did when the last word was given: for a take-back the place in the log, for a bot its level. */
export interface Carried {
  readonly at?: number;
  readonly level?: string;
}

export interface BookEntry {
  readonly version: number;
  readonly at: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly line: Line;
}
