// The numbers of what a seat of DELVE sees: the step, the table, the signs of who wins, its hand and every Archaeologist.
import { sumOf } from '../hints/odds.ts';
import type { TableTotals } from '../hints/prospects.ts';
import { chanceOf, readSigns, SIGNS } from '../hints/totals-weights.ts';
import {
  ASK,
  DEADLY_DANGER,
  diggerAt,
  HAND_LIMIT,
  inPlayCount,
  MAX_ALERT,
  type Position,
  ROLL,
  roundHazard,
  STEP,
} from '../position.ts';
import {
  catalogFor,
  diceIn,
  guardsOn,
  leadOf,
  marginOf,
  seesPlaced,
  TEN,
  trinketsSeen,
} from './digger-seen.ts';

const MOST_DIGGERS = 4;
const STEPS = Object.keys(STEP).length;

/** Where the groups of the seat's numbers begin. */
const STEP_AT = 1;
const TABLE = STEP_AT + STEPS + 2;
const SIGN = TABLE + 18;
const HAND = SIGN + SIGNS + 1;
const DIGGERS = HAND + 9;
const PER_DIGGER = 19;
const SEAT_WIDTH = DIGGERS + MOST_DIGGERS * PER_DIGGER;

const fieldSeen = (p: Position, viewer: number): number =>
  seesPlaced(p, viewer, 0) ? p.field : p.field + sumOf(p.ancient.paid);

const totals: TableTotals = {
  field: 0,
  discard: 0,
  relics: 0,
  lives: 0,
  nerve: 0,
  alert: 0,
  trinkets: 0,
  white: 0,
  round: 0,
};
const signs = new Float64Array(SIGNS);

function writeSeat(p: Position, seat: number, into: Float32Array): void {
  into.fill(0);
  into[0] = seat === 0 ? 1 : 0;
  into[STEP_AT + p.step] = 1;
  into[STEP_AT + STEPS] = p.ask === ASK.curse ? 1 : 0;
  into[STEP_AT + STEPS + 1] = p.ask === ASK.reroll ? 1 : 0;
  writeSigns(p, seat, into);
  writeTable(p, into);
  writeHand(p, seat, into);
  const count = p.diggers.length;
  const first = seat === 0 ? 1 : seat;
  for (let i = 0; i < count; i++)
    writeDigger(p, seat, ((first - 1 + i) % count) + 1, DIGGERS + i * PER_DIGGER, into);
}

function writeSigns(p: Position, viewer: number, into: Float32Array): void {
  totals.field = fieldSeen(p, viewer);
  totals.discard = p.trinketDiscard;
  totals.alert = p.alert;
  totals.round = p.round;
  totals.relics = totals.lives = totals.nerve = totals.trinkets = totals.white = 0;
  for (const relic of p.relics) if (relic.claimedBy === 0) totals.relics++;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    const { inPlay, danger, white } = diggerAt(p, seat);
    if (inPlay === 0) continue;
    totals.lives += DEADLY_DANGER - danger;
    totals.nerve += Math.sqrt(DEADLY_DANGER - danger);
    totals.trinkets += trinketsSeen(p, viewer, seat);
    totals.white += white;
  }
  readSigns(totals, p.diggersAtStart, signs);
  for (let i = 0; i < SIGNS; i++) into[SIGN + i] = signs[i]!;
  into[SIGN + SIGNS] = 2 * chanceOf(totals, p.diggersAtStart) - 1;
}

function writeTable(p: Position, into: Float32Array): void {
  let at = TABLE;
  into[at++] = p.alert / MAX_ALERT;
  into[at++] = p.alert === MAX_ALERT ? 1 : 0;
  into[at++] = roundHazard(p) / 3;
  into[at++] = p.calm / 2;
  into[at++] = Math.min(1, (p.roundCap - p.round) / TEN);
  into[at++] = inPlayCount(p) / MOST_DIGGERS;
  into[at++] = p.diggersAtStart === 2 ? 1 : 0;
  into[at++] = p.diggersAtStart === 4 ? 1 : 0;
  into[at++] = p.openHands ? 1 : 0;
  into[at++] = p.tiesWin ? 1 : 0;
  into[at++] = p.heistReplaces ? 1 : 0;
  into[at++] = p.selected ? 1 : 0;
  into[at++] = p.lastCalls ? 1 : 0;
  into[at++] = p.active !== 0 ? 1 : 0;
  into[at++] = p.rolled;
  into[at++] = p.acting >= 0 ? 1 : 0;
  into[at++] = p.doomed !== 0 ? 1 : 0;
  into[at++] = p.ready.length / MOST_DIGGERS;
}

/** What the own hand can do: cards to place, those that can be paid for, and Instants. */
function writeHand(p: Position, seat: number, into: Float32Array): void {
  const catalog = catalogFor(p);
  const own = seat === 0 ? p.ancient : diggerAt(p, seat);
  const purse = seat === 0 ? p.field : diggerAt(p, seat).trinkets;
  for (const card of own.hand) {
    into[HAND]! += 1 / HAND_LIMIT;
    if (!catalog.placeable[card]) into[HAND + 1]! += 1 / HAND_LIMIT;
    else if (catalog.cost[card]! <= purse) into[HAND + 2]! += 1 / HAND_LIMIT;
    into[HAND + 3] = Math.max(into[HAND + 3]!, catalog.risk[card]! / HAND_LIMIT);
  }
  into[HAND + 4] = own.placed.length / HAND_LIMIT;
  if (seat === 0) return;
  const { limitNow, limitNext, cooldown, dig } = diggerAt(p, seat);
  into[HAND + 5] = limitNow / 2;
  into[HAND + 6] = limitNext / 2;
  into[HAND + 7] = cooldown / 3;
  into[HAND + 8] = dig / 3;
}

function writeDigger(p: Position, viewer: number, seat: number, at: number, into: Float32Array): void {
  const digger = diggerAt(p, seat);
  if (digger.inPlay === 0) return;
  const guard = p.guards[seat - 1]!;
  const { pool } = digger;
  const isSeen = seesPlaced(p, viewer, seat);
  into[at] = 1;
  into[at + 1] = digger.danger / DEADLY_DANGER;
  into[at + 2] = trinketsSeen(p, viewer, seat) / TEN;
  into[at + 3] = digger.white / 3;
  into[at + 4] = digger.abilityUp;
  into[at + 5] = digger.heist !== 0 ? 1 : 0;
  into[at + 6] = (digger.riskTokens - digger.riskDown) / 3;
  into[at + 7] = digger.shield;
  into[at + 8] = digger.bonusWin / 4;
  into[at + 9] = diceIn(pool) / TEN;
  into[at + 10] = sumOf(pool.tokens) / TEN;
  into[at + 11] = diceIn(guard) / TEN;
  into[at + 12] = sumOf(guard.tokens) / TEN;
  if (p.rolled === 1) into[at + 13] = leadOf(p, seat);
  into[at + 14] = digger.roll === ROLL.success ? 1 : digger.roll === ROLL.failure ? -1 : 0;
  into[at + 15] = isSeen ? digger.placed.length / HAND_LIMIT : 0;
  into[at + 16] = marginOf(p, seat, isSeen);
  into[at + 17] = p.ready.includes(seat) ? 1 : 0;
  into[at + 18] = guardsOn(p, viewer, seat);
}

export const seatTraits = { seatWidth: SEAT_WIDTH, seat: writeSeat };
