// The four movement actions: Normal move, Move to Rupture, Treasure move and Jump, with their prices.
import type { Seat, Tell } from '@undercroft/kernel';
import { type Choice, JUMP, MOVE, MOVE_RUPTURE, MOVE_TREASURE } from '../choices.ts';
import { IS_SOLID, RAVINE, RUPTURE } from '../content/pieces.ts';
import { DIRT_SLOW, FIRST_MOVE_DISCOUNT, TREASURE_MOVE_COST } from '../effects.ts';
import type { Event } from '../events.ts';
import { type Position, traitsOf } from '../position.ts';
import { CELLS, NEIGHBOUR, OUTSIDE } from './geometry.ts';
import { pay } from './points.ts';
import { colourMask, leaveTreasures, treasureToTake } from './treasures.ts';
import { hasWall } from './walls.ts';

export const MOVE_COST = 1;
export const MOVE_RUPTURE_COST = 2;
const RAVINE_COST = 2;

/** ST-JUMP-1: two for each ravine and one for the landing. */
export const jumpCost = (ravines: number): number => RAVINE_COST * ravines + MOVE_COST;

/** ST-MOVE-9, ST-MOVE-10, ST-AP-9: base cost plus dirt surcharge, less the first-movement discount, never below 0. */
export function movementCost(p: Position, seat: Seat, base: number, isFirst = !p.hasMoved): number {
  const traits = traitsOf(p, seat);
  const surcharge = p.dirt[seat]! >= traits[DIRT_SLOW]! ? 1 : 0;
  const discount = isFirst ? traits[FIRST_MOVE_DISCOUNT]! : 0;
  return Math.max(0, base + surcharge - discount);
}

/** ST-MOVE-2: could a Normal move go this way? Adjacent, solid, no Rupture. */
export function canEnter(p: Position, from: number, direction: number): boolean {
  const next = NEIGHBOUR[from * 4 + direction]!;
  return !hasWall(p, from, direction) && IS_SOLID[p.ground[next]!]! && p.tokens[next] !== RUPTURE;
}

/** ST-MOVE-3: is there an adjacent solid cell with a Rupture this way? */
export function canEnterRupture(p: Position, from: number, direction: number): boolean {
  const next = NEIGHBOUR[from * 4 + direction]!;
  return !hasWall(p, from, direction) && IS_SOLID[p.ground[next]!]! && p.tokens[next] === RUPTURE;
}

/** Is the adjacent cell this way a ravine without bridge? */
export function isBareRavine(p: Position, from: number, direction: number): boolean {
  return p.ground[NEIGHBOUR[from * 4 + direction]!] === RAVINE && !hasWall(p, from, direction);
}

/** A landing cell, and the shortest way to it over bare ravines. */
export interface Landing {
  readonly cell: number;
  readonly over: readonly number[];
}

/** ST-JUMP-1..6: every cell that a jump over at most this many ravines can land on, row by row. */
export function landings(p: Position, from: number, most: number): Landing[] {
  const before = new Map<number, number>();
  const found = new Map<number, Landing>();
  let ring = [from];
  for (let ravines = 1; ravines <= most && ring.length > 0; ravines++) {
    const next: number[] = [];
    for (const cell of ring)
      for (let direction = 0; direction < 4; direction++) {
        const ravine = NEIGHBOUR[cell * 4 + direction]!;
        if (!isBareRavine(p, cell, direction) || before.has(ravine)) continue;
        before.set(ravine, cell);
        next.push(ravine);
      }
    for (const ravine of next)
      for (let direction = 0; direction < 4; direction++) {
        const cell = NEIGHBOUR[ravine * 4 + direction]!;
        if (cell === from || found.has(cell) || !canEnter(p, ravine, direction)) continue;
        found.set(cell, { cell, over: wayBack(before, ravine, from) });
      }
    ring = next;
  }
  return [...found.values()].sort((a, b) => a.cell - b.cell);
}

function wayBack(before: ReadonlyMap<number, number>, last: number, from: number): number[] {
  const way: number[] = [];
  for (let cell = last; cell !== from; cell = before.get(cell)!) way.unshift(cell);
  return way;
}

/** ST-JUMP-4, ST-JUMP-6: how many ravines this seat can pay for in one jump. */
export function mostRavines(p: Position, seat: Seat): number {
  const spare = p.current[seat]! - movementCost(p, seat, MOVE_COST);
  return spare < 0 ? 0 : Math.floor(spare / RAVINE_COST);
}

/** DP-4: the movement actions that this seat can pay for, kind by kind. */
export function listMovement(p: Position, seat: Seat, out: Choice[]): void {
  const from = p.pawns[seat]!;
  const points = p.current[seat]!;
  let open = 0;
  let cracked = 0;
  let ravines = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (hasWall(p, from, direction)) continue;
    const next = NEIGHBOUR[from * 4 + direction]!;
    const ground = p.ground[next]!;
    if (ground === RAVINE) ravines |= 1 << direction;
    else if (!IS_SOLID[ground]) continue;
    else if (p.tokens[next] === RUPTURE) cracked |= 1 << direction;
    else open |= 1 << direction;
  }
  if (open !== 0 && points >= movementCost(p, seat, MOVE_COST))
    for (let direction = 0; direction < 4; direction++)
      if ((open >> direction) & 1) out.push(MOVE[direction]!);
  if (cracked !== 0 && points >= movementCost(p, seat, MOVE_RUPTURE_COST))
    for (let direction = 0; direction < 4; direction++)
      if ((cracked >> direction) & 1) out.push(MOVE_RUPTURE[direction]!);
  if (open !== 0 && points >= treasureMoveCost(p, seat)) listTreasureMoves(colourMask(p, from), open, out);
  if (ravines !== 0) for (const { cell } of landings(p, from, mostRavines(p, seat))) out.push(JUMP[cell]!);
}

function listTreasureMoves(colours: number, open: number, out: Choice[]): void {
  if (colours === 0) return;
  for (let direction = 0; direction < 4; direction++)
    for (let colour = 0; colour < 3; colour++)
      if ((open >> direction) & 1 && (colours >> colour) & 1)
        out.push(MOVE_TREASURE[direction * 3 + colour]!);
}

export const treasureMoveCost = (p: Position, seat: Seat): number =>
  movementCost(p, seat, traitsOf(p, seat)[TREASURE_MOVE_COST]!);

/** ST-MOVE-2, ST-MOVE-3: one step. */
export function move(p: Position, seat: Seat, direction: number, base: number, tell: Tell<Event>): void {
  const from = p.pawns[seat]!;
  const to = NEIGHBOUR[from * 4 + direction]!;
  const cost = movementCost(p, seat, base);
  pay(p, seat, cost);
  arrive(p, seat, to);
  leaveTreasures(p, seat, from);
  tell?.({ kind: 'moved', seat, from, to, cost, onto: base === MOVE_COST ? 'floor' : 'rupture' });
}

/** ST-TRE-1..9: one step with one treasure; its card goes to the carrier, other kept cards stay behind. */
export function moveTreasure(
  p: Position,
  seat: Seat,
  direction: number,
  colour: number,
  tell: Tell<Event>,
): void {
  const from = p.pawns[seat]!;
  const to = NEIGHBOUR[from * 4 + direction]!;
  const cost = treasureMoveCost(p, seat);
  pay(p, seat, cost);
  const taken = treasureToTake(p, from, colour, seat);
  p.treasures[taken] = to * 3 + colour;
  p.keepers[taken] = seat;
  arrive(p, seat, to);
  leaveTreasures(p, seat, from);
  tell?.({ kind: 'treasureCarried', seat, from, to, colour, cost });
}

/** ST-JUMP-1..5: over the shortest chain of ravines to the landing cell. */
export function jump(p: Position, seat: Seat, to: number, tell: Tell<Event>): void {
  const from = p.pawns[seat]!;
  const { over } = landings(p, from, CELLS).find(({ cell }) => cell === to)!;
  const cost = movementCost(p, seat, jumpCost(over.length));
  pay(p, seat, cost);
  arrive(p, seat, to);
  leaveTreasures(p, seat, from);
  tell?.({ kind: 'jumped', seat, from, to, over, cost });
}

function arrive(p: Position, seat: Seat, to: number): void {
  if (to === OUTSIDE) throw new Error('a pawn cannot leave the board');
  p.pawns[seat] = to;
  p.hasMoved = true;
}
