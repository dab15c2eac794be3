// A number's whole range: the same luck at every value, and how victories, lengths and endings answer, with a band.
import { estimateOf, type Measure, measuresOf } from './measures.ts';
import type { LabPlan } from './plan.ts';
import type { NumberRange } from './ranges.ts';
import type { Estimate } from './statistics.ts';
import type { GameRow } from './tally.ts';

export interface Sweep {
  readonly plan: LabPlan;
  readonly number: string;
  readonly values: readonly number[];
  readonly games: readonly number[];
  readonly curves: readonly { readonly measure: Measure; readonly points: readonly Estimate[] }[];
}

/** One plan for each value; all share their seeds. */
export const sweepPlans = (plan: LabPlan, { name, values }: NumberRange): LabPlan[] =>
  values.map((value) => ({ ...plan, detail: 'result', numbers: { ...plan.numbers, [name]: value } }));

export function sweepOf(
  plan: LabPlan,
  { name, values }: NumberRange,
  runs: readonly (readonly GameRow[])[],
): Sweep {
  const played = values
    .map((value, i) => ({ value, rows: runs[i] ?? [] }))
    .filter(({ rows }) => rows.length > 0);
  return {
    plan,
    number: name,
    values: played.map(({ value }) => value),
    games: played.map(({ rows }) => rows.length),
    curves: measuresOf(played.flatMap(({ rows }) => rows)).map((measure) => ({
      measure,
      points: played.map(({ rows }) => estimateOf(measure, rows)),
    })),
  };
}
