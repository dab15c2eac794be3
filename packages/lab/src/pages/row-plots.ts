// Plots of named rows: rates and differences, each with its interval, and where points come from.
import type { Estimate } from '../statistics.ts';
import type { Rate, Summary } from '../summary.ts';
import type { Words } from '../words.ts';
import { asPercent, columnGrid, drawPlot, type PlotFrame } from './plot-frame.ts';
import { line, n, rect, safe, scale, svgText, whisker } from './svg.ts';

/** Where a plot of named rows begins, and the letters of a name that have room on its left: on one line, on each of two. */
const NAMED_LEFT = 190;
const NAME_LENGTH = 26;
const HALF_LENGTH = 27;
/** The letters that have room above a row of a narrow plot, beside its figure and on a line of their own. */
const NARROW_LENGTH = 22;
const NARROW_LINE = 48;

/** Where the rows of a plot stand: beside their names, or on a phone below them. */
const rowsOf = (
  { width, isNarrow }: PlotFrame,
  height: number,
  figures: number,
  names: readonly string[],
  nameTop = names.some((name) => name.length > NARROW_LENGTH) ? 30 : 14,
) => {
  const step = isNarrow ? height + nameTop + 4 : height;
  return {
    left: isNarrow ? 8 : NAMED_LEFT,
    right: isNarrow ? width - 8 : width - figures,
    bottom: 14 + names.length * step,
    yOf: (row: number): number => (isNarrow ? nameTop + 24 : 22) + row * step,
    nameOf: (row: number, y: number): string =>
      isNarrow
        ? svgText(4, y - nameTop, cut(names[row]!, NARROW_LINE), { kind: 'label' })
        : rowName(y, names[row]!),
  };
};

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** A row's figure and what belongs to it: behind the row, or on a phone above its end. */
const rowFigure = (
  { width, isNarrow }: PlotFrame,
  y: number,
  right: number,
  figure: string,
  more: string,
  apart: number,
) =>
  isNarrow
    ? `<text x="${width - 4}" y="${n(y - 14)}" text-anchor="end" class="value">${safe(figure)}<tspan class="tick" dx="6">${safe(more)}</tspan></text>`
    : svgText(right + 12, y + 4, figure, { kind: 'value' }) +
      svgText(right + apart, y + 4, more, { kind: 'tick' });

/** A row's name; a long one stands on two lines, and what is left of it is in the row's own words (`<title>`). */
function rowName(y: number, name: string): string {
  const x = NAMED_LEFT - 12;
  if (name.length <= NAME_LENGTH) return svgText(x, y + 4, name, { anchor: 'end', kind: 'label' });
  const space = name.lastIndexOf(' ', HALF_LENGTH);
  const at = space > 0 ? space : HALF_LENGTH;
  const rest = name.slice(at).trim();
  return (
    svgText(x, y - 2, name.slice(0, at), { anchor: 'end', kind: 'label half' }) +
    svgText(x, y + 10, cut(rest, HALF_LENGTH), { anchor: 'end', kind: 'label half' })
  );
}

/** One row per rate: a dot with its interval, a tick where fair would be. */
export function ratePlot(name: string, rates: readonly Rate[], words: Words): string {
  const high = Math.min(1, Math.max(0.1, ...rates.map((rate) => Math.max(rate.high, rate.fair ?? 0))) * 1.08);
  const labels = rates.map((rate) => words.of(rate.of));
  return drawPlot(name, (frame) => {
    const { left, right, bottom, yOf, nameOf } = rowsOf(frame, 26, 124, labels);
    const x = scale(0, high, left, right);
    const rows = rates.map((rate, i) => {
      const y = yOf(i);
      const fair = rate.fair === undefined ? '' : line(x(rate.fair), y - 9, x(rate.fair), y + 9, 'fair');
      const said = `${labels[i]}: ${words.share(rate.value)} (${words.between(rate)}), n = ${rate.n}`;
      const between = `${asPercent(rate.low)}–${asPercent(rate.high)}`;
      return (
        nameOf(i, y) +
        fair +
        whisker(y, x(rate.low), x(rate.value), x(rate.high), '', said) +
        rowFigure(frame, y, right, words.share(rate.value), between, 68)
      );
    });
    return { height: bottom + 26, inside: columnGrid(x, 8, bottom, asPercent) + rows.join('') };
  });
}

export interface Shift {
  readonly name: string;
  readonly change: Estimate;
  readonly said: string;
  /** Out of line, and so coloured; an observation never is. */
  readonly kind: '' | 'good' | 'out';
}

/** One row per difference, around zero, on a scale that holds every interval. */
export function shiftPlot(name: string, shifts: readonly Shift[], words: Words): string {
  if (shifts.length === 0) return '';
  const reach = Math.max(
    0.02,
    ...shifts.flatMap(({ change }) => [Math.abs(change.low), Math.abs(change.high)]),
  );
  return drawPlot(name, (frame) => {
    const names = shifts.map((shift) => shift.name);
    const { left, right, bottom, yOf, nameOf } = rowsOf(frame, 24, 146, names);
    const x = scale(-reach, reach, left, right, 5);
    const rows = shifts.map(({ change, said, kind }, i) => {
      const y = yOf(i);
      return (
        nameOf(i, y) +
        whisker(y, x(change.low), x(change.value), x(change.high), `small ${kind}`, said) +
        rowFigure(frame, y, right, words.points(change.value), words.pointsBetween(change), 58)
      );
    });
    const grid = columnGrid(x, 8, bottom, (tick) => words.number(100 * tick), true);
    return { height: bottom + 26, inside: grid + rows.join('') };
  });
}

export function sourcesPlot({ sources }: Summary, words: Words): string {
  if (sources.length === 0) return '';
  const most = Math.max(...sources.map(({ points }) => Math.abs(points)), 0.1);
  return drawPlot(words.say('lab.report.sources'), (frame) => {
    const names = sources.map(({ source }) => words.source(source));
    const { left, right, bottom, yOf, nameOf } = rowsOf(frame, 24, 80, names, 14);
    const x = scale(0, most, left, frame.isNarrow ? right - 48 : right);
    const rows = sources.map(({ points }, i) => {
      const y = yOf(i);
      return (
        nameOf(i, y) +
        rect(left, y - 8, x(Math.abs(points)) - left, 16, points < 0 ? 'bar minus' : 'bar') +
        svgText(x(Math.abs(points)) + 8, y + 4, words.number(points), { kind: 'value' })
      );
    });
    return { height: bottom, inside: rows.join('') };
  });
}
