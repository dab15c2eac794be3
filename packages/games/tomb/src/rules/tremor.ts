// Step 4: the Concussion cards one by one, the die, and what each tremor does to its target.
import type { Chance, Seat, Tell } from '@undercroft/kernel';
import {
  BRIDGE,
  CONCUSSION,
  CONCUSSION_DIE,
  CORRUPTED,
  DESTROYED,
  IS_CORRUPTED,
  NO_TOKEN,
  RAVINE,
  RUPTURE,
} from '../content/pieces.ts';
import { CONCUSSION_DICE } from '../effects.ts';
import type { Event } from '../events.ts';
import { cellOfTreasure, colourOfTreasure, type Position, traitsOf } from '../position.ts';
import { drawConcussion, shuffleLoot } from './decks.ts';
import { endGame } from './ending.ts';
import { EDGE_OF, NEIGHBOUR, OUTSIDE } from './geometry.ts';
import { areAllLanesEmpty, laneLength, strikesUnderfoot, targetOf } from './lanes.ts';
import { canEnter } from './movement.ts';
import { leaveTreasures, removeTreasure } from './treasures.ts';
import { finishTurn, hurt } from './turn.ts';
import { hasWall, takeDownWall } from './walls.ts';

/** ST-CON-9: as many cards as the turn began with, whatever a reshuffle on the way does. */
export function startTremor(p: Position, chance: Chance, tell: Tell<Event>): void {
  p.cardsDue = p.tremors;
  runCards(p, chance, tell);
}

/** ST-CON-17, ST-CON-18: each card is done with before the next is drawn, unless somebody has to decide first. */
export function runCards(p: Position, chance: Chance, tell: Tell<Event>): void {
  while (p.phase === 'wall' && p.cardsDue > 0) drawCard(p, chance, tell);
  if (p.phase === 'wall') finishTurn(p, tell);
}

/** ST-CON-1..8: turns a card, counted from where the pawn stands now, and strikes along its lane or underfoot. */
function drawCard(p: Position, chance: Chance, tell: Tell<Event>): void {
  const seat = p.active;
  const from = p.pawns[seat]!;
  const isRedrawing = p.settings.voidLane === 'redraw' && !areAllLanesEmpty(p, from);
  const card = p.tremors - --p.cardsDue;
  let direction: number;
  let lane: number;
  do {
    direction = drawConcussion(p, chance, tell);
    lane = laneLength(p, from, direction);
    tell?.({ kind: 'cardTurned', seat, direction, lane, card, cards: p.tremors });
  } while (lane === 0 && isRedrawing);
  if (strikesUnderfoot(p, from, direction, card)) {
    tell?.({ kind: 'struckUnderfoot', seat, cell: from });
    strike(p, from, tell);
  } else if (lane === 0) tell?.({ kind: 'tremorFaded', seat });
  else rollTremor(p, seat, direction, lane, chance, tell);
}

/** ST-CON-4, ST-CON-16, and the Listener's second die: equal targets are not asked about, the first die counts. */
function rollTremor(
  p: Position,
  seat: Seat,
  direction: number,
  length: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const from = p.pawns[seat]!;
  p.offers.length = 0;
  for (let dice = traitsOf(p, seat)[CONCUSSION_DICE]!; dice > 0; dice--) {
    const die = chance.die(CONCUSSION_DIE, 'tremor-die');
    const target = targetOf(from, direction, length, die);
    tell?.({ kind: 'dieRolled', seat, die, target });
    if (p.offers.every((other) => targetOf(from, direction, length, other) !== target)) p.offers.push(die);
  }
  p.pending = direction;
  if (p.offers.length > 1) p.phase = 'die';
  else pickDie(p, p.offers[0]!, tell);
}

/** DP-8: the die that counts. */
export function pickDie(p: Position, die: number, tell: Tell<Event>): void {
  const from = p.pawns[p.active]!;
  const direction = p.pending;
  p.offers.length = 0;
  p.pending = 0;
  p.phase = 'wall';
  strike(p, targetOf(from, direction, laneLength(p, from, direction), die), tell);
}

/** ST-CON-10..14: the first that fits. */
export function strike(p: Position, target: number, tell: Tell<Event>): void {
  if (p.ground[target] === RAVINE) tell?.({ kind: 'concussionFell', cell: target });
  else if (p.tokens[target] === RUPTURE) collapse(p, target, tell);
  else if (p.tokens[target] === CONCUSSION || isNextToRupture(p, target)) rupture(p, target, tell);
  else {
    p.tokens[target] = CONCUSSION;
    tell?.({ kind: 'concussionPlaced', cell: target });
  }
}

function isNextToRupture(p: Position, cell: number): boolean {
  for (let direction = 0; direction < 4; direction++)
    if (p.tokens[NEIGHBOUR[cell * 4 + direction]!] === RUPTURE && !hasWall(p, cell, direction)) return true;
  return false;
}

/** ST-RUP-1, ST-RUP-2: the target, and with `cascade` every Concussion that it reaches through no wall; row by row. */
export function ruptureSet(p: Position, target: number): number[] {
  const set = [target];
  if (p.settings.cascade)
    for (let at = 0; at < set.length; at++)
      for (let direction = 0; direction < 4; direction++) {
        const next = NEIGHBOUR[set[at]! * 4 + direction]!;
        if (p.tokens[next] === CONCUSSION && !hasWall(p, set[at]!, direction) && !set.includes(next))
          set.push(next);
      }
  return set.sort((a, b) => a - b);
}

/** ST-RUP-3..5, ST-RUP-9: tokens turn, walls break, pawns are hurt, treasures are lost; then Corruption is checked. */
function rupture(p: Position, target: number, tell: Tell<Event>): void {
  const set = ruptureSet(p, target);
  for (const cell of set) p.tokens[cell] = RUPTURE;
  tell?.({ kind: 'ruptured', cells: set });
  breakWalls(p, set, tell);
  if (p.settings.groundHurts && !hurtOthers(p, set, tell)) return;
  if (!discardTreasures(p, set, tell)) return;
  shuffleLoot(p);
  if (isCorrupted(p)) endGame(p, 'corruption', tell);
}

/** ST-RUP-9: everybody but the active player on broken ground, in turn order; false if somebody died. */
function hurtOthers(p: Position, set: readonly number[], tell: Tell<Event>): boolean {
  for (let i = 1; i < p.seats; i++) {
    const seat = (p.active + i) % p.seats;
    if (set.includes(p.pawns[seat]!) && !hurt(p, seat, 'ground', tell)) return false;
  }
  return true;
}

/** ST-RUP-4, ST-WALL-5. */
function breakWalls(p: Position, set: readonly number[], tell: Tell<Event>): void {
  const broken: number[] = [];
  for (const cell of set)
    for (let side = 0; side < 4; side++) {
      if (!hasWall(p, cell, side)) continue;
      const edge = EDGE_OF[cell * 4 + side]!;
      takeDownWall(p, edge);
      if (p.settings.crushesWalls) p.wallSupply--;
      broken.push(edge);
    }
  if (broken.length > 0)
    tell?.({
      kind: 'wallsBroken',
      edges: broken.sort((a, b) => a - b),
      to: p.settings.crushesWalls ? 'out' : 'supply',
    });
}

/** ST-RUP-5: cells row by row, colours in order. True if there were any. */
function discardTreasures(p: Position, set: readonly number[], tell: Tell<Event>): boolean {
  const lost = p.treasures.filter((treasure) => set.includes(cellOfTreasure(treasure))).sort((a, b) => a - b);
  for (const treasure of lost) {
    const colour = colourOfTreasure(treasure);
    removeTreasure(p, p.treasures.indexOf(treasure));
    p.discards[colour]!++;
    p.loot[colour]!++;
    tell?.({ kind: 'treasureDiscarded', cell: cellOfTreasure(treasure), colour });
  }
  return lost.length > 0;
}

/** ST-LOSS-4, ST-LOSS-8: two of a colour, or one of each. */
export function isCorrupted(p: Position): boolean {
  const [red, blue, yellow] = p.discards as [number, number, number];
  return red > 1 || blue > 1 || yellow > 1 || (red > 0 && blue > 0 && yellow > 0);
}

/** ST-CON-11, ST-DES-1, ST-DES-2, ST-DES-8: floor is lost for good, a bridge goes back to the supply. */
function collapse(p: Position, cell: number, tell: Tell<Event>): void {
  const ground = p.ground[cell]!;
  p.tokens[cell] = NO_TOKEN;
  if (ground === BRIDGE) {
    p.ground[cell] = RAVINE;
    p.bridgeSupply++;
    tell?.({ kind: 'collapsed', cell, what: 'bridge' });
  } else {
    p.ground[cell] = ground + DESTROYED;
    tell?.({ kind: 'collapsed', cell, what: 'floor' });
    if (IS_CORRUPTED[ground] && isColourLost(p, ground - CORRUPTED)) {
      endGame(p, 'collapse', tell);
      return;
    }
  }
  p.pendingCell = cell;
  relocateNext(p, tell);
}

/** ST-LOSS-3: an uncleansed colour without a Corrupted tile left. */
export const isColourLost = (p: Position, colour: number): boolean =>
  p.cleansed[colour] === 0 && !p.ground.includes(CORRUPTED + colour);

/** ST-DES-4, ST-DES-6, ST-DES-9: the next pawn on the collapsed cell, in turn order from the active player. */
function relocateNext(p: Position, tell: Tell<Event>): void {
  const cell = p.pendingCell;
  for (let i = 0; i < p.seats; i++) {
    const seat = (p.active + i) % p.seats;
    if (p.pawns[seat] !== cell) continue;
    p.offers.length = 0;
    for (let direction = 0; direction < 4; direction++)
      if (canEnter(p, cell, direction)) p.offers.push(NEIGHBOUR[cell * 4 + direction]!);
    if (p.offers.length === 0) endGame(p, 'lost', tell);
    else if (p.offers.length === 1) relocate(p, seat, p.offers[0]!, tell);
    else {
      p.offers.sort((a, b) => a - b);
      p.phase = 'relocation';
      p.deciding = seat;
    }
    return;
  }
  p.pendingCell = OUTSIDE;
  p.deciding = p.active;
  p.phase = 'wall';
}

/** ST-DES-4, ST-DES-5, ST-DES-9: arrives, is hurt, and Death is checked before the next pawn. */
export function relocate(p: Position, seat: Seat, to: number, tell: Tell<Event>): void {
  const from = p.pendingCell;
  p.offers.length = 0;
  p.pawns[seat] = to;
  leaveTreasures(p, seat, from);
  tell?.({ kind: 'relocated', seat, from, to });
  if (hurt(p, seat, 'collapse', tell)) relocateNext(p, tell);
}
