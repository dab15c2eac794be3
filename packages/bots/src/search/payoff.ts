// What a finished or cut-off game is worth to each side, between 0 (lost) and 1 (won).
import type { Result, Seat, TableSetup } from '@undercroft/kernel';
import type { Rules } from '../bot.ts';

export interface Payoff {
  /** The side of each seat, counted from 0. */
  readonly sideOf: readonly number[];
  readonly sides: number;
  /** Plain results of the last game that was settled, by side. */
  readonly won: Float64Array;
  /** The same with the margin mixed in: what the search climbs. */
  readonly value: Float64Array;
  /** How far apart points usually are, learnt while searching. */
  spread: { count: number; squares: number };
  /** The same as one number, fixed while choices are compared on one world; 0 until a game of it is settled. */
  scale: number;
}

export function newPayoff<Position, Choice>(rules: Rules<Position, Choice>, table: TableSetup): Payoff {
  const named = rules.sides?.(table) ?? Array.from({ length: table.seats }, (_, seat) => seat);
  const names = [...new Set(named)];
  return {
    sideOf: named.map((side) => names.indexOf(side)),
    sides: names.length,
    won: new Float64Array(names.length),
    value: new Float64Array(names.length),
    spread: { count: 0, squares: 0 },
    scale: 0,
  };
}

/** Sides that win together share one victory. */
export function settleResult(payoff: Payoff, result: Result, marginWeight: number): void {
  const { won, value, sideOf, sides } = payoff;
  won.fill(0);
  for (const seat of result.winners) won[sideOf[seat]!] = 1;
  let winners = 0;
  for (let side = 0; side < sides; side++) winners += won[side]!;
  for (let side = 0; side < sides; side++) {
    if (winners > 1) won[side]! /= winners;
    value[side] = won[side]!;
  }
  if (marginWeight > 0 && sides > 1 && result.points) mixInMargins(payoff, result.points, marginWeight);
}

function mixInMargins(payoff: Payoff, points: readonly number[], weight: number): void {
  const { value, sideOf, sides, spread } = payoff;
  for (let side = 0; side < sides; side++) {
    let own = Number.NEGATIVE_INFINITY;
    let rival = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < sideOf.length; seat++) {
      const had = points[seat]!;
      if (sideOf[seat] === side) own = Math.max(own, had);
      else rival = Math.max(rival, had);
    }
    const margin = own - rival;
    spread.count++;
    spread.squares += margin * margin;
    if (payoff.scale === 0) payoff.scale = Math.sqrt(spread.squares / spread.count) || 1;
    const lead = margin / payoff.scale;
    value[side] = (1 - weight) * value[side]! + weight * (0.5 + (0.5 * lead) / (1 + Math.abs(lead)));
  }
}

/** Says what a position is worth where a playout stops: seat by seat, or, where it can, for all seats at once. */
export interface PositionJudge<Position> {
  evaluate(position: Position, seat: Seat): number;
  evaluateAll?(position: Position): readonly number[];
}

/** What is expected where a playout was cut off. */
export function settleEvaluation<Position>(
  payoff: Payoff,
  judge: PositionJudge<Position>,
  position: Position,
): void {
  const all = judge.evaluateAll?.(position);
  for (let side = 0; side < payoff.sides; side++) {
    const seat = payoff.sideOf.indexOf(side);
    const expected = all ? all[seat]! : judge.evaluate(position, seat);
    payoff.value[side] = payoff.won[side] = Math.min(1, Math.max(0, expected));
  }
}
