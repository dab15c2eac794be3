// The same figures as tables for a spreadsheet.
import type { LabPlan } from './plan.ts';
import type { Summary } from './summary.ts';
import type { ChunkData } from './tally.ts';

type Cell = string | number | undefined;

const cell = (value: Cell): string => {
  if (value === undefined) return '';
  const text = typeof value === 'number' ? String(Number(value.toFixed(6))) : value;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (head: readonly string[], lines: readonly (readonly Cell[])[]): string =>
  [head, ...lines].map((line) => `${line.map(cell).join(',')}\n`).join('');

export function gamesCsv(plan: LabPlan, chunks: readonly ChunkData[]): string {
  const rows = chunks.flatMap((chunk) => chunk.rows);
  const counters = Object.keys(rows[0]?.counters ?? {});
  return csv(
    ['game', 'seats', 'seat', 'side', 'bot', 'won', 'points', 'length', 'reason', ...counters],
    rows.flatMap((row) =>
      row.won.map((won, seat) => [
        row.at,
        row.seats,
        seat + 1,
        row.sides[seat]! + 1,
        plan.bots[row.bots[seat]!],
        won,
        row.points?.[seat],
        row.length,
        row.reason,
        ...counters.map((name) => row.counters[name]),
      ]),
    ),
  );
}

export const cardsCsv = ({ cards }: Summary): string =>
  csv(
    [
      'card',
      'offered',
      'chosen',
      'taken',
      'played',
      'seats having',
      'seats without',
      'change',
      'low',
      'high',
    ],
    cards.map((one) => [
      one.card,
      one.offered,
      one.chosen,
      one.taken,
      one.played,
      one.having,
      one.without,
      one.change?.value,
      one.change?.low,
      one.change?.high,
    ]),
  );

export const ratesCsv = (summary: Summary): string =>
  csv(
    ['group', 'name', 'n', 'rate', 'low', 'high', 'fair'],
    (['sides', 'seats', 'seatCounts', 'bots', 'firstSeat', 'reasons'] as const).flatMap((group) =>
      summary[group].map((rate) => [group, rate.name, rate.n, rate.value, rate.low, rate.high, rate.fair]),
    ),
  );
