// Rows of differences around zero, on one axis that holds every interval.
import type { Estimate } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { Axis, Grid, Whisker } from './estimate-row.tsx';
import { ticksOf } from './lab-figures.ts';

/** Where nothing differs, the axis has its zero alone. */
const NOTHING = 1e-9;

export interface ShiftRow {
  readonly id: string;
  readonly name: string;
  readonly change: Estimate;
  readonly said: string;
  readonly figure: string;
  readonly detail: string;
}

export function ShiftRows({
  rows,
  say,
}: {
  readonly rows: readonly ShiftRow[];
  say(tick: number): string;
}): JSX.Element {
  const reach = Math.max(
    NOTHING,
    ...rows.flatMap(({ change }) => [Math.abs(change.low), Math.abs(change.high)]),
  );
  const x = (value: number): number => 150 + (value / reach) * 142;
  const ticks = reach > NOTHING ? ticksOf(-reach, reach) : [0];
  return (
    <>
      {rows.map(({ id, name, change, said, figure, detail }) => (
        <tr
          key={id}
          class={change.low > 0 || change.high < 0 ? 'shows' : ''}
          title={said}
          data-measure={id}
          data-change={change.value}
          data-low={change.low}
          data-high={change.high}
        >
          <th scope="row">{name}</th>
          <td>
            <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
              <Grid ticks={ticks} at={x} />
              <line class="fair" x1="150" x2="150" y1="1" y2="19" />
              <Whisker estimate={change} x={x} y={10} kind="changed" />
            </svg>
          </td>
          <td class="fig">
            {figure}
            <small>{detail}</small>
          </td>
        </tr>
      ))}
      <Axis ticks={ticks} at={x} say={say} />
    </>
  );
}
