// The four Italian suits as our own signs: a knotted club, a chalice, a rosette coin, an upright sword.
import { memo } from '@undercroft/kit';
import type { JSX } from 'preact';
import { SUITS, type Suit } from '../src/content/deck.ts';

const SHAPES: readonly JSX.Element[] = [
  <>
    <path d="M5.2 20.6c-1.3-.9-1.5-2.4-.6-3.7L13.3 4.8c1-1.5 2.8-2.6 4.6-2.3c2.3.4 3.3 2.8 2.3 5c-.5 1.1-1.3 2-2.3 2.8L8.6 20.2c-1 .9-2.4 1.1-3.4.4z" />
    <path d="M9.2 9.4c-1.5-.3-2.6-1.3-2.7-2.5c1.3-.4 2.9 0 3.9 1zM14.7 13c.1 1.5-.5 2.9-1.6 3.5c-.9-1-1.1-2.6-.6-3.9zM6.6 13.7c-1.3.1-2.5-.5-3-1.5c1-.8 2.5-.9 3.7-.3z" />
  </>,
  <>
    <path d="M5 3h14c.3 5.3-1.7 9.3-5.3 10.4v3.2c2.3.4 3.9 1.4 4.3 2.9v1.5H6v-1.5c.4-1.5 2-2.5 4.3-2.9v-3.2C6.7 12.3 4.7 8.3 5 3z" />
    <path class="cut" d="M7 6.3h10" stroke-width="1.5" />
  </>,
  <>
    <path
      fill-rule="evenodd"
      d="M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 0 1 0-20.4zm0 2.4a7.8 7.8 0 1 0 0 15.6a7.8 7.8 0 0 0 0-15.6z"
    />
    <path
      d="M12 6l1.5 3.4L17 7.9 15.6 11.4 19 12.9l-3.4 1 .9 3.5-3.2-1.7L12 19l-1.4-3.3-3.2 1.7.9-3.5L5 12.9l3.4-1.5L7 7.9l3.5 1.5z"
      transform="translate(0 -.5)"
    />
  </>,
  <>
    <path d="M12 .8l2.1 3.4v10.3H9.9V4.2z" />
    <path d="M5.5 14.3h13v2.3h-5v3.2a1.8 1.8 0 1 1-3 0v-3.2h-5z" />
    <path class="cut" d="M12 4.5v8.5" stroke-width="1.1" />
  </>,
];

/** On a slab, beside words. */
export const SuitSign = memo(
  ({
    suit,
    size = 16,
    label,
  }: {
    readonly suit: Suit;
    readonly size?: number;
    readonly label?: string;
  }): JSX.Element => (
    <svg
      class={`suit ${SUITS[suit]}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {SHAPES[suit]}
    </svg>
  ),
);

/** On the paper of a card, centred at a point. */
export const Pip = ({
  suit,
  x,
  y,
  scale,
}: {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}): JSX.Element => (
  <g class={`suit ${SUITS[suit]}`} transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}>
    {SHAPES[suit]}
  </g>
);
