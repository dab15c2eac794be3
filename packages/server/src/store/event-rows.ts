// The rows of expeditions: what is announced, its seals, and everybody's runs.
import type { EventKind, RunMark } from '@undercroft/events';
import type { Options, Seat } from '@undercroft/kernel';

/** What of an expedition is settled when it is announced, besides its columns. */
export interface EventFormat {
  readonly rules: string;
  /** The level in the chairs that people leave free. */
  readonly bot: string;
  readonly yardsticks: readonly string[];
  /** Seals of each deal for those who are ranked; there is one more for the others. */
  readonly instances: number;
  readonly isOneDealRanked: boolean;
  /** Said where one person with bots has no place. */
  readonly isAloneRanked?: false;
  /** The chair of each deal; missing at evenings, and where each person has a first chair of their own, as it was before. */
  readonly turns?: readonly Seat[];
  readonly needs: EntryNeeds;
}

/** What ranked entry asks for: a passkey, so many days here, so many finished games. */
export interface EntryNeeds {
  readonly passkey: boolean;
  readonly days: number;
  readonly games: number;
}

export interface EventRow {
  readonly id: string;
  readonly game: string;
  readonly kind: EventKind;
  readonly seats: number;
  readonly options: Options;
  readonly format: EventFormat;
  readonly opens: number;
  readonly closes: number;
  readonly openAt: number;
  readonly deals: number;
  /** What chairs and instances are given out by. */
  readonly secret: string;
  /** Of the first entrants; null until it opened. */
  readonly words: readonly string[] | null;
  /** Of an evening that has begun: for each instance its people in the order of the movement. */
  readonly seating: readonly (readonly string[])[] | null;
  /** `counted` when every person's run is measured, `settled` when every yardstick's is too. */
  readonly state: 'set' | 'counted' | 'settled';
  /** Only its members know of it. */
  readonly club: string | null;
}

export interface DealRow {
  readonly number: number;
  readonly instance: number;
  readonly secret: string;
  /** Where it is not its own: of an old one again, and of dailies from before there were expeditions. */
  readonly sealedAs: string | null;
}

export interface RunRow {
  readonly event: string;
  readonly deal: number;
  readonly side: number;
  readonly person: string;
  readonly instance: number;
  readonly table: string;
  readonly began: number;
  readonly ended: number | null;
  /** `broken`: its luck is not what was sealed. */
  readonly state: 'playing' | 'over' | 'broken';
  readonly measure: readonly number[] | null;
  /** How many people began it at one table. */
  readonly people: number;
  readonly team: string | null;
  readonly mark: RunMark | null;
}

/** What the host sees of a run: of so many choices so many were the strongest bot's; the median time of one. Null until looked at. */
export interface HelpFigures {
  readonly asked: number | null;
  readonly agreed: number | null;
  readonly pace: number | null;
}
