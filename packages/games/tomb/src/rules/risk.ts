// What this turn's tremors may do, exactly: every card and die from where the active pawn stands, weighted by its chance.
import { CONCUSSION, CONCUSSION_DIE, RUPTURE } from '../content/pieces.ts';
import { copy } from '../copy.ts';
import type { Position } from '../position.ts';
import { CELLS } from './geometry.ts';
import { areAllLanesEmpty, laneLength, strikesUnderfoot, targetOf } from './lanes.ts';
import { relocate, strike } from './tremor.ts';

/** Chances from 0 to 1: per cell what becomes of it by the end of step 4, per seat that it loses health. */
export interface Risk {
  readonly shakes: readonly number[];
  readonly breaks: readonly number[];
  readonly falls: readonly number[];
  readonly hurts: readonly number[];
  /** That the team loses in this step. */
  readonly loses: number;
}

const DIRECTIONS: readonly number[] = [0, 1, 2, 3];

/** Positions that step 4 may have come to after so many cards, each once, with its chance. */
type States = Map<string, { readonly p: Position; chance: number }>;

/**
 * The risk of this turn if the active pawn ends its actions on this cell. Where somebody will have to choose (a refuge, or
 * which of two dice counts), each choice counts as equally likely.
 */
export function riskFrom(start: Position, from: number): Risk {
  const first = copy(start);
  first.phase = 'wall';
  first.pawns[first.active] = from;
  let states: States = new Map([['', { p: first, chance: 1 }]]);
  for (let card = 1; card <= start.tremors; card++) {
    const after: States = new Map();
    for (const { p, chance } of states.values())
      if (p.ending === '') turnCard(start, p, card, chance, after);
      else add(start, p, chance, after);
    states = after;
  }
  return sumUp(start, states);
}

/**
 * ST-CON-1..8: one card of each direction that may come, by its share of the deck. Where an empty lane is drawn for again,
 * the first card that counts has its share of those that count, however many come before it; to follow each order of those
 * would take hours at the rim of a full deck. They stay in the deck here.
 */
function turnCard(start: Position, p: Position, card: number, chance: number, out: States): void {
  const from = p.pawns[p.active]!;
  const lengths = DIRECTIONS.map((direction) => laneLength(p, from, direction));
  const isRedrawing = p.settings.voidLane === 'redraw' && !areAllLanesEmpty(p, from);
  const counting = DIRECTIONS.filter((direction) => !isRedrawing || lengths[direction]! > 0);
  const cardsLeft = (): number => counting.reduce((sum, direction) => sum + p.concussions[direction]!, 0);
  if (cardsLeft() === 0) p.concussions.fill(p.settings.deck);
  const cards = cardsLeft();
  for (const direction of counting) {
    const share = (chance * p.concussions[direction]!) / cards;
    if (share === 0) continue;
    const after = copy(p);
    after.concussions[direction]!--;
    const length = lengths[direction]!;
    if (strikesUnderfoot(p, from, direction, card)) struck(start, after, from, share, out);
    else if (length > 0)
      for (let at = 1; at <= Math.min(length, CONCUSSION_DIE); at++) {
        const faces = Math.floor((CONCUSSION_DIE - at) / length) + 1;
        struck(
          start,
          copy(after),
          targetOf(from, direction, length, at),
          (share * faces) / CONCUSSION_DIE,
          out,
        );
      }
    else add(start, after, share, out);
  }
}

function struck(start: Position, p: Position, target: number, chance: number, out: States): void {
  strike(p, target, undefined);
  settle(start, p, chance, out);
}

/** ST-DES-4: every refuge of whoever has to flee, one pawn after the other. */
function settle(start: Position, p: Position, chance: number, out: States): void {
  if (p.phase !== 'relocation') {
    add(start, p, chance, out);
    return;
  }
  const refuges = p.offers.slice();
  for (const cell of refuges) {
    const after = copy(p);
    relocate(after, after.deciding, cell, undefined);
    settle(start, after, chance / refuges.length, out);
  }
}

/** The same position by another way is one state. Walls and treasures follow from the ground. */
function add(start: Position, p: Position, chance: number, out: States): void {
  let key = `${p.ending} ${p.pawns} ${p.health} ${p.concussions} ${p.discards}`;
  for (let cell = 0; cell < CELLS; cell++)
    if (p.tokens[cell] !== start.tokens[cell] || p.ground[cell] !== start.ground[cell])
      key += ` ${cell}:${p.tokens[cell]}${p.ground[cell]}`;
  const met = out.get(key);
  if (met) met.chance += chance;
  else out.set(key, { p, chance });
}

/** ST-RUP-8 is counted in: whoever stands on a Rupture after the last card is hurt. */
function sumUp(start: Position, states: States): Risk {
  const perCell = (): number[] => Array<number>(CELLS).fill(0);
  const [shakes, breaks, falls] = [perCell(), perCell(), perCell()];
  const hurts = Array<number>(start.seats).fill(0);
  let loses = 0;
  for (const { p, chance } of states.values()) {
    for (let cell = 0; cell < CELLS; cell++) {
      const token = p.tokens[cell];
      if (p.ground[cell] !== start.ground[cell]) falls[cell]! += chance;
      else if (token === start.tokens[cell]) continue;
      else if (token === RUPTURE) breaks[cell]! += chance;
      else if (token === CONCUSSION) shakes[cell]! += chance;
    }
    const isOnRupture = p.ending === '' && p.tokens[p.pawns[p.active]!] === RUPTURE;
    if (isOnRupture) p.health[p.active]!--;
    for (let seat = 0; seat < p.seats; seat++)
      if (p.health[seat]! < start.health[seat]!) hurts[seat]! += chance;
    if (p.ending !== '' || p.health[p.active] === 0) loses += chance;
  }
  return { shakes, breaks, falls, hurts, loses };
}
