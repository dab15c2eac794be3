// A tremor on the island: the lane it runs along, what the die counts on each tile, and where it strikes.
import type { JSX } from 'preact';
import type { Event } from '../src/events.ts';
import { CELLS, NEIGHBOUR } from '../src/rules/geometry.ts';
import type { Props } from './board-props.ts';
import { cornerOf, middleOf, PITCH, TILE } from './cell-geometry.ts';
import { useLetters } from './island-scale.ts';
import { WallBar } from './pieces.tsx';

type Told<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** The last card that was turned, and the die that counts along its lane. */
function lastTremor(happened: readonly Event[]) {
  const at = happened.findLastIndex(({ kind }) => kind === 'cardTurned');
  const card = happened[at] as Told<'cardTurned'> | undefined;
  const die = happened.slice(at + 1).find((event) => event.kind === 'dieRolled');
  return card && card.lane > 0 ? { card, die } : undefined;
}

function laneOf(from: number, { direction, lane }: Told<'cardTurned'>): readonly number[] {
  const cells: number[] = [];
  // Before its pawn is on the island, a seat has no lane to show.
  for (let cell = from; cell < CELLS && cells.length < lane; ) {
    cell = NEIGHBOUR[cell * 4 + direction]!;
    if (cell < CELLS) cells.push(cell);
  }
  return cells;
}

/** What the die counts on a tile of the lane: "2 · 5" where counting began anew. */
const countsAt = (place: number, lane: number, die: number): string =>
  Array.from({ length: die }, (_, i) => i + 1)
    .filter((n) => (n - 1) % lane === place)
    .join(' · ');

export function TremorMarks({ view, happened, seats }: Props): JSX.Element | null {
  const size = useLetters(13, Number.POSITIVE_INFINITY)!;
  const tremor = lastTremor(happened);
  if (!tremor) return null;
  const { card, die } = tremor;
  const lane = laneOf(view.pawns[card.seat]!, card);
  const wall = happened.find((event) => event.kind === 'wallPlaced');
  return (
    <g class="tremor" pointer-events="none">
      {wall && <WallBar edge={wall.edge} />}
      {lane.map((cell) => (
        <rect
          key={cell}
          class={die?.target === cell ? 'band struck' : 'band'}
          {...cornerOf(cell)}
          width={TILE}
          height={TILE}
          rx="3"
        />
      ))}
      {lane.map((cell, place) => {
        const { x, y } = cornerOf(cell);
        const counts = die ? countsAt(place, lane.length, die.die) : '';
        if (counts === '') return null;
        return (
          <g
            key={cell}
            class={die?.target === cell ? 'count struck' : 'count'}
            transform={`translate(${x + TILE / 2} ${y})`}
          >
            <rect x={-1.6 * size} y={-0.8 * size} width={3.2 * size} height={1.6 * size} rx="4" />
            <text y={size * 0.35} style={{ fontSize: size }}>
              {counts}
            </text>
          </g>
        );
      })}
      {happened.flatMap((event) => {
        if (event.kind !== 'hurt' || view.pawns[event.seat]! >= CELLS) return [];
        const { x, y } = middleOf(view.pawns[event.seat]!);
        return (
          <g key={`hurt-${event.seat}`} class="hurt" transform={`translate(${x} ${y + PITCH * 0.62})`}>
            <rect x={-3.4 * size} y={-0.85 * size} width={6.8 * size} height={1.7 * size} rx="4" />
            <text y={size * 0.35} style={{ fontSize: size }}>
              {`${(seats[event.seat]?.name ?? '').slice(0, 9)} −1`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
