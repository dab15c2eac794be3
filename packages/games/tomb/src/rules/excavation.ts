// Excavate and the treasure roll: what comes out of the ground, and where a treasure turns up.
import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { type Choice, EXCAVATE } from '../choices.ts';
import {
  COLOURS,
  DIRT,
  EMPTY,
  IS_FLOOR,
  IS_SOLID,
  NO_TOKEN,
  PLAIN,
  RAVINE,
  RUPTURE,
} from '../content/pieces.ts';
import { DIRT_DIG, TREASURE_ROLLS } from '../effects.ts';
import type { Event, RollOutcome } from '../events.ts';
import { lootLeft, type Position, traitsOf } from '../position.ts';
import { drawLoot, shuffleLoot } from './decks.ts';
import { CELLS, COLUMNS, cellAt, OUTSIDE, ROWS } from './geometry.ts';
import { pay } from './points.ts';
import { canConnect, lineDirections, searchLine, straightLine, touchesTile } from './ravines.ts';
import { keeperAt } from './treasures.ts';

export const EXCAVATE_COST = 1;

/** ST-EXC-1..4, ST-EXC-7: may this seat dig where it stands? */
export const canExcavate = (p: Position, seat: Seat): boolean =>
  p.current[seat]! >= EXCAVATE_COST &&
  !p.lootClosed &&
  IS_FLOOR[p.ground[p.pawns[seat]!]!]! &&
  p.dirt[seat]! < traitsOf(p, seat)[DIRT_DIG]! &&
  !p.dug.includes(p.pawns[seat]!) &&
  lootLeft(p) > 0;

export function listExcavation(p: Position, seat: Seat, out: Choice[]): void {
  if (canExcavate(p, seat)) out.push(EXCAVATE);
}

/** ST-EXC-1, ST-EXC-5, ST-EXC-6: the card is shown; dirt stays with the digger, a treasure is rolled for. */
export function excavate(p: Position, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const cell = p.pawns[seat]!;
  pay(p, seat, EXCAVATE_COST);
  p.dug.push(cell);
  const card = drawLoot(p, chance);
  tell?.({ kind: 'excavated', seat, cell, card, left: lootLeft(p) });
  if (card === DIRT) {
    p.dirt[seat]!++;
    closeEmptyDeck(p, tell);
  } else rollForTreasure(p, seat, card, chance, tell);
}

/** ST-EXC-7: a deck that is empty once a card is resolved stays closed for good. */
function closeEmptyDeck(p: Position, tell: Tell<Event>): void {
  if (p.lootClosed || lootLeft(p) > 0) return;
  p.lootClosed = true;
  tell?.({ kind: 'excavationClosed' });
}

/** ST-ROLL-2..4, ST-LINE-7: what a result of the dice means. */
export function outcomeAt(p: Position, cell: number): RollOutcome {
  const ground = p.ground[cell]!;
  if (ground === RAVINE) return 'ravine';
  if (ground === EMPTY) return canConnect(p, cell) ? 'empty' : 'unconnected';
  if (!IS_SOLID[ground]) return 'destroyed';
  return p.tokens[cell] === RUPTURE ? 'rupture' : 'floor';
}

const isValid = (outcome: RollOutcome): boolean => outcome === 'floor' || outcome === 'empty';

/** ST-ROLL-6, ST-ROLL-9: asked before the first die. */
function isAnyResultValid(p: Position): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (isValid(outcomeAt(p, cell))) return true;
  return false;
}

/** ST-ROLL-1, ST-ROLL-2: red die for the row, yellow die for the column, again while the result is void. */
function rollCell(p: Position, seat: Seat, chance: Chance, tell: Tell<Event>): number {
  for (;;) {
    const row = chance.die(ROWS, 'row-die');
    const column = chance.die(COLUMNS, 'column-die');
    const cell = cellAt(row, column);
    const outcome = outcomeAt(p, cell);
    tell?.({ kind: 'treasureRolled', seat, row, column, outcome });
    if (isValid(outcome)) return cell;
  }
}

function rollForTreasure(p: Position, seat: Seat, colour: number, chance: Chance, tell: Tell<Event>): void {
  if (!isAnyResultValid(p)) {
    p.loot[colour]!++;
    shuffleLoot(p);
    tell?.({ kind: 'treasureReturned', colour });
    return;
  }
  p.pending = colour;
  p.offers.length = 0;
  for (let rolls = traitsOf(p, seat)[TREASURE_ROLLS]!; rolls > 0; rolls--) {
    const cell = rollCell(p, seat, chance, tell);
    if (!p.offers.includes(cell)) p.offers.push(cell);
  }
  if (p.offers.length > 1) p.phase = 'treasure-cell';
  else placeTreasure(p, p.offers[0]!, tell);
}

/** ST-ROLL-3..5: the treasure arrives; an empty cell is filled first and connected afterwards. */
export function placeTreasure(p: Position, cell: number, tell: Tell<Event>): void {
  const colour = p.pending;
  const wasEmpty = p.ground[cell] === EMPTY;
  p.phase = 'actions';
  p.offers.length = 0;
  if (wasEmpty) {
    p.ground[cell] = PLAIN;
    p.tileSupply--;
    tell?.({ kind: 'tilePlaced', cell });
  } else if (p.tokens[cell] !== NO_TOKEN) {
    p.tokens[cell] = NO_TOKEN;
    tell?.({ kind: 'concussionCleared', cell });
  }
  const keeper = keeperAt(p, cell);
  p.treasures.push(cell * COLOURS.length + colour);
  p.keepers.push(keeper);
  tell?.({ kind: 'treasurePlaced', cell, colour, keeper });
  if (wasEmpty && !touchesTile(p, cell, OUTSIDE)) connect(p, cell, tell);
  else finishExcavation(p, tell);
}

/** ST-LINE-2, ST-LINE-5, ST-LINE-6: one way is taken without asking. */
function connect(p: Position, cell: number, tell: Tell<Event>): void {
  const directions = lineDirections(p, cell);
  if (directions.length > 1) {
    p.phase = 'ravine-line';
    p.pendingCell = cell;
    p.offers.push(...directions);
  } else
    layRavines(
      p,
      cell,
      directions.length === 1 ? straightLine(p, cell, directions[0]!) : searchLine(p, cell),
      tell,
    );
}

/** DP-6: the line that the active player chose. */
export function layLine(p: Position, direction: number, tell: Tell<Event>): void {
  layRavines(p, p.pendingCell, straightLine(p, p.pendingCell, direction), tell);
}

function layRavines(p: Position, from: number, cells: readonly number[], tell: Tell<Event>): void {
  for (const cell of cells) p.ground[cell] = RAVINE;
  tell?.({ kind: 'ravinesLaid', from, cells });
  finishExcavation(p, tell);
}

function finishExcavation(p: Position, tell: Tell<Event>): void {
  p.phase = 'actions';
  p.offers.length = 0;
  p.pending = 0;
  p.pendingCell = OUTSIDE;
  closeEmptyDeck(p, tell);
}
