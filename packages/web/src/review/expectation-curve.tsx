// The expected result over a whole game as one line, with the moments that counted as numbered points on it.
import type { Review } from '@undercroft/bots/review';
import type { JSX } from 'preact';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [720, 220, 44, 12, 24];

export function ExpectationCurve({
  review,
  name,
  length,
}: {
  readonly review: Review;
  readonly name: string;
  readonly length: number;
}): JSX.Element {
  const { moments, outcome, marks } = review;
  const x = (at: number): number => LEFT + (at / Math.max(1, length)) * (WIDTH - LEFT - 14);
  const y = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const points = moments.map(({ at, expected }): [number, number] => [x(at), y(expected)]);
  if (outcome !== undefined) points.push([x(length), y(outcome)]);
  const line = points.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  const values = [...moments.map(({ expected }) => expected), ...(outcome === undefined ? [] : [outcome])];
  const said = t('review.curve-said', {
    name,
    start: sayShare(values[0]!),
    low: sayShare(Math.min(...values)),
    high: sayShare(Math.max(...values)),
    end: sayShare(values.at(-1)!),
  });
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line class="grid" x1={LEFT} x2={WIDTH - 14} y1={y(share)} y2={y(share)} />
            <text class="tick" x={LEFT - 8} y={y(share) + 4} text-anchor="end">
              {sayShare(share)}
            </text>
          </g>
        ))}
        <text class="tick" x={LEFT} y={HEIGHT - 4}>
          1
        </text>
        <text class="tick" x={WIDTH - 14} y={HEIGHT - 4} text-anchor="end">
          {length}
        </text>
        <path class="run" d={line} />
        {marks.map((at, i) => {
          const moment = moments.find((one) => one.at === at)!;
          return (
            <g key={at} class="mark">
              <circle cx={x(at)} cy={y(moment.expected)} r="9" />
              <text x={x(at)} y={y(moment.expected) + 4} text-anchor="middle">
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <Balance review={review} />
    </figure>
  );
}

/** The game in four figures: where it began, how often the bot agrees, what a decision gave away, where it ended. */
function Balance({ review }: { readonly review: Review }): JSX.Element {
  const { moments, outcome } = review;
  const agreed = moments.filter(({ weighed }) => weighed[0]!.isMade).length;
  const given = moments.reduce((sum, { cost }) => sum + cost.value, 0) / moments.length;
  const figures = [
    [t('review.first'), sayShare(moments[0]!.expected)],
    [t('review.agreed'), t('review.agreed-of', { n: agreed, of: moments.length })],
    [t('review.average'), sayShare(Math.max(0, given), 1)],
    ...(outcome === undefined ? [] : [[t('review.end'), sayShare(outcome)]]),
  ];
  return (
    <dl class="balance">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
