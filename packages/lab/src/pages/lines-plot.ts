// Curves with bands over one axis, and the key of their colours.
import { spreadApart } from '../spread-apart.ts';
import type { Estimate } from '../statistics.ts';
import { axisName, drawPlot, rowGrid } from './plot-frame.ts';
import { line, n, safe, scale, svgText } from './svg.ts';

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
