// What lies and stands on the ground: treasures, Concussions, Ruptures, walls, pawns.
import { memo, type SeatLabel, SeatShape } from '@undercroft/kit';
import type { JSX } from 'preact';
import { CONCUSSION } from '../src/content/pieces.ts';
import { isHorizontal } from '../src/rules/geometry.ts';
import { barOf } from './cell-geometry.ts';
import { useLetters } from './island-scale.ts';

/** Each colour has a cut of its own, so that a stone is known without its colour: pointed, square, round. */
const CUTS = [
  { body: 'M-18-9L-10-16H10L18-9L0 17z', facets: 'M-18-9H18M-10-16L-6-9L0 17L6-9L10-16' },
  {
    body: 'M-9-16H9L16-9V7L9 14H-9L-16 7V-9z',
    facets: 'M-9-16V14M9-16V14M-16-9H16M-16 7H16',
  },
  {
    body: 'M0-17A16 16 0 0 1 0 15A16 16 0 0 1 0-17z',
    facets: 'M0-17L5-9L14-8L10-1L14 6L5 7L0 15L-5 7L-14 6L-10-1L-14-8L-5-9z',
  },
] as const;

export function Gem({
  colour,
  letter,
  scale = 1,
}: {
  readonly colour: number;
  readonly letter: string;
  readonly scale?: number;
}): JSX.Element {
  const size = useLetters(12.5, 19, scale);
  return (
    <g class={`tre c${colour}`}>
      <path class="tb" d={CUTS[colour]!.body} />
      <path class="tf" d={CUTS[colour]!.facets} />
      {size !== undefined && (
        <>
          <circle r={size * 0.66} cy="-1" />
          <text y={size * 0.35 - 1.2} style={{ fontSize: size }}>
            {letter}
          </text>
        </>
      )}
    </g>
  );
}

export const TokenSign = ({ token }: { readonly token: number }): JSX.Element =>
  token === CONCUSSION ? (
    <g class="con">
      <circle r="9.5" />
      <path d="M-7-3l5 1 2-6M-2-2l3 4-3 5M1 2l6-2 1-4" />
    </g>
  ) : (
    <g class="rup">
      <path d="M0-14l4 7 8-4-2 8 7 3-7 4 3 8-8-3-4 7-4-7-9 4 4-9-7-4 7-3-3-8 8 3z" />
    </g>
  );

export const WallBar = memo(function WallBar({ edge }: { readonly edge: number }): JSX.Element {
  const { x, y, width, height } = barOf(edge);
  const joints = isHorizontal(edge)
    ? `M${x + 15} ${y}v${height}M${x + 29} ${y}v${height}M${x + 43} ${y}v${height}`
    : `M${x} ${y + 15}h${width}M${x} ${y + 29}h${width}M${x} ${y + 43}h${width}`;
  return (
    <g class="wall">
      <rect x={x} y={y} width={width} height={height} rx="1.5" />
      <path d={joints} />
    </g>
  );
});

export function Pawn({
  seat,
  scale = 1,
}: {
  readonly seat: SeatLabel;
  readonly scale?: number;
}): JSX.Element {
  const size = useLetters(13, 19, scale * 1.5);
  return (
    <g class={`pawn badge seat-${seat.mark}`} style={{ '--letter': `${size ?? 0}px` }}>
      <ellipse cx="0" cy="17" rx="15" ry="4.5" />
      <g transform="translate(-18 -19) scale(1.5)">
        <SeatShape mark={seat.mark} letter={size === undefined ? '' : seat.letter} />
      </g>
    </g>
  );
}
