// The plots of a report, each with its axis and its numbers: rates, differences, curves with bands, lengths, endings, points.

import { spreadApart } from '../spread-apart.ts';
import type { Estimate } from '../statistics.ts';
import type { Bin, Rate, Summary } from '../summary.ts';
import type { Words } from '../words.ts';
import { line, n, rect, type Scale, safe, scale, svgFigure, svgText, whisker } from './svg.ts';

/** A plot at one of its two widths. */
interface Frame {
  readonly width: number;
  readonly isNarrow: boolean;
  /** About so many figures have room on the axis below. */
  readonly ticks: number;
}

/** Letters keep their size, so each plot is drawn twice: as wide as half a page, and as a phone. The style shows one. */
const FRAMES: readonly Frame[] = [
  { width: 560, isNarrow: false, ticks: 8 },
  { width: 320, isNarrow: true, ticks: 5 },
];

const drawPlot = (
  name: string,
  draw: (frame: Frame) => { readonly height: number; readonly inside: string },
): string =>
  FRAMES.map((frame) => {
    const { height, inside } = draw(frame);
    return svgFigure(frame.width, height, name, inside, frame.isNarrow ? 'narrow' : 'broad');
  }).join('');

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** Figures under a row of ticks, each on a line from `top` to `bottom`. */
const columnGrid = (
  x: Scale,
  top: number,
  bottom: number,
  label: (tick: number) => string,
  zero = false,
): string =>
  x.ticks
    .map(
      (tick) =>
        line(x(tick), top, x(tick), bottom, zero && tick === 0 ? 'fair' : 'grid') +
        svgText(x(tick), bottom + 16, label(tick), { anchor: 'middle', kind: 'tick' }),
    )
    .join('');

/** Lines across a plot, each with its figure on the left. */
const rowGrid = (y: Scale, left: number, right: number, label: (tick: number) => string): string =>
  y.ticks
    .map(
      (tick) =>
        line(left, y(tick), right, y(tick), 'grid') +
        svgText(left - 8, y(tick) + 4, label(tick), { anchor: 'end', kind: 'tick' }),
    )
    .join('');

const axisName = (x: number, y: number, name: string): string =>
  svgText(x, y, name, { anchor: 'end', kind: 'tick' });

/** Where a plot of named rows begins, and the letters of a name that have room on its left: on one line, on each of two. */
const NAMED_LEFT = 190;
const NAME_LENGTH = 26;
const HALF_LENGTH = 27;
/** The letters that have room above a row of a narrow plot, beside its figure and on a line of their own. */
const NARROW_LENGTH = 22;
const NARROW_LINE = 48;

/** Where the rows of a plot stand: beside their names, or on a phone below them. */
const rowsOf = (
  { width, isNarrow }: Frame,
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
  { width, isNarrow }: Frame,
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
      const between = `${percent(rate.low)}–${percent(rate.high)}`;
      return (
        nameOf(i, y) +
        fair +
        whisker(y, x(rate.low), x(rate.value), x(rate.high), '', said) +
        rowFigure(frame, y, right, words.share(rate.value), between, 68)
      );
    });
    return { height: bottom + 26, inside: columnGrid(x, 8, bottom, percent) + rows.join('') };
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

export interface Line {
  readonly name: string;
  readonly points: readonly Estimate[];
}

/** Lines with bands over one axis; each has its last figure at its end, and its name in the key below, where it has room. */
export function linesPlot(
  name: string,
  lines: readonly Line[],
  xs: readonly number[],
  axes: { readonly x: string; readonly say: (value: number) => string; readonly goal?: number | undefined },
): string {
  const shown = lines.filter(({ points }) => points.length > 1);
  if (shown.length === 0) return '';
  const [top, base] = [12, 200] as const;
  const all = shown.flatMap(({ points }) => points.flatMap(({ low, high }) => [low, high]));
  const low = Math.min(...all, axes.goal ?? all[0]!);
  const high = Math.max(...all, axes.goal ?? all[0]!);
  const y = scale(low, high === low ? low + 1 : high, base, top, 4);
  const ends = spreadApart(
    shown.map(({ points }) => y(points.at(-1)!.value)),
    15,
    base,
  );
  const figure = drawPlot(name, ({ width, isNarrow, ticks }) => {
    const [left, right] = isNarrow ? [48, width - 46] : [64, width - 64];
    const x = scale(xs[0]!, xs.at(-1)!, left, right, Math.min(ticks + 2, xs.length));
    const drawn = shown.map(({ name: label, points }, i) => {
      const place = (value: (point: Estimate) => number) =>
        points.map((point, at) => `${n(x(xs[at]!))},${n(y(value(point)))}`);
      const band = [...place((point) => point.high), ...place((point) => point.low).reverse()].join(' ');
      const end = points.at(-1)!;
      return `<g class="line-${i % 6}"><title>${safe(label)}</title><polygon points="${band}" class="band"/><polyline points="${place((point) => point.value).join(' ')}" class="trace"/></g>${svgText(right + 6, ends[i]! + 4, axes.say(end.value), { kind: `value line-${i % 6}` })}`;
    });
    const goal = axes.goal === undefined ? '' : line(left, y(axes.goal), right, y(axes.goal), 'fair');
    const figures = x.ticks.map((tick) =>
      svgText(x(tick), base + 18, String(tick), { anchor: 'middle', kind: 'tick' }),
    );
    const grid = rowGrid(y, left, right, axes.say);
    return {
      height: base + 40,
      inside: grid + goal + drawn.join('') + figures.join('') + axisName(right, base + 34, axes.x),
    };
  });
  return figure + colourKey(shown.map((line) => line.name));
}

/** What each colour stands for. */
export const colourKey = (names: readonly string[]): string =>
  `<ul class="key">${names.map((name, i) => `<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" class="hue-${i % 6}"/></svg>${safe(name)}</li>`).join('')}</ul>`;

/** Scales and labelled grid of a plot over lengths of games. */
function binnedAxes(bins: readonly Bin[], most: number, { width, ticks }: Frame, top: number, base: number) {
  const [left, right] = [46, width - 16];
  const x = scale(bins[0]!.from, bins.at(-1)!.to, left, right, ticks);
  const y = scale(0, most, base, top, 4);
  const columns = x.ticks.map((tick) =>
    svgText(x(tick), base + 18, String(tick), { anchor: 'middle', kind: 'tick' }),
  );
  return { x, y, right, axes: rowGrid(y, left, right, String) + columns.join('') };
}

export function lengthPlot({ length }: Summary, words: Words): string {
  const [top, base] = [26, 196] as const;
  const { bins } = length;
  if (bins.length === 0) return '';
  return drawPlot(words.say('lab.report.length'), (frame) => {
    const { x, y, right, axes } = binnedAxes(bins, Math.max(...bins.map((bin) => bin.n)), frame, top, base);
    const bars = bins.map((bin) =>
      rect(
        x(bin.from) + 1,
        y(bin.n),
        x(bin.to) - x(bin.from) - 2,
        base - y(bin.n),
        'bar',
        `${bin.from}–${bin.to - 1}: ${bin.n}`,
      ),
    );
    const at = x(length.median);
    const isLate = at > frame.width / 2;
    const median =
      line(at, top - 14, at, base, 'mark') +
      svgText(isLate ? at - 6 : at + 6, top - 6, words.say('lab.report.median', { n: length.median }), {
        kind: 'value',
        anchor: isLate ? 'end' : 'start',
      });
    const name = axisName(right, base + 34, words.say('lab.report.decisions'));
    return { height: base + 40, inside: axes + bars.join('') + median + name };
  });
}

/** Games that ended in each stretch of length, stacked by how they ended. */
export function endingsPlot({ endings }: Summary, words: Words): string {
  const { bins, reasons, counts } = endings;
  if (bins.length === 0) return '';
  const [top, base] = [10, 190] as const;
  const most = Math.max(...counts.map((row) => row.reduce((sum, count) => sum + count, 0)));
  return drawPlot(words.say('lab.report.endings'), (frame) => {
    const { x, y, right, axes } = binnedAxes(bins, most, frame, top, base);
    const stacks = bins.map((bin, i) => {
      let under = 0;
      return counts[i]!.map((count, reason) => {
        const said = `${words.ending(reasons[reason]!)}, ${bin.from}–${bin.to - 1}: ${count}`;
        const [from, to] = [y(under), y(under + count)];
        under += count;
        return count > 0
          ? rect(x(bin.from) + 1, to, x(bin.to) - x(bin.from) - 2, from - to, `hue-${reason % 6}`, said)
          : '';
      }).join('');
    });
    const name = axisName(right, base + 34, words.say('lab.report.decisions'));
    return { height: base + 40, inside: axes + stacks.join('') + name };
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

/** The main rate and its interval as games came in, on a scale of equal factors. */
export function shrinkingPlot({ shrinking, shrinkingOf }: Summary, words: Words): string {
  if (shrinking.length < 2) return '';
  const [top, base] = [10, 190] as const;
  const log = (games: number): number => Math.log10(games);
  const y = scale(0, 1, base, top, 4);
  const last = shrinking.at(-1)!;
  return drawPlot(words.of(shrinkingOf), ({ width, isNarrow }) => {
    const [left, right] = [46, width - (isNarrow ? 52 : 80)];
    const x = scale(0, log(last.games), left, right);
    const place = (value: (rate: Estimate) => number): string[] =>
      shrinking.map(({ games, rate }) => `${n(x(log(games)))},${n(y(value(rate)))}`);
    const band = [...place((rate) => rate.high), ...place((rate) => rate.low).reverse()].join(' ');
    const ticks = [1, 10, 100, 1000, 10_000, 100_000]
      .filter((games) => games <= last.games)
      .map((games) => svgText(x(log(games)), base + 18, String(games), { anchor: 'middle', kind: 'tick' }));
    return {
      height: base + 40,
      inside: `${rowGrid(y, left, right, percent)}<polygon points="${band}" class="band"/><polyline points="${place((rate) => rate.value).join(' ')}" class="trace"/>${ticks.join('')}${svgText(right + 8, y(last.rate.value) + 4, words.share(last.rate.value), { kind: 'value' })}${axisName(right, base + 34, words.say('lab.report.games'))}`,
    };
  });
}
