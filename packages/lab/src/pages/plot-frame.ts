// What every plot of a report is drawn in: its two widths, its grid and the names of its axes.
import { line, type Scale, svgFigure, svgText } from './svg.ts';

/** A plot at one of its two widths. */
export interface PlotFrame {
  readonly width: number;
  readonly isNarrow: boolean;
  /** About so many figures have room on the axis below. */
  readonly ticks: number;
}

/** Letters keep their size, so each plot is drawn twice: as wide as half a page, and as a phone. The style shows one. */
const FRAMES: readonly PlotFrame[] = [
  { width: 560, isNarrow: false, ticks: 8 },
  { width: 320, isNarrow: true, ticks: 5 },
];

export const drawPlot = (
  name: string,
  draw: (frame: PlotFrame) => { readonly height: number; readonly inside: string },
): string =>
  FRAMES.map((frame) => {
    const { height, inside } = draw(frame);
    return svgFigure(frame.width, height, name, inside, frame.isNarrow ? 'narrow' : 'broad');
  }).join('');

export const asPercent = (share: number): string => `${Math.round(100 * share)}%`;

/** Figures under a row of ticks, each on a line from `top` to `bottom`. */
export const columnGrid = (
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
export const rowGrid = (y: Scale, left: number, right: number, label: (tick: number) => string): string =>
  y.ticks
    .map(
      (tick) =>
        line(left, y(tick), right, y(tick), 'grid') +
        svgText(left - 8, y(tick) + 4, label(tick), { anchor: 'end', kind: 'tick' }),
    )
    .join('');

export const axisName = (x: number, y: number, name: string): string =>
  svgText(x, y, name, { anchor: 'end', kind: 'tick' });
