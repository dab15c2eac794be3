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
import { cellOfTreasure, colourOfTreasure, type Position, startingHealth } from '../position.ts';
import { CELLS, NEIGHBOUR } from '../rules/geometry.ts';
import { laneLength } from '../rules/lanes.ts';
import { canEnter } from '../rules/movement.ts';
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

/** Reused, cleared at every use: hits per cell, lengths of lanes, cells that break together, treasures lost. */
const hits = new Float64Array(CELLS + 1);
const lanes = [0, 0, 0, 0];
const breaking: number[] = [];
const isBreaking = new Uint8Array(CELLS + 1);
const lost = [0, 0, 0];

/** Expected hits per cell in the coming round; good until the next call. */
export function expectedHits(p: Position): Float64Array {
  hits.fill(0);
  for (let i = 0; i < p.seats; i++) {
    const from = p.pawns[(p.active + i) % p.seats]!;
    if (from >= CELLS) continue;
    let open = 0;
    for (let direction = 0; direction < 4; direction++) {
      lanes[direction] = laneLength(p, from, direction);
      if (lanes[direction]! > 0 || !p.settings.redraw) open++;
    }
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
function lossOf(p: Position): number {
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let colour = 0; colour < 3; colour++) {
    const count = p.discards[colour]! + lost[colour]!;
    if (count > most) most = count;
    if (count < least) least = count;
  }
  return most > 1 || least > 0 ? DEFEAT : LOST_TREASURE * (lost[0]! + lost[1]! + lost[2]!);
}

/** ST-RUP-1, ST-RUP-2: marks what breaks with the target. */
function markBreaking(p: Position, target: number): void {
  for (const cell of breaking) isBreaking[cell] = 0;
  breaking.length = 0;
  breaking.push(target);
  isBreaking[target] = 1;
  if (!p.settings.cascade) return;
  for (let at = 0; at < breaking.length; at++) {
    const cell = breaking[at]!;
    for (let direction = 0; direction < 4; direction++) {
      const next = NEIGHBOUR[cell * 4 + direction]!;
      if (p.tokens[next] !== CONCUSSION || isBreaking[next] === 1 || hasWall(p, cell, direction)) continue;
      breaking.push(next);
      isBreaking[next] = 1;
    }
  }
}

function ruptureDamage(p: Position, target: number): number {
  markBreaking(p, target);
  lost.fill(0);
  for (const treasure of p.treasures)
    if (isBreaking[cellOfTreasure(treasure)] === 1) lost[colourOfTreasure(treasure)]!++;
  let damage = breaking.length * OPEN_RUPTURE + lossOf(p);
  if (isBreaking[p.pawns[p.active]!] === 1) damage += woundDamage(p, p.active);
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
  const token = p.tokens[cell];
  if (token === RUPTURE) return collapseDamage(p, cell);
  if (token === CONCUSSION || isNextToRupture(p, cell)) return ruptureDamage(p, cell);
  return NEW_CONCUSSION;
}

/** The cost of the coming round, and of the cracks that stay open after it. */
export function dangerOf(p: Position): number {
  const hits = expectedHits(p);
  let danger = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const token = p.tokens[cell];
    if (token !== NO_TOKEN) danger += token === RUPTURE ? OPEN_RUPTURE : STANDING_CONCUSSION;
    if (hits[cell]! > 0) danger += hits[cell]! * hitDamage(p, cell);
  }
  for (let seat = 0; seat < p.seats; seat++)
    danger += (startingHealth(p, seat) - p.health[seat]!) * 1.5 + (p.health[seat] === 1 ? 2 : 0);
  if (p.tokens[p.pawns[p.active]!] === RUPTURE) danger += woundDamage(p, p.active);
  return danger;
}
