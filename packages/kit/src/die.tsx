// Dice: the silhouette tells the kind, the face the result, a dark shape the owner; without a value the die rests.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatLabel } from './board.ts';
import { memo } from './memo.ts';
import { tumble } from './motion.ts';
import { SeatShape } from './seat-badge.tsx';

export type DieKind = 'd4' | 'd6' | 'd8';

const FACES: Readonly<Record<DieKind, JSX.Element>> = {
  d4: (
    <>
      <path
        class="f"
        d="M20 3.5a2 2 0 0 1 1.7 1L38 32.5a2 2 0 0 1-1.7 3H3.7a2 2 0 0 1-1.7-3L18.3 4.5A2 2 0 0 1 20 3.5z"
      />
      <path class="l" d="M20 3.5a2 2 0 0 1 1.7 1L38 32.5a2 2 0 0 1-1.7 3H26z" />
    </>
  ),
  d6: (
    <>
      <rect class="f" x="4" y="4" width="32" height="32" rx="5" />
      <path class="l" d="M9 4h22a5 5 0 0 1 5 5l-6 3H10l-6-3a5 5 0 0 1 5-5z" />
    </>
  ),
  d8: (
    <>
      <path class="f" d="M20 1.5L36.5 11v18L20 38.5 3.5 29V11z" />
      <path class="l" d="M20 1.5L4.5 28.5h31z" />
      <path class="e" d="M20 1.5L4.5 28.5h31z" />
    </>
  ),
};
const NUMERAL: Readonly<Record<DieKind, readonly [x: number, y: number, size: number]>> = {
  d4: [20, 32, 19],
  d6: [20, 27.5, 21],
  d8: [20, 26.5, 19],
};
type Point = readonly [x: number, y: number];
const CENTRE: Point = [20, 20];
const FALLING: readonly Point[] = [
  [12, 12],
  [28, 28],
];
const RISING: readonly Point[] = [
  [28, 12],
  [12, 28],
];
const COLUMNS = [11, 20, 29].flatMap((y): Point[] => [
  [12, y],
  [28, y],
]);
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [CENTRE],
  2: FALLING,
  3: [...FALLING, CENTRE],
  4: [...FALLING, ...RISING],
  5: [...FALLING, ...RISING, CENTRE],
  6: COLUMNS,
};

export interface DieProps {
  readonly kind: DieKind;
  /** The face; without one the die rests in its pool and shows its number of faces. */
  readonly value?: number | undefined;
  readonly seat?: Pick<SeatLabel, 'mark' | 'letter' | 'name'> | undefined;
  readonly size?: number;
  /** Tumbles when this changes, and when the die comes with it: give it the moment of the roll. */
  readonly rolled?: number | string | undefined;
  /** Drawn as pips instead of a numeral (d6). */
  readonly pips?: boolean;
  /** A typed die shows its letter while it rests: G, W, P, A. */
  readonly letter?: string;
  /** Only the seat's colour, without its shape: where it can only be one person's. */
  readonly untagged?: boolean;
  readonly label?: string;
  readonly class?: string;
}

export const Die = memo(function Die(props: DieProps): JSX.Element {
  const { kind, value, seat, size = 40, rolled, pips, letter, untagged, label } = props;
  const ref = useRef<SVGSVGElement>(null);
  const faces = Number(kind.slice(1));
  useEffect(() => {
    if (rolled !== undefined && value !== undefined && ref.current) tumble(ref.current, value, faces);
  }, [rolled]);
  const [x, y, font] = NUMERAL[kind];
  const isAtRest = value === undefined;
  const name = label ?? [seat?.name, isAtRest ? kind : `${kind}: ${value}`].filter(Boolean).join(' ');
  const tag = untagged || isAtRest ? undefined : seat;
  return (
    <svg
      ref={ref}
      class={['die', isAtRest && 'rest', tag && 'tagged', seat && `seat-${seat.mark}`, props.class]
        .filter(Boolean)
        .join(' ')}
      style={{ '--px': size }}
      viewBox={tag ? '0 0 47 44' : '0 0 40 40'}
      role="img"
      aria-label={name}
    >
      {FACES[kind]}
      {pips && value !== undefined ? (
        <g class="pips">
          {PIPS[value]?.map(([cx, cy]) => (
            <circle class="p" key={`${cx}:${cy}`} cx={cx} cy={cy} r="3.6" />
          ))}
        </g>
      ) : (
        <text
          class="face"
          x={tag && kind === 'd4' ? 18 : x}
          y={isAtRest && kind !== 'd4' ? 26.5 : y}
          font-size={isAtRest ? 18 : font}
        >
          {value ?? letter ?? faces}
        </text>
      )}
      {tag && (
        <g class={`badge dk seat-${tag.mark}`} transform="translate(24 21) scale(.95)">
          <SeatShape mark={tag.mark} letter={tag.letter} />
        </g>
      )}
    </svg>
  );
});
