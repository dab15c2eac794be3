// What the lab writes down: one row per game, and counts per card that add up in any order.
import { noTrials, type Trials } from './statistics.ts';

export interface GameRow {
  readonly at: number;
  readonly seats: number;
  /** By seat: index into the plan's bots. */
  readonly bots: readonly number[];
  readonly sides: readonly number[];
  /** By seat: 1 for a victory of its side, a part of it when several sides share one. */
  readonly won: readonly number[];
  readonly points: readonly number[] | null;
  /** Entries in the log. */
  readonly length: number;
  readonly reason: string;
  readonly counters: Readonly<Record<string, number>>;
}

/** One card within one stratum: tables of one size, seats of one side. */
export interface CardCounts {
  /** Decisions in which a choice named it, and those in which that choice was made. */
  offered: number;
  chosen: number;
  /** Times that a choice or an event told of taking or playing it. */
  taken: number;
  played: number;
  /** Seats in games: those that played it, and those that met it (were offered it, or took it) and never did. */
  readonly havingPlayed: Trials;
  readonly withoutPlayed: Trials;
  /** The same for taking it: this is what counts for what is taken but never played. */
  readonly havingTaken: Trials;
  readonly withoutTaken: Trials;
}

export interface ChunkData {
  readonly chunk: number;
  readonly rows: readonly GameRow[];
  /** By `<seats>/<side>`, then by card. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, CardCounts>>>>;
  /** Points by score source, over all seats. */
  readonly sources: Readonly<Record<string, number>>;
}

export const noCounts = (): CardCounts => ({
  offered: 0,
  chosen: 0,
  taken: 0,
  played: 0,
  havingPlayed: noTrials(),
  withoutPlayed: noTrials(),
  havingTaken: noTrials(),
  withoutTaken: noTrials(),
});

/** The counts that simply add up, and those that are trials. */
export const PLAIN_COUNTS = ['offered', 'chosen', 'taken', 'played'] as const;
export const TRIAL_COUNTS = ['havingPlayed', 'withoutPlayed', 'havingTaken', 'withoutTaken'] as const;
