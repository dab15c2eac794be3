// The ground of one cell: floor, start, corrupted, ravine, bridge, destroyed, or nothing yet.
import { memo } from '@undercroft/kit';
import type { JSX } from 'preact';
import {
  BRIDGE,
  CORRUPTED,
  EMPTY,
  IS_CORRUPTED,
  IS_DESTROYED,
  RAVINE,
  START,
} from '../src/content/pieces.ts';
import { cornerOf, TILE } from './cell-geometry.ts';
import { useLetters } from './island-scale.ts';

const SCRATCHES = ['', 'M11 51l5-8 4 3', 'M51 15l-7 3-2 6'] as const;

const PATTERNS: readonly JSX.Element[] = [
  <path d="M-10 48l24-40M-1 48l24-40M8 48l24-40M17 48l24-40M26 48l24-40M35 48l24-40" />,
  <path d="M5 10q5.5-5 11 0t11 0 11 0 11 0M5 19q5.5-5 11 0t11 0 11 0 11 0M5 28q5.5-5 11 0t11 0 11 0 11 0M5 37q5.5-5 11 0t11 0 11 0 11 0M5 46q5.5-5 11 0t11 0 11 0 11 0" />,
  <path
    class="dots"
    d={Array.from({ length: 25 }, (_, i) => `M${10 + (i % 5) * 9} ${10 + Math.floor(i / 5) * 9}h0`).join('')}
  />,
];

const Corrupted = ({
  colour,
  letter,
  isClean,
}: {
  readonly colour: number;
  readonly letter: string;
  readonly isClean: boolean;
}): JSX.Element => {
  const size = useLetters(15, 23);
  return (
    <g class={`cor c${colour}${isClean ? ' clean' : ''}`}>
      <rect class="bg" x="7" y="7" width="42" height="42" rx="2" />
      <svg x="7" y="7" width="42" height="42" viewBox="7 7 42 42" class="m" aria-hidden="true">
        {PATTERNS[colour]}
      </svg>
      {size !== undefined && (
        <>
          <path class="pl" d="M28 11L45 28 28 45 11 28z" />
          <text x="28" y={28 + size * 0.36} style={{ fontSize: size }}>
            {isClean ? '✓' : letter}
          </text>
        </>
      )}
    </g>
  );
};

const Bridge = (): JSX.Element => (
  <g class="brg">
    <path d="M-3 15h62M-3 41h62" />
    {[3, 12, 21, 30, 39, 48].map((x) => (
      <rect key={x} x={x} y="13" width="6" height="30" rx="1" />
    ))}
  </g>
);

export interface GroundProps {
  readonly cell: number;
  readonly ground: number;
  /** Of corrupted ground: the letter of its colour in the reader's language. */
  readonly letter: string;
  readonly isClean: boolean;
}

export const Ground = memo(function Ground({ cell, ground, letter, isClean }: GroundProps): JSX.Element {
  const { x, y } = cornerOf(cell);
  const at = `translate(${x} ${y})`;
  if (ground === EMPTY) return <rect class="void" transform={at} width={TILE} height={TILE} rx="2" />;
  if (IS_DESTROYED[ground])
    return (
      <g transform={at}>
        <rect class="des" width={TILE} height={TILE} rx="3" />
        <path class="dx" d="M7 9l14 12-4 8 12 6 2 14M47 7l-10 14 6 6-8 10M5 43l12-2" />
      </g>
    );
  if (ground === RAVINE || ground === BRIDGE)
    return (
      <g transform={at}>
        <rect class="rav" width={TILE} height={TILE} rx="3" />
        <path class="rv" d="M3 16l11 6 10-8 12 7 9-6 8 4M3 39l9-5 12 7 10-6 9 6 10-5" />
        {ground === BRIDGE && <Bridge />}
      </g>
    );
  const shade = (cell * 7 + Math.floor(cell / 12)) % 3;
  const colour = ground - CORRUPTED;
  return (
    <g transform={at}>
      <rect class={`tile t${shade}`} width={TILE} height={TILE} rx="3" />
      <path class="ar" d="M2 1h52" />
      {SCRATCHES[shade] && <path class="sc" d={SCRATCHES[shade]} />}
      {ground === START && <path class="st" d="M16 40V30a12 12 0 0 1 24 0v10M22 40v-9a6 6 0 0 1 12 0v9" />}
      {IS_CORRUPTED[ground] && <Corrupted colour={colour} letter={letter} isClean={isClean} />}
    </g>
  );
});
