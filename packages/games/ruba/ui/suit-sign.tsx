// The four Italian suits as our own signs: a knotted club, a chalice, a rosette coin, an upright sword.
import { memo } from '@undercroft/kit';
import type { JSX } from 'preact';
import { SUITS, type Suit } from '../src/content/deck.ts';

const SHAPES: readonly JSX.Element[] = [
  <>
    <path d="M5.2 20.6c-1.3-.9-1.5-2.4-.6-3.7L13.3 4.8c1-1.5 2.8-2.6 4.6-2.3c2.300.4 3.300 2.800 2.300 5c-.5 1.100-1.300 2-2.300 2.800L8.600 20.200c-1 .9-2.400 1.100-3.400.4z" />
    <path d="M9.200 9.400c-1.500-.3-2.600-1.300-2.700-2.500c1.300-.4 2.900 0 3.900 1zM14.700 13c.1 1.500-.5 2.900-1.600 3.500c-.9-1-1.100-2.600-.6-3.900zM6.600 13.700c-1.300.1-2.500-.5-3-1.500c1-.8 2.500-.9 3.700-.3z" />
  </>,
  <>
    <path d="M5 3h14c.3 5.300-1.700 9.300-5.300 10.400v3.200c2.300.4 3.900 1.400 4.300 2.900v1.500H6v-1.500c.4-1.500 2-2.500 4.300-2.900v-3.200C6.700 12.300 4.700 8.300 5 3z" />
    <path class="cut" d="M7 6.300h10" stroke-width="1.5" />
  </>,
  <>
    <path
      fill-rule="evenodd"
      d="M12 1.800a10.200 10.200 0 1 1 0 20.400a10.200 10.200 0 0 1 0-20.400zm0 2.400a7.800 7.800 0 1 0 0 15.600a7.800 7.800 0 0 0 0-15.600z"
    />
    <path
      d="M12 6l1.500 3.400L17 7.900 15.600 11.400 19 12.900l-3.400 1 .9 3.500-3.200-1.700L12 19l-1.400-3.300-3.200 1.700.9-3.500L5 12.900l3.400-1.500L7 7.900l3.500 1.500z"
      transform="translate(0 -.5)"
    />
  </>,
  <>
    <path d="M12 .8l2.100 3.400v10.300H9.900V4.200z" />
    <path d="M5.500 14.300h13v2.300h-5v3.200a1.800 1.800 0 1 1-3 0v-3.200h-5z" />
    <path class="cut" d="M12 4.500v8.500" stroke-width="1.1" />
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
