// What the tremors to come will cost the team, in action points: who strikes where, and what breaks there.
import {
  BRIDGE,
  CONCUSSION,
  CONCUSSION_DIE,
  CORRUPTED,
  IS_CORRUPTED,
  IS_SOLID,
  NO_TOKEN,
  RAVINE,
  RUPTURE,
} from '../content/pieces.ts';
import { CELLS, NEIGHBOUR } from '../geometry.ts';
import { cellOfTreasure, colourOfTreasure, type Position, startingHealth } from '../position.ts';
import { laneLength } from '../rules/lanes.ts';
import { canEnter } from '../rules/movement.ts';
import { ruptureSet } from '../rules/tremor.ts';
import { hasWall } from '../rules/walls.ts';

/** What losing the game is worth, against points of effort. */
export const DEFEAT = 90;
const LOST_TREASURE = 16;
const LOST_TILE = 3;
const LOST_CORRUPTED = 7;
const WOUND = 4;
const OPEN_RUPTURE = 1.1;
const NEW_CONCUSSION = 0.35;
const STANDING_CONCUSSION = 0.25;
/** How sure it is that a seat strikes from where its pawn stands now: surely for the active one, less for the others. */
const SURE = [1, 0.6, 0.5, 0.4, 0.35] as const;

/** Expected hits per cell in the coming round. */
export function expectedHits(p: Position): number[] {
  const hits = Array<number>(CELLS + 1).fill(0);
  for (let i = 0; i < p.seats; i++) {
    const from = p.pawns[(p.active + i) % p.seats]!;
    if (from >= CELLS) continue;
    const lanes = [0, 1, 2, 3].map((direction) => laneLength(p, from, direction));
    const open = p.settings.redraw ? lanes.filter((length) => length > 0).length : 4;
    for (let direction = 0; direction < 4; direction++) {
      const length = lanes[direction]!;
      let cell = from;
      for (let at = 1; at <= Math.min(length, CONCUSSION_DIE); at++) {
        cell = NEIGHBOUR[cell * 4 + direction]!;
        const faces = Math.floor((CONCUSSION_DIE - at) / length) + 1;
        hits[cell]! += (SURE[i]! * faces) / (CONCUSSION_DIE * open);
      }
    }
  }
  return hits;
}

/** What losing treasures of these colours would cost: defeat by Corruption, or digging and carrying again. */
function lossOf(p: Position, lost: readonly number[]): number {
  const after = p.discards.map((count, colour) => count + lost[colour]!);
  const isDefeat = after.some((count) => count > 1) || after.every((count) => count > 0);
  if (isDefeat) return DEFEAT;
  return LOST_TREASURE * (lost[0]! + lost[1]! + lost[2]!);
}

function ruptureDamage(p: Position, target: number): number {
  const set = ruptureSet(p, target);
  const lost = [0, 0, 0];
  for (const treasure of p.treasures)
    if (set.includes(cellOfTreasure(treasure))) lost[colourOfTreasure(treasure)]!++;
  let damage = set.length * OPEN_RUPTURE + lossOf(p, lost);
  if (set.includes(p.pawns[p.active]!)) damage += woundDamage(p, p.active);
  return damage;
}

const woundDamage = (p: Position, seat: number): number =>
  p.health[seat] === 1 ? DEFEAT : WOUND + (startingHealth(p, seat) - p.health[seat]!) * 2;

function collapseDamage(p: Position, cell: number): number {
  const ground = p.ground[cell]!;
  let damage = ground === BRIDGE ? 1 : LOST_TILE;
  if (IS_CORRUPTED[ground] && p.cleansed[ground - CORRUPTED] === 0)
    damage += p.ground.indexOf(ground, p.ground.indexOf(ground) + 1) < 0 ? DEFEAT : LOST_CORRUPTED;
  for (let seat = 0; seat < p.seats; seat++)
    if (p.pawns[seat] === cell)
      damage += [0, 1, 2, 3].some((direction) => canEnter(p, cell, direction))
        ? woundDamage(p, seat)
        : DEFEAT;
  return damage;
}

function isNextToRupture(p: Position, cell: number): boolean {
  for (let direction = 0; direction < 4; direction++)
    if (p.tokens[NEIGHBOUR[cell * 4 + direction]!] === RUPTURE && !hasWall(p, cell, direction)) return true;
  return false;
}

/** What one hit on this cell costs. */
export function hitDamage(p: Position, cell: number): number {
  if (p.ground[cell] === RAVINE || !IS_SOLID[p.ground[cell]!]) return 0;
  const token = p.tokens[cell]!;
  if (token === RUPTURE) return collapseDamage(p, cell);
  if (token === CONCUSSION || isNextToRupture(p, cell)) return ruptureDamage(p, cell);
  return NEW_CONCUSSION;
}

/** The cost of the coming round, and of the cracks that stay open after it. */
export function dangerOf(p: Position): number {
  const hits = expectedHits(p);
  let danger = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const token = p.tokens[cell]!;
    if (token !== NO_TOKEN) danger += token === RUPTURE ? OPEN_RUPTURE : STANDING_CONCUSSION;
    if (hits[cell]! > 0) danger += hits[cell]! * hitDamage(p, cell);
  }
  for (let seat = 0; seat < p.seats; seat++)
    danger += (startingHealth(p, seat) - p.health[seat]!) * 1.5 + (p.health[seat] === 1 ? 2 : 0);
  if (p.tokens[p.pawns[p.active]!] === RUPTURE) danger += woundDamage(p, p.active);
  return danger;
}
