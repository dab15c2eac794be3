// The frame that plots over a base line share: its edges, and the heights with their figures on the left.
import type { JSX } from 'preact';

export const [LEFT, RIGHT, TOP, BASE] = [34, 352, 8, 118];

export const Heights = ({
  ticks,
  right = RIGHT,
  y,
  say,
}: {
  readonly ticks: readonly number[];
  readonly right?: number;
  y(tick: number): number;
  say(tick: number): string;
}): JSX.Element => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line class="grid" x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} />
        <text class="tick" x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
          {say(tick)}
        </text>
      </g>
    ))}
  </>
);
