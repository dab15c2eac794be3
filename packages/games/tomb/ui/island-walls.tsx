// The walls of the island, and the edges on which one can be put or taken away.
import { Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import type { Position } from '../src/position.ts';
import { EDGE_OF, EDGES } from '../src/rules/geometry.ts';
import { wallEffect } from '../src/rules/wall-effect.ts';
import { type Props, watchedSeat } from './board-props.ts';
import { barOf, handleOf, reachOf } from './cell-geometry.ts';
import { byPlace, edgesOf } from './choice-cell.ts';
import { ALL_CELLS } from './island-cells.tsx';
import { WallBar } from './pieces.tsx';

const ALL_EDGES = Array.from({ length: EDGES }, (_, edge) => edge);

/** A wall stands on an edge when the cell on either side says so. */
function standingWalls(view: Position): Set<number> {
  const walls = new Set<number>();
  for (const cell of ALL_CELLS)
    for (let side = 0; side < 4; side++)
      if (view.walls[cell]! & (1 << side)) walls.add(EDGE_OF[cell * 4 + side]!);
  return walls;
}

export function Walls(props: Props): JSX.Element {
  const { view, open, word } = props;
  const walls = standingWalls(view);
  const edges = byPlace(open, edgesOf);
  // Where nothing but edges can be touched, a touch anywhere takes the nearest.
  const isOnlyEdges = open.length > 0 && open.every(({ choice }) => choice.kind === 'place-wall');
  const effectOf = (edge: number): string => (isOnlyEdges ? ` ${wallEffect(view, edge).kind}` : '');
  return (
    <Zone as="g" label={word('ui.walls')} id="walls">
      {ALL_EDGES.filter((edge) => walls.has(edge) || edges.has(edge)).map((edge) => {
        const choices = edges.get(edge) ?? [];
        return (
          <Piece
            key={edge}
            as="g"
            {...(walls.has(edge) && { id: `wall-${edge}` })}
            focus={`edge-${edge}`}
            label={choices[0]?.text ?? word('term.legend.wall')}
            choices={choices}
            class={walls.has(edge) ? 'edge up' : `edge${effectOf(edge)}`}
          >
            {choices.length > 0 &&
              (isOnlyEdges ? (
                <polygon class="handle" points={reachOf(edge)} />
              ) : (
                <rect class="handle" {...handleOf(edge, view.pawns[watchedSeat(props)]!)} />
              ))}
            <rect class="hit" {...barOf(edge)} rx="2" />
            {walls.has(edge) && <WallBar edge={edge} />}
          </Piece>
        );
      })}
    </Zone>
  );
}
