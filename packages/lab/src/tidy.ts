// The data of a run as tidy tables: one row per game and seat, one per game, seat and thing, one per figure.
import { EXPOSURES, type Thing } from '@undercroft/kernel';
import type { Comparison } from './comparison.ts';
import type { Ladder } from './ladder.ts';
import type { Measure } from './measures.ts';
import type { LabPlan } from './plan.ts';
import type { Summary } from './summary.ts';
import type { Sweep } from './sweep.ts';
import { type ChunkData, type GameRow, NEVER, rowsOf } from './tally.ts';
import type { Tuning } from './tune.ts';
import type { Worth } from './worth.ts';

/** Games under the name of what was different about them: pairs have the same game number in two variants. */
export interface LabelledRun {
  readonly variant: string;
  readonly plan: LabPlan;
  readonly chunks: readonly ChunkData[];
}

type Cell = string | number | undefined | null;

const cell = (value: Cell): string => {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'number' ? String(Number(value.toFixed(6)) + 0) : value;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (head: readonly string[], lines: readonly (readonly Cell[])[]): string =>
  [head, ...lines].map((line) => `${line.map(cell).join(',')}\n`).join('');

const GAME_COLUMNS = ['variant', 'game', 'seats', 'seat', 'side', 'bot', 'owner', 'first', 'won'] as const;
const gameCells = (variant: string, plan: LabPlan, row: GameRow, seat: number): Cell[] => [
  variant,
  row.at,
  row.seats,
  seat + 1,
  row.sides[seat]! + 1,
  plan.bots[row.bots[seat]!],
  row.owner === null ? undefined : row.owner === seat ? 1 : 0,
  row.first === seat ? 1 : 0,
  row.won[seat],
];

/** One row per variant, game and seat. */
export function gamesCsv(variants: readonly LabelledRun[]): string {
  const first = variants.flatMap(({ chunks }) => rowsOf(chunks))[0];
  const counters = Object.keys(first?.counters ?? {});
  return csv(
    [...GAME_COLUMNS, 'points', 'length', 'stage', 'reason', 'lead_changes', 'drama', ...counters],
    variants.flatMap(({ variant, plan, chunks }) =>
      rowsOf(chunks).flatMap((row) =>
        row.won.map((_, seat) => [
          ...gameCells(variant, plan, row, seat),
          row.points?.[seat],
          row.length,
          row.stage,
          row.reason,
          row.curve?.leadChanges,
          row.curve?.drama,
          ...counters.map((name) => row.counters[name]),
        ]),
      ),
    ),
  );
}

/** One row per variant, game, seat and thing that the seat met. */
export const thingsCsv = (things: readonly Thing[], variants: readonly LabelledRun[]): string =>
  csv(
    [...GAME_COLUMNS, 'thing', 'kind', 'offered', 'chosen', 'had_at', 'used_at', ...EXPOSURES],
    variants.flatMap(({ variant, plan, chunks }) =>
      rowsOf(chunks).flatMap((row) =>
        row.things.map(([seat, thing, offered, chosen, had, used, kinds]) => [
          ...gameCells(variant, plan, row, seat),
          things[thing]!.id,
          things[thing]!.kind,
          offered,
          chosen,
          had === NEVER ? undefined : had,
          used === NEVER ? undefined : used,
          ...EXPOSURES.map((_, i) => (kinds >> i) & 1),
        ]),
      ),
    ),
  );

export const observedCsv = ({ observed }: Summary): string =>
  csv(
    [
      'thing',
      'kind',
      'offered',
      'chosen',
      'seats_had',
      'seats_used',
      'having',
      'without',
      'difference',
      'low',
      'high',
    ],
    observed.map((one) => [
      one.card,
      one.kind,
      one.offered,
      one.chosen,
      one.had,
      one.used,
      one.having,
      one.without,
      one.change?.value,
      one.change?.low,
      one.change?.high,
    ]),
  );

const RATES = ['sides', 'seats', 'seatCounts', 'bots', 'firstSeat', 'reasons', 'endingsBySeats'] as const;

export const ratesCsv = (summary: Summary): string =>
  csv(
    ['group', 'name', 'n', 'rate', 'low', 'high', 'fair'],
    RATES.flatMap((group) =>
      summary[group].map((rate) => [group, rate.name, rate.n, rate.value, rate.low, rate.high, rate.fair]),
    ),
  );

export const curvesCsv = ({ curves }: Summary): string =>
  csv(
    ['seats', 'games', 'curve', 'stretch', 'mean', 'low', 'high'],
    curves.flatMap((course) =>
      (['choices', 'winnerExpected', 'lead'] as const).flatMap((curve) =>
        course[curve].map(({ value, low, high }, i) => [
          course.seats,
          course.games,
          curve,
          i + 1,
          value,
          low,
          high,
        ]),
      ),
    ),
  );

export const differencesCsv = ({ pairs, differences }: Comparison): string =>
  csv(
    ['figure', 'pairs', 'baseline', 'variant', 'change', 'low', 'high', 'unpaired_half_width'],
    differences.map(({ name, baseline, variant, change, unpaired }) => [
      name,
      pairs,
      baseline,
      variant,
      change.value,
      change.low,
      change.high,
      unpaired,
    ]),
  );

export const worthCsv = (worths: readonly Worth[]): string =>
  csv(
    [
      'thing',
      'kind',
      'test',
      'first_arm',
      'second_arm',
      'n',
      'first_rate',
      'second_rate',
      'worth',
      'low',
      'high',
    ],
    worths.map(({ card, kind, test, arms, n, rates, value }) => [
      card,
      kind,
      test,
      ...arms,
      n,
      ...rates,
      value.value,
      value.low,
      value.high,
    ]),
  );

/** A measure as a word for a column. */
export function measureName(measure: Measure): string {
  if (measure.kind === 'length') return 'length';
  if (measure.kind === 'ending') return `ending ${measure.reason}`;
  const { seats, seat, side } = measure.of;
  const who = seat !== undefined ? ` seat ${seat + 1}` : side !== undefined ? ` side ${side + 1}` : '';
  return `victories at ${seats}${who}`;
}

export const sweepCsv = ({ number, values, games, curves }: Sweep): string =>
  csv(
    ['number', 'value', 'games', 'measure', 'estimate', 'low', 'high'],
    curves.flatMap(({ measure, points }) =>
      points.map(({ value, low, high }, i) => [
        number,
        values[i],
        games[i],
        measureName(measure),
        value,
        low,
        high,
      ]),
    ),
  );

export const tuningCsv = ({ ranges, targets, steps }: Tuning): string =>
  csv(
    [
      'step',
      'games',
      ...ranges.map(({ name }) => name),
      ...targets.map(measureName),
      ...ranges.map(({ name }) => `best ${name}`),
      'distance',
    ],
    steps.map(({ games, numbers, seen, best, distance }, i) => [
      i + 1,
      games,
      ...ranges.map(({ name }) => numbers[name]),
      ...seen,
      ...ranges.map(({ name }) => best[name]),
      distance,
    ]),
  );

export const ladderCsv = ({ standings, meetings }: Ladder): string =>
  csv(
    ['bot', 'against', 'rating', 'mu', 'sigma', 'n', 'rate', 'low', 'high'],
    [
      ...standings.map(({ bot, ordinal, mu, sigma, n, rate }) => [
        bot,
        '',
        ordinal,
        mu,
        sigma,
        n,
        rate.value,
        rate.low,
        rate.high,
      ]),
      ...meetings.map(({ bot, against, n, value, low, high }) => [
        bot,
        against,
        '',
        '',
        '',
        n,
        value,
        low,
        high,
      ]),
    ],
  );
