// Everything that can happen at a table, as it is stored: with the luck that fell, so that replaying needs nothing else.
import type { CONCEDE, Entry, LuckScheme, Options, Seat } from '@undercroft/kernel';
import type { Clock, OrderEnd, Proposal, StandingOrder, TableSettings } from '@undercroft/protocol';
import type { HiddenFrom } from './seen-version.ts';

/** What a seat was set up for. */
export interface SeatPlan {
  readonly for: 'person' | 'bot';
  /** The level of the bot. */
  readonly bot?: string;
  /** The name of a bot, where its host gives it one. */
  readonly name?: string;
  /** Kept for this person (a rematch, or people who were put together). */
  readonly reserved?: string;
  readonly reservedName?: string;
}

/** What a table was opened with. Stored: old tables keep the settings that existed when they were opened. */
export interface Agreement extends TableSettings {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly chairs: readonly SeatPlan[];
  readonly pace: 'live' | 'turns';
  readonly clock: Clock | null;
  readonly host: string;
  readonly commitment: string;
  /** How the luck follows from its source; missing in tables from before there were two ways. */
  readonly scheme?: LuckScheme;
  /** The day of a daily deal. */
  readonly daily?: string;
  /** The expedition that this table is a run of: others play the same deal. */
  readonly event?: string;
  /** A run of several people who win or lose together: they may talk to each other. */
  readonly isTeam?: true;
  /** Whoever was not there in time has lost the chair to a bot (an evening, after its first deal). */
  readonly botsStay?: true;
  /** Nothing of the deal is shown to anybody before this moment, beyond what each seat sees. */
  readonly openAt?: number;
  /**
   * The host put these people together: seats are kept for them until this moment. Then bots take those that are empty; or,
   * where somebody wants none, the table is closed.
   */
  readonly kept?: { readonly until: number; readonly bots: boolean };
  /** Called when a turn begins. */
  readonly webhook?: string;
}

type ProposalKind = Proposal['what'];

export type TableEvent =
  | { readonly kind: 'created'; readonly with: Agreement }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly name: string; readonly nonce: string }
  /** Older tables have no name here. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly name?: string }
  | { readonly kind: 'chairSet'; readonly seat: Seat; readonly chair: SeatPlan }
  | { readonly kind: 'started'; readonly luck: readonly number[] }
  /** Begins with the log of another game, whose luck is not of this table's seal. */
  | { readonly kind: 'forked'; readonly luck: readonly number[]; readonly log: readonly Entry<unknown>[] }
  | ({
      readonly kind: 'played' | 'timedOut';
      readonly seat: Seat;
      readonly choice: unknown;
      readonly luck: readonly number[];
      /** The number of the standing order that chose it. */
      readonly order?: number;
    } & HiddenFrom)
  | { readonly kind: 'conceded'; readonly seat: Seat; readonly choice: typeof CONCEDE }
  /** `at` is the index in the game's log of the entry that was removed. */
  | ({ readonly kind: 'tookBack'; readonly seat: Seat; readonly at: number } & HiddenFrom)
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly what: ProposalKind;
      readonly about: Seat;
      readonly seconds?: number;
      readonly carried?: ProposalEffect;
    }
  | {
      readonly kind: 'agreed';
      readonly seat: Seat;
      readonly what: ProposalKind;
      readonly carried?: ProposalEffect;
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: ProposalKind }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  /** The host of the table was gone between these moments: they count for nobody. */
  | { readonly kind: 'clocksHeld'; readonly from: number; readonly to: number }
  /** `resigned`: for good. */
  | { readonly kind: 'botTook'; readonly seat: Seat; readonly level: string; readonly resigned?: true }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'rematched'; readonly seat: Seat; readonly table: string }
  | { readonly kind: 'chatted'; readonly seat: Seat | null; readonly name: string; readonly text: string }
  | { readonly kind: 'closed'; readonly why: string }
  /** Standing orders are hidden from everybody but their owner. */
  | ({ readonly kind: 'ordered'; readonly seat: Seat; readonly order: StandingOrder } & HiddenFrom)
  | ({
      readonly kind: 'orderEnded';
      readonly seat: Seat;
      readonly order: StandingOrder;
      readonly why: OrderEnd;
    } & HiddenFrom);

/** What an accepted proposal did: for a take-back the index in the log, for a bot its level. */
export interface ProposalEffect {
  readonly at?: number;
  readonly level?: string;
}

/** An event with its version: how many events the table had after it. `person` and `command` say who caused it. */
export interface StoredEvent {
  readonly version: number;
  readonly at: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly event: TableEvent;
}
