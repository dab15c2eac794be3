// What a network may know of the tomb: the terms of the burden and the state of team and board, and for each choice what it changes.
import { NO_CHANCE, type Seat, type Traits } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { VoidLane } from './content/options.ts';
import { COLOURS, CONCUSSION, CORRUPTED, EMPTY, IS_SOLID, RAVINE, RUPTURE } from './content/pieces.ts';
import { copy } from './copy.ts';
import { burdenOf, turnsLeft } from './hints/burden.ts';
import { isSame } from './hints/burden-before.ts';
import { dangerOf, expectedHits } from './hints/danger.ts';
import { distance, FAR, pointsTo, terrainOf, WALKING } from './hints/distance.ts';
import { effortOf, missingOf } from './hints/effort.ts';
import { PLANNING } from './hints/regard.ts';
import { play } from './play.ts';
import {
  cardsPerTurn,
  cellOfTreasure,
  colourOfTreasure,
  concussionsLeft,
  lootLeft,
  type Phase,
  type Position,
  startingHealth,
  traitsOf,
} from './position.ts';
import { costOf } from './rules/costs.ts';
import { CELLS, NEIGHBOUR, OUTSIDE } from './rules/geometry.ts';

const PHASES: readonly Phase[] = ['pawns', 'actions', 'treasure-cell', 'ravine-line', 'die', 'relocation'];
const MOST_SEATS = 5;
const MOST_POINTS = 8;
const MOST_HEALTH = 4;
const PERKS = 10;
/** Burdens run to some two hundred action points, their changes to some ten. */
const BURDEN = 100;
const CHANGE = 10;

/** Where the groups of the seat's numbers begin. */
const OWN = PHASES.length;
const MATES = OWN + 8 + PERKS;
const PER_MATE = 6;
const COLOUR = MATES + (MOST_SEATS - 1) * PER_MATE;
const PER_COLOUR = 5;
const BOARD = COLOUR + COLOURS.length * PER_COLOUR;
const RULES = BOARD + 16;
const SEAT_WIDTH = RULES + 9;

function writeSeat(p: Position, seat: Seat, into: Float32Array): void {
  into.fill(0);
  const phase = PHASES.indexOf(p.phase);
  if (phase >= 0) into[phase] = 1;
  writeOwn(p, seat, into);
  for (let i = 1; i < p.seats; i++)
    writeMate(p, seat, (seat + i) % p.seats, MATES + (i - 1) * PER_MATE, into);
  for (let colour = 0; colour < COLOURS.length; colour++) writeColour(p, colour, into);
  writeBoard(p, into);
  writeRules(p, into);
}

function writeOwn(p: Position, seat: Seat, into: Float32Array): void {
  const cell = p.pawns[seat]!;
  into[OWN] = p.current[seat]! / MOST_POINTS;
  into[OWN + 1] = p.health[seat]! / MOST_HEALTH;
  into[OWN + 2] = p.dirt[seat]! / MOST_HEALTH;
  into[OWN + 3] = p.hasMoved ? 1 : 0;
  into[OWN + 4] = p.hasTreated ? 1 : 0;
  into[OWN + 5] = p.active === seat ? 1 : 0;
  if (cell < CELLS) {
    into[OWN + 6] = p.tokens[cell]! / RUPTURE;
    into[OWN + 7] = expectedHits(p)[cell]!;
  }
  const perks = traitsOf(p, seat);
  for (let i = 0; i < PERKS; i++) into[OWN + 8 + i] = perks[i]! / MOST_HEALTH;
}

function writeMate(p: Position, seat: Seat, mate: Seat, at: number, into: Float32Array): void {
  into[at] = 1;
  into[at + 1] = p.health[mate]! / MOST_HEALTH;
  into[at + 2] = (startingHealth(p, mate) - p.health[mate]!) / MOST_HEALTH;
  into[at + 3] = p.dirt[mate]! / MOST_HEALTH;
  into[at + 4] = p.current[mate]! / MOST_POINTS;
  if (p.pawns[seat]! < CELLS && p.pawns[mate]! < CELLS)
    into[at + 5] = distance(p.pawns[seat]!, p.pawns[mate]!) / CHANGE;
}

function writeColour(p: Position, colour: number, into: Float32Array): void {
  const at = COLOUR + colour * PER_COLOUR;
  into[at] = p.cleansed[colour]!;
  into[at + 1] = missingOf(p, colour) / 2;
  into[at + 2] = p.discards[colour]! / 2;
  into[at + 3] = p.loot[colour]! / Math.max(1, lootLeft(p));
  for (let cell = 0; cell < CELLS; cell++) if (p.ground[cell] === CORRUPTED + colour) into[at + 4]! += 0.5;
}

function writeBoard(p: Position, into: Float32Array): void {
  let at = BOARD;
  const effort = effortOf(p, PLANNING);
  const danger = dangerOf(p);
  into[at++] = Math.min(2, effort / BURDEN);
  into[at++] = Math.min(2, danger / BURDEN);
  into[at++] = Math.min(2, burdenOf(p, PLANNING) / BURDEN);
  into[at++] = turnsLeft(p) / BURDEN;
  into[at++] = Math.min(2, effort / (3 * turnsLeft(p)));
  into[at++] = lootLeft(p) / 27;
  into[at++] = p.lootClosed ? 1 : 0;
  into[at++] = p.wallSupply / 20;
  into[at++] = p.bridgeSupply / 56;
  into[at++] = p.tremors / 3;
  into[at++] = cardsPerTurn(p) / 3;
  into[at++] = concussionsLeft(p) / 48;
  into[at++] = p.treasures.length / 6;
  let cracks = 0;
  let ruptures = 0;
  let solid = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (p.tokens[cell] === CONCUSSION) cracks++;
    else if (p.tokens[cell] === RUPTURE) ruptures++;
    if (IS_SOLID[p.ground[cell]!]) solid++;
  }
  into[at++] = cracks / 20;
  into[at++] = ruptures / CHANGE;
  into[at++] = solid / 60;
}

/** How often a card without a lane strikes underfoot, about. */
const UNDERFOOT: Readonly<Record<VoidLane, number>> = {
  redraw: -1,
  fizzle: 0,
  cornered: 0,
  aftershock: 0.5,
  underfoot: 1,
};

function writeRules(p: Position, into: Float32Array): void {
  const { settings } = p;
  into[RULES] = settings.cascade ? 1 : 0;
  into[RULES + 1] = settings.isRising ? 1 : 0;
  into[RULES + 2] = settings.groundHurts ? 1 : 0;
  into[RULES + 3] = settings.crushesWalls ? 1 : 0;
  into[RULES + 4] = settings.innerWalls ? 1 : 0;
  into[RULES + 5] = UNDERFOOT[settings.voidLane];
  into[RULES + 6] = settings.deck / 12;
  if (p.seats > 2) into[RULES + 7] = (p.seats - 2) / 3;
  into[RULES + 8] = p.seats === 1 ? 1 : 0;
}

const KINDS: readonly Choice['kind'][] = [
  'move',
  'move-rupture',
  'move-treasure',
  'jump',
  'excavate',
  'place-bridge',
  'empty-dirt',
  'reinforce',
  'cleanse',
  'remove-wall',
  'treat',
  'end-actions',
  'pick-cell',
  'lay-ravines',
  'pick-die',
  'relocate',
  'place-pawn',
];

/** Where the groups of a choice begin. */
const COST = KINDS.length;
const EFFECT = COST + 3;
const CELL = EFFECT + 7;
const CHOICE_WIDTH = CELL + 12;

function writeChoice(p: Position, seat: Seat, choice: Choice, into: Float32Array): void {
  into.fill(0);
  const kind = KINDS.indexOf(choice.kind);
  if (kind >= 0) into[kind] = 1;
  const cost = costOf(p, seat, choice);
  into[COST] = cost / MOST_POINTS;
  into[COST + 1] = (p.current[seat]! - cost) / MOST_POINTS;
  if (choice.kind === 'end-actions') into[COST + 2] = Math.max(0, p.current[seat]! - 4) / MOST_POINTS;
  writeEffect(p, seat, choice, into);
  const cell = cellOf(p, seat, choice);
  if (cell < CELLS) writeCell(p, seat, cell, into);
  if (choice.kind === 'reinforce') into[CELL + 10] = choice.mode === 'clear' ? 1 : -1;
  else if (choice.kind === 'remove-wall') into[CELL + 10] = choice.edges.length / 2;
  else if (choice.kind === 'pick-die') into[CELL + 10] = choice.die / 6;
  else if (choice.kind === 'treat') into[CELL + 11] = p.health[choice.seat]! / MOST_HEALTH;
}

/** The terms of the burden before a choice, for as long as nothing has changed. */
const before = { effort: 0, danger: 0, burden: 0 };
let last: Position | undefined;

function readBefore(p: Position): void {
  if (last && isSame(p, last)) return;
  last = copy(p);
  before.effort = effortOf(p, PLANNING);
  before.danger = dangerOf(p);
  before.burden = burdenOf(p, PLANNING);
}

const bounded = (change: number): number => Math.max(-2, Math.min(2, change / CHANGE));

/** Tried out on a copy where no luck is asked for: how the terms of the burden change, and whether it ends the game. */
function writeEffect(p: Position, seat: Seat, choice: Choice, into: Float32Array): void {
  const { kind } = choice;
  if (kind === 'end-actions' || kind === 'place-pawn' || kind === 'take-character') return;
  if (kind === 'place-wall') return;
  if (kind === 'excavate') {
    into[EFFECT + 5] = (missingOf(p, 0) + missingOf(p, 1) + missingOf(p, 2)) / 6;
    into[EFFECT + 6] = p.dirt[seat]! / MOST_HEALTH;
    return;
  }
  const after = copy(p);
  after.cardsDue = 0;
  play(after, seat, choice, NO_CHANCE);
  if (after.ending !== '') {
    into[EFFECT + (after.ending === 'win' ? 3 : 4)] = 1;
    return;
  }
  readBefore(p);
  into[EFFECT] = bounded(before.effort - effortOf(after, PLANNING));
  into[EFFECT + 1] = bounded(before.danger - dangerOf(after));
  into[EFFECT + 2] = bounded(before.burden - burdenOf(after, PLANNING));
}

/** The cell that a choice is about; OUTSIDE where there is none. */
function cellOf(p: Position, seat: Seat, choice: Choice): number {
  const own = p.pawns[seat]!;
  switch (choice.kind) {
    case 'move':
    case 'move-rupture':
    case 'move-treasure':
    case 'place-bridge':
    case 'lay-ravines':
      return own < CELLS ? NEIGHBOUR[own * 4 + choice.direction]! : OUTSIDE;
    case 'jump':
    case 'reinforce':
    case 'pick-cell':
    case 'relocate':
    case 'place-pawn':
      return choice.cell;
    case 'treat':
      return p.pawns[choice.seat]!;
    case 'excavate':
    case 'cleanse':
    case 'end-actions':
      return own;
    default:
      return OUTSIDE;
  }
}

function writeCell(p: Position, seat: Seat, cell: number, into: Float32Array): void {
  into[CELL] = p.tokens[cell] === CONCUSSION ? 1 : 0;
  into[CELL + 1] = p.tokens[cell] === RUPTURE ? 1 : 0;
  into[CELL + 2] = expectedHits(p)[cell]!;
  for (const treasure of p.treasures)
    if (cellOfTreasure(treasure) === cell && p.cleansed[colourOfTreasure(treasure)] === 0)
      into[CELL + 3]! += 0.5;
  for (let other = 0; other < p.seats; other++)
    if (p.pawns[other] === cell) into[CELL + (other === seat ? 4 : 5)]! += 0.5;
  let closed = 0;
  let cracked = 0;
  for (let side = 0; side < 4; side++) {
    const next = NEIGHBOUR[cell * 4 + side]!;
    if (next === OUTSIDE || p.ground[next] === EMPTY || p.ground[next] === RAVINE) closed++;
    else if (p.tokens[next] === RUPTURE) cracked++;
  }
  into[CELL + 6] = closed / 4;
  into[CELL + 7] = cracked / 4;
  const ground = p.ground[cell]!;
  if (ground >= CORRUPTED && ground < CORRUPTED + 3)
    into[CELL + 8] = p.cleansed[ground - CORRUPTED] === 0 ? 1 : 0;
  into[CELL + 9] = 1 / (1 + stepsToWork(p, cell));
}

/** Points from here to the nearest treasure that is still needed. */
function stepsToWork(p: Position, cell: number): number {
  const terrain = terrainOf(p);
  let nearest = FAR;
  for (const treasure of p.treasures)
    if (p.cleansed[colourOfTreasure(treasure)] === 0)
      nearest = Math.min(nearest, pointsTo(terrain, cellOfTreasure(treasure), WALKING)[cell]!);
  return nearest;
}

export const traits: Traits<Position, Choice> = {
  version: 1,
  seatWidth: SEAT_WIDTH,
  choiceWidth: CHOICE_WIDTH,
  seat: writeSeat,
  choice: writeChoice,
};
