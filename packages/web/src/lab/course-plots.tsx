// How games go: choices, what the winner could expect, leads; a line for each table size.
import { CURVE_POINTS, type Estimate, type Summary, spreadApart, type Words } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { ticksOf } from './lab-figures.ts';
import { BASE, Heights, LEFT, RIGHT, TOP } from './plot-frame.tsx';

export function CoursePlots({
  summary: { curves },
  words,
}: {
  readonly summary: Summary;
  readonly words: Words;
}): JSX.Element {
  const share = (value: number): string => words.number(100 * value, 0);
  return (
    <div class="game-courses">
      <Course
        name="choices"
        lines={curves.map((one) => [one.seats, one.choices])}
        words={words}
        say={(value) => words.number(value)}
      />
      <Course
        name="expectation"
        lines={curves.map((one) => [one.seats, one.winnerExpected])}
        words={words}
        say={share}
      />
      <Course name="lead" lines={curves.map((one) => [one.seats, one.lead])} words={words} say={share} />
    </div>
  );
}

function Course({
  name,
  lines,
  words,
  say,
}: {
  readonly name: string;
  readonly lines: readonly (readonly [seats: number, points: readonly Estimate[]])[];
  readonly words: Words;
  say(value: number): string;
}): JSX.Element | null {
  const shown = lines.filter(([, points]) => points.length === CURVE_POINTS);
  if (shown.length === 0) return null;
  const all = shown.flatMap(([, points]) => points.flatMap(({ low, high }) => [low, high]));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (i: number): number => LEFT + (i / (CURVE_POINTS - 1)) * (RIGHT - 40 - LEFT);
  const y = (value: number): number => BASE - ((value - low) / (high - low || 1)) * (BASE - TOP);
  const path = (points: readonly Estimate[], of: (point: Estimate) => number): string[] =>
    points.map((point, i) => `${x(i).toFixed(1)},${y(of(point)).toFixed(1)}`);
  const ends = spreadApart(
    shown.map(([, points]) => y(points.at(-1)!.value)),
    11,
    BASE,
  );
  const said = shown
    .map(([seats, points]) => `${words.of({ seats })}: ${points.map(({ value }) => say(value)).join(', ')}`)
    .join('; ');
  return (
    <section class="plot course">
      <h3>{words.say(`lab.report.${name}`)}</h3>
      <p class="help">{words.say(`lab.report.${name}-how`)}</p>
      <svg viewBox="0 0 360 148" role="img" aria-label={said}>
        <Heights ticks={ticksOf(low, high, 3)} right={RIGHT - 40} y={y} say={say} />
        {shown.map(([seats, points], line) => (
          <g key={seats} class={`line-${line}`}>
            <polygon
              class="band"
              points={[...path(points, (p) => p.high), ...path(points, (p) => p.low).reverse()].join(' ')}
            />
            <polyline class="trace" points={path(points, (p) => p.value).join(' ')} />
            <text class="tick" x={RIGHT - 36} y={ends[line]! + 4}>
              {shown.length > 1
                ? t('lab.line-of', { n: seats, value: say(points.at(-1)!.value) })
                : say(points.at(-1)!.value)}
            </text>
          </g>
        ))}
        {[0, 4, 9].map((i) => (
          <text key={i} class="tick" x={x(i)} y={BASE + 14} text-anchor="middle">
            {(100 * (i + 1)) / CURVE_POINTS}
          </text>
        ))}
        <text class="tick" x={RIGHT} y={BASE + 28} text-anchor="end">
          {words.say('lab.report.course-axis')}
        </text>
      </svg>
    </section>
  );
}
