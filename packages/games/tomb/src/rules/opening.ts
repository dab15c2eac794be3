// The opening: characters, pawns, and the Ruptures that are there before the first turn.
import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { type Choice, PLACE_PAWN, TAKE_CHARACTER } from '../choices.ts';
import { NOBODY } from '../content/characters.ts';
import { CONCUSSION_DIE, IS_CORRUPTED, RAVINE, RUPTURE, START } from '../content/pieces.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import { drawConcussion, renewConcussions } from './decks.ts';
import { CELLS } from './geometry.ts';
import { laneLength, targetOf } from './lanes.ts';
import { startTurn } from './turn.ts';

/** DP-2: the characters not taken yet. */
export function listCharacters(p: Position, out: Choice[]): void {
  for (let character = 0; character < NOBODY; character++)
    if (!p.characters.includes(character)) out.push(TAKE_CHARACTER[character]!);
}

/** ST-SET-10, ST-SET-13: character and health; after the last seat the pawns follow (ST-SET-18). */
export function takeCharacter(
  p: Position,
  seat: Seat,
  character: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  p.characters[seat] = character;
  p.health[seat] = p.settings.health[character]!;
  tell?.({ kind: 'characterTaken', seat, character, health: p.health[seat] });
  if (seat + 1 < p.seats) p.deciding = seat + 1;
  else {
    p.deciding = 0;
    p.phase = 'pawns';
    placeForcedPawns(p, chance, tell);
  }
}

/** ST-SET-19: an occupied Start tile is open only while enough players are left to fill the empty ones. */
export function startTilesFor(p: Position, seat: Seat): number[] {
  const starts: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (p.ground[cell] === START) starts.push(cell);
  const free = starts.filter((cell) => !p.pawns.includes(cell));
  return p.seats - seat - 1 >= free.length ? starts : free;
}

/** DP-3. */
export function listPawnPlaces(p: Position, out: Choice[]): void {
  for (const cell of startTilesFor(p, p.deciding)) out.push(PLACE_PAWN[cell]!);
}

/** ST-SET-11. */
export function placePawn(p: Position, seat: Seat, cell: number, chance: Chance, tell: Tell<Event>): void {
  p.pawns[seat] = cell;
  tell?.({ kind: 'pawnPlaced', seat, cell });
  p.deciding = seat + 1;
  placeForcedPawns(p, chance, tell);
}

/** A seat with one Start tile to choose from is not asked; after the last the Ruptures come and the first turn begins. */
function placeForcedPawns(p: Position, chance: Chance, tell: Tell<Event>): void {
  while (p.deciding < p.seats) {
    const places = startTilesFor(p, p.deciding);
    if (places.length > 1) return;
    p.pawns[p.deciding] = places[0]!;
    tell?.({ kind: 'pawnPlaced', seat: p.deciding, cell: places[0]! });
    p.deciding++;
  }
  for (let seat = 0; seat < p.seats; seat++) placeStartingRupture(p, seat, chance, tell);
  if (p.settings.isRising) renewConcussions(p, tell);
  startTurn(p, 0, tell);
}

/** ST-STR-3..6: not on Corrupted tiles, ravines or an earlier starting Rupture. */
const takesStartingRupture = (p: Position, cell: number): boolean =>
  !IS_CORRUPTED[p.ground[cell]!] && p.ground[cell] !== RAVINE && p.tokens[cell] !== RUPTURE;

/** ST-STR-9: is there any card and die that would do? */
function canPlaceStartingRupture(p: Position, from: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const length = laneLength(p, from, direction);
    for (let die = 1; length > 0 && die <= CONCUSSION_DIE; die++)
      if (takesStartingRupture(p, targetOf(from, direction, length, die))) return true;
  }
  return false;
}

/** ST-STR-1..14: card and die again until the target is legal; the token sets off nothing. */
export function placeStartingRupture(p: Position, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const from = p.pawns[seat]!;
  if (!canPlaceStartingRupture(p, from)) {
    tell?.({ kind: 'startingRuptureSkipped', seat });
    return;
  }
  for (;;) {
    const direction = drawConcussion(p, chance, tell);
    const length = laneLength(p, from, direction);
    tell?.({ kind: 'cardTurned', seat, direction, lane: length, card: 1, cards: 1 });
    if (length === 0) continue;
    const die = chance.die(CONCUSSION_DIE, 'opening-die');
    const target = targetOf(from, direction, length, die);
    tell?.({ kind: 'dieRolled', seat, die, target });
    if (takesStartingRupture(p, target)) {
      p.tokens[target] = RUPTURE;
      tell?.({ kind: 'startingRupturePlaced', seat, cell: target });
      return;
    }
    tell?.({ kind: 'targetRefused', seat, cell: target });
  }
}
