// Plots of the games themselves: lengths, endings, and how the main rate settled.
import type { Estimate } from '../statistics.ts';
import type { Bin, Summary } from '../summary.ts';
import type { Words } from '../words.ts';
import { asPercent, axisName, drawPlot, type PlotFrame, rowGrid } from './plot-frame.ts';
import { line, n, rect, scale, svgText } from './svg.ts';

/** Scales and labelled grid of a plot over lengths of games. */
function binnedAxes(
  bins: readonly Bin[],
  most: number,
  { width, ticks }: PlotFrame,
  top: number,
  base: number,
) {
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
      inside: `${rowGrid(y, left, right, asPercent)}<polygon points="${band}" class="band"/><polyline points="${place((rate) => rate.value).join(' ')}" class="trace"/>${ticks.join('')}${svgText(right + 8, y(last.rate.value) + 4, words.share(last.rate.value), { kind: 'value' })}${axisName(right, base + 34, words.say('lab.report.games'))}`,
    };
  });
}
