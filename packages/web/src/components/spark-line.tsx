// A small line of values, oldest first: a dot for each, filled where it was won, and the average as a dashed line.
import type { JSX } from 'preact';
import './spark-line.css';

export interface SparkPoint {
  readonly value: number;
  readonly isWon: boolean;
}

const [WIDTH, HEIGHT, EDGE] = [300, 72, 6];

export function SparkLine({
  points,
  label,
  class: extra = '',
}: {
  readonly points: readonly SparkPoint[];
  readonly label: string;
  readonly class?: string;
}): JSX.Element {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1);
  const x = (i: number): number => EDGE + (i / Math.max(1, points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number => HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return (
    <svg class={`spark ${extra}`.trim()} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line class="mean" x1={EDGE} x2={WIDTH - EDGE} y1={y(mean)} y2={y(mean)} />
      <polyline points={points.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ')} />
      {points.map(({ value, isWon }, i) => (
        <circle key={`${i + 1}`} class={isWon ? 'won' : ''} cx={x(i)} cy={y(value)} r="4.5" />
      ))}
    </svg>
  );
}
