// The plots of a report: win rates with intervals, lengths, endings over time, points by source, cards, shrinking intervals.

import type { Estimate } from '../statistics.ts';
import type { Bin, Rate, Summary } from '../summary.ts';
import { line, n, niceTicks, rect, type Scale, scale, svgFigure, svgText, whisker } from './svg.ts';

const WIDTH = 720;
const percent = (share: number): string => `${Math.round(100 * share)}%`;
export const exact = (share: number): string => `${(100 * share).toFixed(1)}%`;
export const span = ({ value, low, high }: Estimate): string =>
  `${exact(value)} (${exact(low)} to ${exact(high)})`;

/** One row per rate: a dot with its interval, a tick where fair would be. */
export function ratePlot(name: string, rates: readonly Rate[]): string {
  const left = 190;
  const right = WIDTH - 110;
  const row = 26;
  const bottom = 14 + rates.length * row;
  const high = Math.min(1, Math.max(0.1, ...rates.map((rate) => Math.max(rate.high, rate.fair ?? 0))) * 1.08);
  const x = scale(0, high, left, right);
  const grid = x.ticks
    .map(
      (tick) =>
        line(x(tick), 8, x(tick), bottom, 'grid') +
        svgText(x(tick), bottom + 16, percent(tick), { anchor: 'middle', kind: 'tick' }),
    )
    .join('');
  const rows = rates
    .map((rate, i) => {
      const y = 22 + i * row;
      const isOut = rate.fair !== undefined && (rate.low > rate.fair || rate.high < rate.fair);
      const fair = rate.fair === undefined ? '' : line(x(rate.fair), y - 9, x(rate.fair), y + 9, 'fair');
      return (
        svgText(left - 12, y + 4, rate.name, { anchor: 'end', kind: 'label' }) +
        fair +
        whisker(
          y,
          x(rate.low),
          x(rate.value),
          x(rate.high),
          isOut ? 'out' : '',
          `${rate.name}: ${span(rate)}, n = ${rate.n}`,
        ) +
        svgText(right + 14, y + 4, exact(rate.value), { kind: 'value' })
      );
    })
    .join('');
  return svgFigure(WIDTH, bottom + 26, name, grid + rows);
}

/** Lines across a plot, each with its figure on the left. */
const rowGrid = (y: Scale, left: number, right: number, label: (tick: number) => string): string =>
  y.ticks
    .map(
      (tick) =>
        line(left, y(tick), right, y(tick), 'grid') +
        svgText(left - 8, y(tick) + 4, label(tick), { anchor: 'end', kind: 'tick' }),
    )
    .join('');

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

export function lengthPlot({ length }: Summary): string {
  const [left, right, top, base] = [46, WIDTH - 16, 26, 196] as const;
  const { bins } = length;
  if (bins.length === 0) return '';
  const { x, y, axes } = binnedAxes(bins, Math.max(...bins.map((bin) => bin.n)), [left, right, top, base]);
  const bars = bins
    .map((bin) =>
      rect(
        x(bin.from) + 1,
        y(bin.n),
        x(bin.to) - x(bin.from) - 2,
        base - y(bin.n),
        'bar',
        `${bin.from} to ${bin.to - 1} decisions: ${bin.n} games`,
      ),
    )
    .join('');
  const median =
    line(x(length.median), top - 14, x(length.median), base, 'mark') +
    svgText(x(length.median) + 6, top - 6, `median ${length.median}`, { kind: 'value' });
  return svgFigure(WIDTH, base + 28, 'Length of games in decisions', axes + bars + median);
}

/** Games that ended in each stretch of length, stacked by how they ended. */
export function endingsPlot({ endings }: Summary): string {
  const { bins, reasons, counts } = endings;
  if (bins.length === 0) return '';
  const [left, right, top, base] = [46, WIDTH - 16, 10, 190] as const;
  const most = Math.max(...counts.map((row) => row.reduce((sum, count) => sum + count, 0)));
  const { x, y, axes } = binnedAxes(bins, most, [left, right, top, base]);
  const stacks = bins
    .map((bin, i) => {
      let under = 0;
      return counts[i]!.map((count, reason) => {
        const piece = rect(
          x(bin.from) + 1,
          y(under + count),
          x(bin.to) - x(bin.from) - 2,
          y(under) - y(under + count),
          `hue-${reason % 6}`,
          `${reasons[reason]}, ${bin.from} to ${bin.to - 1} decisions: ${count} games`,
        );
        under += count;
        return count > 0 ? piece : '';
      }).join('');
    })
    .join('');
  return svgFigure(WIDTH, base + 28, 'How games ended, by length', axes + stacks);
}

export function sourcesPlot({ sources }: Summary, say: (id: string) => string): string {
  const left = 250;
  const row = 24;
  const most = Math.max(...sources.map(({ points }) => Math.abs(points)), 0.1);
  const x = scale(0, most, left, WIDTH - 80);
  const rows = sources
    .map(({ source, points }, i) => {
      const y = 4 + i * row;
      return (
        svgText(left - 12, y + 14, say(source), { anchor: 'end', kind: 'label' }) +
        rect(
          left,
          y + 2,
          x(Math.abs(points)) - left,
          row - 8,
          points < 0 ? 'bar minus' : 'bar',
          `${points.toFixed(2)} points per seat and game`,
        ) +
        svgText(x(Math.abs(points)) + 8, y + 14, points.toFixed(1).replace('-', '−'), { kind: 'value' })
      );
    })
    .join('');
  return svgFigure(WIDTH, sources.length * row + 8, 'Points by source', rows);
}

/** Every card: the change in win rate of those who had it, with its interval, and how often an offer was taken up. */
export function cardsPlot(cards: Summary['cards'], say: (card: string) => string): string {
  const shown = cards.filter((one) => one.change !== undefined);
  if (shown.length === 0) return '';
  const left = 190;
  const right = WIDTH - 150;
  const row = 20;
  const reach = Math.min(
    1,
    Math.max(0.05, ...shown.map(({ change }) => Math.max(Math.abs(change!.value) * 1.5, 0.05))),
  );
  const x = scale(-reach, reach, left, right);
  const clamp = (value: number): number => x(Math.max(-reach, Math.min(reach, value)));
  const bottom = 24 + shown.length * row;
  const grid =
    niceTicks(-reach, reach, 6)
      .map(
        (tick) =>
          line(x(tick), 16, x(tick), bottom, tick === 0 ? 'fair' : 'grid') +
          svgText(
            x(tick),
            bottom + 16,
            `${tick > 0 ? '+' : tick < 0 ? '−' : ''}${Math.round(Math.abs(tick) * 100)}`,
            { anchor: 'middle', kind: 'tick' },
          ),
      )
      .join('') + svgText(right + 78, 11, 'chosen when open', { anchor: 'middle', kind: 'tick' });
  const rows = shown
    .map(({ card, change, offered, chosen, having, without }, i) => {
      const y = 30 + i * row;
      const kind = change!.low > 0 ? 'good' : change!.high < 0 ? 'out' : '';
      const share = offered > 0 ? chosen / offered : 0;
      return (
        svgText(left - 12, y + 4, say(card), { anchor: 'end', kind: 'label' }) +
        whisker(
          y,
          clamp(change!.low),
          clamp(change!.value),
          clamp(change!.high),
          `small ${kind}`,
          `${say(card)}: ${(100 * change!.value).toFixed(1)} points (${(100 * change!.low).toFixed(1)} to ${(100 * change!.high).toFixed(1)}); ${having} seats had it, ${without} did not`,
        ) +
        rect(right + 30, y - 4, 70, 8, 'track') +
        rect(right + 30, y - 4, 70 * share, 8, 'bar', `chosen ${chosen} of ${offered} times`) +
        svgText(right + 106, y + 4, percent(share), { kind: 'tick' })
      );
    })
    .join('');
  return svgFigure(WIDTH, bottom + 26, 'Cards: change in win rate', grid + rows);
}

/** The main rate and its interval as games came in, on a scale of equal factors. */
export function shrinkingPlot({ shrinking, shrinkingName }: Summary): string {
  if (shrinking.length < 2) return '';
  const [left, right, top, base] = [46, WIDTH - 16, 10, 190] as const;
  const log = (games: number): number => Math.log10(games);
  const x = scale(0, log(shrinking.at(-1)!.games), left, right);
  const y = scale(0, 1, base, top, 4);
  const grid = rowGrid(y, left, right, percent);
  const up = shrinking.map(({ games, rate }) => `${n(x(log(games)))},${n(y(rate.high))}`);
  const down = shrinking.map(({ games, rate }) => `${n(x(log(games)))},${n(y(rate.low))}`).reverse();
  const middle = shrinking.map(({ games, rate }) => `${n(x(log(games)))},${n(y(rate.value))}`);
  const ticks = [1, 10, 100, 1000, 10_000, 100_000]
    .filter((games) => games <= shrinking.at(-1)!.games)
    .map((games) => svgText(x(log(games)), base + 18, String(games), { anchor: 'middle', kind: 'tick' }))
    .join('');
  return svgFigure(
    WIDTH,
    base + 28,
    `How the interval shrank: ${shrinkingName}`,
    `${grid}<polygon points="${[...up, ...down].join(' ')}" class="band"/><polyline points="${middle.join(' ')}" class="trace"/>${ticks}`,
  );
}
