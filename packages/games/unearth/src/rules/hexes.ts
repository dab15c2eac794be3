// Hexagonal cells as single numbers: neighbours are additions, and ascending numbers are ascending q, then r.
// Why not a library: docs/decisions/unearth-hexes.md.

const SIDE = 128;
const MIDDLE = 64;
export const cellCount = SIDE * SIDE;

/** The cell with axial coordinates (q, r), each within -59..59 (UN-TAB-10). */
export const cellAt = (q: number, r: number): number => (q + MIDDLE) * SIDE + r + MIDDLE;
export const qOf = (cell: number): number => (cell >> 7) - MIDDLE;
export const rOf = (cell: number): number => (cell & (SIDE - 1)) - MIDDLE;

/** UN-TAB-1: (q+1, r), (q+1, r-1), (q, r-1), (q-1, r), (q-1, r+1), (q, r+1). */
export const NEIGHBOURS: readonly number[] = [SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE, 1];

/** UN-TAB-4: where the first two Stones go without asking. */
export const FIRST_CELL = cellAt(0, 0);
export const SECOND_CELL = cellAt(1, 0);

/** Stones and centres of a tableau as the position keeps them. */
export const stoneAt = (cell: number, colour: number): number => cell * 4 + colour;
export const cellOfStone = (stone: number): number => stone >> 2;
export const colourOfStone = (stone: number): number => stone & 3;
export const wonderAt = (cell: number, wonder: number): number => cell * 32 + wonder;
export const cellOfWonder = (entry: number): number => entry >> 5;
export const kindOfWonder = (entry: number): number => entry & 31;

// A sheet of paper on which one tableau at a time is drawn and wiped off again, so that nothing is allocated.
// `ink`: 0 empty, 1..4 a Stone (colour + 1), 5 a centre that is taken. `around`: Stones on the six neighbours.
const EMPTY = 0;
const TAKEN = 5;
const ink = new Uint8Array(cellCount);
const around = new Uint8Array(cellCount);

function draw(stones: readonly number[], wonders: readonly number[]): void {
  for (let i = 0; i < stones.length; i++) {
    const cell = stones[i]! >> 2;
    ink[cell] = 1 + (stones[i]! & 3);
    for (let k = 0; k < 6; k++) around[cell + NEIGHBOURS[k]!]!++;
  }
  for (let i = 0; i < wonders.length; i++) ink[wonders[i]! >> 5] = TAKEN;
}

function wipe(stones: readonly number[], wonders: readonly number[]): void {
  for (let i = 0; i < stones.length; i++) {
    const cell = stones[i]! >> 2;
    ink[cell] = EMPTY;
    for (let k = 0; k < 6; k++) around[cell + NEIGHBOURS[k]!] = 0;
  }
  for (let i = 0; i < wonders.length; i++) ink[wonders[i]! >> 5] = EMPTY;
}

const isStone = (cell: number): boolean => ink[cell]! > EMPTY && ink[cell]! < TAKEN;

/** UN-TAB-5: would a Stone here enclose a neighbouring Stone with Stones on all six sides? */
function wouldEnclose(cell: number): boolean {
  for (let k = 0; k < 6; k++) {
    const next = cell + NEIGHBOURS[k]!;
    if (around[next] === 5 && isStone(next)) return true;
  }
  return false;
}

/** UN-TAB-3, UN-TAB-5, UN-TAB-6: every cell where the next Stone may go; UN-TAB-11: ascending q, then r. */
export function openCells(stones: readonly number[], wonders: readonly number[]): number[] {
  draw(stones, wonders);
  let lowQ = SIDE;
  let highQ = 0;
  let lowR = SIDE;
  let highR = 0;
  for (let i = 0; i < stones.length; i++) {
    const q = stones[i]! >> 9;
    const r = (stones[i]! >> 2) & (SIDE - 1);
    if (q < lowQ) lowQ = q;
    if (q > highQ) highQ = q;
    if (r < lowR) lowR = r;
    if (r > highR) highR = r;
  }
  const open: number[] = [];
  for (let q = lowQ - 1; q <= highQ + 1; q++)
    for (let cell = q * SIDE + lowR - 1; cell <= q * SIDE + highR + 1; cell++)
      if (around[cell]! > 0 && ink[cell] === EMPTY && !wouldEnclose(cell)) open.push(cell);
  wipe(stones, wonders);
  return open;
}

/** UN-TAB-5 for one cell, for explanations: empty and next to a Stone, but shutting a Stone in. */
export function enclosesStone(stones: readonly number[], wonders: readonly number[], cell: number): boolean {
  draw(stones, wonders);
  const encloses = around[cell]! > 0 && ink[cell] === EMPTY && wouldEnclose(cell);
  wipe(stones, wonders);
  return encloses;
}

/** For each neighbour of a cell the Stones around it; -1 where it is not empty. */
const beside = new Int8Array(6);

function lookBeside(stones: readonly number[], wonders: readonly number[], cell: number): void {
  draw(stones, wonders);
  for (let k = 0; k < 6; k++) {
    const next = cell + NEIGHBOURS[k]!;
    beside[k] = ink[next] === EMPTY ? around[next]! : -1;
  }
  wipe(stones, wonders);
}

/** UN-WON-1, UN-WON-2: the empty centres of complete rings next to this cell, ascending. */
export function ringsBeside(stones: readonly number[], wonders: readonly number[], cell: number): number[] {
  lookBeside(stones, wonders, cell);
  const centres: number[] = [];
  for (let k = 0; k < 6; k++) if (beside[k] === 6) centres.push(cell + NEIGHBOURS[k]!);
  if (centres.length > 1) centres.sort((a, b) => a - b);
  return centres;
}

/** How many rings a Stone on this cell would complete. */
export function ringsCompleted(stones: readonly number[], wonders: readonly number[], cell: number): number {
  lookBeside(stones, wonders, cell);
  let rings = 0;
  for (let k = 0; k < 6; k++) if (beside[k] === 5) rings++;
  return rings;
}

/** How far the ring that gains most from a Stone here has come before it: 0 to 5 Stones; 5 would be completed. */
export function nearestRing(stones: readonly number[], wonders: readonly number[], cell: number): number {
  lookBeside(stones, wonders, cell);
  let nearest = 0;
  for (let k = 0; k < 6; k++) if (beside[k]! > nearest) nearest = beside[k]!;
  return nearest;
}

/** How many empty cells have 3, 4 and 5 Stones around them: rings on their way. */
export function ringsBegun(stones: readonly number[], wonders: readonly number[]): [number, number, number] {
  const begun: [number, number, number] = [0, 0, 0];
  listCentres(stones, wonders, centresFound);
  for (let i = 0; i < centresFound.length; i++) begun[(centresFound[i]! & 7) - 3]!++;
  return begun;
}
const centresFound: number[] = [];

/** The empty cells with at least three Stones around them, into `found`: each as cell * 8 + Stones. */
export function listCentres(stones: readonly number[], wonders: readonly number[], found: number[]): void {
  found.length = 0;
  draw(stones, wonders);
  for (let i = 0; i < stones.length; i++)
    for (let k = 0; k < 6; k++) {
      const cell = (stones[i]! >> 2) + NEIGHBOURS[k]!;
      const count = around[cell]!;
      if (count < 3 || count > 5 || ink[cell] !== EMPTY) continue;
      found.push(cell * 8 + count);
      around[cell] = 0;
    }
  wipe(stones, wonders);
}

/** What a Stone on this cell would do: the cell's own Stones around it, and those around each empty neighbour. */
export interface CellPromise {
  readonly own: number;
  readonly centres: readonly { readonly cell: number; readonly around: number }[];
}

export function promiseOfCell(
  stones: readonly number[],
  wonders: readonly number[],
  cell: number,
): CellPromise {
  draw(stones, wonders);
  const centres: { cell: number; around: number }[] = [];
  for (let k = 0; k < 6; k++) {
    const next = cell + NEIGHBOURS[k]!;
    if (ink[next] === EMPTY) centres.push({ cell: next, around: around[next]! });
  }
  const own = around[cell]!;
  wipe(stones, wonders);
  return { own, centres };
}

/** Stones per colour around a centre. */
export function ringColours(stones: readonly number[], centre: number): [number, number, number, number] {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (let i = 0; i < stones.length; i++)
    if (NEIGHBOURS.includes((stones[i]! >> 2) - centre)) counts[stones[i]! & 3]!++;
  return counts;
}
