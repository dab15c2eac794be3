// A seat's sign: shape and letter first, colour second.
import type { JSX } from 'preact';
import type { SeatLabel, SeatMark } from './board.ts';
import { memo } from './memo.ts';

const SHAPES: Readonly<Record<SeatMark, JSX.Element>> = {
  0: <path class="s" d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" />,
  1: <path class="s" d="M12 1.5L23 21.5H1z" />,
  2: <circle class="s" cx="12" cy="12" r="10.5" />,
  3: <rect class="s" x="2" y="2" width="20" height="20" rx="1.5" />,
  4: <path class="s" d="M12 .5L23.5 12L12 23.5L.5 12z" />,
  5: <path class="s" d="M12 .8L23 9l-4.2 13.5H5.2L1 9z" />,
};
const BASELINE: Readonly<Record<SeatMark, number>> = { 0: 16.6, 1: 19.3, 2: 16.6, 3: 16.6, 4: 16.6, 5: 17.6 };

/** What tells a seat from the others, and whether its person is away. */
export type SeatSign = Pick<SeatLabel, 'mark' | 'letter' | 'name'> & Partial<Pick<SeatLabel, 'isHere'>>;

/** The shape with its letter, for use inside another SVG: a 24 px box. */
export const SeatShape = ({ mark, letter }: Pick<SeatSign, 'mark' | 'letter'>): JSX.Element => (
  <>
    {SHAPES[mark]}
    <text x="12" y={BASELINE[mark]}>
      {letter}
    </text>
  </>
);

export interface SeatBadgeProps {
  readonly seat: SeatSign;
  readonly size?: number;
  /** Set where the name stands beside it anyway. */
  readonly silent?: boolean;
}

export const SeatBadge = memo(
  ({ seat, size = 24, silent }: SeatBadgeProps): JSX.Element => (
    <svg
      class={`badge seat-${seat.mark}${seat.isHere === false ? ' away' : ''}`}
      style={{ '--px': size }}
      viewBox="0 0 24 24"
      role={silent ? undefined : 'img'}
      aria-label={silent ? undefined : seat.name}
      aria-hidden={silent}
    >
      <SeatShape mark={seat.mark} letter={seat.letter} />
    </svg>
  ),
);
