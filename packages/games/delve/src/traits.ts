// What a network may know of DELVE: the signs of the table and every Archaeologist as the seat sees them, and for each choice the card's deeds.
import type { Traits } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CONTENT } from './content/index.ts';
import { type Effect, MOMENTS, type Part } from './content/vocabulary.ts';
import { sumOf } from './hints/odds.ts';
import type { TableTotals } from './hints/prospects.ts';
import { chanceOf, readSigns, SIGNS } from './hints/totals-weights.ts';
import {
  ASK,
  DEADLY_DANGER,
  diggerAt,
  HAND_LIMIT,
  inPlayCount,
  MAX_ALERT,
  type Pool,
  type Position,
  ROLL,
  roundHazard,
  STEP,
} from './position.ts';
import { type Catalog, catalogsOf } from './rules/catalog.ts';
import { rollScore } from './rules/dice.ts';
import { targetOf } from './rules/uniform-effect.ts';

const MOST_DIGGERS = 4;
const TEN = 10;
/** In `askPool` the pool of a slot is its seat's number and so many more. */
const SLOT_POOLS = 5;
const STEPS = Object.keys(STEP).length;

/** Where the groups of the seat's numbers begin. */
const STEP_AT = 1;
const TABLE = STEP_AT + STEPS + 2;
const SIGN = TABLE + 18;
const HAND = SIGN + SIGNS + 1;
const DIGGERS = HAND + 9;
const PER_DIGGER = 19;
const SEAT_WIDTH = DIGGERS + MOST_DIGGERS * PER_DIGGER;

const catalogFor = catalogsOf(CONTENT);

/** May the viewer see what this player has placed? While cards are placed, others look as they did before. */
const seesPlaced = (p: Position, viewer: number, player: number): boolean =>
  p.step !== STEP.placement || viewer === player || (p.openHands && viewer > 0 && player > 0);

const fieldSeen = (p: Position, viewer: number): number =>
  seesPlaced(p, viewer, 0) ? p.field : p.field + sumOf(p.ancient.paid);

function trinketsSeen(p: Position, viewer: number, seat: number): number {
  const { trinkets, paid } = diggerAt(p, seat);
  return seesPlaced(p, viewer, seat) ? trinkets : trinkets + sumOf(paid);
}

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

const diceIn = ({ pip, white, base }: Pool): number => pip + white + base;

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

/** How far a roll is in front, the last points counting most. */
function leadOf(p: Position, seat: number): number {
  const lead = rollScore(diggerAt(p, seat).pool) - rollScore(p.guards[seat - 1]!);
  return lead / (4 + Math.abs(lead));
}

/** Risk beyond the Alert, of what can be seen. */
function marginOf(p: Position, seat: number, isSeen: boolean): number {
  const { risk } = catalogFor(p);
  const digger = diggerAt(p, seat);
  let sum = digger.riskTokens - digger.riskDown - p.alert;
  if (isSeen) for (const card of digger.placed) sum += risk[card]!;
  for (const card of digger.instants) sum += risk[card]!;
  return sum / HAND_LIMIT;
}

function guardsOn(p: Position, viewer: number, seat: number): number {
  if (!seesPlaced(p, viewer, 0)) return 0;
  let guards = 0;
  for (const slot of p.ancient.slots) if (slot === seat) guards++;
  return guards / 2;
}

const DEEDS: readonly Effect['do'][] = [
  'pip',
  'white',
  'disable',
  'token',
  'fix',
  'reroll',
  'floor',
  'lend',
  'risk',
  'danger',
  'shield',
  'alert',
  'calm',
  'take',
  'recover',
  'lose',
  'bonus',
  'curse',
  'limit',
  'dig',
  'discard',
  'peek',
];
const WHOLE_SIDE = new Set(['team', 'allies', 'slots', 'foes']);
const OTHERS = new Set(['ally', 'any', 'one', 'opp', 'foe', 'here', 'ancient']);
const DEED_WIDTH = DEEDS.length + 4;

interface DeedTable {
  readonly cards: Float32Array;
  /** Two for each card: what a Negative card lets its receiver choose from. */
  readonly options: Float32Array;
}
const deedTables = new WeakMap<Catalog, DeedTable>();

/** What each card does, in numbers that new cards have too. */
function deedsOf(catalog: Catalog): DeedTable {
  let table = deedTables.get(catalog);
  if (table) return table;
  const count = catalog.entries.length;
  table = { cards: new Float32Array(count * DEED_WIDTH), options: new Float32Array(2 * count * DEED_WIDTH) };
  for (let card = 0; card < count; card++) {
    for (const moment of MOMENTS)
      for (const part of catalog.parts[moment][card]!) addDeed(part, table.cards, card * DEED_WIDTH);
    for (const [i, effect] of (catalog.options[card] ?? []).entries())
      addDeed(effect, table.options, (2 * card + i) * DEED_WIDTH);
  }
  deedTables.set(catalog, table);
  return table;
}

function addDeed(effect: Effect | Part, into: Float32Array, at: number): void {
  if (effect.do === 'if') {
    into[at + DEEDS.length + 3] = 1;
    addDeed(effect.does, into, at);
    return;
  }
  const { n, v, m, s } = effect as { n?: number; v?: number; m?: number; s?: number };
  into[at + DEEDS.indexOf(effect.do)]! += effect.do === 'fix' ? (n! * v!) / TEN : (n ?? v ?? m ?? s ?? 1) / 4;
  const to = targetOf(effect);
  if (to !== undefined) into[at + DEEDS.length + (WHOLE_SIDE.has(to) ? 2 : OTHERS.has(to) ? 1 : 0)] = 1;
}

const KINDS: readonly Choice['kind'][] = [
  'keepRelics',
  'takeAbility',
  'discard',
  'activate',
  'expose',
  'restRelics',
  'heist',
  'forgoHeist',
  'place',
  'guard',
  'ready',
  'pass',
  'redraw',
  'instant',
  'ability',
  'suffer',
  'reroll',
];

/** Where the groups of a choice begin. */
const CARD = KINDS.length;
const DEED = CARD + 5;
const TARGET = DEED + DEED_WIDTH;
const DICE = TARGET + 10;
const CHOICE_WIDTH = DICE + 2;

function writeChoice(p: Position, seat: number, choice: Choice, into: Float32Array): void {
  into.fill(0);
  into[KINDS.indexOf(choice.kind)] = 1;
  switch (choice.kind) {
    case 'keepRelics':
      for (const card of choice.cards) writeCard(p, seat, card, into);
      break;
    case 'takeAbility':
    case 'discard':
      writeCard(p, seat, choice.card, into);
      break;
    case 'activate':
    case 'heist':
    case 'expose':
      writeRelic(p, seat, choice.relic, into);
      break;
    case 'place':
      writeCard(p, seat, choice.card, into);
      writeTarget(p, seat, choice.ally, into);
      break;
    case 'guard':
      writeCard(p, seat, choice.card, into);
      writeTarget(p, seat, choice.slot, into);
      break;
    case 'instant':
    case 'ability':
      writeCard(p, seat, choice.card, into);
      writeTarget(p, seat, choice.target === 0 ? seat : choice.target, into);
      into[DICE] = choice.dice / 4;
      break;
    case 'suffer':
      addDeeds(deedsOf(catalogFor(p)).options, (2 * choice.card + choice.option - 1) * DEED_WIDTH, into);
      break;
    case 'reroll':
      into[DICE] = choice.dice / 4;
      writeTarget(p, seat, p.askPool > SLOT_POOLS ? p.askPool - SLOT_POOLS : p.askPool, into);
      break;
    default:
      if (seat > 0) writeTarget(p, seat, seat, into);
  }
}

function addDeeds(from: Float32Array, at: number, into: Float32Array): void {
  for (let i = 0; i < DEED_WIDTH; i++) into[DEED + i]! += from[at + i]!;
}

function writeCard(p: Position, seat: number, card: number, into: Float32Array): void {
  const catalog = catalogFor(p);
  const purse = seat === 0 ? p.field : diggerAt(p, seat).trinkets;
  into[CARD]! += catalog.cost[card]! / HAND_LIMIT;
  into[CARD + 1] = Math.min(1, (purse - catalog.cost[card]!) / TEN);
  into[CARD + 2]! += catalog.risk[card]! / HAND_LIMIT;
  into[CARD + 3]! += catalog.hazard[card]! / 3;
  into[CARD + 4] = catalog.banish[card] ? 1 : 0;
  addDeeds(deedsOf(catalog).cards, card * DEED_WIDTH, into);
}

/** A Relic's card is known to the Ancient, and to all once it was shown. */
function writeRelic(p: Position, seat: number, at: number, into: Float32Array): void {
  const relic = p.relics[at - 1]!;
  into[CARD] = relic.exposed;
  into[CARD + 1] = relic.cooldown / 3;
  into[DICE + 1] = relic.shown;
  if (seat === 0 || relic.shown === 1)
    addDeeds(deedsOf(catalogFor(p)).cards, relic.card[0]! * DEED_WIDTH, into);
  if (seat > 0) writeTarget(p, seat, seat, into);
}

/** The Archaeologist that a choice is about. */
function writeTarget(p: Position, viewer: number, seat: number, into: Float32Array): void {
  if (seat === 0) return;
  const digger = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  into[TARGET] = 1;
  into[TARGET + 1] = seat === viewer ? 1 : 0;
  into[TARGET + 2] = digger.danger / DEADLY_DANGER;
  into[TARGET + 3] = trinketsSeen(p, viewer, seat) / TEN;
  into[TARGET + 4] = digger.heist !== 0 ? 1 : 0;
  into[TARGET + 5] = diceIn(digger.pool) / TEN;
  into[TARGET + 6] = (diceIn(guard) + sumOf(guard.tokens) / 3.5) / TEN;
  into[TARGET + 7] = marginOf(p, seat, seesPlaced(p, viewer, seat));
  if (p.rolled === 1) into[TARGET + 8] = leadOf(p, seat);
  into[TARGET + 9] = guardsOn(p, viewer, seat);
}

export const traits: Traits<Position, Choice> = {
  version: 1,
  seatWidth: SEAT_WIDTH,
  choiceWidth: CHOICE_WIDTH,
  seat: writeSeat,
  choice: writeChoice,
};
