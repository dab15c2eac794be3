// Small pieces of SVG that every plot is made of: scales, axes, bars and marks. All colours come from the style sheet.

export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Two decimals are finer than any screen; more would only make the file larger. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
}

export function scale(low: number, high: number, from: number, to: number, wanted = 5): Scale {
  const span = high - low || 1;
  const place = (value: number): number => from + ((value - low) / span) * (to - from);
  return Object.assign(place, { ticks: niceTicks(low, high, wanted) });
}

export function niceTicks(low: number, high: number, wanted: number): number[] {
  const raw = (high - low || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= raw) ?? raw;
  const ticks: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++)
    ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

export const svgText = (
  x: number,
  y: number,
  words: string,
  {
    anchor = 'start',
    kind = '',
  }: { readonly anchor?: 'start' | 'middle' | 'end'; readonly kind?: string } = {},
): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}"${kind && ` class="${kind}"`}>${safe(words)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" class="${kind}"/>`;

export const rect = (x: number, y: number, width: number, height: number, kind: string, title = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" class="${kind}">${title && `<title>${safe(title)}</title>`}</rect>`;

/** An interval with its middle: the shape of every figure with an error bar. */
export const whisker = (
  y: number,
  low: number,
  middle: number,
  high: number,
  kind: string,
  title: string,
): string =>
  `<g class="whisker ${kind}"><title>${safe(title)}</title>${line(low, y, high, y, 'span')}${line(low, y - 4, low, y + 4, 'cap')}${line(high, y - 4, high, y + 4, 'cap')}<circle cx="${n(middle)}" cy="${n(y)}" r="4.5"/></g>`;

export const svgFigure = (
  width: number,
  height: number,
  name: string,
  inside: string,
  kind: string,
): string =>
  `<svg viewBox="0 0 ${width} ${n(height)}" class="${kind}" role="img" aria-label="${safe(name)}">${inside}</svg>`;
