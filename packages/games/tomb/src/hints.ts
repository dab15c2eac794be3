// What bots may know about playing the tomb well: how a position stands, which choice looks good, a quick policy.
import type { Hints, Seat } from '@undercroft/kernel';
import { NO_CHANCE } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { hasPerks } from './effects.ts';
import { burdenOf, PROGRESS_PER_TURN, turnsLeft } from './hints/burden.ts';
import { burdenBefore } from './hints/burden-before.ts';
import { tremorDamage } from './hints/danger.ts';
import { distance } from './hints/distance.ts';
import { missingOf } from './hints/effort.ts';
import { quickChoice } from './hints/quick.ts';
import { PLANNING } from './hints/regard.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';
import { EDGE_AFTER, EDGE_BEFORE, OUTSIDE } from './rules/geometry.ts';
import { canEnter } from './rules/movement.ts';
import { pay } from './rules/points.ts';
import { putUpWall } from './rules/walls.ts';

/** Fitted to 2492 turns of 48 games of both teams on normal and hard: points in hand against the chance to win. */
const EVEN_LEAD = 48;
const LEAD_SCALE = 30;
/** With all the time in the world every plan looks won, and the better one no better: more turns are not counted. */
const MOST_TURNS = 60;
/** What a dig is worth while treasures are missing, and what each dirt already held takes off that. */
const DIG_GAIN = 2.5;
const DIG_PER_DIRT = 1;
const USELESS_DIG = 3;
/** Walls farther from every pawn than this are not worth a closer look. */
const WALL_REACH = 1;
const FAR_WALL_PROMISE = -20;

/** ST-GEN-1: one outcome for all, so the seat does not matter. */
function evaluate(p: Position, _seat: Seat): number {
  if (p.ending !== '') return p.ending === 'win' ? 1 : 0;
  if (p.turn === 0) return 0.5;
  const lead = Math.min(MOST_TURNS, turnsLeft(p)) * PROGRESS_PER_TURN - burdenOf(p, PLANNING);
  return 1 / (1 + Math.exp((EVEN_LEAD - lead) / LEAD_SCALE));
}

/** A dig cannot be tried out: it is judged by what is still missing and by the dirt that it may bring. */
function digPromise(p: Position, seat: Seat): number {
  const after = copy(p);
  pay(after, seat, 1);
  const isNeeded = missingOf(p, 0) + missingOf(p, 1) + missingOf(p, 2) > 0;
  const gain = isNeeded ? DIG_GAIN - DIG_PER_DIRT * p.dirt[seat]! : -USELESS_DIG;
  return burdenBefore(p) - burdenOf(after) + gain;
}

/** What it costs that a pawn can go nowhere without breaking a wall. */
const SHUT_IN = 4;
/** How much of the mean tremor that follows a wall counts beside the burden, which knows a part of it. */
const TREMOR_SHARE = 0.3;

/** Pawns without a way out of their cell. */
function shutIn(p: Position): number {
  let count = 0;
  for (const pawn of p.pawns)
    if (pawn < OUTSIDE && ![0, 1, 2, 3].some((side) => canEnter(p, pawn, side))) count++;
  return count;
}

/** By what a wall lightens the burden, with the mean tremor that follows and the ways out of the pawns. */
function wallPromise(p: Position, edge: number): number {
  const cells = [EDGE_BEFORE[edge]!, EDGE_AFTER[edge]!].filter((cell) => cell !== OUTSIDE);
  const near = Math.min(...cells.flatMap((cell) => p.pawns.map((pawn) => distance(cell, pawn))));
  if (near > WALL_REACH) return FAR_WALL_PROMISE - near;
  const after = copy(p);
  putUpWall(after, edge);
  const risk = TREMOR_SHARE * tremorDamage(after) + SHUT_IN * shutIn(after);
  return burdenBefore(p) - burdenOf(after) - risk;
}

/** By how many points a choice lightens the burden; 0 for ending the actions. */
function promise(p: Position, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'end-actions':
    case 'place-pawn':
      return 0;
    case 'take-character':
      // By the book they differ in health alone; with perks a cast is drawn by lot.
      return hasPerks(p.settings.traits) ? 0 : p.settings.health[choice.character]!;
    case 'excavate':
      return digPromise(p, seat);
    case 'place-wall':
      return wallPromise(p, choice.edge);
    default: {
      const after = copy(p);
      after.cardsDue = 0;
      play(after, seat, choice, NO_CHANCE);
      if (after.ending !== '') return after.ending === 'win' ? 1000 : -1000;
      return burdenBefore(p) - burdenOf(after);
    }
  }
}

export const hints: Hints<Position, Choice> = { evaluate, promise, playout: quickChoice };
