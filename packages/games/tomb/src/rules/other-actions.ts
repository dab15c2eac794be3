// The other actions of step 2: bridges, dirt, reinforcing, cleansing, walls and the Surgeon's care.
import type { Seat, Tell } from '@undercroft/kernel';
import {
  type Choice,
  CLEANSE,
  CLEAR,
  EMPTY_DIRT,
  type Mode,
  PLACE_BRIDGE,
  REMOVE_WALL,
  removeWalls,
  SOFTEN,
  TREAT,
} from '../choices.ts';
import {
  BRIDGE,
  CONCUSSION,
  CORRUPTED,
  IS_CORRUPTED,
  NO_TOKEN,
  RUPTURE,
  TAKES_DIRT,
  TREASURES_TO_CLEANSE,
} from '../content/pieces.ts';
import { CLEAR_RUPTURE_COST, HEAL_AMOUNT, HEAL_COST, WALL_SPAN } from '../effects.ts';
import type { Event } from '../events.ts';
import { type Position, startingHealth, traitsOf } from '../position.ts';
import { putDirtAtBottom } from './decks.ts';
import { endGame } from './ending.ts';
import { DOWN, LEFT, NEIGHBOUR, OUTSIDE, RIGHT, UP } from './geometry.ts';
import { isBareRavine } from './movement.ts';
import { pay } from './points.ts';
import { countTreasures, removeTreasure, treasureToTake } from './treasures.ts';
import { hasWall, takeDownWall, wallsWithinReach } from './walls.ts';

export const BRIDGE_COST = 1;
export const EMPTY_DIRT_COST = 1;
export const SOFTEN_COST = 1;
export const CLEAR_CONCUSSION_COST = 1;
export const CLEANSE_COST = 1;
export const REMOVE_WALL_COST = 1;

/** ST-BRG-1, ST-BRG-5. */
export function listBridges(p: Position, seat: Seat, out: Choice[]): void {
  if (p.bridgeSupply === 0 || p.current[seat]! < BRIDGE_COST) return;
  for (let direction = 0; direction < 4; direction++)
    if (isBareRavine(p, p.pawns[seat]!, direction)) out.push(PLACE_BRIDGE[direction]!);
}

/** ST-BRG-1. */
export function placeBridge(p: Position, seat: Seat, direction: number, tell: Tell<Event>): void {
  const cell = NEIGHBOUR[p.pawns[seat]! * 4 + direction]!;
  pay(p, seat, BRIDGE_COST);
  p.bridgeSupply--;
  p.ground[cell] = BRIDGE;
  tell?.({ kind: 'bridgePlaced', seat, cell });
}

/** ST-EMP-2, ST-EMP-3: on a bridge, or next to a hole that no wall hides. */
export function canDumpDirtAt(p: Position, cell: number): boolean {
  if (p.ground[cell] === BRIDGE) return true;
  for (let direction = 0; direction < 4; direction++)
    if (TAKES_DIRT[p.ground[NEIGHBOUR[cell * 4 + direction]!]!] && !hasWall(p, cell, direction)) return true;
  return false;
}

export const canEmptyDirt = (p: Position, seat: Seat): boolean =>
  p.dirt[seat]! > 0 && p.current[seat]! >= EMPTY_DIRT_COST && canDumpDirtAt(p, p.pawns[seat]!);

export function listEmptyDirt(p: Position, seat: Seat, out: Choice[]): void {
  if (canEmptyDirt(p, seat)) out.push(EMPTY_DIRT);
}

/** ST-EMP-1. */
export function emptyDirt(p: Position, seat: Seat, tell: Tell<Event>): void {
  pay(p, seat, EMPTY_DIRT_COST);
  p.dirt[seat]!--;
  putDirtAtBottom(p);
  tell?.({ kind: 'dirtEmptied', seat, left: p.dirt[seat]! });
}

/** ST-REI-1..3: what this work costs this seat on this token. */
export function reinforceCost(p: Position, seat: Seat, cell: number, mode: Mode): number {
  if (mode === 'soften') return SOFTEN_COST;
  return p.tokens[cell] === RUPTURE ? traitsOf(p, seat)[CLEAR_RUPTURE_COST]! : CLEAR_CONCUSSION_COST;
}

/** Cells around a pawn in row order; the middle one is its own. */
const ROW_ORDER = [UP, LEFT, -1, RIGHT, DOWN];

/** ST-REI-4: own cell and adjacent cells, row by row. */
export function listReinforce(p: Position, seat: Seat, out: Choice[]): void {
  const points = p.current[seat]!;
  if (points === 0) return;
  const own = p.pawns[seat]!;
  for (const direction of ROW_ORDER) {
    if (direction >= 0 && hasWall(p, own, direction)) continue;
    const cell = direction < 0 ? own : NEIGHBOUR[own * 4 + direction]!;
    const token = p.tokens[cell];
    if (token === NO_TOKEN) continue;
    if (token === RUPTURE) out.push(SOFTEN[cell]!);
    if (points >= reinforceCost(p, seat, cell, 'clear')) out.push(CLEAR[cell]!);
  }
}

/** ST-REI-1..3, ST-REI-5: nothing else happens to the token's neighbours. */
export function reinforce(p: Position, seat: Seat, cell: number, mode: Mode, tell: Tell<Event>): void {
  const cost = reinforceCost(p, seat, cell, mode);
  const token = p.tokens[cell]!;
  pay(p, seat, cost);
  p.tokens[cell] = mode === 'soften' ? CONCUSSION : NO_TOKEN;
  if (mode === 'soften') tell?.({ kind: 'softened', seat, cell });
  else tell?.({ kind: 'cleared', seat, cell, token, cost });
}

/** ST-CLN-1, ST-CLN-4, ST-CLN-5. */
export function canCleanse(p: Position, seat: Seat): boolean {
  const cell = p.pawns[seat]!;
  if (!IS_CORRUPTED[p.ground[cell]!] || p.current[seat]! < CLEANSE_COST) return false;
  const colour = p.ground[cell]! - CORRUPTED;
  return p.cleansed[colour] === 0 && countTreasures(p, cell, colour) >= TREASURES_TO_CLEANSE;
}

export function listCleanse(p: Position, seat: Seat, out: Choice[]): void {
  if (canCleanse(p, seat)) out.push(CLEANSE);
}

/** ST-CLN-2, ST-CLN-6, ST-CLN-7, ST-WIN-1, ST-WIN-2: two treasures leave for good; the third token wins at once. */
export function cleanse(p: Position, seat: Seat, tell: Tell<Event>): void {
  const cell = p.pawns[seat]!;
  const colour = p.ground[cell]! - CORRUPTED;
  pay(p, seat, CLEANSE_COST);
  for (let i = 0; i < TREASURES_TO_CLEANSE; i++) removeTreasure(p, treasureToTake(p, cell, colour, seat));
  p.cleansed[colour] = 1;
  tell?.({ kind: 'cleansed', seat, cell, colour });
  if (p.cleansed[0]! + p.cleansed[1]! + p.cleansed[2]! === 3) endGame(p, 'win', tell);
}

/** ST-RWL-1, and the Wallbreaker's pairs after the single walls. */
export function listRemoveWall(p: Position, seat: Seat, out: Choice[]): void {
  if (p.current[seat]! < REMOVE_WALL_COST) return;
  const edges = wallsWithinReach(p, p.pawns[seat]!);
  for (const edge of edges) out.push(REMOVE_WALL[edge]!);
  if (traitsOf(p, seat)[WALL_SPAN]! < 2) return;
  for (let i = 0; i < edges.length; i++)
    for (let j = i + 1; j < edges.length; j++) out.push(removeWalls(edges[i]!, edges[j]!));
}

/** ST-RWL-1, ST-WALL-5. */
export function removeWall(p: Position, seat: Seat, edges: readonly number[], tell: Tell<Event>): void {
  pay(p, seat, REMOVE_WALL_COST);
  for (const edge of edges) takeDownWall(p, edge);
  tell?.({ kind: 'wallsRemoved', seat, edges });
}

/** The Surgeon's reach: the own cell or an adjacent one. */
function isInReach(p: Position, own: number, cell: number): boolean {
  if (own === cell) return true;
  for (let direction = 0; direction < 4; direction++)
    if (NEIGHBOUR[own * 4 + direction] === cell) return cell !== OUTSIDE && !hasWall(p, own, direction);
  return false;
}

export function canTreat(p: Position, seat: Seat, patient: Seat): boolean {
  const traits = traitsOf(p, seat);
  return (
    traits[HEAL_AMOUNT]! > 0 &&
    !p.hasTreated &&
    p.current[seat]! >= traits[HEAL_COST]! &&
    p.health[patient]! < startingHealth(p, patient) &&
    isInReach(p, p.pawns[seat]!, p.pawns[patient]!)
  );
}

export function listTreat(p: Position, seat: Seat, out: Choice[]): void {
  if (traitsOf(p, seat)[HEAL_AMOUNT] === 0) return;
  for (let i = 0; i < p.seats; i++) {
    const patient = (seat + i) % p.seats;
    if (canTreat(p, seat, patient)) out.push(TREAT[patient]!);
  }
}

/** Perk of the Surgeon: health comes back, at most up to where it began. */
export function treat(p: Position, seat: Seat, patient: Seat, tell: Tell<Event>): void {
  const traits = traitsOf(p, seat);
  pay(p, seat, traits[HEAL_COST]!);
  p.hasTreated = true;
  p.health[patient] = Math.min(startingHealth(p, patient), p.health[patient]! + traits[HEAL_AMOUNT]!);
  p.treats++;
  tell?.({ kind: 'treated', seat, patient, health: p.health[patient] });
}
