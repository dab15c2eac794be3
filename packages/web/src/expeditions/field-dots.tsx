// A field as dots from worst to best, one above the other; yardsticks as ticks, one's own run as a mark over the others.
import { FIELD_COLUMNS } from '@undercroft/events';
import type { JSX } from 'preact';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import { dotsOf } from './dots-of.ts';
import type { Field } from './expedition-api.ts';

const [WIDTH, HEIGHT, ABOVE, BASE, RADIUS] = [164, 40, 8, 30, 2];
const STEP = 2 * RADIUS + 0.6;
/** The mark is as wide as so many columns to each side. */
const MARK_COLUMNS = 2;

export function FieldDots({
  field: { columns, count, runs },
  me,
  names,
}: {
  readonly field: Field;
  readonly me: string;
  readonly names: (level: string) => string;
}): JSX.Element {
  const x = (percent: number): number => 4 + ((WIDTH - 8) * percent) / 100;
  const dots = dotsOf(columns);
  const mine = runs.find(({ person }) => person === me);
  const yardsticks = runs.filter(({ isYardstick }) => isYardstick);
  const label = t('expedition.field', {
    n: count,
    marks: yardsticks.map(({ name, percent }) => `${names(name)} ${sayShare(percent / 100)}`).join(', '),
  });
  return (
    <svg class="field" viewBox={`0 ${-ABOVE} ${WIDTH} ${HEIGHT + ABOVE}`} role="img" aria-label={label}>
      <line class="axis" x1="0" x2={WIDTH} y1={BASE + 3} y2={BASE + 3} />
      {dots.flatMap((high, column) =>
        Array.from({ length: high }, (_, i) => (
          <circle
            key={`${column} ${i}`}
            cx={x((100 * column) / FIELD_COLUMNS)}
            cy={BASE - i * STEP}
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
      {mine && <path class="mine" d={`M${x(mine.percent)} ${tipOver(dots, mine.percent)}l6 10h-12z`} />}
    </svg>
  );
}

/** Where the mark ends above: over the dots that it would cover. */
function tipOver(dots: readonly number[], percent: number): number {
  const at = Math.round((percent / 100) * FIELD_COLUMNS);
  const high = Math.max(...dots.slice(Math.max(0, at - MARK_COLUMNS), at + MARK_COLUMNS + 1));
  return BASE - 12 - Math.max(0, high - 1) * STEP;
}
