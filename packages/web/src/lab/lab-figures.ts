// How figures lie on a plot: scales with round ticks, and lengths of both runs on one scale.
import type { GameRow } from '@undercroft/lab/anywhere';

/** Round values between two bounds, about as many as wanted. */
export function ticksOf(low: number, high: number, wanted = 6): number[] {
  const raw = (high - low || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= raw * 0.999) ?? raw;
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++)
    ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

export interface PlotBin {
  readonly from: number;
  readonly to: number;
  /** The share of the printed games that lie here, and of the changed ones. */
  readonly printed: number;
  readonly changed: number;
}

const MOST_BINS = 16;

/** Lengths of both runs on one scale. */
export function lengthBins(printed: readonly GameRow[], changed: readonly GameRow[]): PlotBin[] {
  const all = [...printed, ...changed].map(({ length }) => length);
  if (all.length === 0) return [];
  const low = Math.min(...all);
  const width = Math.max(1, Math.ceil((Math.max(...all) - low + 1) / MOST_BINS));
  const share = (rows: readonly GameRow[], from: number): number =>
    rows.length === 0
      ? 0
      : rows.filter(({ length }) => length >= from && length < from + width).length / rows.length;
  const bins: PlotBin[] = [];
  for (let from = low; from <= Math.max(...all); from += width)
    bins.push({ from, to: from + width - 1, printed: share(printed, from), changed: share(changed, from) });
  return bins;
}
