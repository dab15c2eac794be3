// The decision points: what is open to the deciding seat in each phase, and what playing it starts.
import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { type Choice, END_ACTIONS, LAY_RAVINES, PICK_CELL, PICK_DIE, RELOCATE } from './choices.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';
import { excavate, layLine, listExcavation, placeTreasure } from './rules/excavation.ts';
import { jump, listMovement, MOVE_COST, MOVE_RUPTURE_COST, move, moveTreasure } from './rules/movement.ts';
import { listCharacters, listPawnPlaces, placePawn, takeCharacter } from './rules/opening.ts';
import {
  cleanse,
  emptyDirt,
  listBridges,
  listCleanse,
  listEmptyDirt,
  listReinforce,
  listRemoveWall,
  listTreat,
  placeBridge,
  reinforce,
  removeWall,
  treat,
} from './rules/other-actions.ts';
import { pickDie, relocate, runCards, startTremor } from './rules/tremor.ts';
import { endActions, placeWall } from './rules/turn.ts';
import { listWalls } from './rules/walls.ts';

const NONE: readonly Choice[] = Object.freeze([]);
const SEATS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((seat) => Object.freeze([seat]));
const NOBODY_WAITS: readonly Seat[] = Object.freeze([]);

export const waitingFor = (p: Position): readonly Seat[] =>
  p.phase === 'over' ? NOBODY_WAITS : SEATS[p.deciding]!;

/** DP-2..9: every choice of this seat, in the order of SPEC. */
export function choices(p: Position, seat: Seat): readonly Choice[] {
  if (seat !== p.deciding || p.phase === 'over') return NONE;
  const out: Choice[] = [];
  switch (p.phase) {
    case 'actions':
      listActions(p, seat, out);
      break;
    case 'wall':
      listWalls(p, out);
      break;
    case 'characters':
      listCharacters(p, out);
      break;
    case 'pawns':
      listPawnPlaces(p, out);
      break;
    default:
      listOffers(p, out);
  }
  return out;
}

/** DP-4: kinds in the order of the action table, `end-actions` always and last (ST-INV-19). */
function listActions(p: Position, seat: Seat, out: Choice[]): void {
  listMovement(p, seat, out);
  listExcavation(p, seat, out);
  listBridges(p, seat, out);
  listEmptyDirt(p, seat, out);
  listReinforce(p, seat, out);
  listCleanse(p, seat, out);
  listRemoveWall(p, seat, out);
  listTreat(p, seat, out);
  out.push(END_ACTIONS);
}

/** DP-5, DP-6, DP-8, DP-9: picks from what luck or the board has put on offer. */
function listOffers(p: Position, out: Choice[]): void {
  const from =
    p.phase === 'treasure-cell'
      ? PICK_CELL
      : p.phase === 'ravine-line'
        ? LAY_RAVINES
        : p.phase === 'die'
          ? PICK_DIE
          : RELOCATE;
  for (const offer of p.offers) out.push(from[offer]!);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one call for each kind of choice, and nothing else
export function play(p: Position, seat: Seat, choice: Choice, chance: Chance, tell?: Tell<Event>): void {
  switch (choice.kind) {
    case 'move':
      move(p, seat, choice.direction, MOVE_COST, tell);
      break;
    case 'move-rupture':
      move(p, seat, choice.direction, MOVE_RUPTURE_COST, tell);
      break;
    case 'move-treasure':
      moveTreasure(p, seat, choice.direction, choice.colour, tell);
      break;
    case 'jump':
      jump(p, seat, choice.cell, tell);
      break;
    case 'excavate':
      excavate(p, seat, chance, tell);
      break;
    case 'place-bridge':
      placeBridge(p, seat, choice.direction, tell);
      break;
    case 'empty-dirt':
      emptyDirt(p, seat, tell);
      break;
    case 'reinforce':
      reinforce(p, seat, choice.cell, choice.mode, tell);
      break;
    case 'cleanse':
      cleanse(p, seat, tell);
      break;
    case 'remove-wall':
      removeWall(p, seat, choice.edges, tell);
      break;
    case 'treat':
      treat(p, seat, choice.seat, tell);
      break;
    case 'end-actions':
      endActions(p, tell);
      break;
    case 'place-wall':
      placeWall(p, choice.edge, tell);
      startTremor(p, chance, tell);
      break;
    case 'pick-cell':
      placeTreasure(p, choice.cell, tell);
      break;
    case 'lay-ravines':
      layLine(p, choice.direction, tell);
      break;
    case 'pick-die':
      pickDie(p, choice.die, tell);
      runCards(p, chance, tell);
      break;
    case 'relocate':
      relocate(p, seat, choice.cell, tell);
      runCards(p, chance, tell);
      break;
    case 'take-character':
      takeCharacter(p, seat, choice.character, chance, tell);
      break;
    case 'place-pawn':
      placePawn(p, seat, choice.cell, chance, tell);
      break;
  }
}
