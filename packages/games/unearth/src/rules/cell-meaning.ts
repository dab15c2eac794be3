// What a Stone on a cell would come to: a ring completed and for which Wonders, a ring further on, or a place at the edge.
import { BLOCKED } from '../content/wonders.ts';
import type { Position } from '../position.ts';
import { promiseOfCell, ringColours } from './hexes.ts';
import { wondersForRing } from './wonders.ts';

/** From so many Stones around it on, an empty cell counts as the centre of a ring begun. */
export const RING_BEGUN = 3;

export interface CellMeaning {
  readonly kind: 'ring' | 'begun' | 'edge';
  /** Rings completed; Stones that the ring furthest on has then; Stones beside the cell. */
  readonly n: number;
  /** What may be built in the completed rings. */
  readonly wonders: readonly number[];
  /** Stones around the cell itself. */
  readonly own: number;
}

/** For the Stone that waits to be placed. */
export function cellMeaning(position: Position, cell: number): CellMeaning {
  const frame = position.stack.at(-1);
  if (frame?.kind !== 'place') throw new Error('no Stone to place');
  const { seat, colour } = frame;
  const stones = position.stones[seat]!;
  const { own, centres } = promiseOfCell(stones, position.wonders[seat]!, cell);
  const completed = centres.filter(({ around }) => around === 5);
  if (completed.length > 0) {
    const wonders = completed.flatMap((centre) => {
      const ring = ringColours(stones, centre.cell);
      ring[colour]!++;
      return wondersForRing(position, ring);
    });
    return {
      kind: 'ring',
      n: completed.length,
      wonders: wonders.length > 0 ? [...new Set(wonders)] : [BLOCKED],
      own,
    };
  }
  const furthest = Math.max(0, ...centres.map(({ around }) => around));
  return furthest < RING_BEGUN
    ? { kind: 'edge', n: own, wonders: [], own }
    : { kind: 'begun', n: furthest + 1, wonders: [], own };
}
