// Pointy-top hexes: stones told by their pattern, empty cells, cells that can be built on, rings in progress, wonders.
import type { JSX } from 'preact';
import { memo } from './memo.ts';

export type Stone = 'K' | 'R' | 'B' | 'Y';
/** What a hex shows: a stone, any stone, an empty cell, a cell one may place on, a ring in progress, something built. */
export type HexFill = Stone | 'any' | 'same' | 'cell' | 'can' | 'ring' | 'won';

const SQRT3 = Math.sqrt(3);

/** Where the centre of a cell lies, in axial coordinates, for hexes of radius r. */
export const hexCentre = (q: number, r: number, radius: number): readonly [x: number, y: number] => [
  radius * SQRT3 * (q + r / 2),
  radius * 1.5 * r,
];

/** The corners as SVG points; a little smaller than the cell, so that joints show. */
export function hexPoints(x: number, y: number, radius: number, joint = 0): string {
  const size = radius - joint;
  const half = (size * SQRT3) / 2;
  const corner = (dx: number, dy: number): string => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  return [
    corner(0, -size),
    corner(half, -size / 2),
    corner(half, size / 2),
    corner(0, size),
    corner(-half, size / 2),
    corner(-half, -size / 2),
  ].join(' ');
}

/** The pattern that tells a stone without its colour: ring, slants, waves, dots. */
function StoneMark({ fill: stone, x, y, radius }: HexProps & { readonly fill: Stone }): JSX.Element {
  const u = radius / 15;
  if (stone === 'K') return <polygon class="hxm k" points={hexPoints(x, y, radius * 0.55)} />;
  if (stone === 'R')
    return (
      <path
        class="hxm"
        d={[-5.6, -1.5, 2.6]
          .map((dx) => `M${x + (dx - 6) * u} ${y + 6.8 * u}l${12 * u} ${-13.5 * u}`)
          .join('')}
      />
    );
  if (stone === 'B')
    return (
      <path
        class="hxm"
        d={[-4.1, 0.4, 4.9]
          .map((dy) => `M${x - 8.2 * u} ${y + dy * u}q${4.1 * u} ${-3.8 * u} ${8.2 * u} 0t${8.2 * u} 0`)
          .join('')}
      />
    );
  const dots = [
    [0, -5.2],
    [-4.9, 0.3],
    [4.9, 0.3],
    [0, 5.6],
    [0, 0.2],
  ] as const;
  return (
    <>
      {dots.map(([dx, dy]) => (
        <circle class="hxm f" key={`${dx}:${dy}`} cx={x + dx * u} cy={y + dy * u} r={1.8 * u} />
      ))}
    </>
  );
}

const isStone = (fill: HexFill): fill is Stone =>
  fill === 'K' || fill === 'R' || fill === 'B' || fill === 'Y';

export interface HexProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: HexFill;
  /** A letter on something built, `4/6` in a ring. */
  readonly text?: string | undefined;
  /** How high the text is, in radii. */
  readonly textSize?: number;
  readonly class?: string;
}

/** One hex inside an SVG. Wrap it in `<Piece as="g">` where it can be touched. */
export const Hex = memo(
  ({ x, y, radius, fill, text, textSize = 0.8, class: extra }: HexProps): JSX.Element => (
    <>
      <polygon
        class={['hx', fill, extra].filter(Boolean).join(' ')}
        points={hexPoints(x, y, radius, radius / 30)}
      />
      {isStone(fill) && <StoneMark fill={fill} x={x} y={y} radius={radius} />}
      {(fill === 'can' || fill === 'any') && text === undefined && (
        <circle class={`hxd ${fill}`} cx={x} cy={y} r={radius / 6} />
      )}
      {text !== undefined && (
        <text
          class={fill === 'ring' ? 'hxq' : 'hxt'}
          x={x}
          y={y + radius * textSize * 0.36}
          font-size={radius * textSize}
        >
          {text}
        </text>
      )}
    </>
  ),
);

export const HexStone = memo(
  ({ fill, size = 22, label }: { fill: HexFill; size?: number; label?: string }): JSX.Element => (
    <svg
      class="hexstone"
      style={{ '--px': size }}
      viewBox="-16 -16 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <Hex x={0} y={0} radius={15} fill={fill} />
    </svg>
  ),
);
