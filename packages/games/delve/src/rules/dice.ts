// Dice in a round: gaining, disabling, replacing, lending and throwing them.

import type { DieColour } from '../content/vocabulary.ts';
import {
  ANCIENT_PIPS,
  DIGGER_PIPS,
  diggerAt,
  isInPlay,
  type Pool,
  type Position,
  TOKEN_VALUES,
} from '../position.ts';
import { LUCK_OF, type RuleContext } from './rule-context.ts';

/** Where a loan keeps its four numbers. */
const LOAN = 4;
const ROLLABLE = 0;
const OFF = 1;
const ASIDE = 2;
const WHITE = 0;
const GREEN = 1;

/** The pool of a seat, or of the slot that opposes it. */
export const poolOf = (p: Position, seat: number, slot: boolean): Pool =>
  slot ? p.guards[seat - 1]! : diggerAt(p, seat).pool;

const pipsIn = (pool: Pool): number => pool.pip + pool.pipOff + pool.pipAside;

/** DV-TOK-8: what an Archaeologist's reserve still holds. */
export const diggerReserve = (p: Position, seat: number): number =>
  DIGGER_PIPS - pipsIn(diggerAt(p, seat).pool);

/** DV-TOK-8, DV-ELIM-7: dice in closed slots stay out of the reserve until C2. */
export function ancientReserve(p: Position): number {
  let left = ANCIENT_PIPS;
  for (const guard of p.guards) left -= pipsIn(guard);
  return left;
}

/** Dice of after the throw are luck of their own: they leave the next throw as it is. */
const laterDice = (seat: number, slot: boolean): string =>
  slot ? LUCK_OF[seat]!.laterSlotDice : LUCK_OF[seat]!.laterDice;

/** DV-ROLL-7: dice gained after the throw are rolled at once and join the pool. */
export function gainPips(context: RuleContext, seat: number, slot: boolean, n: number): void {
  const { p, chance } = context;
  const reserve = slot ? ancientReserve(p) : diggerReserve(p, seat);
  const gained = Math.min(n, reserve);
  if (gained <= 0) return;
  const pool = poolOf(p, seat, slot);
  pool.pip += gained;
  const before = pool.faces.length;
  if (p.rolled === 1) for (let i = 0; i < gained; i++) pool.faces.push(chance.die(6, laterDice(seat, slot)));
  context.tell?.({ kind: 'diceGained', seat, slot, die: 'pip', n: gained, faces: pool.faces.slice(before) });
}

/** DV-TOK-9: when the reserve is short, dice are dealt one at a time over the open slots. */
export function gainPipsInSlots(context: RuleContext, n: number): void {
  const { p } = context;
  let open = 0;
  for (const digger of p.diggers) open += digger.inPlay;
  let left = ancientReserve(p);
  if (left >= n * open) left = n * open;
  let behind = open;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    if (!isInPlay(p, seat)) continue;
    const share = Math.min(n, Math.ceil(left / behind));
    gainPips(context, seat, true, share);
    left -= share;
    behind--;
  }
}

/** DV-DICE-2, DV-DICE-3: own reserve first, then the box; before the throw it joins the pool at once. */
export function gainWhite(context: RuleContext, seat: number, n: number): number {
  const { p } = context;
  const digger = diggerAt(p, seat);
  let gained = 0;
  for (let i = 0; i < n; i++) {
    if (digger.whiteReserve > 0) digger.whiteReserve--;
    else if (p.whiteBox > 0) p.whiteBox--;
    else break;
    gained++;
  }
  digger.white += gained;
  if (p.rolled === 0) digger.pool.white += gained;
  if (gained > 0)
    context.tell?.({ kind: 'diceGained', seat, slot: false, die: 'white', n: gained, faces: [] });
  return gained;
}

/** DV-DICE-6: borrowed dice first, then Pip, White, Green (Ancient: Pip, Gold). Says how many were taken. */
function takeOut(
  p: Position,
  seat: number,
  slot: boolean,
  n: number,
  aside: boolean,
  die?: DieColour,
): number {
  const pool = poolOf(p, seat, slot);
  let left = n;
  if (!slot && p.loans.length > 0)
    for (let i = 0; i < p.loans.length && left > 0; i += LOAN) {
      if (p.loans[i + 1] !== seat || p.loans[i + 3] !== ROLLABLE) continue;
      if (die !== undefined && die !== (p.loans[i + 2] === WHITE ? 'white' : 'green')) continue;
      p.loans[i + 3] = aside ? ASIDE : OFF;
      left--;
    }
  if (die === undefined || die === 'pip') {
    const taken = Math.min(left, pool.pip);
    pool.pip -= taken;
    if (aside) pool.pipAside += taken;
    else pool.pipOff += taken;
    left -= taken;
  }
  if (die === undefined || die === 'white') {
    const taken = Math.min(left, pool.white);
    pool.white -= taken;
    if (aside) pool.whiteAside += taken;
    else pool.whiteOff += taken;
    left -= taken;
  }
  if (die === undefined || die === (slot ? 'gold' : 'green')) {
    const taken = Math.min(left, pool.base);
    pool.base -= taken;
    if (aside) pool.baseAside += taken;
    else pool.baseOff += taken;
    left -= taken;
  }
  return n - left;
}

/** DV-DICE-5, DV-DICE-7, DV-DICE-8: only what is rollable now; a shortfall is never made up. */
export function disableDice(
  context: RuleContext,
  seat: number,
  slot: boolean,
  n: number,
  die?: DieColour,
): void {
  const taken = takeOut(context.p, seat, slot, n, false, die);
  if (taken > 0) context.tell?.({ kind: 'diceDisabled', seat, slot, n: taken });
}

/** DV-TOK-4: a token that is not there is not laid, and no other value stands in for it. */
export function layToken(context: RuleContext, seat: number, slot: boolean, value: number): boolean {
  const { p } = context;
  const at = Math.abs(value) - TOKEN_VALUES[0];
  if ((p.tokensLeft[at] ?? 0) === 0) {
    context.tell?.({ kind: 'tokenShort', seat, slot, value });
    return false;
  }
  p.tokensLeft[at]!--;
  poolOf(p, seat, slot).tokens.push(value);
  context.tell?.({ kind: 'tokenLaid', seat, slot, value });
  return true;
}

/** DV-TOK-3: each die set aside is replaced by a token; as many dice as there are tokens. */
export function fixDice(context: RuleContext, seat: number, slot: boolean, n: number, value: number): void {
  const { p } = context;
  const tokens = p.tokensLeft[value - TOKEN_VALUES[0]] ?? 0;
  const taken = takeOut(p, seat, slot, Math.min(n, tokens), true);
  if (taken === 0) return;
  context.tell?.({ kind: 'diceSetAside', seat, slot, n: taken });
  for (let i = 0; i < taken; i++) layToken(context, seat, slot, value);
}

/** DV-TEAM-4, DV-DICE-10: own White, then own Green dice go over to another pool until C3. */
export function lendDice(context: RuleContext, from: number, to: number, n: number): void {
  const { p } = context;
  const pool = diggerAt(p, from).pool;
  let lent = 0;
  while (lent < n && pool.white + pool.base > 0) {
    const die = pool.white > 0 ? WHITE : GREEN;
    if (die === WHITE) {
      pool.white--;
      pool.whiteLent++;
    } else {
      pool.base--;
      pool.baseLent++;
    }
    p.loans.push(from, to, die, ROLLABLE);
    lent++;
  }
  if (lent > 0) context.tell?.({ kind: 'diceLent', seat: from, to, n: lent });
}

/** How many borrowed dice this seat will roll. */
export function borrowedDice(p: Position, seat: number): number {
  let count = 0;
  for (let i = 0; i < p.loans.length; i += LOAN)
    if (p.loans[i + 1] === seat && p.loans[i + 3] === ROLLABLE) count++;
  return count;
}

/** DV-DANGER-3, DV-DANGER-6: which Green Die becomes the marker of a new point of Danger. */
export function markDanger(p: Position, seat: number): void {
  const pool = diggerAt(p, seat).pool;
  if (pool.base > 0) pool.base--;
  else if (pool.baseOff > 0) pool.baseOff--;
  else if (pool.baseAside > 0) pool.baseAside--;
  else if (pool.baseLent > 0) {
    pool.baseLent--;
    for (let i = 0; i < p.loans.length; i += LOAN)
      if (p.loans[i] === seat && p.loans[i + 2] === GREEN) {
        p.loans.splice(i, LOAN);
        return;
      }
  }
}

/** How many dice a pool throws in L1. */
export function diceToThrow(p: Position, seat: number, slot: boolean): number {
  const pool = poolOf(p, seat, slot);
  return pool.pip + pool.white + pool.base + (slot ? 0 : borrowedDice(p, seat));
}

/** DV-ROLL-1, DV-ROLL-2: seat 1, slot 1, seat 2, slot 2 ...: borrowed, Pip, White, Green or Gold. */
export function throwAllDice(context: RuleContext): void {
  const { p } = context;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    if (!isInPlay(p, seat)) continue;
    throwPool(context, seat, false);
    throwPool(context, seat, true);
  }
  p.rolled = 1;
}

function throwPool(context: RuleContext, seat: number, slot: boolean): void {
  const { p, chance } = context;
  const pool = poolOf(p, seat, slot);
  const purpose = slot ? LUCK_OF[seat]!.slotDice : LUCK_OF[seat]!.dice;
  for (let left = diceToThrow(p, seat, slot); left > 0; left--) pool.faces.push(chance.die(6, purpose));
  context.tell?.({ kind: 'diceRolled', seat, slot, faces: pool.faces.slice() });
}

/** Which dice a reroll takes, by place: the k lowest or highest, the earlier thrown first among equals (DV-ROLL-13). */
export function diceTaken(faces: readonly number[], k: number, highest: boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < faces.length; place++) {
    const face = faces[place]!;
    let ahead = 0;
    for (let other = 0; other < faces.length && ahead < k; other++) {
      const lead = highest ? faces[other]! - face : face - faces[other]!;
      if (lead > 0 || (lead === 0 && other < place)) ahead++;
    }
    if (ahead < k) places.push(place);
  }
  return places;
}

/** DV-ROLL-4, DV-ROLL-5: k dice are thrown again together, once. */
export function rerollDice(
  context: RuleContext,
  seat: number,
  slot: boolean,
  k: number,
  highest: boolean,
): void {
  if (k === 0) return;
  const { faces } = poolOf(context.p, seat, slot);
  const places = diceTaken(faces, k, highest);
  for (const place of places) faces[place] = context.chance.die(6, laterDice(seat, slot));
  context.tell?.({ kind: 'diceRerolled', seat, slot, places, faces: places.map((place) => faces[place]!) });
}

/** DV-ROLL-6, DV-ROLL-8: faces, lifted to the floor, plus the tokens. */
export function rollScore(pool: Pool): number {
  let score = 0;
  for (const face of pool.faces) score += Math.max(face, pool.floor);
  for (const token of pool.tokens) score += token;
  return score;
}
