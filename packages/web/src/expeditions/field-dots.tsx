// A field as dots from worst to best, equals one above the other; yardsticks as ticks, one's own run as a mark.
import type { JSX } from 'preact';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import type { FieldRun } from './expedition-api.ts';

const [WIDTH, HEIGHT, BASE, RADIUS] = [164, 40, 30, 2];
/** A large field is shown by so many columns. */
const COLUMNS = 40;
const MOST_HIGH = 6;

export function FieldDots({
  runs,
  me,
  names,
}: {
  readonly runs: readonly FieldRun[];
  readonly me: string;
  readonly names: (level: string) => string;
}): JSX.Element {
  const x = (percent: number): number => 4 + ((WIDTH - 8) * percent) / 100;
  const people = runs.filter(({ isYardstick, person }) => !isYardstick && person !== me);
  const columns = [...Map.groupBy(people, ({ percent }) => Math.round((percent / 100) * COLUMNS))];
  const mine = runs.find(({ person }) => person === me);
  const yardsticks = runs.filter(({ isYardstick }) => isYardstick);
  const label = t('expedition.field', {
    n: runs.length,
    marks: yardsticks.map(({ name, percent }) => `${names(name)} ${sayShare(percent / 100)}`).join(', '),
  });
  return (
    <svg class="field" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line class="axis" x1="0" x2={WIDTH} y1={BASE + 3} y2={BASE + 3} />
      {columns.flatMap(([column, in_]) =>
        in_
          .slice(0, MOST_HIGH)
          .map((run, i) => (
            <circle
              key={run.table}
              cx={x((100 * column) / COLUMNS)}
              cy={BASE - i * (2 * RADIUS + 0.6)}
              r={RADIUS}
            />
          )),
      )}
      {yardsticks.map(({ table, percent }, i) => (
        <line
          key={table}
          class={`tick tick-${i}`}
          x1={x(percent)}
          x2={x(percent)}
          y1={BASE - 1}
          y2={BASE + 9}
        />
      ))}
      {mine && <path class="mine" d={`M${x(mine.percent)} ${BASE - 12}l6 10h-12z`} />}
    </svg>
  );
}
