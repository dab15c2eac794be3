// Adds up finished games: how they ended, how long they took, who won, and the mean of every counter.
import type { PlayedGame } from './random-game.ts';

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

export interface Summary {
  readonly games: number;
  readonly endings: Readonly<Record<string, number>>;
  /** Games won, per seat; a shared win counts for everyone who shares it. */
  readonly wins: readonly number[];
  /** Games that no seat won. */
  readonly lost: number;
  readonly entries: Spread;
  readonly points?: readonly Spread[];
  readonly counters: Readonly<Record<string, Spread>>;
}

export interface Tally {
  add(played: PlayedGame): void;
  summary(): Summary;
}

export function tallyOf(seats: number): Tally {
  let games = 0;
  let lost = 0;
  const endings: Record<string, number> = {};
  const wins: number[] = Array(seats).fill(0);
  const entries = spreading();
  const points: Spreading[] = [];
  const counters = new Map<string, Spreading>();
  return {
    add: ({ entries: length, result }) => {
      games++;
      endings[result.reason] = (endings[result.reason] ?? 0) + 1;
      for (const seat of result.winners) wins[seat]!++;
      if (result.winners.length === 0) lost++;
      entries.add(length);
      for (const [seat, value] of (result.points ?? []).entries()) {
        points[seat] ??= spreading();
        points[seat].add(value);
      }
      for (const [name, value] of Object.entries(result.counters ?? {})) {
        const counter = counters.get(name) ?? spreading();
        counter.add(value);
        counters.set(name, counter);
      }
    },
    summary: () => ({
      games,
      endings,
      wins,
      lost,
      entries: entries.spread(),
      ...(points.length > 0 && { points: points.map((one) => one.spread()) }),
      counters: Object.fromEntries([...counters].map(([name, counter]) => [name, counter.spread()])),
    }),
  };
}

interface Spreading {
  add(value: number): void;
  spread(): Spread;
}

/** Welford's running mean and variance: no sum grows until digits are lost. */
function spreading(): Spreading {
  let count = 0;
  let mean = 0;
  let squares = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    add: (value) => {
      count++;
      const off = value - mean;
      mean += off / count;
      squares += off * (value - mean);
      min = Math.min(min, value);
      max = Math.max(max, value);
    },
    spread: () =>
      count === 0
        ? { mean: 0, deviation: 0, min: 0, max: 0 }
        : { mean: round(mean), deviation: round(Math.sqrt(squares / Math.max(1, count - 1))), min, max },
  };
}
