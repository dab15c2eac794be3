// Distances as a team thinks of them: through everything that action points can clear out of the way.
import { IS_SOLID, RAVINE, RUPTURE } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import { CELLS, columnOf, NEIGHBOUR, rowOf } from '../rules/geometry.ts';

export const WALKING = 1;
export const CARRYING = 2;
/** Farther than anything on the board. */
export const FAR = 99;

const SPAN = CELLS + 1;
const AS_THE_CROW_FLIES = Uint8Array.from({ length: SPAN * SPAN }, (_, pair) => {
  const [a, b] = [Math.floor(pair / SPAN), pair % SPAN];
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
});
/** Steps between two cells if nothing stood in the way. */
export const distance = (a: number, b: number): number => AS_THE_CROW_FLIES[a * SPAN + b]!;

const LONGEST_STEP = CARRYING + 2;
const STEPS = CARRYING;

/** What of a board distances depend on, and the distances to each goal asked for so far. */
export interface Terrain {
  /** Per cell: the points to enter it beside the step itself (CLOSED where nothing helps), and the walls that matter. */
  readonly extra: Uint8Array;
  readonly walls: Uint8Array;
  /** By goal and step: points from every cell to the goal. */
  readonly fields: (Uint8Array | undefined)[];
}

const CLOSED = 15;
/** Boards met lately, by hash: choices of one turn mostly leave the way as it was, and searches come back to it. */
const known = new Map<number, Terrain>();
const TERRAINS_KEPT = 1024;
const extra = new Uint8Array(CELLS + 1);
const walls = new Uint8Array(CELLS + 1);

/** One more for a Rupture to soften or a ravine to bridge. */
function readTerrain(p: Position): number {
  for (let cell = 0; cell < CELLS; cell++) {
    const ground = p.ground[cell]!;
    if (ground === RAVINE) extra[cell] = 1;
    else if (IS_SOLID[ground]) extra[cell] = p.tokens[cell] === RUPTURE ? 1 : 0;
    else extra[cell] = CLOSED;
  }
  extra[CELLS] = CLOSED;
  let hash = 17;
  for (let cell = 0; cell < CELLS; cell++) {
    let sides = extra[cell] === CLOSED ? 0 : p.walls[cell]!;
    if (sides !== 0)
      for (let side = 0; side < 4; side++)
        if (extra[NEIGHBOUR[cell * 4 + side]!] === CLOSED) sides &= ~(1 << side);
    walls[cell] = sides;
    hash = (Math.imul(hash, 31) + extra[cell]! * 16 + sides) | 0;
  }
  return hash;
}

function isSame(terrain: Terrain): boolean {
  for (let cell = 0; cell < CELLS; cell++)
    if (terrain.extra[cell] !== extra[cell] || terrain.walls[cell] !== walls[cell]) return false;
  return true;
}

/** The terrain of a position, with what has been worked out on it before. */
export function terrainOf(p: Position): Terrain {
  const hash = readTerrain(p);
  const met = known.get(hash);
  if (met && isSame(met)) return met;
  if (known.size >= TERRAINS_KEPT) known.clear();
  const terrain: Terrain = { extra: extra.slice(), walls: walls.slice(), fields: [] };
  known.set(hash, terrain);
  return terrain;
}

/** Points from every cell to the goal, at this price per step; a wall on the way costs one more. */
export function pointsTo(terrain: Terrain, goal: number, step: number): Uint8Array {
  const at = goal * STEPS + step - 1;
  const field = terrain.fields[at];
  if (field) return field;
  while (terrain.fields.length <= at) terrain.fields.push(undefined);
  const points = measure(terrain, goal, step);
  terrain.fields[at] = points;
  return points;
}

/** Rings of cells at equal distance stand in for a heap, since no step costs more than a handful of points. */
const rings = Array.from({ length: LONGEST_STEP + 1 }, () => new Uint8Array(CELLS * 4));
const lengths = new Uint16Array(LONGEST_STEP + 1);

function measure({ extra, walls }: Terrain, goal: number, step: number): Uint8Array {
  const points = new Uint8Array(CELLS + 1).fill(FAR);
  lengths.fill(0);
  points[goal] = 0;
  if (extra[goal] === CLOSED) return points;
  rings[0]![0] = goal;
  lengths[0] = 1;
  let waiting = 1;
  for (let distance = 0; waiting > 0; distance++) {
    const slot = distance % rings.length;
    const ring = rings[slot]!;
    const length = lengths[slot]!;
    lengths[slot] = 0;
    waiting -= length;
    for (let i = 0; i < length; i++) {
      const cell = ring[i]!;
      if (points[cell] !== distance) continue;
      const entry = distance + step + extra[cell]!;
      const sides = walls[cell]!;
      for (let direction = 0; direction < 4; direction++) {
        const next = NEIGHBOUR[cell * 4 + direction]!;
        const total = entry + ((sides >> direction) & 1);
        if (total >= points[next]! || extra[next] === CLOSED) continue;
        points[next] = total;
        const later = total % rings.length;
        rings[later]![lengths[later]!++] = next;
        waiting++;
      }
    }
  }
  return points;
}
