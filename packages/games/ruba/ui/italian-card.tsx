// The forty cards of the Italian deck, drawn here: pips in the classic grid, an Ace with rays, three court figures.
import { memo } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Card, printedValue, SUITS, type Suit, suitOf } from '../src/content/deck.ts';
import { Pip } from './suit-sign.tsx';

type Place = readonly [x: number, y: number];

const PIPS: Readonly<Record<number, { readonly scale: number; readonly at: readonly Place[] }>> = {
  2: {
    scale: 1.5,
    at: [
      [48, 48],
      [48, 108],
    ],
  },
  3: {
    scale: 1.375,
    at: [
      [48, 40],
      [48, 78],
      [48, 116],
    ],
  },
  4: {
    scale: 1.375,
    at: [
      [32, 48],
      [64, 48],
      [32, 108],
      [64, 108],
    ],
  },
  5: {
    scale: 1.375,
    at: [
      [32, 46],
      [64, 46],
      [48, 78],
      [32, 110],
      [64, 110],
    ],
  },
  6: {
    scale: 1.21,
    at: [
      [32, 42],
      [64, 42],
      [32, 78],
      [64, 78],
      [32, 114],
      [64, 114],
    ],
  },
  7: {
    scale: 1.08,
    at: [
      [32, 40],
      [64, 40],
      [48, 58],
      [32, 78],
      [64, 78],
      [32, 116],
      [64, 116],
    ],
  },
};

const RAYS = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const reach = i % 2 === 0 ? 46 : 40;
  const point = (r: number): string =>
    `${(48 + r * Math.cos(angle)).toFixed(1)} ${(78 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${point(34)}L${point(reach)}`;
}).join('');

const Face = ({ top }: { readonly top: number }): JSX.Element => (
  <g transform={`translate(0 ${top})`}>
    <ellipse class="sk" cx="48" cy="58" rx="10.5" ry="12.5" />
    <path class="fl" d="M43 55h3.5M49.5 55H53M48 56v5.5" />
  </g>
);

const Fante = ({ suit }: { readonly suit: Suit }): JSX.Element => (
  <>
    <path class="rb" d="M28 124l7-42c6-6 20-6 26 0l7 42z" />
    <path class="rd" d="M34 124h10l-2 14h-9zM52 124h10l1 14h-9z" />
    <path class="gd" d="M30 104h36l1 6H29z" />
    <Face top={2} />
    <path class="rd" d="M34 54c2-12 26-14 30-2c-8 4-20 5-30 2z" />
    <path class="gd" d="M59 48c4-8 9-13 16-15c0 8-6 14-14 18z" />
    <Pip suit={suit} x={70} y={90} scale={1.25} />
  </>
);

const Cavallo = ({ suit }: { readonly suit: Suit }): JSX.Element => (
  <>
    <path
      class="rb"
      d="M26 138c0-22 15-30 15-43c-7 5-14 7-19 4c-5-3-4-8 1-12c6-4 9-15 16-22l1-11 8 7c17 5 27 26 27 49l2 28z"
    />
    <path class="rd" d="M48 61c17 5 27 26 27 49l2 28H63c4-30-2-58-15-77z" />
    <circle class="eye" cx="39" cy="77" r="2" />
    <path class="gd" d="M24 88l18 6-2 4-18-6zM41 73l4 1-5 22-4-1z" />
    <Pip suit={suit} x={68} y={44} scale={1.17} />
  </>
);

const Re = ({ suit }: { readonly suit: Suit }): JSX.Element => (
  <>
    <path class="rb" d="M20 138l11-58c8-8 26-8 34 0l11 58z" />
    <path class="rd" d="M43 82l5 56 5-56zM20 138l2.5-12h51L76 138z" />
    <path class="gd" d="M33 80c6 8 24 8 30 0l3 6c-8 10-28 10-36 0z" />
    <Face top={0} />
    <path class="br" d="M37.5 60c0 14 5 20 10.5 22c5.5-2 10.5-8 10.5-22c-3 5-6 6-10.5 6s-7.5-1-10.5-6z" />
    <path class="gd" d="M35 47l-2-14 8 7 7-10 7 10 8-7-2 14z" />
    <path class="fl" d="M35 47h26" />
    <Pip suit={suit} x={73} y={92} scale={1.25} />
  </>
);

const COURT: Readonly<Record<number, (props: { readonly suit: Suit }) => JSX.Element>> = {
  8: Fante,
  9: Cavallo,
  10: Re,
};

const Index = ({
  value,
  suit,
  turned,
}: {
  readonly value: number;
  readonly suit: Suit;
  readonly turned?: boolean;
}): JSX.Element => (
  <g class={turned ? 'ix turned' : 'ix'} transform={turned ? 'rotate(180 48 78)' : undefined}>
    <rect width="23" height="40" rx="6" />
    <text x="11.8" y="20" {...(value === 10 && { textLength: '16', lengthAdjust: 'spacingAndGlyphs' })}>
      {value}
    </text>
    <Pip suit={suit} x={11.5} y={31} scale={0.54} />
  </g>
);

/** A face; only a picture: what holds it gives it a name. */
export const ItalianCard = memo(function ItalianCard({
  card,
  isBare,
}: {
  readonly card: Card;
  /** Without its index: on a pile, where its name stands beside it. */
  readonly isBare?: boolean;
}): JSX.Element {
  const suit = suitOf(card);
  const value = printedValue(card);
  const Court = COURT[value];
  const pips = PIPS[value];
  return (
    <svg class={`it ${SUITS[suit]}`} viewBox="0 0 96 156" aria-hidden="true">
      <rect class="pp" width="96" height="156" rx="6" />
      <rect class="fr" x="4.5" y="4.5" width="87" height="147" rx="3.5" />
      <g class={isBare ? undefined : 'art'}>
        {value === 1 && (
          <>
            <path class="rays" d={RAYS} />
            <Pip suit={suit} x={48} y={78} scale={2.08} />
          </>
        )}
        {Court && <Court suit={suit} />}
        {pips?.at.map(([x, y]) => (
          <Pip key={`${x}-${y}`} suit={suit} x={x} y={y} scale={pips.scale} />
        ))}
      </g>
      {!isBare && <Index value={value} suit={suit} />}
      {!isBare && !Court && <Index value={value} suit={suit} turned />}
    </svg>
  );
});
