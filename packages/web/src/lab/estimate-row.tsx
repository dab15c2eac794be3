// What a row of a plot of estimates is drawn with: the grid, an estimate with its interval, and the axis under all rows.
import type { Estimate } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';

/** The figures of an axis, under the middle column of a table of estimates. */
export const Axis = ({
  ticks,
  at,
  say,
}: {
  readonly ticks: readonly number[];
  at(tick: number): number;
  say(tick: number): string;
}): JSX.Element => (
  <tr class="axis">
    <td />
    <td>
      <span class="ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <i key={tick} style={{ left: `${at(tick) / 3}%` }}>
            {say(tick)}
          </i>
        ))}
      </span>
    </td>
    <td />
  </tr>
);

export const Grid = ({
  ticks,
  at,
}: {
  readonly ticks: readonly number[];
  at(tick: number): number;
}): JSX.Element => (
  <>
    {ticks.map((tick) => (
      <line key={tick} class="grid" x1={at(tick)} x2={at(tick)} y1="0" y2="20" />
    ))}
  </>
);

export const Whisker = ({
  estimate: { value, low, high },
  x,
  y,
  kind,
}: {
  readonly estimate: Estimate;
  x(value: number): number;
  readonly y: number;
  readonly kind: 'printed' | 'changed';
}): JSX.Element => (
  <g class={kind}>
    <line x1={x(low)} x2={x(high)} y1={y} y2={y} />
    {/* A line of no length keeps its round ends however wide the plot is drawn. */}
    <line class="dot" x1={x(value)} x2={x(value)} y1={y} y2={y} />
    {kind === 'printed' && <line class="hollow" x1={x(value)} x2={x(value)} y1={y} y2={y} />}
  </g>
);
