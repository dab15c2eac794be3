// The random player of the estimates in SPEC.md: picks evenly among all choices and never gives up.
import { type Chance, type Result, resolveTable, type TableSetup } from '@undercroft/kernel';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';

export const tableOf = (mode: 'easy' | 'hard'): TableSetup => resolveTable(game, 1, { mode });

/** A whole random game; `look` sees the position after the set-up and after every entry. */
export function playRandomly(
  table: TableSetup,
  chance: Chance,
  look?: (position: Position) => void,
): Position {
  const position = game.setup(table, chance);
  look?.(position);
  while (position.phase !== 'over') {
    const open = game.choices(position, 0);
    game.play(position, 0, open[chance.pick(open.length)]!, chance);
    look?.(position);
  }
  return position;
}

/** Means over many games, in the columns of the ledger. */
export interface Tally {
  readonly games: number;
  readonly means: Readonly<Record<string, number>>;
  readonly deviations: Readonly<Record<string, number>>;
  /** Shares of all games by reason. */
  readonly reasons: Readonly<Record<string, number>>;
}

export function tally(results: Iterable<Result>): Tally {
  const sums: Record<string, number> = { won: 0 };
  const squares: Record<string, number> = { won: 0 };
  const reasons: Record<string, number> = {};
  let games = 0;
  for (const { winners, reason, counters } of results) {
    games++;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    for (const [name, value] of Object.entries({ won: winners.length, ...counters })) {
      sums[name] = (sums[name] ?? 0) + value;
      squares[name] = (squares[name] ?? 0) + value * value;
    }
  }
  const means = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / games]));
  const deviations = Object.fromEntries(
    Object.entries(squares).map(([name, square]) => [name, Math.sqrt(square / games - means[name]! ** 2)]),
  );
  for (const reason of Object.keys(reasons)) reasons[reason]! /= games;
  return { games, means, deviations, reasons };
}

/** The two random rows of the ledger (a million games each). */
export const LEDGER_MEANS = {
  easy: {
    won: 0.0123,
    events: 10.04,
    fights: 2.337,
    turns: 5.318,
    actions: 13.27,
    cards: 41.31,
    beaten: 1.849,
  },
  hard: {
    won: 0.00004,
    events: 6.64,
    fights: 1.625,
    turns: 4.916,
    actions: 12.97,
    cards: 35.86,
    beaten: 0.847,
  },
} as const;

/** The ledger's tolerances for 200,000 games. */
export const LEDGER_TOLERANCES = {
  won: 0.0009,
  events: 0.06,
  fights: 0.015,
  turns: 0.03,
  actions: 0.08,
  cards: 0.22,
  beaten: 0.015,
} as const;
