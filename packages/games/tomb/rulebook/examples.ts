// What the rules say about the drawn examples of Survival of the Tomb; a test plays each of them at a real table.
import { resolveTable, seeded } from '@undercroft/kernel';
import type { Examples } from '@undercroft/kit';
import { CONCUSSION, CONCUSSION_DIE, EMPTY, PLAIN, RAVINE, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { costOf } from '../src/rules/costs.ts';
import { CELLS, cellAt, DOWN, EDGE_OF, LEFT, RIGHT } from '../src/rules/geometry.ts';
import { laneLength, targetOf } from '../src/rules/lanes.ts';
import { mostRavines, movementCost } from '../src/rules/movement.ts';
import { straightLine } from '../src/rules/ravines.ts';
import { ruptureSet } from '../src/rules/tremor.ts';
import { putUpWall } from '../src/rules/walls.ts';

/** Where the little maps lie on the board: their upper left cell. */
export const TOP = 3;
export const LEFTMOST = 3;

/** A cell of a little map, counted from 1. */
export const mapCell = (row: number, column: number): number => cellAt(TOP + row - 1, LEFTMOST + column - 1);

/**
 * A table with only this map on it: `#` floor, `~` ravine, `c` floor with a Concussion, `r` with a Rupture, `@` floor with
 * the pawn of seat 1, a dot for nothing. Seat 1 has all the points there are, and nobody has a perk.
 */
export function mapOf(...rows: readonly string[]): Position {
  const p = game.setup(resolveTable(game, 3, { preset: 'normal', spread: 'cascade' }), seeded('rulebook'));
  for (let cell = 0; cell < CELLS; cell++) p.ground[cell] = EMPTY;
  p.phase = 'actions';
  p.turn = 1;
  p.health.fill(3);
  p.current[0] = 8;
  for (const [r, row] of rows.entries())
    for (const [c, sign] of [...row].entries()) {
      const cell = mapCell(r + 1, c + 1);
      if (sign === '.') continue;
      p.ground[cell] = sign === '~' ? RAVINE : PLAIN;
      if (sign === 'c') p.tokens[cell] = CONCUSSION;
      if (sign === 'r') p.tokens[cell] = RUPTURE;
      if (sign === '@') p.pawns[0] = cell;
    }
  return p;
}

export const JUMPS = [mapOf('@~#'), mapOf('@~~#')] as const;
export const jumpPrice = (p: Position, landing: number): number =>
  costOf(p, 0, { kind: 'jump', cell: landing });
const oneRavine = jumpPrice(JUMPS[0], mapCell(1, 3));
const twoRavines = jumpPrice(JUMPS[1], mapCell(1, 4));

/** The price of a movement with and without two dirt. */
export function movePrices(base: number): readonly [clean: number, dirty: number] {
  const p = mapOf('@#');
  const clean = movementCost(p, 0, base);
  p.dirt[0] = 2;
  return [clean, movementCost(p, 0, base)];
}

export const FAR = mapOf('##...#');
export const NEW_TILE = mapCell(1, 6);
/** The ravines that connect the new tile. */
export const FAR_LINE = straightLine(FAR, NEW_TILE, LEFT);

export const LANE = mapOf('@####');
export const LANE_LENGTH = laneLength(LANE, LANE.pawns[0]!, RIGHT);
export const LANE_HIT = targetOf(LANE.pawns[0]!, RIGHT, LANE_LENGTH, CONCUSSION_DIE);

/** The struck cell, the two that follow, and one behind a wall. */
export const CHAIN = mapOf('..#c', '@#cc', '..c#');
export const STRUCK = mapCell(2, 3);
export const SPARED = mapCell(3, 3);
export const CHAIN_WALL = EDGE_OF[STRUCK * 4 + DOWN]!;
putUpWall(CHAIN, CHAIN_WALL);
export const CHAIN_SET = ruptureSet(CHAIN, STRUCK);

export const LADDER = mapOf('c#r');

export const examples: Examples = {
  jump: { one: oneRavine, two: twoRavines, most: mostRavines(JUMPS[0], 0) },
  line: { n: FAR_LINE.length },
  lane: { length: LANE_LENGTH, die: CONCUSSION_DIE, hit: LANE_HIT - LANE.pawns[0]! },
  chain: { n: CHAIN_SET.length },
};
