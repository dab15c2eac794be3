// The plots of a report, each with its axis and its numbers: rates, differences, curves with bands, lengths, endings, points.

import { spreadApart } from '../spread-apart.ts';
import type { Estimate } from '../statistics.ts';
import type { Bin, Rate, Summary } from '../summary.ts';
import type { Words } from '../words.ts';
import { line, n, rect, type Scale, safe, scale, svgFigure, svgText, whisker } from './svg.ts';

/** As wide as half a page, so that letters keep their size there. */
const WIDTH = 560;
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
const HALF_LENGTH = 29;

/** A row's name; a long one stands on two lines, and what is left of it is in the row's own words (`<title>`). */
function rowName(x: number, y: number, name: string): string {
  if (name.length <= NAME_LENGTH) return svgText(x, y + 4, name, { anchor: 'end', kind: 'label' });
  const cut = name.lastIndexOf(' ', HALF_LENGTH);
  const at = cut > 0 ? cut : HALF_LENGTH;
  const rest = name.slice(at).trim();
  const second = rest.length > HALF_LENGTH ? `${rest.slice(0, HALF_LENGTH - 1)}…` : rest;
  return (
    svgText(x, y - 2, name.slice(0, at), { anchor: 'end', kind: 'label half' }) +
    svgText(x, y + 10, second, { anchor: 'end', kind: 'label half' })
  );
}

/** One row per rate: a dot with its interval, a tick where fair would be. */
export function ratePlot(name: string, rates: readonly Rate[], words: Words): string {
  const left = NAMED_LEFT;
  const right = WIDTH - 124;
  const row = 26;
  const bottom = 14 + rates.length * row;
  const high = Math.min(1, Math.max(0.1, ...rates.map((rate) => Math.max(rate.high, rate.fair ?? 0))) * 1.08);
  const x = scale(0, high, left, right);
  const rows = rates.map((rate, i) => {
    const y = 22 + i * row;
    const label = words.of(rate.of);
    const fair = rate.fair === undefined ? '' : line(x(rate.fair), y - 9, x(rate.fair), y + 9, 'fair');
    const said = `${label}: ${words.share(rate.value)} (${words.between(rate)}), n = ${rate.n}`;
    return (
      rowName(left - 12, y, label) +
      fair +
      whisker(y, x(rate.low), x(rate.value), x(rate.high), '', said) +
      svgText(right + 12, y + 4, `${words.share(rate.value)}`, { kind: 'value' }) +
      svgText(right + 68, y + 4, `${percent(rate.low)}–${percent(rate.high)}`, { kind: 'tick' })
    );
  });
  return svgFigure(WIDTH, bottom + 26, name, columnGrid(x, 8, bottom, percent) + rows.join(''));
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
  const left = NAMED_LEFT;
  const right = WIDTH - 146;
  const row = 24;
  const bottom = 14 + shifts.length * row;
  const reach = Math.max(
    0.02,
    ...shifts.flatMap(({ change }) => [Math.abs(change.low), Math.abs(change.high)]),
  );
  const x = scale(-reach, reach, left, right, 5);
  const rows = shifts.map(({ name: label, change, said, kind }, i) => {
    const y = 22 + i * row;
    return (
      rowName(left - 12, y, label) +
      whisker(y, x(change.low), x(change.value), x(change.high), `small ${kind}`, said) +
      svgText(right + 12, y + 4, words.points(change.value), { kind: 'value' }) +
      svgText(right + 58, y + 4, words.pointsBetween(change), { kind: 'tick' })
    );
  });
  return svgFigure(
    WIDTH,
    bottom + 26,
    name,
    columnGrid(x, 8, bottom, (tick) => words.number(100 * tick), true) + rows.join(''),
  );
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
  const [left, right, top, base] = [64, WIDTH - 64, 12, 200] as const;
  const all = shown.flatMap(({ points }) => points.flatMap(({ low, high }) => [low, high]));
  const low = Math.min(...all, axes.goal ?? all[0]!);
  const high = Math.max(...all, axes.goal ?? all[0]!);
  const x = scale(xs[0]!, xs.at(-1)!, left, right, Math.min(10, xs.length));
  const y = scale(low, high === low ? low + 1 : high, base, top, 4);
  const ends = spreadApart(
    shown.map(({ points }) => y(points.at(-1)!.value)),
    15,
    base,
  );
  const drawn = shown.map(({ name: label, points }, i) => {
    const place = (value: (point: Estimate) => number) =>
      points.map((point, at) => `${n(x(xs[at]!))},${n(y(value(point)))}`);
    const band = [...place((point) => point.high), ...place((point) => point.low).reverse()].join(' ');
    const end = points.at(-1)!;
    return `<g class="line-${i % 6}"><title>${safe(label)}</title><polygon points="${band}" class="band"/><polyline points="${place((point) => point.value).join(' ')}" class="trace"/></g>${svgText(right + 8, ends[i]! + 4, axes.say(end.value), { kind: `value line-${i % 6}` })}`;
  });
  const goal = axes.goal === undefined ? '' : line(left, y(axes.goal), right, y(axes.goal), 'fair');
  const ticks = x.ticks.map((tick) =>
    svgText(x(tick), base + 18, String(tick), { anchor: 'middle', kind: 'tick' }),
  );
  const figure = svgFigure(
    WIDTH,
    base + 40,
    name,
    rowGrid(y, left, right, axes.say) +
      goal +
      drawn.join('') +
      ticks.join('') +
      axisName(right, base + 34, axes.x),
  );
  return figure + colourKey(shown.map((line) => line.name));
}

/** What each colour stands for. */
export const colourKey = (names: readonly string[]): string =>
  `<ul class="key">${names.map((name, i) => `<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" class="hue-${i % 6}"/></svg>${safe(name)}</li>`).join('')}</ul>`;

/** Scales and labelled grid of a plot over lengths of games. */
function binnedAxes(
  bins: readonly Bin[],
  most: number,
  [left, right, top, base]: readonly [number, number, number, number],
) {
  const x = scale(bins[0]!.from, bins.at(-1)!.to, left, right, 8);
  const y = scale(0, most, base, top, 4);
  const columns = x.ticks.map((tick) =>
    svgText(x(tick), base + 18, String(tick), { anchor: 'middle', kind: 'tick' }),
  );
  return { x, y, axes: rowGrid(y, left, right, String) + columns.join('') };
}

export function lengthPlot({ length }: Summary, words: Words): string {
  const [left, right, top, base] = [46, WIDTH - 16, 26, 196] as const;
  const { bins } = length;
  if (bins.length === 0) return '';
  const { x, y, axes } = binnedAxes(bins, Math.max(...bins.map((bin) => bin.n)), [left, right, top, base]);
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
  const median =
    line(x(length.median), top - 14, x(length.median), base, 'mark') +
    svgText(x(length.median) + 6, top - 6, words.say('lab.report.median', { n: length.median }), {
      kind: 'value',
    });
  const name = axisName(right, base + 34, words.say('lab.report.decisions'));
  return svgFigure(WIDTH, base + 40, words.say('lab.report.length'), axes + bars.join('') + median + name);
}

/** Games that ended in each stretch of length, stacked by how they ended. */
export function endingsPlot({ endings }: Summary, words: Words): string {
  const { bins, reasons, counts } = endings;
  if (bins.length === 0) return '';
  const [left, right, top, base] = [46, WIDTH - 16, 10, 190] as const;
  const most = Math.max(...counts.map((row) => row.reduce((sum, count) => sum + count, 0)));
  const { x, y, axes } = binnedAxes(bins, most, [left, right, top, base]);
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
  return svgFigure(WIDTH, base + 40, words.say('lab.report.endings'), axes + stacks.join('') + name);
}

export function sourcesPlot({ sources }: Summary, words: Words): string {
  if (sources.length === 0) return '';
  const left = NAMED_LEFT;
  const row = 24;
  const most = Math.max(...sources.map(({ points }) => Math.abs(points)), 0.1);
  const x = scale(0, most, left, WIDTH - 80);
  const rows = sources.map(({ source, points }, i) => {
    const y = 4 + i * row;
    return (
      rowName(left - 12, y + 10, words.source(source)) +
      rect(left, y + 2, x(Math.abs(points)) - left, row - 8, points < 0 ? 'bar minus' : 'bar') +
      svgText(x(Math.abs(points)) + 8, y + 14, words.number(points), { kind: 'value' })
    );
  });
  return svgFigure(WIDTH, sources.length * row + 8, words.say('lab.report.sources'), rows.join(''));
}

/** The main rate and its interval as games came in, on a scale of equal factors. */
export function shrinkingPlot({ shrinking, shrinkingOf }: Summary, words: Words): string {
  if (shrinking.length < 2) return '';
  const [left, right, top, base] = [46, WIDTH - 80, 10, 190] as const;
  const log = (games: number): number => Math.log10(games);
  const x = scale(0, log(shrinking.at(-1)!.games), left, right);
  const y = scale(0, 1, base, top, 4);
  const place = (value: (rate: Estimate) => number): string[] =>
    shrinking.map(({ games, rate }) => `${n(x(log(games)))},${n(y(value(rate)))}`);
  const band = [...place((rate) => rate.high), ...place((rate) => rate.low).reverse()].join(' ');
  const ticks = [1, 10, 100, 1000, 10_000, 100_000]
    .filter((games) => games <= shrinking.at(-1)!.games)
    .map((games) => svgText(x(log(games)), base + 18, String(games), { anchor: 'middle', kind: 'tick' }));
  const end = shrinking.at(-1)!.rate;
  return svgFigure(
    WIDTH,
    base + 40,
    words.of(shrinkingOf),
    `${rowGrid(y, left, right, percent)}<polygon points="${band}" class="band"/><polyline points="${place((rate) => rate.value).join(' ')}" class="trace"/>${ticks.join('')}${svgText(right + 8, y(end.value) + 4, words.share(end.value), { kind: 'value' })}${axisName(right, base + 34, words.say('lab.report.games'))}`,
  );
}
