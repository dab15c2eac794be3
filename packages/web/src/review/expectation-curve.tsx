// The expected result over a whole game as one line, with the moments that counted as numbered points on it.
import { useSignal } from '@preact/signals';
import type { Review } from '@undercroft/bots/review';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';

interface Room {
  readonly width: number;
  readonly height: number;
  /** The size of its type. */
  readonly em: number;
}

/** The room that a drawing has: drawn to it, type is as large as anywhere else, however small or large the window. */
function useRoom(): readonly [RefObject<SVGSVGElement | null>, Room] {
  const drawing = useRef<SVGSVGElement>(null);
  const room = useSignal<Room>({ width: 720, height: 220, em: 12 });
  useLayoutEffect(() => {
    const svg = drawing.current!;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = svg;
      if (width > 0) room.value = { width, height, em: Number.parseFloat(getComputedStyle(svg).fontSize) };
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return [drawing, room.value];
}

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
  const [drawing, { width, height, em }] = useRoom();
  const [left, right, top, bottom] = [3.4 * em, width - em, em, height - 2 * em];
  const x = (at: number): number => left + (at / Math.max(1, length)) * (right - left);
  const y = (share: number): number => top + (1 - share) * (bottom - top);
  const ticks = bottom - top < 8 * em ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1];
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
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
        {ticks.map((share) => (
          <g key={share}>
            <line class="grid" x1={left} x2={right} y1={y(share)} y2={y(share)} />
            <text class="tick" x={left - 0.6 * em} y={y(share) + 0.33 * em} text-anchor="end">
              {sayShare(share)}
            </text>
          </g>
        ))}
        <text class="tick" x={left} y={height - 0.3 * em}>
          1
        </text>
        <text class="tick" x={right} y={height - 0.3 * em} text-anchor="end">
          {length}
        </text>
        <path class="run" d={line} />
        {marks.map((at, i) => {
          const moment = moments.find((one) => one.at === at)!;
          return (
            <g key={at} class="mark">
              <circle cx={x(at)} cy={y(moment.expected)} r={0.75 * em} />
              <text x={x(at)} y={y(moment.expected) + 0.33 * em} text-anchor="middle">
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
