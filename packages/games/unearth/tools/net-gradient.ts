// The network of src/hints/net.ts in training: its odds for a row of facts, and their gradient by the weights.
import type { Chance } from '@undercroft/kernel';
import { POINTS_SCALE, UNIT_WIDTH } from '../src/hints/net.ts';
import { OUTLOOK_FEATURES } from '../src/hints/outlook.ts';
import { SCATTER_AT, SHARED_AT } from './training-rows.ts';

export const UNITS = 16;
export const WIDTH = UNIT_WIDTH;
/** All weights in one array: unit by unit as in `Judgement`, then the direct ones, then that of the lead. */
export const DIRECT = UNITS * WIDTH;
export const LEAD = DIRECT + OUTLOOK_FEATURES;
export const COUNT = LEAD + 1;

export function newWeights(luck: Chance): Float64Array {
  const weights = new Float64Array(COUNT);
  const noise = (): number => luck.pick(2001) / 1000 - 1;
  for (let at = 0; at < DIRECT; at++)
    weights[at] = noise() * (at % WIDTH === 0 ? 0.2 : at % WIDTH === 1 ? 0.1 : 0.15);
  weights[LEAD] = 1;
  return weights;
}

/** What the expected lead alone says. */
export const plainOdds = (rows: Float32Array, at: number): number =>
  (rows[at + SHARED_AT + 1]! * POINTS_SCALE) / rows[at + SCATTER_AT]!;

/** What each unit took in at the last row, from this seat's side and from the other's; and which features were there. */
const here = new Float64Array(UNITS);
const there = new Float64Array(UNITS);
const met = new Int32Array(OUTLOOK_FEATURES);
let count = 0;

export function oddsOf(weights: Float64Array, rows: Float32Array, at: number): number {
  let odds = weights[LEAD]! * plainOdds(rows, at);
  const otherAt = at + OUTLOOK_FEATURES;
  count = 0;
  for (let i = 0; i < OUTLOOK_FEATURES; i++) {
    const mine = rows[at + i]!;
    const theirs = rows[otherAt + i]!;
    if (mine === 0 && theirs === 0) continue;
    met[count++] = i;
    odds += weights[DIRECT + i]! * (mine - theirs);
  }
  const shared = at + SHARED_AT;
  for (let unit = 0; unit < UNITS; unit++) {
    const from = unit * WIDTH;
    const own = from + 2;
    const other = own + OUTLOOK_FEATURES;
    const rest = other + OUTLOOK_FEATURES;
    const base = weights[from + 1]! + weights[rest]! * rows[shared]!;
    const ahead = weights[rest + 1]! * rows[shared + 1]! + weights[rest + 2]! * rows[shared + 2]!;
    let mine = base + ahead;
    let theirs = base - ahead;
    for (let k = 0; k < count; k++) {
      const i = met[k]!;
      mine += weights[own + i]! * rows[at + i]! + weights[other + i]! * rows[otherAt + i]!;
      theirs += weights[own + i]! * rows[otherAt + i]! + weights[other + i]! * rows[at + i]!;
    }
    here[unit] = mine;
    there[unit] = theirs;
    odds += weights[from]! * (Math.max(0, mine) - Math.max(0, theirs));
  }
  return odds;
}

/** Adds `wrong` times the gradient of the odds computed last, which must be those of this row. */
export function addGradient(
  weights: Float64Array,
  rows: Float32Array,
  at: number,
  wrong: number,
  into: Float64Array,
): void {
  const otherAt = at + OUTLOOK_FEATURES;
  const shared = at + SHARED_AT;
  into[LEAD]! += wrong * plainOdds(rows, at);
  for (let k = 0; k < count; k++) {
    const i = met[k]!;
    into[DIRECT + i]! += wrong * (rows[at + i]! - rows[otherAt + i]!);
  }
  for (let unit = 0; unit < UNITS; unit++) {
    const from = unit * WIDTH;
    const own = from + 2;
    const other = own + OUTLOOK_FEATURES;
    const rest = other + OUTLOOK_FEATURES;
    into[from]! += wrong * (Math.max(0, here[unit]!) - Math.max(0, there[unit]!));
    const mine = here[unit]! > 0 ? wrong * weights[from]! : 0;
    const theirs = there[unit]! > 0 ? -wrong * weights[from]! : 0;
    into[from + 1]! += mine + theirs;
    into[rest]! += (mine + theirs) * rows[shared]!;
    into[rest + 1]! += (mine - theirs) * rows[shared + 1]!;
    into[rest + 2]! += (mine - theirs) * rows[shared + 2]!;
    for (let k = 0; k < count; k++) {
      const i = met[k]!;
      into[own + i]! += mine * rows[at + i]! + theirs * rows[otherAt + i]!;
      into[other + i]! += mine * rows[otherAt + i]! + theirs * rows[at + i]!;
    }
  }
}
