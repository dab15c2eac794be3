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
import { HEAL_AMOUNT } from '../effects.ts';
import {
  cardsPerTurn,
  cellOfTreasure,
  colourOfTreasure,
  type Position,
  startingHealth,
  traitsOf,
} from '../position.ts';
import { CELLS, NEIGHBOUR } from '../rules/geometry.ts';
import { laneLength, strikesUnderfoot } from '../rules/lanes.ts';
import { canEnter } from '../rules/movement.ts';
import { hasWall } from '../rules/walls.ts';
import { distance } from './distance.ts';

/** What losing the game is worth, against points of effort. */
export const DEFEAT = 90;
const LOST_TREASURE = 28;
const LOST_TILE = 3;
const LOST_CORRUPTED = 7;
const WOUND = 7;
/** Each point of health that is missing, and one's last. */
const SCAR = 4;
const LAST_HEALTH = 2;
/** Two hits of one turn on the same cell are rare: fear of them made teams live longer and win no more. */
const SECOND_HIT = 0.3;
const STEP_TO_PATIENT = 2;
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

/** Stands for the length of a lane whose card strikes the own cell. */
const UNDERFOOT = -1;

/** Fills `lanes` as seen from this cell; how many of the four directions a card can come for. */
function readLanes(p: Position, from: number): number {
  let open = 0;
  for (let direction = 0; direction < 4; direction++) {
    lanes[direction] = strikesUnderfoot(p, from, direction, 1) ? UNDERFOOT : laneLength(p, from, direction);
    if (lanes[direction] !== 0 || p.settings.voidLane !== 'redraw') open++;
  }
  return Math.max(1, open);
}

/** How many of so many cards of a turn strike underfoot where the first one does. */
const strikesOf = (p: Position, from: number, direction: number, cards: number): number =>
  strikesUnderfoot(p, from, direction, 2) ? cards : 1;

/** Expected hits per cell in the coming round, or of the turns of so many seats; good until the next call. */
export function expectedHits(p: Position, turns: number = p.seats): Float64Array {
  hits.fill(0);
  const later = cardsPerTurn(p);
  for (let i = 0; i < turns; i++) {
    const from = p.pawns[(p.active + i) % p.seats]!;
    if (from >= CELLS) continue;
    const open = readLanes(p, from);
    const cards = i === 0 ? p.tremors : later;
    const perCard = SURE[i]! / open;
    const weight = perCard * cards;
    for (let direction = 0; direction < 4; direction++) {
      const length = lanes[direction]!;
      if (length === UNDERFOOT) hits[from]! += perCard * strikesOf(p, from, direction, cards);
      let cell = from;
      for (let at = 1; at <= Math.min(length, CONCUSSION_DIE); at++) {
        cell = NEIGHBOUR[cell * 4 + direction]!;
        const faces = Math.floor((CONCUSSION_DIE - at) / length) + 1;
        hits[cell]! += (weight * faces) / CONCUSSION_DIE;
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
  for (let seat = 0; seat < p.seats; seat++)
    if (isBreaking[p.pawns[seat]!] === 1 && (seat === p.active || p.settings.groundHurts))
      damage += woundDamage(p, seat);
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

/** What the tremor at the end of this turn costs on average. */
export function tremorDamage(p: Position): number {
  const hits = expectedHits(p, 1);
  let damage = 0;
  for (let cell = 0; cell < CELLS; cell++) if (hits[cell]! > 0) damage += hits[cell]! * hitDamage(p, cell);
  return damage;
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
    danger += (startingHealth(p, seat) - p.health[seat]!) * SCAR + (p.health[seat] === 1 ? LAST_HEALTH : 0);
  if (p.tokens[p.pawns[p.active]!] === RUPTURE) danger += woundDamage(p, p.active);
  return danger + SECOND_HIT * secondHits(p) + STEP_TO_PATIENT * stepsToPatient(p);
}

/** A Surgeon far from the hurt helps nobody: steps until the nearest of them can be treated. */
function stepsToPatient(p: Position): number {
  let nearest = CELLS;
  for (let seat = 0; seat < p.seats; seat++) {
    if (traitsOf(p, seat)[HEAL_AMOUNT] === 0) continue;
    for (let other = 0; other < p.seats; other++)
      if (p.health[other]! < startingHealth(p, other))
        nearest = Math.min(nearest, Math.max(0, distance(p.pawns[seat]!, p.pawns[other]!) - 1));
  }
  return nearest === CELLS ? 0 : nearest;
}

/** What two of this turn's cards on one cell would break. */
function secondHits(p: Position): number {
  const from = p.pawns[p.active]!;
  if (p.tremors < 2 || from >= CELLS) return 0;
  const pairs = (p.tremors * (p.tremors - 1)) / 2;
  const open = readLanes(p, from);
  let damage = 0;
  let underfoot = 0;
  for (let direction = 0; direction < 4; direction++) {
    const length = lanes[direction]!;
    if (length === UNDERFOOT && strikesUnderfoot(p, from, direction, 2)) underfoot += 1 / open;
    let cell = from;
    for (let at = 1; at <= Math.min(length, CONCUSSION_DIE); at++) {
      cell = NEIGHBOUR[cell * 4 + direction]!;
      const chance = (Math.floor((CONCUSSION_DIE - at) / length) + 1) / (CONCUSSION_DIE * open);
      damage += pairs * chance * chance * secondDamage(p, cell);
    }
  }
  return damage + Math.min(1, pairs * underfoot * underfoot) * secondDamage(p, from);
}

/** What a second hit on this cell costs, right after the first. */
function secondDamage(p: Position, cell: number): number {
  if (!IS_SOLID[p.ground[cell]!] || p.tokens[cell] === RUPTURE) return 0;
  if (p.tokens[cell] === CONCUSSION || isNextToRupture(p, cell)) return collapseDamage(p, cell);
  return ruptureDamage(p, cell);
}
