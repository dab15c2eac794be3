// Several numbers towards a target: a Bayesian response surface for each measure, tried where it might be best (Thompson sampling).
import { seeded } from '@undercroft/kernel';
import { estimateOf, type Measure, resultsFor } from './measures.ts';
import { GAMES_PER_CHUNK, type LabPlan } from './plan.ts';
import type { NumberRange } from './ranges.ts';
import { type Surface, surfaceOver } from './response-surface.ts';
import { deviationOf, type Estimate, trialsOf, zAmong } from './statistics.ts';
import type { GameRow } from './tally.ts';

export interface TuneStep {
  readonly numbers: Readonly<Record<string, number>>;
  readonly games: number;
  /** What this batch showed, by measure. */
  readonly seen: readonly number[];
  /** The best point after this step as the surfaces know it, and how far from the target it is expected to be. */
  readonly best: Readonly<Record<string, number>>;
  readonly distance: number;
}

export interface Tuning {
  readonly plan: LabPlan;
  readonly ranges: readonly NumberRange[];
  readonly targets: readonly Measure[];
  readonly steps: readonly TuneStep[];
  readonly found: Readonly<Record<string, number>>;
  /** The found numbers, and the printed ones, on seeds that no step saw; intervals hold for all measures at once. Empty until played. */
  readonly fresh: readonly { readonly found: Estimate; readonly printed: Estimate }[];
}

/** Games of one step: a chunk for each table size. */
export const gamesPerStep = ({ seatCounts }: LabPlan): number => GAMES_PER_CHUNK * seatCounts.length;

/** Every step plays luck of its own, named by its number: the same command takes the same path, and goes on along it. */
export const stepPlan = (
  plan: LabPlan,
  step: number,
  numbers: Readonly<Record<string, number>>,
): LabPlan => ({
  ...plan,
  detail: 'result',
  games: gamesPerStep(plan),
  seed: `${plan.seed}:step:${step}`,
  numbers: { ...plan.numbers, ...numbers },
});

export const freshPlan = (
  plan: LabPlan,
  games: number,
  numbers: Readonly<Record<string, number>>,
): LabPlan => ({
  ...plan,
  detail: 'result',
  games,
  seed: `${plan.seed}:fresh`,
  numbers: { ...plan.numbers, ...numbers },
});

export interface NumberTuner {
  /** Numbers to try next. */
  next(): Readonly<Record<string, number>>;
  learn(numbers: Readonly<Record<string, number>>, rows: readonly GameRow[]): void;
  readonly steps: readonly TuneStep[];
  best(): Readonly<Record<string, number>>;
}

const MOST_POINTS = 4000;

export function tunerFor(
  plan: LabPlan,
  ranges: readonly NumberRange[],
  targets: readonly Measure[],
): NumberTuner {
  const luck = seeded(`${plan.seed}:tune`);
  const surfaces = targets.map(() => surfaceOver(ranges.length));
  const steps: TuneStep[] = [];
  /** The whole grid where it is small, else points of it drawn anew each time. */
  const size = ranges.reduce((product, { values }) => product * values.length, 1);
  const grid = size <= MOST_POINTS ? gridOf(ranges) : undefined;
  const points = (): readonly number[][] =>
    grid ?? Array.from({ length: MOST_POINTS }, () => ranges.map(({ values }) => luck.pick(values.length)));
  const scaled = (point: readonly number[]): number[] =>
    point.map((at, i) => (2 * at) / (ranges[i]!.values.length - 1) - 1);
  const numbersAt = (point: readonly number[]): Record<string, number> =>
    Object.fromEntries(point.map((at, i) => [ranges[i]!.name, ranges[i]!.values[at]!]));
  const leastBy = (miss: (x: readonly number[]) => number): readonly number[] =>
    points().reduce(
      (least, point) => {
        const far = miss(scaled(point));
        return far < least.far ? { point, far } : least;
      },
      { point: ranges.map(() => 0) as readonly number[], far: Number.POSITIVE_INFINITY },
    ).point;
  /** What is not known counts as a miss too: a point that looks right after few games is not preferred. */
  const missOf = (surface: Surface, x: readonly number[]): number => {
    const { value, error } = surface.at(x);
    return value ** 2 + error ** 2;
  };
  const best = (): readonly number[] =>
    leastBy((x) => surfaces.reduce((sum, one) => sum + missOf(one, x), 0));
  return {
    steps,
    next: () => {
      const drawn = surfaces.map((surface) => surface.draw(luck));
      return numbersAt(leastBy((x) => drawn.reduce((sum, at) => sum + at(x) ** 2, 0)));
    },
    learn: (numbers, rows) => {
      const x = scaled(ranges.map(({ name, values }) => values.indexOf(numbers[name]!)));
      const seen = targets.map((measure, i) => {
        const results = resultsFor(measure, rows);
        const scale = measure.kind === 'length' ? measure.target! : 1;
        const mean = results.reduce((sum, one) => sum + one, 0) / results.length;
        // A share of all or none is not known for certain: the spread is that of one win and one loss more.
        const spread =
          measure.kind === 'length'
            ? deviationOf(trialsOf(results))
            : deviationOf(trialsOf([...results, 0, 1]));
        surfaces[i]!.add(x, (mean - measure.target!) / scale, (spread / scale) ** 2 / results.length);
        return mean;
      });
      const point = best();
      const distance = Math.sqrt(
        surfaces.reduce((sum, one) => sum + missOf(one, scaled(point)), 0) / surfaces.length,
      );
      steps.push({ numbers, games: rows.length, seen, best: numbersAt(point), distance });
    },
    best: () => numbersAt(best()),
  };
}

function gridOf(ranges: readonly NumberRange[]): number[][] {
  return ranges.reduce<number[][]>(
    (points, { values }) => points.flatMap((point) => values.map((_, at) => [...point, at])),
    [[]],
  );
}

/** The found numbers and the printed ones on fresh seeds, game by game the same luck. */
export const freshFigures = (
  targets: readonly Measure[],
  found: readonly GameRow[],
  printed: readonly GameRow[],
): Tuning['fresh'] =>
  targets.map((measure) => ({
    found: estimateOf(measure, found, zAmong(targets.length)),
    printed: estimateOf(measure, printed, zAmong(targets.length)),
  }));
